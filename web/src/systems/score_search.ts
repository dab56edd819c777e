// Game scores in a what-if: the score beside another, and the least score that changes something, found exactly over
// every score that can be typed. A score is a whole number of the finest unit that anybody's score has.
import { fromUnits, inUnits, placesOf } from '../numbers/decimal_text.ts';
import { LONGEST_WHOLE, unmistakable } from '../numbers/number_entry.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { resultOf, type Baseline, type Lever, type Line, type Result } from './what_if.ts';

export interface ScoreSearch<State> {
  baseline: Baseline<State>;
  key: string;
  /** Everybody's scores in this game, the entrant's too, as plain decimal texts. */
  scores: string[];
  /** The contents with another score of the entrant, as it would be typed. */
  withScore(text: string): State;
}

/** A line for everybody ahead of the entrant, and one for a whole point more. */
export function leastScores<State>(search: ScoreSearch<State>): Line<State>[] {
  const { baseline, key } = search;
  const own = resultOf(baseline.now, key);
  const ahead = baseline.now.filter((one) => one.key !== key && one.place <= own.place);
  const overtakes = (rival: string) => (results: Result[]) =>
    resultOf(results, key).place < resultOf(results, rival).place;
  const gains = (results: Result[]) =>
    atLeastOneMore(resultOf(results, key).figure ?? '0', resultOf(baseline.now, key).figure ?? '0');
  const find = leastScore(search);
  return [
    ...ahead.map(({ key: rival, who }) => line(search, `To overtake ${who}`, find(overtakes(rival)))),
    line(search, 'For a whole point more', find(gains)),
  ];
}

function line<State>(
  { baseline: { numbers }, withScore }: ScoreSearch<State>,
  label: string,
  least: string | null,
): Line<State> {
  if (least === null) return { label, figure: 'no score does' };
  return { label, figure: numbers.grouped(least), state: withScore(asTyped(least, numbers)) };
}

/** The least score with which the results satisfy a condition; null if none does. Between two scores of others, each
 *  result of these systems only rises or only falls, so the condition changes there at most once. */
function leastScore<State>({ baseline, scores, withScore }: ScoreSearch<State>) {
  const places = Math.max(0, ...scores.map(placesOf));
  const most = inUnits('9'.repeat(LONGEST_WHOLE), places);
  const results = remembered((units: bigint) =>
    baseline.results(withScore(asTyped(fromUnits(units, places), baseline.numbers))),
  );
  const parts = between(
    scores.map((score) => inUnits(score, places)),
    most,
  );
  return (condition: (results: Result[]) => boolean): string | null => {
    const holds = (units: bigint) => {
      const found = results(units);
      return found !== null && condition(found);
    };
    const part = parts.find(([from, to]) => holds(from) || holds(to));
    return part ? fromUnits(firstOf(part, holds), places) : null;
  };
}

type Span = [from: bigint, to: bigint];

/** Every score from 0 on in rising parts: each score of others is a part of its own. */
function between(scores: bigint[], most: bigint): Span[] {
  const turns = [...new Set(scores)].sort((one, other) => (one < other ? -1 : 1));
  const starts = [0n, ...turns.flatMap((turn) => [turn, turn + 1n])];
  return starts.map((from, at): Span => [from, (starts[at + 1] ?? most + 1n) - 1n]).filter(([from, to]) => from <= to);
}

/** Finds the least score in a part where the condition changes at most once and holds at one end. */
function firstOf([from, to]: Span, holds: (units: bigint) => boolean): bigint {
  if (holds(from)) return from;
  let [fails, does] = [from, to];
  while (does - fails > 1n) {
    const middle = (fails + does) / 2n;
    if (holds(middle)) does = middle;
    else fails = middle;
  }
  return does;
}

function atLeastOneMore(figure: string, than: string): boolean {
  const places = Math.max(placesOf(figure), placesOf(than));
  return inUnits(figure, places) - inUnits(than, places) >= inUnits('1', places);
}

function remembered<Value>(work: (units: bigint) => Value): (units: bigint) => Value {
  const known = new Map<bigint, Value>();
  return (units) => {
    if (!known.has(units)) known.set(units, work(units));
    return known.get(units) as Value;
  };
}

export function isScore(text: string, numbers: Numbers): boolean {
  return 'understood' in numbers.read(text);
}

/** A typed score as plain decimal text; empty if it cannot be read. */
export function plainScore(text: string, numbers: Numbers): string {
  const entry = numbers.read(text);
  return 'understood' in entry ? entry.understood : '';
}

/** The readable scores as plain decimal texts. */
export function plainScores(texts: string[], numbers: Numbers): string[] {
  return texts.map((text) => plainScore(text, numbers)).filter((plain) => plain !== '');
}

/** A plain score as it would be typed. */
export function asTyped(score: string, numbers: Numbers): string {
  return numbers.grouped(unmistakable(score, 'money'));
}

interface ScoreOf<State> extends Pick<Lever<State>, 'title' | 'value' | 'set'> {
  /** Everybody's, as plain decimal texts. */
  scores: string[];
  numbers: Numbers;
}

/** Steps by the largest power of ten that divides all scores, or by one unit of their last place; never below zero. */
export function scoreLever<State>({ title, value, scores, numbers, set }: ScoreOf<State>): Lever<State> {
  if (!isScore(value, numbers)) return { title, value, less: null, more: null, set };
  const places = Math.max(...scores.map(placesOf));
  const units = inUnits(plainScore(value, numbers), places);
  const step = commonStep(scores.map((one) => inUnits(one, places)));
  const at = (score: bigint) => (score < 0n ? null : set(asTyped(fromUnits(score, places), numbers)));
  return { title, value, less: at(units - step), more: at(units + step), set };
}

function commonStep(units: bigint[]): bigint {
  let step = 1n;
  while (units.some((one) => one !== 0n) && units.every((one) => one % (step * 10n) === 0n)) step *= 10n;
  return step;
}
