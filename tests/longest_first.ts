// Begins with the tests that take longest, so that none of them is left running alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const LONGEST = ['web/engines/', 'web/every_form', 'web/embed_shift', 'web/offline_updates', 'web/shared_links', 'web/payloads', 'wasm/limits', 'wasm/agreement', 'web/accessible', 'web/event_views'];

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const at = LONGEST.findIndex((name) => moduleId.includes(`/tests/${name}`));
  return at < 0 ? LONGEST.length : at;
}
