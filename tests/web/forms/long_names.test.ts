// A name that is far too long stands in no sentence but the one about its length: all others quote forty characters.
import { beforeAll, describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import type { Form } from '../../../web/src/form/form.ts';
import { shortened } from '../../../web/src/ui/sentences.ts';

Object.assign(globalThis, { HTMLElement: class {}, customElements: { define: () => {} } });

const FORMS = [
  'puffing-billy',
  'puffing-billy/final',
  'union-pacific',
  'size-matters',
  'detour-98f',
  'rplops',
] as const;
const QUOTED = 40;

const engine = await load();
let models: typeof import('../../../web/src/form/model.ts');
let bar: typeof import('../../../web/src/form/verdict_bar.ts');
let forms: typeof import('../../../web/src/systems/models.ts');
beforeAll(async () => {
  [models, bar, forms] = await Promise.all([
    import('../../../web/src/form/model.ts'),
    import('../../../web/src/form/verdict_bar.ts'),
    import('../../../web/src/systems/models.ts'),
  ]);
});

type Texts = Record<string, unknown>;

/** The state with every player called so, and with `text` in all other fields of the rows. */
function filled(value: unknown, name: string, text: string): unknown {
  if (Array.isArray(value)) return value.map((one: Texts) => filledRow(one, name, text));
  const lists = Object.entries(value as Texts).filter(([, list]) => Array.isArray(list));
  return {
    ...(value as Texts),
    ...Object.fromEntries(lists.map(([field, list]) => [field, filled(list, name, text)])),
  };
}

function filledRow(row: Texts, name: string, text: string): unknown {
  if (Object.values(row).some(Array.isArray)) return filled(row, name, text);
  const fields = Object.keys(row).filter((field) => field !== 'key');
  return { ...row, ...Object.fromEntries(fields.map((field) => [field, field === 'player' ? name : text])) };
}

/** Every sentence that the form tells, but those about a name itself. */
function reported(form: Form, state: unknown): string[] {
  const model = new models.FormModel(form, { read: () => state, write: () => {} } as never);
  model.useEngine(engine);
  const others = model.problems.filter(({ at, code }) => !(at.endsWith('/player') && code === 'range'));
  return [...others.map(({ message }) => message), bar.whatIsMissing(model)];
}

/** The most signs of the name that a sentence has in one piece. */
const longest = (sentence: string) => Math.max(0, ...[...sentence.matchAll(/#+/g)].map(([run]) => run.length));

describe.each(FORMS)('of %s', (id) => {
  test.each([
    ['missing', ''],
    ['no number', 'x'],
    ['below zero', '-5'],
    ['zero', '0'],
    ['ambiguous', '252.000'],
    ['too fine', '1.23456'],
  ])('no sentence quotes a long name in full when everything else is %s', async (_, text) => {
    const form = await forms.openForm(id);
    for (const length of [100, 101, 10_000]) {
      const sentences = reported(form, filled(form.state.example(), '#'.repeat(length), text));
      for (const sentence of sentences) expect(longest(sentence), sentence.slice(0, 200)).toBeLessThanOrEqual(QUOTED);
    }
  });
});

describe('a text that a sentence quotes', () => {
  test.each([
    ['up to forty characters is whole', 'n'.repeat(40), 'n'.repeat(40)],
    ['of one more ends after the fortieth', 'n'.repeat(41), `${'n'.repeat(40)}…`],
    ['counts characters outside the basic plane once', '🚂'.repeat(40), '🚂'.repeat(40)],
    ['never ends within one of them', `n${'🚂'.repeat(40)}`, `n${'🚂'.repeat(39)}…`],
    ['may be blank', '', ''],
  ])('%s', (_, text, quoted) => expect(shortened(text)).toBe(quoted));
});
