// @vitest-environment dom
// Rows that change places slide to them where they are in sight, and the page is laid out once for all of them.
import { html, render } from 'lit/html.js';
import { beforeEach, expect, test } from 'vitest';
import { keyed } from '../../../web/src/ui/keyed.ts';

const HEIGHT = 100;
/** The window of this DOM is 768 pixels high: rows 0 to 7 are in sight. */
const ROWS = Array.from({ length: 20 }, (_, at) => ({ key: String(at) }));

/** What happens to the rows, in order. */
let done: { key: string; slid?: string }[];
let list: HTMLElement;

beforeEach(() => {
  done = [];
  list = document.createElement('ol');
  draw(ROWS);
  for (const row of list.querySelectorAll('li')) layOut(row);
});

function draw(rows: typeof ROWS): void {
  render(
    keyed(rows, ({ key }) => html`<li data-key=${key}></li>`),
    list,
  );
}

/** Gives a row a place in its list, as this DOM has no layout. */
function layOut(row: HTMLElement): void {
  const key = row.dataset['key']!;
  const offsetTop = () => {
    done.push({ key });
    return [...list.querySelectorAll('li')].indexOf(row as HTMLLIElement) * HEIGHT;
  };
  Object.defineProperty(row, 'offsetTop', { get: offsetTop });
  Object.defineProperty(row, 'offsetHeight', { value: HEIGHT });
  row.animate = (frames: any) => done.push({ key, slid: frames.transform[0] }) as never;
}

async function reordered(rows: typeof ROWS) {
  draw(rows);
  await Promise.resolve();
  return done.filter(({ slid }) => slid).map(({ key, slid }) => `${key}: ${slid}`);
}

test('a row slides from its old place to its new one', async () => {
  const [first, second, ...others] = ROWS;
  // From one row's height below its new place, and from as far above it
  expect(await reordered([second!, first!, ...others])).toEqual(['1: translateY(100px)', '0: translateY(-100px)']);
});

test('rows whose old and new places are out of sight do not slide', async () => {
  const slid = await reordered([...ROWS].reverse());
  // Row 8 goes to place 11, and 11 to 8; rows 12 to 19 come into sight, and 0 to 7 leave it
  const keys = slid.map((line) => Number.parseInt(line, 10)).sort((one, other) => one - other);
  expect(keys).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15, 16, 17, 18, 19]);
});

test('every row is measured before the first one slides', async () => {
  await reordered([...ROWS].reverse());
  const first = done.findIndex(({ slid }) => slid);
  expect(first).toBeGreaterThan(0);
  expect(done.slice(first).every(({ slid }) => slid)).toBe(true);
});

test('nothing is measured while no row moves', async () => {
  expect(await reordered(ROWS)).toEqual([]);
  expect(await reordered(ROWS.slice(0, 10))).toEqual([]);
  expect(done).toEqual([]);
});
