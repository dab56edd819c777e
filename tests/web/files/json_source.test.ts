// A further source is one file: with a made-up one beside the CSV, a JSON list is previewed, corrected and imported.
import '../../../web/docs/no_browser.ts';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { staticHtml } from '../../../web/docs/static_html.ts';
import type { ImportModel } from '../../../web/src/import/model.ts';
import type { Import } from '../../../web/src/import/plan.ts';
import type { Shown } from '../../../web/src/import/preview_table.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { checkTypes } from '../type_check.ts';

const COPY = 'build/json_source';
const opened = <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ resolve(COPY, 'web/src', path));

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const path of ['web/src', 'web/tsconfig.json', 'wasm', 'core/rules', 'tests/vectors'])
    cpSync(path, `${COPY}/${path}`, { recursive: true });
  cpSync('tests/web/files/fixtures/json_source.ts', `${COPY}/web/src/import/json_source.ts`);
});

const ENTRIES = [
  { Game: 'Brass', Player: 'Ann', Place: 'first' },
  { Game: 'Brass', Player: 'Bob', Place: 2 },
];
const CORRECTED = ENTRIES.map((entry, at) => (at === 0 ? { ...entry, Place: '1' } : entry));

/** The model of an import into an event without games, and what the event took. */
async function importing(text: string): Promise<{ model: ImportModel; taken: Import[] }> {
  const { ImportModel: Model } = await opened<typeof import('../../../web/src/import/model.ts')>('import/model.ts');
  const { openEventForms } = await opened<typeof import('../../../web/src/systems/models.ts')>('systems/models.ts');
  const taken: Import[] = [];
  const target = {
    system: 'rplops',
    settings: {},
    engine: await load(),
    forms: await openEventForms('rplops'),
    numbers: NUMBERS.point,
    games: () => [],
    take: (games: Import) => void taken.push(games),
    style: 'point' as const,
  };
  const model = new Model(
    () => target,
    () => {},
  );
  model.text = text;
  await model.look();
  return { model, taken };
}

test('its types fit those of the page', () => {
  checkTypes(COPY, ['src/import/json_source.ts']);
});

test('a problem is shown at the place that the source names', async () => {
  const { model } = await importing(JSON.stringify(ENTRIES));
  const { previewTable } =
    await opened<typeof import('../../../web/src/import/preview_table.ts')>('import/preview_table.ts');
  const shown = { numbers: NUMBERS.point, page: 0, brokenOnly: true, editing: null } as Partial<Shown> as Shown;
  const html = staticHtml(previewTable(model.preview!, shown));
  expect(html).toContain('Entry 1, “Place”: Place is “first”; it must be a whole number like 5.');
  expect(html).toContain('aria-label="Entry 1, Place: first"');
});

test('a cell is corrected in its text, and the game is imported', async () => {
  const { model, taken } = await importing(JSON.stringify(ENTRIES));
  model.edit({ row: 1, at: 2 });
  await model.correct({ row: 1, at: 2 }, '1');
  expect(JSON.parse(model.text)).toEqual(CORRECTED);
  expect(model.preview?.problems).toEqual([]);
  expect(await model.accept()).toBe(true);
  expect(taken).toMatchObject([
    {
      added: [{ state: { heading: 'Brass', finish: [{ player: 'Ann' }, { player: 'Bob' }] } }],
      replaced: [],
    },
  ]);
});

test('a list without entries, or one that breaks off, is refused in the words of the source', async () => {
  const messages = async (text: string) =>
    (await importing(text)).model.preview?.problems.map(({ message }) => message);
  expect(await messages('[{}]')).toEqual([expect.stringMatching(/^No column is called game, /)]);
  expect(await messages('[{"Game": "Brass"')).toEqual(['The text is not valid JSON.']);
});

test('a CSV is still read as one', async () => {
  const { model } = await importing('game,player,place\nBrass,Ann,first\nBrass,Bob,2');
  expect(model.preview?.problems).toMatchObject([{ row: 2, letter: 'C', header: 'place' }]);
});

test('the dialog offers the files of every source', async () => {
  const { TEXT_TYPES } = await opened<typeof import('../../../web/src/import/table.ts')>('import/table.ts');
  expect(TEXT_TYPES.split(',')).toEqual(
    expect.arrayContaining(['.json', 'application/json', '.csv', '.tsv', '.txt', 'text/csv', 'text/plain']),
  );
});
