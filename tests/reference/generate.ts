// Random valid requests for every function of the interface, each under its path.
import { comparisonRequest } from './generate_comparison.ts';
import { boardRequest, eventRequest, finalRequest, qualifiersRequest, twoGameRequest } from './generate_boards.ts';
import {
  detour98fEvent,
  detour98fGame,
  diplomacyEvent,
  diplomacyGame,
  sizeMattersEvent,
  sizeMattersGame,
} from './generate_diplomacy.ts';
import { outlookRequest } from './generate_outlook.ts';
import { pentamindGame, rplopsEvent, rplopsGame, rplopsTable } from './generate_rplops.ts';
import { ruleGame, ruleGames, rulePosition, ruleStandings, ruleText } from './generate_rules.ts';
import { seatingRequest } from './generate_seating.ts';
import { tournamentRequest } from './generate_tournament.ts';
import type { Random } from './random.ts';
import { chance, pick } from './random.ts';

export { seeded } from './random.ts';
export type { Random } from './random.ts';

const GENERATORS: Record<string, (random: Random) => object> = {
  'puffingBilly.scoreBoard': boardRequest,
  'puffingBilly.scoreFinal': finalRequest,
  'puffingBilly.qualifiers': qualifiersRequest,
  'puffingBilly.standings': eventRequest,
  'unionPacific.scoreFinal': twoGameRequest,
  'sizeMatters.scoreGame': sizeMattersGame,
  'sizeMatters.standings': sizeMattersEvent,
  'detour98f.scoreGame': detour98fGame,
  'detour98f.standings': detour98fEvent,
  'detour98f.bestCountries': detour98fEvent,
  'rplops.scoreGame': rplopsGame,
  'rplops.pointsTable': rplopsTable,
  'rplops.standings': rplopsEvent,
  'diplomacy.scoreGame': diplomacyGame,
  'diplomacy.standings': diplomacyEvent,
  'pentamind.scoreGame': pentamindGame,
  'comparison.compare': comparisonRequest,
  'rules.check': ruleText,
  'rules.words': rulePosition,
  'rules.otherReadings': ruleText,
  'rules.score': ruleGame,
  'rules.scoreGames': ruleGames,
  'rules.standings': ruleStandings,
  'tournament.standings': tournamentRequest,
  'tournament.outlook': outlookRequest,
  'seating.draw': seatingRequest,
  'seating.assess': seatingRequest,
};

export const generatedPaths: string[] = Object.keys(GENERATORS);

export interface Case {
  path: string;
  request: unknown;
}

/** Functions that take long, and are tried a tenth as often as the others. */
const LONG = ['seating.draw', 'tournament.outlook'];

export function randomRequest(random: Random): Case {
  const path = pick(random, generatedPaths);
  return LONG.includes(path) && chance(random, 0.9) ? randomRequest(random) : requestFor(path, random);
}

/** Occasionally adds a field that the interface does not name and must ignore. */
export function requestFor(path: string, random: Random): Case {
  const request = GENERATORS[path](random);
  return { path, request: chance(random, 0.05) ? { ...request, note: 'rain stopped play' } : request };
}
