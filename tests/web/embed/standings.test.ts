// @vitest-environment dom
// <tally-standings>: it shows the file's standings as text, and looks for a newer file while it is seen.
import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import '../../../web/src/embed/standings/tally_standings.ts';
import type { TallyStandings } from '../../../web/src/embed/standings/tally_standings.ts';
import { EVERY } from '../../../web/src/publish/watch.ts';
import { BLOCK_START, type PublishedStandings } from '../../../web/src/publish/published_standings.ts';

const STANDINGS: PublishedStandings = {
  version: 1,
  heading: 'Spring <b>convention</b>',
  system: 'Puffing Billy',
  when: '26 November 2026, 14:32',
  columns: [{ title: 'Place', figure: true }, { title: 'Player' }, { title: 'Total', figure: true }],
  rows: [
    ['1', '<img src=x onerror=alert(1)>', '8.560'],
    ['2=', 'Ann', '8.553'],
    ['2=', 'Bob', '8.553'],
  ],
  notes: ['The best 3 count.'],
};

const pageOf = (standings: object) =>
  `<!doctype html><p>x</p>${BLOCK_START}${JSON.stringify(standings).replaceAll('<', '\\u003c')}</script>`;

/** The server's files, and the requests it received. */
let served: { status: number; text: string; etag?: string };
let asked: string[];
let see: (isIntersecting: boolean) => void;

beforeEach(() => {
  vi.useFakeTimers();
  served = { status: 200, text: pageOf(STANDINGS) };
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const headers: Record<string, string> = served.etag ? { etag: served.etag } : {};
    return new Response(served.text, { status: served.status, headers });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly seen: (entries: object[]) => void) {}
      observe(): void {
        see = (isIntersecting) => this.seen([{ isIntersecting }]);
      }
      disconnect(): void {}
    },
  );
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function shown(attributes: Record<string, string> = { src: 'results.html' }): Promise<TallyStandings> {
  const element = document.createElement('tally-standings') as TallyStandings;
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  if (attributes['src']) {
    see(true);
    await vi.advanceTimersByTimeAsync(0);
  }
  return element;
}

const texts = (element: TallyStandings, selector: string) =>
  [...element.shadowRoot!.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('it shows heading, rows and notes as text', async () => {
  const element = await shown();
  expect(texts(element, 'h3')).toEqual(['Spring <b>convention</b>']);
  expect(texts(element, 'tbody th')).toEqual(['<img src=x onerror=alert(1)>', 'Ann', 'Bob']);
  expect(texts(element, 'tbody td.total')).toEqual(['8.560', '8.553', '8.553']);
  expect(texts(element, 'p')).toEqual(['The best 3 count.', 'Puffing Billy · 26 November 2026, 14:32']);
  expect(element.shadowRoot!.querySelectorAll('img, b, script').length).toBe(0);
  expect(element.standings).toEqual(STANDINGS);
});

test('with `rows` it shows the first ones, and counts the others', async () => {
  const element = await shown({ src: 'results.html', rows: '1' });
  expect(texts(element, 'tbody tr').length).toBe(1);
  expect(texts(element, 'p')[0]).toBe('… and 2 more'); // 3 − 1
  element.rows = null;
  expect(texts(element, 'tbody tr').length).toBe(3);
});

test('it looks again once a minute while it is seen, and not while it is not', async () => {
  const element = await shown();
  await vi.advanceTimersByTimeAsync(2 * EVERY);
  expect(asked.length).toBe(3); // at once, after one minute, after two
  see(false);
  await vi.advanceTimersByTimeAsync(5 * EVERY);
  expect(asked.length).toBe(3);
  served.text = pageOf({ ...STANDINGS, heading: 'After round 2' });
  see(true);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked.length).toBe(4);
  expect(texts(element, 'h3')).toEqual(['After round 2']);
});

test('a tab in the background asks for nothing', async () => {
  await shown();
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(3 * EVERY);
  expect(asked.length).toBe(1);
  state.mockRestore();
});

test('a file with the same ETag is not read again', async () => {
  served.etag = '"1"';
  const element = await shown();
  const heard: string[] = [];
  element.addEventListener('tally-standings', () => heard.push('read'));
  served.text = pageOf({ ...STANDINGS, heading: 'Not read' });
  await vi.advanceTimersByTimeAsync(EVERY);
  expect([texts(element, 'h3'), heard]).toEqual([['Spring <b>convention</b>'], []]);
  served.etag = '"2"';
  await vi.advanceTimersByTimeAsync(EVERY);
  expect([texts(element, 'h3'), heard]).toEqual([['Not read'], ['read']]);
});

test('what cannot be read says so, unless standings are there already', async () => {
  served = { status: 404, text: '' };
  const element = await shown();
  expect(texts(element, 'p')).toEqual(['There are no standings at results.html.']);
  served = { status: 200, text: pageOf(STANDINGS) };
  await vi.advanceTimersByTimeAsync(EVERY);
  served = { status: 500, text: '' };
  await vi.advanceTimersByTimeAsync(EVERY);
  expect(texts(element, 'tbody tr').length).toBe(3);
});

test('without an address it says what is missing', async () => {
  const element = await shown({});
  expect(texts(element, 'p')).toEqual(['The attribute “src” must name a results page.']);
});

test('it ends with the element', async () => {
  const element = await shown();
  element.remove();
  await vi.advanceTimersByTimeAsync(3 * EVERY);
  expect(asked.length).toBe(1);
});
