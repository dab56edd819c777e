// Draws of boards: the social golfer problem beside a greedy draw and the “Good-Enough Golfers” algorithm, and large draws
// with wishes. The others start again until their time is over, which is ten times what the module took, and their best
// counts. Times are the processor's, so that other work on the machine does not count.
import { test } from 'vitest';
import type { SeatingAnswer, SeatingRequest, SeatingWish } from '../../wasm/tallysheet.d.ts';
import { goodEnoughGolfers, greedy, type Lot } from './golfers.ts';
import { table } from './measure.ts';

const { default: loadEvents } = (await import(
  new URL('../../build/package/events.js', import.meta.url).href
)) as typeof import('../../wasm/events.d.ts');
const { seating } = await loadEvents();

/** Groups, size and weeks; `CASES="8-4-9 7-3-9"` measures these alone. */
const CASES = (
  process.env.CASES ??
  '8-4-5 8-4-7 8-4-8 8-4-9 8-4-10 7-3-9 7-3-10 6-4-6 6-4-7 6-4-8 5-5-6 9-3-11 9-3-13 5-3-7 6-3-8 8-3-10 8-3-11 10-4-9 7-4-7 7-4-9 7-7-8'
)
  .split(' ')
  .map((one) => one.split('-').map(Number) as [number, number, number]);

/** How many times as long as the module each of the others has, and milliseconds that it has at least. */
const TIMES = Number(process.env.TIMES ?? 10);
const LEAST = Number(process.env.TIME ?? 500);

/** Milliseconds of the processor. */
const clock = () => process.cpuUsage().user / 1000;

function requestFor(players: number, changes: Partial<SeatingRequest>): SeatingRequest {
  return { players: Array.from({ length: players }, (_, at) => ({ name: `P${at + 1}` })), ...changes };
}

function drawn(request: SeatingRequest): { answer: SeatingAnswer; took: number } {
  const begun = clock();
  const outcome = seating.draw(request);
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  return { answer: outcome.value, took: clock() - begun };
}

/** Mulberry32. */
function lots(seed: number): Lot {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** "9 (3,004 ms)": the fewest repeats, and how long until none, or until time was up. */
function other(way: typeof greedy, [groups, size, weeks]: [number, number, number], time: number): string {
  const lot = lots(1);
  const begun = clock();
  let best = Number.POSITIVE_INFINITY;
  do best = Math.min(best, way(groups, size, weeks, lot));
  while (best > 0 && clock() - begun < time);
  return `${best} (${Math.round(clock() - begun)} ms)`;
}

test('the social golfer problem', () => {
  const rows = CASES.map((one) => {
    const [groups, size, weeks] = one;
    const sizes = { smallest: size, preferred: size, largest: size };
    const { answer, took } = drawn(requestFor(groups * size, { ...sizes, rounds: weeks }));
    const own = `${answer.repeatMeetings} (${Math.round(took)} ms)`;
    const time = Math.max(TIMES * took, LEAST);
    return [one.join('-'), own, other(goodEnoughGolfers, one, time), other(greedy, one, time)];
  });
  table(`Social golfers: repeated meetings (time), the others for ${TIMES} times as long, at least ${LEAST} ms`, [
    ['groups-size-weeks', 'module', '“Good-Enough Golfers”, written anew', 'greedy'],
    ...rows,
  ]);
});

const CLUBS = (at: number) => (at % 5 === 0 ? { group: `Club ${at % 7}` } : {});

test('large draws with wishes', () => {
  const wishes: SeatingWish[] = ['meetings', 'apart', 'byes', 'last-seat'];
  const people = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `P${at + 1}`, ...CLUBS(at) }));
  const sevens = { smallest: 7, preferred: 7, largest: 7, rounds: 5 };
  const draws: [what: string, request: SeatingRequest][] = [
    ['300 players at fours, ten rounds, clubs apart, four wishes', { players: people(300), rounds: 10, wishes }],
    ['298 players at fours, ten rounds, clubs apart, four wishes', { players: people(298), rounds: 10, wishes }],
    ['Diplomacy, 70 players, five rounds, powers first', requestFor(70, { ...sevens, wishes: ['seats', 'meetings'] })],
    [
      'Diplomacy, 70 players, five rounds, meetings first',
      requestFor(70, { ...sevens, wishes: ['meetings', 'seats'] }),
    ],
    ['Diplomacy, 35 players, five rounds, powers first', requestFor(35, { ...sevens, wishes: ['seats', 'meetings'] })],
  ];
  const rows = draws.map(([what, request]) => {
    const { answer, took } = drawn(request);
    const kept = answer.kept.map(({ wish, cost, atLeast }) => `${wish} ${cost} (≥ ${atLeast})`).join(', ');
    return [what, kept, Math.round(took)];
  });
  table('Large draws: what each wish costs (its bound), milliseconds', [['draw', 'costs', 'ms'], ...rows]);
});
