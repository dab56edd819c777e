// How the standings developed: the engine's standings after more and more games.
import { listIn, type StandingsRequest } from '../scoring/standings.ts';
import type { Standings } from '../scoring/counted_games.ts';
import type { Terms } from '../scoring/game.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { StandingRow } from '../systems/event_rules.ts';

export interface RaceStep {
  /** The last game included in this step. */
  game: EventGame;
  /** The number of games up to this one. */
  games: number;
  rows: StandingRow[];
}

const MOST_STEPS = 40;

/** The number of games in each step: one more each time, or several more if there are many games. */
export function cutsOf(counted: EventGame[]): number[] {
  const ends = counted.map((_, at) => at + 1).filter((end) => counted[end] !== counted[end - 1]);
  const every = Math.ceil(ends.length / MOST_STEPS);
  return ends.filter((_, at) => (at + 1) % every === 0 || at === ends.length - 1);
}

/** The request for the standings after the first `cut` entries. */
export function requestUpTo(request: StandingsRequest, rules: Terms['rules'], cut: number): StandingsRequest {
  return { ...request, [rules.list]: listIn(request, rules).slice(0, cut) };
}

/** `counted` is the game of each entry up to the step, `all` the rows of its standings. */
export function stepAfter(counted: EventGame[], all: StandingRow[]): RaceStep {
  const rows = all.map(({ player, place, shared, total }) => ({ player, place, shared, total }));
  return { game: counted.at(-1) as EventGame, games: new Set(counted).size, rows };
}

/** The whole race. `pause` is called between the steps. */
export async function raceOf(
  { rules, engine }: Terms,
  { request, counted }: Standings,
  pause: () => Promise<void>,
): Promise<RaceStep[]> {
  const steps: RaceStep[] = [];
  for (const cut of cutsOf(counted)) {
    const outcome = rules.standings(engine, requestUpTo(request, rules, cut));
    if (outcome.ok) steps.push(stepAfter(counted.slice(0, cut), outcome.value.rows));
    await pause();
  }
  return steps;
}
