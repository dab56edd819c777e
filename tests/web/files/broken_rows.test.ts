// A file of 1,000 rows, 60 of them broken in every way that a spreadsheet knows: each is reported at its column, and only
// what was chosen is imported.
import { beforeAll, expect, test } from 'vitest';
import { beginEvent, goTo, saved } from '../events/begun_event.ts';
import { openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

type Row = Record<(typeof COLUMNS)[number], string>;
const COLUMNS = ['game', 'category', 'stage', 'listed', 'place', 'player', 'score'] as const;

/** The column that is reported, and how its row of five, not the first, is broken; `above` is the row before it. */
const WAYS: [column: string, spoil: (row: Row, above: Row) => Partial<Row>][] = [
  ['score', () => ({ score: '12x' })],
  ['score', () => ({ score: '' })],
  ['score', () => ({ score: '-5' })],
  ['score', () => ({ score: '1234567890123' })],
  ['score', () => ({ score: '#REF!' })],
  ['score', () => ({ score: '1.23456' })],
  ['player', () => ({ player: ' ' })],
  ['player', (_, above) => ({ player: above.player })],
  ['player', () => ({ player: 'n'.repeat(101) })],
  ['place', (_, above) => ({ place: above.place })],
  ['place', () => ({ place: 'first' })],
  ['place', () => ({ place: '2.5' })],
  ['category', ({ category }) => ({ category: `${category} 2` })],
  ['stage', () => ({ stage: 'semi' })],
  ['listed', () => ({ listed: 'backwards' })],
];

interface File {
  text: string;
  /** "row column" of every broken row. */
  broken: string[];
  /** Players of the games without a problem. */
  sound: string[];
}

/** Every third game has one broken row, until there are 60. */
function file(): File {
  const rows = Array.from({ length: 1000 }, (_, at) => aRow(Math.floor(at / 5), at % 5));
  const broken = Array.from({ length: 60 }, (_, index) => {
    const [column, spoil] = WAYS[index % WAYS.length];
    const at = index * 15 + 1 + (index % 4);
    Object.assign(rows[at], spoil(rows[at], rows[at - 1]));
    return `${at + 2} ${column}`;
  });
  const sound = rows.filter((_, at) => Math.floor(at / 5) % 3 > 0 || at >= 900).map(({ player }) => player);
  return {
    text: [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]
      .map((cells) => cells.join('\t'))
      .join('\n'),
    broken,
    sound,
  };
}

function aRow(game: number, at: number): Row {
  return {
    game: String(game + 1),
    category: `Category ${game % 9}`,
    stage: 'preliminary',
    listed: 'finish',
    place: String(at + 1),
    player: `Player ${at} of ${game}`,
    score: String(252_000 - 1000 * at - game),
  };
}

test('reports 60 of 1,000 rows broken in fifteen ways at their columns, and imports the others on request', async () => {
  const { text, broken, sound } = file();
  const page = await beginEvent(site, /^Puffing Billy/, 'Broken rows');
  await goTo(page, 'Files', 'files');
  await page
    .locator('tally-import input[type=file]')
    .setInputFiles({ name: 'rows.tsv', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.locator('#import-preview').waitFor();
  expect(await page.locator('#import-verdict').innerText()).toBe('1,000 rows, 200 games. 60 problems in 60 games.');
  expect(await reported(page)).toEqual(broken);

  await page.getByRole('button', { name: 'Cancel' }).click();
  expect((await saved(page, 'Save the games as CSV')).split('\r\n')).toHaveLength(2);
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Import the 140 games without problems' }).click();
  await page.locator('.event-undo').getByText('140 games imported').waitFor();
  const csv = await saved(page, 'Save the games as CSV');
  expect(csv.match(/Player \d of \d+/g)).toEqual(sound);
  await page.locator('.event-undo').getByRole('button', { name: 'Undo' }).click();
  expect((await saved(page, 'Save the games as CSV')).split('\r\n')).toHaveLength(2);
});

/** "row column" of every problem, page after page. */
async function reported(page: Awaited<ReturnType<typeof beginEvent>>): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    found.push(...(await page.locator('.file-rows .problem p').allInnerTexts()));
    const later = page.getByRole('button', { name: 'Next rows' });
    if (await later.isDisabled()) return found.map((text) => text.replace(/^Row ([\d,]+), \w “(\w+)”.*$/s, '$1 $2'));
    await later.click();
  }
}
