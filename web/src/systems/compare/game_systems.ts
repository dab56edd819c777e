// The systems under which the places of any game can be compared, in the order of their columns.
import type { BoardSheet, DecimalText, Outcome, Problem, Step, Tallysheet } from 'tallysheet';
import type { ComparedSystem, Scored } from './comparison.ts';

export interface GameResult {
  finish: { player?: string | undefined; place: number }[];
  /** Game scores, where every one is typed; in the order of the finish. */
  scores: DecimalText[] | null;
  /** For the Pentamind: whether the dilution factor applies. */
  diluted?: boolean;
  /** The text of a rule that is compared with the systems. */
  rule?: string;
}

type Finish = Pick<GameResult, 'finish'> & { working: true };
type Diluted = Pick<GameResult, 'diluted'>;
type Sheet = { rows: { points: DecimalText }[]; working?: Step[] };

const byPlace = (
  id: string,
  name: string,
  score: (engine: Tallysheet, request: Finish, diluted: Diluted) => Outcome<Sheet>,
): ComparedSystem<GameResult> => ({
  id,
  name,
  score(engine, { finish, diluted = false }) {
    const outcome = score(engine, { finish, working: true }, { diluted });
    if (!outcome.ok) return outcome;
    const { rows, working = [] } = outcome.value;
    return { ok: true, value: { scores: rows.map(({ points }) => points), working } };
  },
});

const PUFFING_BILLY: ComparedSystem<GameResult> = {
  id: 'puffing-billy',
  name: 'Puffing Billy',
  score(engine, { finish, scores }) {
    const shared = sharedPlaces(finish);
    if (shared) return { ok: false, problems: [shared] };
    const order = inFinishingOrder(finish);
    const finishers = order.map((at) => ({ player: finish[at]!.player, score: scores?.[at] ?? '' }));
    const outcome = engine.puffingBilly.scoreBoard({ finishers, working: true });
    return outcome.ok ? { ok: true, value: asTyped(outcome.value, order) } : outcome;
  },
};

/** Its boards have no shared places, and the order of rows is nobody's report of who was ahead. */
function sharedPlaces(finish: GameResult['finish']): Problem | null {
  const at = finish.findIndex(({ place }, index) => finish.some((other, one) => one < index && other.place === place));
  if (at < 0) return null;
  const message = `Puffing Billy has no shared places, and several players have place ${finish[at]!.place}.`;
  return { at: `/finish/${at}/place`, code: 'conflict', message };
}

/** The engine takes finishers in their order. */
function inFinishingOrder(finish: GameResult['finish']): number[] {
  return finish.map((_, at) => at).sort((a, b) => finish[a]!.place - finish[b]!.place || a - b);
}

/** Back in the order of the form. */
function asTyped({ rows, working = [] }: BoardSheet, order: number[]): Scored {
  const scores: Scored['scores'] = order.map(() => null);
  for (const { index, total } of rows) scores[order[index]!] = total;
  const typed = (row: number | null) => (row === null ? null : order[rows[row]!.index]!);
  return { scores, working: working.map((step) => ({ ...step, row: typed(step.row) })) };
}

export const GAME_SYSTEMS: ComparedSystem<GameResult>[] = [
  byPlace('rplops', 'RPLOPS', (engine, request) => engine.rplops.scoreGame(request)),
  byPlace('rplops2', 'RPLOPS2', (engine, request) => engine.rplops.scoreGame({ ...request, formula: 'RPLOPS2' })),
  byPlace('pentamind', 'Pentamind', (engine, request, diluted) =>
    engine.pentamind.scoreGame({ ...request, ...diluted }),
  ),
  byPlace('pentamind-former', 'Pentamind, former factor', (engine, request) =>
    engine.pentamind.scoreGame({ ...request, formula: 'former' }),
  ),
];

/** Those that need game scores too. */
export const SCORED_GAME_SYSTEMS: ComparedSystem<GameResult>[] = [PUFFING_BILLY];
