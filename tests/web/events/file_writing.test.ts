// The files of a long event: written in slices, the same as at once, and stopped on request.
import '../../../web/docs/no_browser.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import { csvOf, csvParts } from '../../../web/src/export/games_csv.ts';
import { aGame } from '../event_site.ts';

vi.mock('../../../web/src/device/slices.ts', () => ({
  Slices: class {
    due = true;
    constructor(private readonly signal?: AbortSignal) {}
    async pause() {
      await Promise.resolve();
      this.signal?.throwIfAborted();
    }
  },
}));

const { FileWriting } = await import('../../../web/src/events/file_writing.ts');

const games = Array.from({ length: 30 }, (_, at) =>
  aGame(String(at + 1), 'detour-98f', ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'], [10, 9, 5, 4, 3, 3, 0]),
);

const parts = () => csvParts('detour-98f', games, 'comma');

test('a file written in slices is the one that is written at once', async () => {
  const writing = new FileWriting(() => {});
  expect(await writing.write(parts())).toBe(csvOf('detour-98f', games, 'comma'));
  expect(writing.isShown).toBe(false);
});

test('parts that come later are waited for', async () => {
  async function* later() {
    yield* parts();
  }
  expect(await new FileWriting(() => {}).write(later())).toBe(csvOf('detour-98f', games, 'comma'));
});

/** Makes the clock advance by this number of milliseconds each time it is read. */
function slowDown(milliseconds: number): void {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += milliseconds));
  onTestFinished(() => clock.mockRestore());
}

test('a file that is written in a moment is not worth a note', async () => {
  slowDown(1);
  const writing = new FileWriting(() => {});
  const text = writing.write(parts());
  expect(writing.isShown).toBe(false);
  await text;
});

test('a file that takes longer is told, and stopped on request', async () => {
  slowDown(1_000);
  const shown: boolean[] = [];
  const writing = new FileWriting(() => {
    shown.push(writing.isShown);
    writing.stop();
  });
  expect(await writing.write(parts())).toBe(null);
  expect(shown).toEqual([true, false]);
  expect(writing.isShown).toBe(false);
});

test('a file that is asked for again is written once', async () => {
  const writing = new FileWriting(() => {});
  const texts = await Promise.all([1, 2].map(() => writing.write(parts())));
  expect(texts).toEqual([null, csvOf('detour-98f', games, 'comma')]);
});
