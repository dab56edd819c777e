// Reads a rule as text, and scores the games of a CSV by it: a row for each player of a game.
import type { Outcome, RuleAnswer, RuleGame, RulePlayer, RuleProblem, RuleReading, Rules, RuleSheet } from 'tallysheet';
import { CsvRows } from '../src/import/csv_rows.ts';
import type { Printed } from './formats.ts';
import { Misuse } from './misuse.ts';
import { readable } from './sheet_tables.ts';

/** Columns besides those named like the rule's questions. */
const COLUMNS = ['game', 'player', 'power', 'centres', 'eliminated', 'draw', 'final year', 'place', 'score', 'hours'];
const DELIMITERS = [',', ';', '\t'];
const YES = /^(yes|y|true|1|x)$/i;

export interface Ruled {
  printed: Printed[];
  hasProblems: boolean;
}

/** The canonical form of the rule, or its problems. */
export function readRule(name: string, rule: string, rules: Rules): Ruled {
  const reading = readingOf(rule, rules);
  if (reading.problems.length > 0) return { printed: [problemsOf(name, reading)], hasProblems: true };
  const notes = reading.text.trimEnd().split('\n');
  return { printed: [{ title: reading.name || name, tables: [], notes, json: reading }], hasProblems: false };
}

export function scoreByRule(name: string, rule: string, csv: string, rules: Rules): Ruled {
  const reading = readingOf(rule, rules);
  if (reading.problems.length > 0) return { printed: [problemsOf(name, reading)], hasProblems: true };
  const scored = [...gamesIn(csv, reading)].map(([title, game]) => {
    const outcome = rules.score({ rule, game, working: true });
    return { printed: sheetOf(`Game ${title}`, outcome), ok: outcome.ok };
  });
  return { printed: scored.map(({ printed }) => printed), hasProblems: scored.some(({ ok }) => !ok) };
}

function readingOf(rule: string, rules: Rules): RuleReading {
  const outcome = rules.check({ rule });
  if (!outcome.ok) throw new Misuse(outcome.problems[0]!.message);
  return outcome.value;
}

function problemsOf(title: string, { problems }: RuleReading): Printed {
  const columns = ['Line', 'Column', 'Problem'].map((name) => ({ title: name, figure: name !== 'Problem' }));
  const cells = problems.map(({ line, column, message }: RuleProblem) => [String(line), String(column), message]);
  return { title, tables: [{ columns, cells }], notes: [], json: { ok: false, problems } };
}

function sheetOf(title: string, outcome: Outcome<RuleSheet>): Printed {
  if (outcome.ok) return { title, ...readable(outcome.value), json: outcome };
  const columns = ['Field', 'Problem'].map((name) => ({ title: name }));
  const cells = outcome.problems.map(({ at, message }) => [at, message]);
  return { title, tables: [{ columns, cells }], notes: [], json: outcome };
}

// ------------------------------------------------------------------------------ The CSV

/** A row's cells by column. */
type Cells = Map<string, string>;

function gamesIn(csv: string, reading: RuleReading): Map<string, RuleGame> {
  const [header = '', ...rest] = rowsOf(csv);
  const columns = columnsOf(header, reading);
  const games = new Map<string, Cells[]>();
  for (const row of rest) {
    const cells = new Map(columns.map((column, at) => [column, row[at]?.trim() ?? '']));
    const game = cells.get('game') || '1';
    games.set(game, [...(games.get(game) ?? []), cells]);
  }
  if (games.size === 0)
    throw new Misuse('The CSV has no games: the first row names the columns, and each row after it is a player.');
  return new Map([...games].map(([name, rows]) => [name, gameOf(rows, reading)]));
}

function rowsOf(csv: string): string[][] {
  const [first = ''] = csv.split('\n');
  const count = (delimiter: string) => first.split(delimiter).length;
  const delimiter = DELIMITERS.reduce((best, one) => (count(one) > count(best) ? one : best));
  const reader = new CsvRows(csv, delimiter);
  const rows: string[][] = [];
  for (let row = reader.next(); row; row = reader.next()) if (row.count > 0) rows.push(row.cells);
  return rows;
}

function plain(name: string): string {
  return name.trim().toLowerCase().replace(/_/g, ' ');
}

function columnsOf(header: string[] | string, { questions }: RuleReading): string[] {
  const columns = [...header].map(plain);
  const known = [...COLUMNS, ...questions.map(({ name }) => plain(name))];
  const unknown = columns.find((column) => column !== '' && !known.includes(column));
  if (unknown !== undefined) throw new Misuse(`There is no column ${unknown}; there is ${known.join(', ')}.`);
  return columns;
}

function gameOf(rows: Cells[], reading: RuleReading): RuleGame {
  const [first] = rows;
  const finalYear = first!.get('final year');
  const hours = first!.get('hours');
  return {
    players: rows.map((cells) => playerOf(cells, reading)),
    ...(finalYear ? { finalYear: figure(finalYear) } : {}),
    ...(hours ? { hours } : {}),
    answers: answersOf(first!, 'game', reading),
  };
}

function playerOf(cells: Cells, reading: RuleReading): RulePlayer {
  const cell = (column: string) => cells.get(column) || undefined;
  const [player, power, centres, place, score] = ['player', 'power', 'centres', 'place', 'score'].map(cell);
  const [eliminated, draw] = [cell('eliminated'), cell('draw')];
  return {
    ...(player !== undefined && { player }),
    ...(power !== undefined && { power: power.toLowerCase() as 'italy' }),
    ...(centres !== undefined && { centres: figure(centres) }),
    ...(place !== undefined && { place: figure(place) }),
    ...(score !== undefined && { score }),
    ...(eliminated !== undefined && { lastHeld: { year: figure(eliminated) - 1 } }),
    ...(draw !== undefined && { inDraw: YES.test(draw) }),
    answers: answersOf(cells, 'player', reading),
  };
}

/** The number of a cell; the engine refuses what is none. */
function figure(text: string): number {
  return Number(text);
}

function answersOf(cells: Cells, of: 'player' | 'game', { questions }: RuleReading): RuleAnswer[] {
  return questions
    .filter((question) => question.of === of && cells.get(plain(question.name)))
    .map(({ name, kind }) => {
      const text = cells.get(plain(name))!;
      return { name, value: kind === 'yes or no' ? YES.test(text) : text };
    });
}
