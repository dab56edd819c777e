// The sheet of a request, or of each game of a CSV.
import type { Outcome, Problem, Tallysheet } from 'tallysheet';
import type { Form } from '../src/form/form.ts';
import { formOf, outcomeOfSheet, termsOf } from '../src/scoring/game.ts';
import { rulesOf } from '../src/systems/all_event_rules.ts';
import { openEventForms } from '../src/systems/models.ts';
import { NUMBERS } from '../src/numbers/numbers.ts';
import { csvGames, type CsvOptions } from './csv_games.ts';
import { parseExactly } from '../src/numbers/exact_json.ts';
import type { Printed } from './formats.ts';
import { wordsOf, type Scoring } from './functions.ts';
import { what, type Input } from './input.ts';
import { Misuse } from './misuse.ts';
import { readable } from './sheet_tables.ts';

export interface Scored {
  printed: Printed;
  problems: Problem[];
}

export function scoreRequest(input: Input, title: string, { score }: Scoring): Scored {
  return scored(title, score(requestIn(input)));
}

function requestIn({ name, text }: Input): unknown {
  try {
    return parseExactly(text);
  } catch (error) {
    throw new Misuse(`${what(name)} cannot be read as JSON: ${(error as Error).message}`);
  }
}

/** Whether the function gives the standings of the system's events. */
export function givesStandings(system: string, { path }: Scoring): boolean {
  const { record } = rulesOf(system);
  return record !== undefined && path === `${record}.standings`;
}

export async function scoreGames(
  input: Input,
  { path }: Scoring,
  options: CsvOptions,
  engine: Tallysheet,
): Promise<Scored[]> {
  const { system, games, names } = await csvGames(input.text, options, engine);
  const terms = termsOf(system, options.settings, {
    forms: await openEventForms(system),
    engine,
    numbers: NUMBERS.point,
  });
  return games.map((game, at) => {
    refuseOther(formOf(terms, game), path, names[at]!);
    return scored(`Game ${names[at]}`, outcomeOfSheet(terms, game));
  });
}

function refuseOther({ scoredBy }: Form, path: string, name: string): void {
  const own = scoredBy ? `${scoredBy.record}.${scoredBy.name}` : '';
  if (own !== path) throw new Misuse(`Game ${name} is scored by ${wordsOf(own)}, not by ${wordsOf(path)}.`);
}

function scored(title: string, outcome: Outcome<object>): Scored {
  if (outcome.ok) return { printed: { title, ...readable(outcome.value), json: outcome }, problems: [] };
  const { problems } = outcome;
  const columns = ['Field', 'Problem'].map((name) => ({ title: name }));
  const cells = problems.map(({ at, message }) => [at, message]);
  return { printed: { title, tables: [{ columns, cells }], notes: [], json: outcome }, problems };
}
