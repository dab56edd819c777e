// CSV from any program: each file is either games that survive export and import, or is reported row by row. The first
// line of a text names the system that it is read for.
import '../../web/docs/no_browser.ts';
import { expect, test } from 'vitest';
import type { SystemId } from '../../web/src/systems/event_game.ts';
import { csvOf } from '../../web/src/export/games_csv.ts';
import { decoded } from '../../web/src/import/decode.ts';
import { LAYOUTS } from '../../web/src/systems/all_csv_layouts.ts';
import { previewOf, type Preview } from '../../web/src/import/preview.ts';
import load from '../../build/package/tallysheet.js';
import loadEvents from '../../build/package/events.js';
import { fuzz, patience } from './loop.ts';
import { openEventForms } from '../../web/src/systems/models.ts';
import { NUMBERS } from '../../web/src/numbers/numbers.ts';

const engine = { ...(await load()), ...(await loadEvents()) };
const SYSTEMS = Object.keys(LAYOUTS) as SystemId[];
const COLUMNS = [
  ...new Set(SYSTEMS.flatMap((system) => LAYOUTS[system].columns.flatMap(({ title, also }) => [title, ...also]))),
];
const CELLS = [
  '1',
  '2',
  '3',
  'Ann',
  'Total',
  'Bob',
  'Zoë',
  'Austria',
  'e',
  'F',
  'Germany',
  'italy',
  'Russia',
  'T',
  'yes',
  'no',
  'final',
  'seating',
  '252,000',
  '252.000',
  '1.5',
  '1,5',
  '0',
  '34',
  '18',
  '1905',
  '-5',
  '"a,b"',
  '""',
  '=1+1',
  "'=1",
  '1e5',
  '#REF!',
  'Rail Baron',
  '١٢',
];
const WORDS = [
  ...SYSTEMS.map((system) => `${system}\n`),
  ...SYSTEMS.map((system) => `${system}\n${LAYOUTS[system].columns.map(({ title }) => title).join()}\n`),
  ...COLUMNS,
  ...CELLS,
  ...CELLS.map((cell) => `,${cell}`),
  ',',
  ';',
  '\t',
  '|',
  '\n',
  '\r\n',
  '"',
  'sep=;\n',
];

/** Reduces a sentence to its last words, without quoted text; it may begin with a name. */
const kindOf = (sentence: string) => sentence.replace(/“.*”|\d[\d,.]*/gs, '#').slice(-30);

async function readThrough(system: SystemId, text: string): Promise<Preview[]> {
  const options = {
    system,
    settings: {},
    engine,
    forms: await openEventForms(system),
    numbers: NUMBERS.point,
  };
  const preview = await previewOf(text, options);
  if (!preview.question) return [preview];
  return Promise.all((['point', 'comma'] as const).map((style) => previewOf(text, { ...options, style })));
}

/** Exported games are imported as the same games, as far as a file can represent them. */
async function expectBack(system: SystemId, { games }: Preview): Promise<void> {
  const file = csvOf(system, games);
  const [again] = await readThrough(system, file);
  expect(
    again!.problems.map(({ row, message }) => `${row}: ${message}`),
    file,
  ).toEqual([]);
  expect(csvOf(system, again!.games)).toBe(file);
}

async function attempt(text: string): Promise<string[]> {
  const line = text.indexOf('\n');
  const system = SYSTEMS.find((one) => one === text.slice(0, line)) ?? SYSTEMS[text.length % SYSTEMS.length]!;
  const file = decoded(Buffer.from(text.slice(line + 1), text.length % 7 === 0 ? 'latin1' : 'utf8')).text;
  const kinds: string[] = [];
  for (const preview of await readThrough(system, file)) {
    for (const { row, message } of preview.problems) {
      expect(message).toMatch(/.\.$/s);
      expect(row).toBeGreaterThan(0);
    }
    if (preview.games.length > 0) await expectBack(system, preview);
    kinds.push(
      ...preview.problems.map(({ message }) => kindOf(message)),
      ...preview.notes.map(kindOf),
      ...preview.games.map(({ form, stage }) => `${form} ${stage}`),
    );
    kinds.push(`${preview.table.commasLikely} ${preview.style} ${preview.question !== null}`);
  }
  return kinds.map((kind) => `${system}: ${kind}`);
}

test(
  'no file is taken for anything but games or problems',
  () => fuzz({ name: 'csv', words: WORDS, attempt }),
  patience,
);
