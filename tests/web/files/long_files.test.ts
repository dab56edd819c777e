// A long file: read in slices that can be stopped, its games checked many at once as each on its own.
import '../../../web/docs/no_browser.ts';
import { expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { csvOf } from '../../../web/src/export/games_csv.ts';
import { ImportModel } from '../../../web/src/import/model.ts';
import { previewOf } from '../../../web/src/import/preview.ts';
import { aGame } from '../event_site.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const engine = await load();
const forms = await openEventForms('detour-98f');
const PLAYERS = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];

function games(count: number) {
  return Array.from({ length: count }, (_, at) => aGame(String(at + 1), 'detour-98f', PLAYERS, [10, 9, 5, 4, 3, 3, 0]));
}

const read = (text: string) =>
  previewOf(text, { system: 'detour-98f', settings: {}, engine, forms, numbers: NUMBERS.point });

/** A model into an event of no games, and what it took. */
function modelOf(text: string) {
  const taken: unknown[] = [];
  const source = {
    system: 'detour-98f' as const,
    settings: {},
    engine,
    forms,
    numbers: NUMBERS.point,
    style: 'point' as const,
    games: () => [],
    take: (games: unknown) => void taken.push(games),
  };
  const redraws: (() => void)[] = [];
  const model = new ImportModel(
    () => source,
    () => redraws.splice(0).forEach((redrawn) => redrawn()),
  );
  model.text = text;
  return { model, taken, redrawn: () => new Promise<void>((resolve) => redraws.push(resolve)) };
}

test('the preview of a long file tells how far it is, and can be stopped: nothing is taken, the text stays', async () => {
  const text = csvOf('detour-98f', games(2000));
  const { model, taken, redrawn } = modelOf(text);
  const looking = model.look();
  while (!model.reading) await redrawn();
  expect(model.reading).toMatchObject({ of: 2000 });
  model.close();
  expect(await looking).toBe(false);
  expect(model).toMatchObject({ preview: null, reading: null, status: '', text });
  expect(taken).toEqual([]);
});

test('a preview that is begun again replaces the one that is being made', async () => {
  const { model } = modelOf(csvOf('detour-98f', games(2000)));
  const first = model.look();
  model.text = csvOf('detour-98f', games(1));
  expect(await Promise.all([first, model.look()])).toEqual([false, true]);
  expect(model.preview?.games).toHaveLength(1);
  expect(model.reading).toBeNull();
});

test('games that the engine refuses among many are told as they are on their own', async () => {
  const wrong = [6, 22, 39];
  const all = games(40);
  for (const at of wrong) all[at] = aGame(String(at + 1), 'detour-98f', PLAYERS, [10, 9, 5, 4, 3, 3, 9]);
  const { problems, games: ready, broken } = await read(csvOf('detour-98f', all));
  const [alone] = (await read(csvOf('detour-98f', all.slice(6, 7)))).problems;
  expect(problems.map(({ row, message }) => [row, message.replace(/Game \d+/, '')])).toEqual(
    wrong.map((at) => [at * 7 + (alone?.row ?? 0), alone?.message.replace(/Game \d+/, '')]),
  );
  expect([ready.length, broken]).toEqual([37, 3]);
});
