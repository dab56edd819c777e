// What an event's standings make of games that stand in each other's way, and of late corrections.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import load from '../../build/package/tallysheet.js';
import { newId, type TallyEvent } from '../../web/src/events/event.ts';
import { renamed } from '../../web/src/events/names.ts';
import { chance, pick, seeded, shuffled, whole } from '../reference/random.ts';
import { aBoard, aGame, anEvent, anRplopsGame } from './event_site.ts';

Object.assign(globalThis, { HTMLElement: class {}, customElements: { define: () => {} } });

const engine = await load();
let modules: { Ledger: typeof import('../../web/src/events/ledger.ts').Ledger; Scoring: typeof import('../../web/src/events/scoring.ts').Scoring; loadForms: typeof import('../../web/src/events/forms.ts').loadForms };
beforeAll(async () => {
  const [{ Ledger }, { Scoring }, { loadForms }] = await Promise.all([import('../../web/src/events/ledger.ts'), import('../../web/src/events/scoring.ts'), import('../../web/src/events/forms.ts')]);
  modules = { Ledger, Scoring, loadForms };
});

async function opened(event: TallyEvent, asked = engine) {
  const ledger = modules.Ledger.begin(event);
  const scoring = new modules.Scoring(ledger, asked, await modules.loadForms(event.system));
  const left = () => scoring.standings().left.map(({ game, why }) => `${game.id}: ${why}`);
  return { ledger, scoring, left, players: () => scoring.standings().rows?.map(({ player }) => player) };
}

describe('two boards of one final with one player on both', () => {
  const ANN = aBoard('one', 'Rail Baron', [['Ann', '200'], ['Bob', '100']], 'final');
  const twice = () => anEvent('puffing-billy', [ANN, aBoard('two', 'Rail Baron', [['Ann', '200'], ['Cy', '100']], 'final'), aBoard('three', 'Rail Baron', [['Cy', '90'], ['Di', '80']])]);
  const REFUSED = 'two: Ann is on two boards of this final; a player can sit on only one.';

  test('leave the later one out', async () => {
    const { left, players } = await opened(twice());
    expect(left()).toEqual([REFUSED]);
    expect(players()).toEqual(['Ann', 'Cy', 'Bob', 'Di']);
  });

  test('are both in as soon as the earlier one is corrected', async () => {
    const { ledger, left, players } = await opened(twice());
    left();
    ledger.change([aBoard('one', 'Rail Baron', [['Eve', '200'], ['Bob', '100']], 'final')], 'corrected');
    expect(left()).toEqual([]);
    expect(players()).toEqual(expect.arrayContaining(['Ann', 'Eve']));
    ledger.undo();
    expect(left()).toEqual([REFUSED]);
  });

  test('are asked about anew when the earlier one is deleted, or no final', async () => {
    const { ledger, scoring, left } = await opened(twice());
    left();
    ledger.remove(['one'], 'deleted');
    expect(left()).toEqual([]);
    ledger.undo();
    expect(left()).toEqual([REFUSED]);
    ledger.change([{ ...ANN, stage: 'preliminary' }], 'made preliminary');
    expect(left()).toEqual([]);
    expect(scoring.why(ledger.games[1])).toBe(null);
  });

  test('say so at the game that is left out', async () => {
    const { ledger, scoring } = await opened(twice());
    expect(ledger.games.map((game) => scoring.why(game) === null)).toEqual([true, false, true]);
  });
});

test('a game that is being typed costs no second asking of all the others', async () => {
  const sizes: number[] = [];
  const standings: typeof engine.rplops.standings = (request) => (sizes.push(request.games.length), engine.rplops.standings(request));
  const games = Array.from({ length: 200 }, (_, at) => anRplopsGame(String(at), [['Ann', '1'], ['Bob', '2']]));
  const { ledger, scoring } = await opened(anEvent('rplops', games), { ...engine, rplops: { ...engine.rplops, standings } });
  scoring.standings();
  for (const place of ['', '0', '1']) {
    ledger.change([anRplopsGame('7', [['Ann', place], ['Bob', '2']])], 'typed');
    expect(scoring.standings().left).toHaveLength(place === '1' ? 0 : 1);
  }
  expect(sizes.filter((size) => size > 1)).toEqual([200, 199, 199, 200]);
});

test('a setting that cannot be read is told, and once it is mended the standings are there', async () => {
  const { ledger, scoring, left } = await opened(anEvent('rplops', [anRplopsGame('a', [['Ann', '1'], ['Bob', '2']])], { average: 'x' }));
  expect(scoring.standings()).toMatchObject({ rows: null, problems: ['The average is “x”, which is no number. Write it like 252,000 or 252000.5.'] });
  ledger.changeSetting('average', '10', 'changed');
  expect(left()).toEqual([]);
  expect(scoring.standings().rows).toMatchObject([{ total: '13.33' }, { total: '6.67' }]);
});

