// The sheet of a request, or of each game of a CSV.
import type { Outcome, Problem, Tallysheet } from 'tallysheet';
import type { Form } from '../../web/src/form/form.ts';
import { numbersOfSheet } from '../../web/src/numbers/sheet_numbers.ts';
import { rulesOf } from '../../web/src/systems/all_event_rules.ts';
import { allSettings, underSettings } from '../../web/src/systems/event_rules.ts';
import { openEventForms } from '../../web/src/systems/models.ts';
import { csvGames, type CsvOptions } from './csv_games.ts';
import { parseExactly } from './exact_json.ts';
import type { Printed } from './formats.ts';
import { pathCalled, wordsOf, type Scoring } from './functions.ts';
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
  const rules = rulesOf(system);
  return pathCalled((engine) => rules.standings(engine, {})) === path;
}

export async function scoreGames(
  input: Input,
  { path }: Scoring,
  options: CsvOptions,
  engine: Tallysheet,
): Promise<Scored[]> {
  const { system, games, names } = await csvGames(input.text, options, engine);
  const forms = await openEventForms(system);
  const rules = rulesOf(system);
  const settings = allSettings(rules, options.settings);
  return games.map(({ form: id, state }, at) => {
    const form = forms.get(id)!;
    refuseOther(form, path, names[at]!);
    const set = underSettings(state, rules, settings);
    const { request } = form.read(set, numbersOfSheet(set));
    return scored(`Game ${names[at]}`, form.score(engine, { ...request, working: false }));
  });
}

function refuseOther(form: Form, path: string, name: string): void {
  const own = pathCalled((engine) => form.score(engine, {}));
  if (own !== path) throw new Misuse(`Game ${name} is scored by ${wordsOf(own)}, not by ${wordsOf(path)}.`);
}

function scored(title: string, outcome: Outcome<object>): Scored {
  if (outcome.ok) return { printed: { title, ...readable(outcome.value), json: outcome }, problems: [] };
  const { problems } = outcome;
  const columns = ['Field', 'Problem'].map((name) => ({ title: name }));
  const cells = problems.map(({ at, message }) => [at, message]);
  return { printed: { title, tables: [{ columns, cells }], notes: [], json: outcome }, problems };
}
