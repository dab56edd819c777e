// Rules as text: scoring systems that a director writes
import type { DecimalInput, DecimalText, Outcome, ProblemArgument, Shape } from '../tallysheet.d.ts';
import type { Power } from './diplomacy.d.ts';

/** Reads and applies rules that are texts, in exact fractions. The guide and the header of the C++ library describe the
 *  language. A text is its rule's only handle: the engine keeps the last few that it has read. */
export interface Rules {
  /** The fields that each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** Reads a rule: what it asks, its lines, and every problem of its text. The outcome is `ok` even if there are
   *  problems. */
  check(request: RuleText): Outcome<RuleReading>;
  /** Lists other readings that posted scores may follow; none for a text with problems. */
  otherReadings(request: RuleText): Outcome<RuleOtherReadings>;
  /** Lists the words that could stand at a position, best first. */
  words(request: RulePosition): Outcome<RuleWords>;
  /** Scores a game. Problems of the text are at "/rule", with `line` and `column` among their `args`. */
  score(request: RuleGameRequest): Outcome<RuleSheet>;
  /** Scores many games at once, without rows and working: the fastest way to try a rule on thousands of games. */
  scoreGames(request: RuleGamesRequest): Outcome<RuleScores>;
  /** An event: the scores or ranks of each player's games, added up as the rule's line "event:" says. */
  standings(request: RuleStandingsRequest): Outcome<RuleStandings>;
}

export interface RuleText {
  /** The text, of 100,000 bytes at most. */
  rule: string;
}

/** A problem of a rule's text, at a stretch of one line. Lines and columns are from 1 on and count code points. */
export interface RuleProblem {
  line: number;
  column: number;
  /** 0 at the end of a line. */
  length: number;
  /** The sentence's name: "unknownNameLike". Its `args` then have the words: { name, game, like }. */
  name: string;
  args: { [name: string]: ProblemArgument };
  /** One English sentence for a person. */
  message: string;
}

export interface RuleQuestion {
  name: string;
  of: 'player' | 'game';
  kind: 'yes or no' | 'number' | 'whole number';
  /** The limits of a number; null if the rule states none. */
  least: DecimalText | null;
  most: DecimalText | null;
}

export interface RuleLine {
  name: string;
  /** Where its name stands in the text, from 1 on. */
  line: number;
  /** Whether each player has a value of the line, or the game has one for all. */
  of: 'player' | 'game';
  type: 'number' | 'yes or no';
  /** The expression in its canonical form; "" if the rule has problems. */
  text: string;
}

/** What is known of a rule. With problems, as much as could be read. */
export interface RuleReading {
  /** In the order of the text; empty if the rule can score. */
  problems: RuleProblem[];
  /** After "name:" and "source:"; "" if the rule does not say. */
  name: string;
  source: string;
  game: 'Diplomacy' | 'places' | 'scores' | 'places and scores';
  /** The least and the greatest number of players. */
  players: [least: number, most: number];
  /** The places to which scores are printed, 0 to 4. Without a heading "decimals:", the most that a score can need:
   *  each game's scores are then printed with as many as one of them needs. */
  decimals: number;
  /** Which score is best. */
  best: 'highest' | 'lowest';
  /** How an event adds up a player's games. `best` is how many of them count; null for all. */
  event: { by: 'sum' | 'mean'; best: number | null; of: 'scores' | 'ranks' };
  /** What the rule asks besides what its kind of game has. */
  questions: RuleQuestion[];
  /** The named lines in the order of the text, "score" among them. */
  lines: RuleLine[];
  /** The facts of a game that the rule may need, by their fields. */
  reads: ('centres' | 'lastHeld' | 'finalYear' | 'inDraw' | 'place' | 'score' | 'hours')[];
  /** The rule in its canonical form, to be shown or kept; "" if there are problems. */
  text: string;
}

/** A rule changed in one respect, by which posted scores may have been worked out. */
export interface RuleOtherReading {
  /** "cut" instead of rounded, and so on; those about places change `shared`, `lowest` and `highest`. */
  change: 'rounded at end' | 'cut' | 'best place' | 'worst place' | 'shared places';
  /** The whole rule in its canonical form. */
  text: string;
}

export interface RuleOtherReadings {
  /** Without those that would change nothing, or could not score. */
  readings: RuleOtherReading[];
}

export interface RulePosition {
  rule: string;
  /** Both from 1 on; columns count code points. */
  line: number;
  column: number;
}

