// The files of a long event: written in slices, the same as at once, and stopped on request.
import '../../../web/docs/no_browser.ts';
import { expect, test, vi } from 'vitest';
import { csvOf, csvParts } from '../../../web/src/files/csv_out.ts';
import { aGame } from '../event_site.ts';

const saved = vi.hoisted(() => [] as string[]);
vi.mock('../../../web/src/device/save_file.ts', () => ({ saveFile: (_: string, text: string) => saved.push(text) }));
vi.mock('../../../web/src/device/slices.ts', () => ({
  Slices: class {
    due = true;
    breathed = false;
    constructor(private readonly signal?: AbortSignal) {}
    async breathe() {
      await Promise.resolve();
      this.signal?.throwIfAborted();
      this.breathed = true;
    }
  },
}));

const { writeFile, writingNote } = await import('../../../web/src/events/file_writing.ts');

const games = Array.from({ length: 30 }, (_, at) =>
  aGame(String(at + 1), 'detour-98f', ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'], [10, 9, 5, 4, 3, 3, 0]),
);

/** As much of a model as is needed. */
const aModel = () => ({ redraw: () => {} }) as any;
const parts = () => csvParts('detour-98f', games, 'comma');
/** The values in a template, the button's action among them. */
const valuesOf = (note: any) => (note.values ?? []) as unknown[];

test('a file written in slices is the one that is written at once', async () => {
  const model = aModel();
  await writeFile(model, 'games.csv', parts(), 'text/csv');
  expect(saved.splice(0)).toEqual([csvOf('detour-98f', games, 'comma')]);
  expect(valuesOf(writingNote(model))).toEqual([]);
});

test('a file that is being written is told, and stopped on request', async () => {
  const model = aModel();
  const writing = writeFile(model, 'games.csv', parts(), 'text/csv');
  const [stop] = valuesOf(writingNote(model));
  (stop as () => void)();
  await writing;
  expect(saved).toEqual([]);
  expect(valuesOf(writingNote(model))).toEqual([]);
});

test('a file that is asked for again is written once', async () => {
  const model = aModel();
  await Promise.all([1, 2].map(() => writeFile(model, 'games.csv', parts(), 'text/csv')));
  expect(saved.splice(0)).toHaveLength(1);
});