test('a setting that the games were refused under says nothing of them under another', async () => {
  const powers = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
  const { ledger, left } = await opened(anEvent('rplops', [anRplopsGame('a', [['Ann', '1'], ['Bob', '2']])], { useTime: 'yes' }));
  expect(left()).toEqual(['a: The game’s length in hours is missing.']);
  ledger.changeSetting('useTime', 'no', 'changed');
  expect(left()).toEqual([]);
  expect((await opened(anEvent('detour-98f', [aGame('d', 'detour-98f', powers, [17, 17, 0, 0, 0, 0, 1])]))).left()).toEqual(['d: The powers hold 35 centres together; there are 34.']);
});

describe('one board of a final that lacks a score', () => {
  const many = Array.from({ length: 30 }, (_, at) => aBoard(`p${at}`, 'Rail Baron', [['Ann', '2'], ['Bob', '1']]));
  const final = (id: string, ...players: [string, string][]) => aBoard(id, 'Rail Baron', players, 'final');

  test('keeps no other out for a player of its own', async () => {
    const { left } = await opened(anEvent('puffing-billy', [...many, final('x', ['Ann', '2'], ['Bob', '']), final('y', ['Ann', '2'], ['Cy', '1'])]));
    expect(left()).toEqual(['x: Bob’s score is missing.']);
  });

  test('nor does one that is left out itself', async () => {
    const { left } = await opened(anEvent('puffing-billy', [...many, final('x', ['Ann', '2'], ['Di', '1']), final('y', ['Ann', '2'], ['Bob', '1']), final('z', ['Bob', '2'], ['Cy', '1'])]));
    expect(left()).toEqual(['y: Ann is on two boards of this final; a player can sit on only one.']);
  });
});

test.each([1, 2, 3])('after any corrections, renamings and steps back the standings are those of the same games anew (%i)', async (seed) => {
  const random = seeded(seed);
  const names = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo'];
  const aRandomBoard = (id: string) => aBoard(id, pick(random, ['Rail Baron', 'Eurorails', '']), shuffled(random, names).slice(0, whole(random, 2, 4)).map((name) => [name, pick(random, ['', '0', '100', '200', 'x'])]), pick(random, [undefined, 'final']));
  const { ledger, scoring } = await opened(anEvent('puffing-billy', Array.from({ length: 25 }, (_, at) => aRandomBoard(`g${at}`))));
  for (let turn = 0; turn < 60; turn += 1) {
    const { id } = pick(random, ledger.games);
    pick(random, [
      () => ledger.change([aRandomBoard(id)], 'corrected'),
      () => ledger.change(ledger.games.map((game) => ({ ...game, state: renamed(game.state, pick(random, names), pick(random, names)) })), 'renamed'),
      () => ledger.remove([id], 'deleted'),
      () => ledger.add([aRandomBoard(`t${turn}`)], 'added'),
      () => ledger.changeSetting('count', pick(random, ['', '1', '2']), 'set'),
      () => ledger.undo(),
      () => ledger.redo(),
    ])();
    if (chance(random, 0.4)) continue;
    const anew = await opened({ ...ledger.event, id: newId() });
    expect(scoring.standings()).toEqual(anew.scoring.standings());
    expect(ledger.games.map((game) => scoring.why(game))).toEqual(anew.ledger.games.map((game) => anew.scoring.why(game)));
  }
});

test('standings that are asked for in advance are the same, and the page breathes in between', async () => {
  const event = anEvent('puffing-billy', Array.from({ length: 40 }, (_, at) => aBoard(`g${at}`, 'Rail Baron', [[`Player ${at}`, '200'], [`Player ${at + 1}`, String(at)]])));
  const { scoring } = await opened(event);
  let clock = 0;
  const slow = vi.spyOn(performance, 'now').mockImplementation(() => (clock += 5));
  let turns = 0;
  const turning = setInterval(() => (turns += 1));
  await scoring.prepare();
  clearInterval(turning);
  slow.mockRestore();
  expect(turns).toBeGreaterThan(1);
  expect(scoring.known).toEqual((await opened({ ...event, id: newId() })).scoring.standings());
});

test('standings are known from when they are asked for until a game changes', async () => {
  const { ledger, scoring } = await opened(anEvent('puffing-billy', [aBoard('one', 'Rail Baron', [['Ann', '200'], ['Bob', '100']])]));
  expect(scoring.known).toBe(null);
  await scoring.prepare();
  expect(scoring.known?.rows?.map(({ player }) => player)).toEqual(['Ann', 'Bob']);
  ledger.change([aBoard('one', 'Rail Baron', [['Bob', '200'], ['Ann', '100']])], 'corrected');
  expect(scoring.known).toBe(null);
});