export interface RuleWord {
  /** "centres", "shared(", "if", "decimals: " */
  word: string;
  /** One line for a person; "" where the word explains itself. */
  meaning: string;
}

export interface RuleWords {
  /** The columns that a chosen word replaces: from the first up to, but not including, the second. */
  from: number;
  to: number;
  words: RuleWord[];
}

export interface RuleAnswer {
  /** The name of the question. */
  name: string;
  value: boolean | DecimalInput;
}

export interface RulePlayer {
  player?: string | undefined;
  /** In Diplomacy. Either all players name their power, or they sit in the order of the powers. */
  power?: Power | undefined;
  /** In Diplomacy: the supply centres at the end. */
  centres?: number | undefined;
  /** In Diplomacy: the last Fall in which a power without centres held one. Needed only if the score of this game
   *  depends on it. */
  lastHeld?: { year: number } | undefined;
  /** In Diplomacy: whether the power shares the draw. If no power is marked, all survivors share it. */
  inDraw?: boolean | undefined;
  /** In a rule for places: 1 is best, equal numbers are a tie, only the order matters. */
  place?: number | undefined;
  /** In a rule for scores: the score in the game itself. */
  score?: DecimalInput | undefined;
  /** The answers to what the rule asks of each player. */
  answers?: RuleAnswer[] | undefined;
}

/** A finished game. `RuleReading.game` says which fields a rule takes; the others are ignored. */
export interface RuleGame {
  /** Seven in Diplomacy, in any order. */
  players: RulePlayer[];
  /** In Diplomacy, the year in which the game ended, 1901 to 2101. Needed only if the score of this game depends on
   *  it. */
  finalYear?: number | undefined;
  /** The length of the game, above zero. Needed only if the score depends on it. */
  hours?: DecimalInput | undefined;
  /** The answers to what the rule asks of the game. A "yes or no" that is left out is no. */
  answers?: RuleAnswer[] | undefined;
}

export interface RuleGameRequest {
  rule: string;
  game: RuleGame;
  /** Whether the sheet includes its working. Default false. */
  working?: boolean | undefined;
}

export interface RuleRow {
  player: string;
  /** Null except in Diplomacy. */
  power: Power | null;
  /** The place by exact score: equal scores share a place, and the next is skipped. */
  place: number;
  score: DecimalText;
}

/** A line of the rule with its figures. Lines that this game does not use, and those that are 0 by the rule's own
 *  words, have none. */
export interface RuleStep {
  /** Index of the row with this figure; null for a line of the game. */
  row: number | null;
  /** The line's name. */
  name: string;
  /** The sum as it is written, its numbers and signs separated by spaces. */
  terms: string;
  /** The result before rounding, with its first five decimals; "yes" or "no". */
  value: string;
  /** Whether `value` is the whole result. */
  exact: boolean;
  rounded: string;
  /** What decided, if anything did: "2 players fill places 1 to 2", "the table's row for 6", "the least of 8 and 3". */
  notes?: string[];
}

export interface RuleSheet {
  /** The rows in request order. */
  rows: RuleRow[];
  /** Present if the request asks for it. */
  working?: RuleStep[];
}

export interface RuleGamesRequest {
  rule: string;
  games: RuleGame[];
}

export interface RuleScores {
  /** For each game the scores of its players, in request order. */
  games: DecimalText[][];
}

export interface RuleStandingsRequest {
  rule: string;
  /** All players need names. */
  games: RuleGame[];
  /** Whether the standings include their working. Default false. */
  working?: boolean | undefined;
}

export interface RuleStandingsRow {
  player: string;
  place: number;
  shared: boolean;
  games: number;
  /** The number of results that count. */
  counted: number;
  total: DecimalText;
  /** In the order of the games. `game` is the game's index, `value` the score as the sheet prints it or, in a rule that
   *  adds ranks, the rank. */
  results: { game: number; value: DecimalText; counts: boolean }[];
}

/** The printed scores are added, or the ranks; a mean is rounded once. */
export interface RuleStandings {
  /** Best first; equal exact totals share a place. */
  rows: RuleStandingsRow[];
  /** Present if rows share a place: what they are level on, which is everything that is compared, in order. */
  levelOn?: ('counted' | 'total')[];
  /** Present if the request asks for it: how each row's total adds up, under the name "total". */
  working?: RuleStep[];
}
