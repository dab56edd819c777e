// Every system's scores for every finish, from the engine.
import type { DiplomacyGame, Tallysheet } from 'tallysheet';
import type { ComparedSystem } from '../../src/systems/compare/comparison.ts';
import { DIPLOMACY_SYSTEMS } from '../../src/systems/compare/diplomacy_systems.ts';
import { hundredths } from '../../src/report_card/exact.ts';
import { allFinishes, gameOf, type Finish, type Scored, type ScoredFinishes } from '../../src/report_card/finishes.ts';

export type { Scored };

export interface Table extends ScoredFinishes {
  id: string;
  name: string;
  /** The draws of every size; where the system asks who shares the draw, those with most centres. */
  draws: readonly Scored[];
}

/** Systems whose scores depend on who shares the draw. */
const ASK_FOR_THE_DRAW = ['draw-size', 'size-matters'];
const SMALLEST_DRAW = 2;

export function tablesOf(engine: Tallysheet, systems = DIPLOMACY_SYSTEMS): Table[] {
  const finishes = allFinishes(engine);
  return systems.map((system) => tableOf(engine, system, finishes));
}

function tableOf(engine: Tallysheet, system: ComparedSystem<DiplomacyGame>, finishes: Finish[]): Table {
  const games = finishes.map((finish) => scored(engine, system, finish));
  const drawn = games.filter(({ won }) => !won);
  const draws = ASK_FOR_THE_DRAW.includes(system.id)
    ? drawn.flatMap((finish) => drawSizes(finish).map((size) => scored(engine, system, finish, size)))
    : drawn;
  const { id, name } = system;
  return { id, name, games, drawn, won: games.filter(({ won }) => won), draws };
}

function drawSizes({ survivors }: Finish): number[] {
  return Array.from({ length: survivors - SMALLEST_DRAW + 1 }, (_, at) => SMALLEST_DRAW + at);
}

/** `sharing` is how many share the draw; all survivors if it is left out. */
function scored(engine: Tallysheet, system: ComparedSystem<DiplomacyGame>, finish: Finish, sharing?: number): Scored {
  const outcome = system.score(engine, gameOf(finish, sharing), false);
  if (!outcome.ok) throw new Error(`${system.name}: ${outcome.problems[0]?.message}`);
  const { centres, won } = finish;
  const scores = outcome.value.scores.map((score) => hundredths(score as string));
  return { centres, won, survivors: sharing ?? finish.survivors, scores };
}
