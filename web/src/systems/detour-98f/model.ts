// One game of Diplomacy: how seven powers, their centres and what the eliminated last held are read and scored.
import type { Numbers } from '../../numbers/numbers.ts';
import type { Detour98fGame, Detour98fSheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { Reader } from '../../form/reader.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { comparedBoard, fullYear, isEliminated, ledBy, nameOfPowerField, readPower } from '../diplomacy/powers.ts';
import { FALLS, type FallAnswer } from './fall_1905.ts';
import { gameState, type GameState, type Line } from './state.ts';

type GameForm = Form<GameState, Detour98fGame, Detour98fSheet>;

const common: Omit<GameForm, 'read'> = {
  id: 'detour-98f',
  state: gameState,
  scoredBy: { record: 'detour98f', name: 'scoreGame' },
  score: (engine, request) => engine.detour98f.scoreGame(request),
  nameOf: (at) =>
    nameOfPowerField(at, {
      lastHeld: 'answer for Fall 1905',
      'lastHeld/year': 'last Fall alive',
      'lastHeld/centres': 'number of centres then',
    }),
  unfinished: () => false,
  verdict({ rows, result }, _, { grouped }) {
    const first = rows.filter(({ place }) => place === 1);
    return ledBy(first, result === 'win', grouped(first[0]?.points ?? ''));
  },
  forComparison: comparedBoard,
};

export const form: GameForm = {
  ...common,
  read: (state, numbers) => readGame(state, lastFallOrAnswer, numbers),
  inEvent: {
    ...common,
    read: (state, numbers) => readGame(state, typedLastFall, numbers),
    fieldOf: (at) => at.replace(/lastHeld$/, 'lastHeld/year'),
  },
};

function readGame(
  { powers }: GameState,
  readLastFall: typeof typedLastFall,
  numbers: Numbers,
): ReturnType<GameForm['read']> {
  const reader = new Reader(numbers);
  const lines = powers.map((row, index) => {
    const line = readPower(row, index, reader);
    const lastHeld = isEliminated(row, numbers) ? readLastFall(row, `/powers/${index}/lastHeld`, reader) : undefined;
    return lastHeld ? { ...line, lastHeld } : line;
  });
  return { request: { powers: lines, working: true }, problems: reader.problems };
}

type LastFall = Line['lastHeld'];

/** Reads both fields; undefined while both are blank, so that one problem is reported instead of two. */
function typedLastFall(row: Row, at: string, reader: Reader): LastFall {
  const year = reader.count(`${at}/year`, fullYear(textOf(row, 'year')));
  const centres = reader.count(`${at}/centres`, textOf(row, 'held'));
  return year === undefined && centres === undefined ? undefined : ({ year, centres } as LastFall);
}

/** The typed last Fall, or else one that fits the answer. */
function lastFallOrAnswer(row: Row, at: string, reader: Reader): LastFall {
  const year = FALLS[textOf(row, 'fall1905') as FallAnswer];
  return hasLastFall(row) || year === undefined ? typedLastFall(row, at, reader) : { year, centres: 1 };
}

export function hasLastFall(row: Row): boolean {
  return textOf(row, 'year').trim() !== '' || textOf(row, 'held').trim() !== '';
}
