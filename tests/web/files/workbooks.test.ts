// Workbooks (XLSX, ODS): each sheet becomes a CSV with the same rows and columns, with numbers as they are shown.
import { describe, expect, test } from 'vitest';
import { Slices } from '../../../web/src/device/slices.ts';
import { ImportModel, type ImportTarget } from '../../../web/src/import/model.ts';
import { asShown, roundedTo, shownNumber } from '../../../web/src/import/sheet_numbers.ts';
import { sheetsIn } from '../../../web/src/import/workbook.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { CLUB_SHEETS } from './fixtures/club_sheets.ts';
import { engine, listed, readFile, reported } from './imported.ts';
import { ods, xlsx, type MadeSheet } from './workbooks.ts';

const GAMES: MadeSheet = [
  'Games & more',
  [
    ['Spring Open'],
    [],
    ['Game', 'Category', 'Player', 'Score'],
    [1, 'Rail <Baron>', 'Ann', 200000],
    [1, 'Rail <Baron>', 'Bob', 150000.5],
  ],
];
const OTHER: MadeSheet = [
  'Other',
  [
    ['Game', 'Category', 'Player', 'Score'],
    [1, 'Go', 'Cy', 2],
    [1, 'Go', 'Dee', 1],
  ],
];
const KINDS = { xlsx, ods };

describe.each(Object.entries(KINDS))('%s', (kind, make) => {
  test('has its sheets in order, with their rows and columns', async () => {
    expect(await sheetsIn(make([GAMES, OTHER]), new Slices())).toMatchObject([
      {
        name: 'Games & more',
        text: 'Spring Open\r\n\r\nGame,Category,Player,Score\r\n1,Rail <Baron>,Ann,200000\r\n1,Rail <Baron>,Bob,150000.5\r\n',
        style: 'point',
      },
      { name: 'Other' },
    ]);
  });

  test('keeps what a cell shows, also where it looks like a formula', async () => {
    const [sheet] = (await sheetsIn(
      make([
        [
          'A',
          [
            ['=1+1', 'a,b'],
            ['"', '-'],
          ],
        ],
      ]),
      new Slices(),
    ))!;
    expect(sheet!.text).toBe(`'=1+1,"a,b"\r\n"""",'-\r\n`);
  });

  test('is previewed from its first sheet, or the one that is chosen', async () => {
    const model = await opened('puffing-billy', `results.${kind}`, make([GAMES, OTHER]));
    expect(model.preview!.games.map(({ state }) => state.heading)).toEqual(['Rail <Baron>']);
    expect(model.parts).toMatchObject({ label: 'Sheet', chosen: '0' });
    await model.turnTo('1');
    expect(model.preview!.games.map(({ state }) => state.heading)).toEqual(['Go']);
  });

  test('has 40 games, none retyped', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => [
      [at + 1, 'Rail Baron', 'Ann', 200000 + at],
      [at + 1, 'Rail Baron', 'Bob', 252.125],
    ]);
    const model = await opened('puffing-billy', `results.${kind}`, make([['A', [GAMES[1][2]!, ...rows.flat()]]]));
    expect(model.preview!.question).toBe(null);
    expect(reported(model.preview!)).toEqual([]);
    expect(listed('puffing-billy', model.preview!, 'player', 'score')[39]).toBe('Ann 200039, Bob 252.1250');
  });

  test('holds the sheets that clubs keep', async () => {
    for (const { system, text, chosen = [], same = [], columns, games } of CLUB_SHEETS) {
      if (/^Sep=/.test(text)) continue;
      const delimiter = ['\t', ';', ','].find((sign) => text.includes(sign))!;
      const rows = text.split('\n').map((line) => (line === '' ? [] : line.replaceAll('"', '').split(delimiter)));
      const [sheet] = (await sheetsIn(make([['A', rows.map((cells) => cells.map(number))]]), new Slices()))!;
      const preview = await readFile(system, sheet!.text, {
        columns: new Map(chosen),
        same: new Map(same),
        style: sheet!.style,
      });
      if (delimiter !== ';' && !text.includes('$')) expect(listed(system, preview, ...columns)).toEqual(games);
    }
  });
});

/** Spreadsheets keep digits as numbers. */
const number = (text: string) => (text === '' ? null : /^\d+$/.test(text) ? Number(text) : text);

async function opened(system: string, name: string, bytes: Uint8Array): Promise<ImportModel> {
  const forms = await openEventForms(system);
  const target: ImportTarget = {
    system,
    settings: {},
    engine,
    forms,
    numbers: NUMBERS.point,
    games: () => [],
    take: () => {},
    style: 'point',
  };
  const model = new ImportModel(
    () => target,
    () => {},
  );
  const arrayBuffer = async () => bytes.slice().buffer;
  await model.open({ name, size: bytes.length, arrayBuffer });
  return model;
}

test.each([
  [
    'an archive without sheets',
    new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]),
    /cannot be read: it is an archive without sheets/,
  ],
  ['a workbook of an old kind', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0]), /is a workbook of an old kind/],
])('%s is refused by name', async (_, bytes, message) => {
  expect((await opened('rplops', 'a.bin', bytes)).status).toMatch(message);
});

describe('numbers', () => {
  test.each([
    ['33.329999999999998', '33.33'],
    ['0.10000000000000001', '0.1'],
    ['252000', '252000'],
    ['2.5E-2', '0.025'],
    ['1.2E+3', '1200'],
    ['-7.5', '-7.5'],
    ['1E+99', null],
    ['x', null],
  ])('of a workbook: %s is shown as %s', (kept, shown) => expect(shownNumber(kept)).toBe(shown));

  test('have the decimals that are shown, rounded half away from zero', () => {
    expect(roundedTo('2.345', 2)).toBe('2.35');
    expect(roundedTo('-2.345', 2)).toBe('-2.35');
    expect(asShown('33.3333333333333', '33,33')).toBe('33.33');
    expect(asShown('252000.5', '252.000,50')).toBe('252000.5');
    expect(asShown('0.5', '50%')).toBe('0.5');
  });

  test('of cells with two decimals are taken as they are shown', async () => {
    const [sheet] = (await sheetsIn(xlsx([['A', [['0.00: 33.333333333333336']]]]), new Slices()))!;
    expect(sheet!.text).toBe('33.33\r\n');
    const [other] = (await sheetsIn(
      ods([['A', [['33,33 = 33.3333333333333', '252.000,5 = 252000.5']]]]),
      new Slices(),
    ))!;
    expect(other!.text).toBe('33.33,252000.5\r\n');
  });
});
