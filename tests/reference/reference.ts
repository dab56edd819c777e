// Every scoring function of the interface by its path, for checks that compare by path.
import { outlook } from './outlook.ts';
import * as comparison from './comparison.ts';
import * as diplomacy from './diplomacy.ts';
import * as detour98f from './detour_98f.ts';
import * as pentamind from './pentamind.ts';
import * as puffingBilly from './puffing_billy.ts';
import * as rplops from './rplops.ts';
import * as rules from './rules.ts';
import { otherReadings } from './rules_other_readings.ts';
import * as readings from './rules_reading.ts';
import * as seating from './seating.ts';
import * as sizeMatters from './size_matters.ts';
import * as tournament from './tournament.ts';
import * as unionPacific from './union_pacific.ts';

const systems = {
  puffingBilly,
  unionPacific,
  sizeMatters,
  detour98f,
  rplops,
  diplomacy,
  pentamind,
  comparison,
  rules: {
    check: readings.check,
    words: readings.words,
    otherReadings,
    score: rules.score,
    scoreGames: rules.scoreGames,
    standings: rules.standings,
  },
  tournament: { standings: tournament.standings, outlook },
  seating,
};

export const paths: string[] = Object.entries(systems).flatMap(([system, functions]) =>
  Object.keys(functions).map((name) => `${system}.${name}`),
);

/** Returns the value of a valid request; other requests are undefined behaviour. `answer` is the engine's value, which a
 *  draw counts again. */
export function evaluate(path: string, request: unknown, answer?: unknown): unknown {
  const [system, name] = path.split('.');
  const functions = systems[system as keyof typeof systems] as Record<string, (...values: never[]) => unknown>;
  return functions[name](request as never, answer as never);
}
