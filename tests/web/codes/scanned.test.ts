// Codes as a director's camera reads them: 12 games, in a long run 200, by frames that are turned, blurred, noisy or
// dropped. All are in the event, and none twice.
import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { ScannedCodes } from '../../../web/src/codes/scanned.ts';
import { ScannedGames, type TakenGame } from '../../../web/src/events/take_scanned.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { boardLink } from '../../../web/src/share/board_links.ts';
import { eventLink } from '../../../web/src/share/event_links.ts';
import { formLink } from '../../../web/src/share/form_links.ts';
import { seriesOf } from '../../../web/src/share/series.ts';
import type { EventGame, GameState } from '../../../web/src/systems/event_game.ts';
import { chance, seeded, whole } from '../../reference/random.ts';
import { aBoard, anEvent } from '../event_site.ts';
import { emptyFrame, frameOf, type Frame } from './frames.ts';

const GAMES = process.env['LONG'] ? 200 : 12;

const ADDRESS = 'https://tallysheet.example/';

/** An event's store, reduced to reading and writing its games. */
function storeOf(games: EventGame[]) {
  return {
    system: 'puffing-billy',
    games,
    game: (id: string) => games.find((one) => one.id === id),
    addGames: (added: EventGame[]) => void games.push(...added),
    replaceGames: (_: EventGame[], changed: EventGame[]) => {
      for (const game of changed) games[games.findIndex(({ id }) => id === game.id)] = game;
    },
  };
}

const isScored = ({ state }: EventGame) =>
  (state as unknown as { finishers: { score?: string }[] }).finishers.every(({ score }) => Boolean(score));

function directorWith(games: EventGame[]) {
  const store = storeOf(games);
  return { games, taker: new ScannedGames(store, () => NUMBERS.point, isScored), codes: new ScannedCodes() };
}

type Director = ReturnType<typeof directorWith>;

async function show({ codes, taker }: Director, text: string): Promise<TakenGame | string> {
  const scanned = await codes.read(text);
  return scanned.kind === 'game' ? taker.take(scanned.form, scanned.state) : scanned.kind;
}

function board(number: number, scores = [252_000, 248_000, 121_000]): EventGame {
  const lines = scores.map((score, at): [string, string] => [`Player ${3 * number + at}`, String(score - number)]);
  return aBoard(`g${number}`, 'Empire Builder', lines);
}

const codeOf = async ({ form, state }: EventGame) => `${ADDRESS}#${await formLink(form, state)}`;

const seenIn = ({ pixels, side }: Frame) => jsQR(pixels, side, side, { inversionAttempts: 'dontInvert' })?.data ?? null;

test('the code of a slip says which board of which event it is for', async () => {
  const { form, state } = board(1);
  const link = await boardLink(form, state, { event: 'anevent', game: 'g1' });
  const scanned = await new ScannedCodes().read(`${ADDRESS}#${link}`);
  expect(scanned).toMatchObject({ kind: 'game', form, board: { event: 'anevent', game: 'g1' } });
});

test(`${GAMES} games by frames: all there, none twice`, async () => {
  const random = seeded(40);
  const director = directorWith([]);
  const read: TakenGame[] = [];
  for (let number = 0; number < GAMES; number += 1) {
    const code = await codeOf(board(number));
    let isRead = false;
    for (let shot = 0; !isRead; shot += 1) {
      expect(shot, `frames of game ${number}`).toBeLessThan(30);
      const look = {
        turned: whole(random, 0, 359),
        blur: whole(random, 0, 1),
        noise: 25,
        seed: 1 + shot + 50 * number,
      };
      const text = seenIn(chance(random, 0.2) ? emptyFrame(200) : frameOf(code, look));
      if (text === null) continue;
      isRead = true;
      const [taken] = await Promise.all([show(director, text), show(director, text)]); // two frames of one code
      read.push(taken as TakenGame);
    }
  }
  expect(read.map(({ kind }) => kind)).toEqual(Array(GAMES).fill('added'));
  expect(director.games).toHaveLength(GAMES);
  const players = director.games.map(({ state }) =>
    JSON.stringify((state as any).finishers.map((row: any) => row.player)),
  );
  expect(new Set(players).size).toBe(GAMES);
});

describe('a board that is reported twice', () => {
  test('by the other phone with the same figures is there already, whatever site its link leads to', async () => {
    const director = directorWith([]);
    const code = await codeOf(board(1));
    expect(await show(director, code)).toMatchObject({ kind: 'added' });
    expect(await show(director, code)).toBe('again');
    expect(await show(director, code.replace(ADDRESS, 'https://elsewhere.example/'))).toBe('again');
    const typed = board(1);
    const spaced = { ...typed, state: { ...typed.state, heading: ' Empire Builder ' } as GameState };
    expect(await show(director, await codeOf(spaced))).toMatchObject({ kind: 'there already' });
    expect(director.games).toHaveLength(1);
  });

  test('with other figures is asked about, with what differs', async () => {
    const director = directorWith([]);
    await show(director, await codeOf(board(1)));
    const asked = (await show(director, await codeOf(board(1, [252_000, 284_000, 121_000])))) as any;
    expect(asked.kind).toBe('asks');
    expect(asked.twin.correction.differences).toHaveLength(1);
    expect(director.games).toHaveLength(1);
    director.taker.replace(asked);
    expect(JSON.stringify(director.games)).toContain('283999'); // 284,000 − 1
    expect(director.games).toHaveLength(1);
  });
});

test('a board that waits for its figures takes them, and keeps its round and number', async () => {
  const waiting = aBoard('w', 'Empire Builder', [
    ['Player 3', ''],
    ['Player 4', ''],
    ['Player 5', ''],
  ]);
  const director = directorWith([{ ...waiting, round: '2', board: '7' }]);
  expect(await show(director, await codeOf(board(1)))).toMatchObject({ kind: 'filled in' });
  expect(director.games).toMatchObject([{ id: 'w', round: '2', board: '7' }]);
  expect(JSON.stringify(director.games)).toContain('251999');
});

test('a game of another system, and other codes, are refused', async () => {
  const director = directorWith([]);
  const state = {
    heading: '',
    finish: [{ key: '1', player: 'Ann', place: '1' }],
    formula: 'RPLOPS',
    average: '',
    hours: '',
  };
  expect(await show(director, `${ADDRESS}#${await formLink('rplops', state)}`)).toMatchObject({ kind: 'refused' });
  for (const text of ['https://example.org', 'hello', `${ADDRESS}#rplops?1.broken`, `${ADDRESS}#nothing?1.abc`])
    expect(await show(director, text)).toBe('strange');
  expect(director.games).toEqual([]);
});

test('an event of 40 games comes as a series of codes, in any order', async () => {
  const event = anEvent(
    'puffing-billy',
    Array.from({ length: 40 }, (_, number) => board(number)),
  );
  const codes = seriesOf(await eventLink(event, undefined));
  expect(codes.length).toBeGreaterThan(2);
  const reader = new ScannedCodes();
  const kinds: string[] = [];
  for (const code of [...codes].reverse()) {
    const scanned = await reader.read(code);
    kinds.push(scanned.kind);
    if (scanned.kind === 'event') expect(scanned.carried.event.games).toHaveLength(40);
  }
  expect(kinds).toEqual([...Array(codes.length - 1).fill('part'), 'event']);
  expect((await reader.read(codes[0]!)).kind).toBe('again');
});
