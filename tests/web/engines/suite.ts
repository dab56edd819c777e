// All that is tested in every engine, with a browser of its own for each part.
import { afterAll, beforeAll, describe } from 'vitest';
import type { Engine } from './driver.ts';
import { testHosts } from './hosts.ts';
import { testExamples, testTyping } from './scenarios.ts';
import { DESK, PHONE } from './tab.ts';
import { testTabs } from './tabs.ts';
import { testOffline, testOneFile } from './without_network.ts';

/** `missing` names what this machine lacks of the engine; tests that are left out say so. */
export function testEngine(name: string, start: () => Promise<Engine>, missing = ''): void {
  describe.skipIf(missing !== '')(missing ? `${name}, left out for want of ${missing}` : name, () => {
    const part = (title: string, tests: (engine: () => Engine) => void) =>
      describe(title, () => withBrowser(start, tests));

    part('on a phone', (engine) => testTyping(engine, PHONE));
    part('on a desk', (engine) => testExamples(engine, DESK));
    part('in several tabs', testTabs);
    part('on other people’s pages', testHosts);
    part('as one file from disk', testOneFile);
    part('with the host gone', testOffline);
  });
}

function withBrowser(start: () => Promise<Engine>, tests: (engine: () => Engine) => void): void {
  let engine: Engine;
  beforeAll(async () => {
    engine = await start();
  });
  afterAll(() => engine.close());
  tests(() => engine);
}
