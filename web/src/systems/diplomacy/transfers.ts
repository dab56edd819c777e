// Answers: what if a power had held more or fewer centres? Another power loses what it gains, so no centre appears or
// vanishes; centres that nobody holds can be taken too.
import { isMore, signedDifference } from '../../numbers/decimal_text.ts';
import type { Numbers } from '../../numbers/numbers.ts';
import { textOf, type Row } from '../../ui/rows.ts';
import { capital, inWords } from '../../ui/sentences.ts';
import {
  changeOf,
  resultOf,
  type Answer,
  type Baseline,
  type GridCell,
  type Lever,
  type Line,
  type Partner,
  type Position,
} from '../what_if.ts';
import { centresOf, isEliminated, type BoardState } from './powers.ts';

/** The partner that stands for centres in nobody's hands. */
const NOBODY = 'nobody';

/** Completes the line of a power that has lost its last centre. */
export type Eliminated = (row: Row) => Row;

export function partnersOf({ powers }: BoardState, key: string, numbers: Numbers): Partner[] {
  const others = powers.filter((row) => row.key !== key);
  const held = (row: Row) => centresOf(row, numbers) ?? 0;
  const byCentres = [...others].sort((one, other) => held(other) - held(one));
  return [
    ...byCentres.map((row) => ({ key: row.key, who: playerAndPower(row) })),
    { key: NOBODY, who: 'nobody: neutral centres' },
  ];
}

export function centreLever<State extends BoardState>(
  { typed, changed, key, partner, numbers }: Position<State>,
  eliminated: Eliminated,
): Lever<State> {
  const value = textOf(changed.powers.find((row) => row.key === key) as Row, 'centres');
  const gain = (by: number) => transferred(changed, { taker: key, giver: partner, by }, numbers, eliminated);
  const set = (text: string): State => {
    const wanted = /^\d+$/.test(text.trim()) ? gain(Number(text) - Number(value)) : null;
    return wanted ?? withCentres(changed, key, text);
  };
  const note = isOut(typed, key, numbers)
    ? `${capital(key)} was eliminated. With a centre here, it would have survived.`
    : undefined;
  return { title: 'Centres', value, less: gain(-1), more: gain(1), set, note };
}

function isOut({ powers }: BoardState, key: string, numbers: Numbers): boolean {
  return powers.some((row) => row.key === key && isEliminated(row, numbers));
}

interface Transfer {
  taker: string;
  giver: string;
  /** Centres; below zero, the giver takes. */
  by: number;
}

/** Null where one of them would hold fewer than none. */
function transferred<State extends BoardState>(
  state: State,
  { taker, giver, by }: Transfer,
  numbers: Numbers,
  eliminated: Eliminated,
): State | null {
  const held = (row: Row) => centresOf(row, numbers) ?? 0;
  const changeOf = (key: string) => (key === taker ? by : key === giver ? -by : 0);
  const powers = state.powers.map((row) => {
    const change = changeOf(row.key);
    const centres = held(row) + change;
    const changed = { ...row, centres: String(centres) };
    return change === 0 ? row : centres === 0 ? eliminated(changed) : changed;
  });
  return powers.some((row) => held(row) < 0) ? null : { ...state, powers };
}

function withCentres<State extends BoardState>(state: State, key: string, centres: string): State {
  return { ...state, powers: state.powers.map((row) => (row.key === key ? { ...row, centres } : row)) };
}

/** Every centre that one power could have taken from another, and the best of them for this power. The eliminated take
 *  none. */
export function transfers<State extends BoardState>(
  baseline: Baseline<State>,
  key: string,
  eliminated: Eliminated,
): Answer<State> {
  const { powers } = baseline.state;
  const cells = powers.map((taker) => powers.map((giver) => cellOf(baseline, taker.key, giver.key, eliminated)));
  const own = cells[powers.findIndex((row) => row.key === key)] ?? [];
  return {
    title: 'One centre more or fewer',
    ...(isOut(baseline.state, key, baseline.numbers)
      ? { note: `${capital(key)} was eliminated, so it can take no centre.` }
      : {}),
    lines: bestOf(own, powers, baseline, key),
    grid: { rows: 'takes a centre', columns: 'from', names: powers.map((row) => capital(row.key)), cells },
  };
}

function cellOf<State extends BoardState>(
  { state, now, results, numbers }: Baseline<State>,
  taker: string,
  giver: string,
  eliminated: Eliminated,
): GridCell<State> | null {
  const isMovable = taker !== giver && !isOut(state, taker, numbers);
  const moved = isMovable ? transferred(state, { taker, giver, by: 1 }, numbers, eliminated) : null;
  const after = moved && results(moved);
  if (!after) return null;
  const change = (key: string) => signedDifference(figure(after, key), figure(now, key));
  return { figure: figure(after, taker), gain: change(taker), loss: change(giver), state: moved };
}

function figure(results: Parameters<typeof resultOf>[0], key: string): string {
  return resultOf(results, key).figure ?? '0';
}

/** The most that this power can gain, in one line that shows the first of the best transfers. */
function bestOf<State>(
  cells: (GridCell<State> | null)[],
  powers: Row[],
  { now, numbers }: Baseline<State>,
  key: string,
): Line<State>[] {
  const most = cells.reduce<GridCell<State> | null>(
    (best, cell) => (cell && (!best || isMore(cell.figure, best.figure)) ? cell : best),
    null,
  );
  if (!most) return [];
  const givers = powers.filter((_, at) => cells[at]?.figure === most.figure).map(({ key }) => capital(key));
  return [
    {
      label: `Best: a centre from ${inWords(givers)}`,
      figure: changeOf(resultOf(now, key), most.gain, numbers.grouped),
      state: most.state,
    },
  ];
}

function playerAndPower(row: Row): string {
  const player = textOf(row, 'player').trim();
  return player ? `${capital(row.key)}, ${player}` : capital(row.key);
}
