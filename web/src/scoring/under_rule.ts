// An event's standings by a rule as text that is not its own: the call of the engine, and where there are none, why, in
// sentences.
import type { Outcome, Problem, RuleGame, RuleReading } from 'tallysheet';
import type { EventGame } from '../systems/event_game.ts';
import type { StandingRow } from '../systems/event_rules.ts';
import { isDiplomacy, readingOf, ruleName, soundReading } from '../systems/own-rule/reading.ts';
import type { StandingsCall } from '../systems/tournament_standings.ts';
import { inWords } from '../ui/sentences.ts';

/** The games that the standings count, as rules score them. */
export interface RuleGames {
  games: RuleGame[];
  /** The event's game of each. */
  of: EventGame[];
  /** The names of what the event's own rule asks, if it has one. */
  asked: string[];
}

export interface UnderRule {
  name: string;
  /** Best first; null where the rule cannot score every game. */
  rows: StandingRow[] | null;
  /** Why there are no standings, or what they take for granted. */
  notes: string[];
  /** The games that the rule does not score, with the first reason of each. */
  refused: { game: EventGame; why: string }[];
}

/** Whether the games are boards of Diplomacy; null where only some are. */
export function areDiplomacy(games: readonly RuleGame[]): boolean | null {
  const boards = games.filter(({ players }) => players.some(({ power }) => power !== undefined));
  return boards.length === games.length ? true : boards.length === 0 ? false : null;
}

/** The same games give the same objects. */
export function ruleCall(rule: string, { games }: Pick<RuleGames, 'games'>): StandingsCall {
  return { record: 'rules', name: 'standings', list: 'games', request: { rule, games } };
}

export const MIXED = 'Some of this event’s games are of Diplomacy and some are not. A rule scores one kind.';

/** Why the games cannot be scored by the rule at all, as far as it shows without scoring one; null if nothing shows. */
export function whyNotUnder(rule: string, games: readonly RuleGame[]): string | null {
  const reading = soundReading(rule);
  const called = `“${ruleName(rule)}”`;
  if (!reading) {
    const [first] = readingOf(rule)?.problems ?? [];
    return `${called} has a problem${first ? ` in line ${first.line}, column ${first.column}: ${first.message}` : '.'}`;
  }
  const played = areDiplomacy(games);
  if (played === null) return MIXED;
  if (played === isDiplomacy(reading)) return null;
  return played
    ? `${called} is a rule for other games, and this event’s are of Diplomacy.`
    : `${called} is a rule for Diplomacy, and this event’s games are not.`;
}

/** The sentence alone in place of standings. */
export function notUnder(rule: string, why: string): UnderRule {
  return { name: ruleName(rule), rows: null, notes: [why], refused: [] };
}

export function underRule(rule: string, games: RuleGames, outcome: Outcome<{ rows: StandingRow[] }>): UnderRule {
  const name = ruleName(rule);
  if (outcome.ok) return { name, rows: outcome.value.rows, notes: takenForNo(rule, games), refused: [] };
  const lacking = whatAllLack(games, outcome.problems);
  if (lacking.length > 0)
    return notUnder(rule, `“${name}” needs ${inWords(lacking, 'and')}, which this event’s games do not have.`);
  const refused = refusedGames(games, outcome.problems);
  const others = outcome.problems.filter(({ at }) => !at.startsWith('/games/')).map(({ message }) => message);
  return { name, rows: null, notes: [...new Set(others)], refused };
}

/** A question that nobody was asked is answered with no. */
function takenForNo(rule: string, games: RuleGames): string[] {
  const isOpen = ({ name, kind }: RuleReading['questions'][number]) => kind === 'yes or no' && !isAnswered(name, games);
  const open = (soundReading(rule)?.questions ?? []).filter(isOpen).map(({ name }) => `“${name}”`);
  return open.length === 0
    ? []
    : [`This event’s games do not say ${inWords(open, 'and')}, which the rule asks: it counts as no.`];
}

function isAnswered(question: string, { games, asked }: RuleGames): boolean {
  const isOf = ({ name }: { name: string }) => name === question;
  const hasAnswer = ({ answers = [], players }: RuleGame) =>
    answers.some(isOf) || players.some(({ answers = [] }) => answers.some(isOf));
  return asked.includes(question) || games.some(hasAnswer);
}

/** The fields that the rule needs and none of these games has. */
function whatAllLack(games: RuleGames, problems: readonly Problem[]): string[] {
  const missing = problems.filter(({ code }) => code === 'required');
  const isMissing = (field: string) => missing.some(({ at }) => at.endsWith(`/${field}`));
  const questions = missing.flatMap(({ args }) => (args?.['question'] === undefined ? [] : [String(args['question'])]));
  const hasScores = games.games.some(({ players }) => players.some(({ score }) => score !== undefined));
  const hasHours = games.games.some(({ hours }) => hours !== undefined);
  return [
    ...(isMissing('score') && !hasScores ? ['the score in each game'] : []),
    ...(isMissing('hours') && !hasHours ? ['the length of each game'] : []),
    ...[...new Set(questions)].filter((name) => !isAnswered(name, games)).map((name) => `“${name}”`),
  ];
}

function refusedGames({ of }: RuleGames, problems: readonly Problem[]): UnderRule['refused'] {
  const reasons = new Map<EventGame, string>();
  for (const { at, message } of problems) {
    const game = of[Number(/^\/games\/(\d+)/.exec(at)?.[1])];
    if (game && !reasons.has(game)) reasons.set(game, message);
  }
  return [...reasons].map(([game, why]) => ({ game, why }));
}
