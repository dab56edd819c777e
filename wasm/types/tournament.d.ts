// Tournaments: what counts of each player's scores, over rounds and categories, in any system
import type { DecimalInput, DecimalText, Outcome, Shape, Step } from '../tallysheet.d.ts';

export interface Tournament {
  /** The fields that each function reads, with the limits of lists and whole numbers. */
  readonly shapes: Readonly<Record<string, Shape>>;
  /** Ranks players and teams by what counts of their scores. The scores are those that the sheets of any system print.
   *  All of it is the organiser's own rule; none of it belongs to a system. */
  standings(request: TournamentRequest): Outcome<TournamentStandings>;
  /** What is left to play for: the places that each player can still have, and what decides between one player and each
   *  rival. Exact over all outcomes where that can be found out, otherwise a bound. */
  outlook(request: TournamentOutlookRequest): Outcome<TournamentOutlook>;
}

export interface TournamentGame {
  /** 1 to 10,000 players, each once. */
  results: { player: string; score: DecimalInput }[];
  /** 1 to 1000. Default 1. */
  round?: number | undefined;
  /** Needed if the best of each category counts. */
  category?: string | undefined;
  /** Multiplies the value of its scores. Above 0 and at most 1000; default 1. All games of a round have the same one if
   *  the measure takes whole rounds. */
  factor?: DecimalInput | undefined;
  /** Default false. */
  topBoard?: boolean | undefined;
}

export interface TournamentCounting {
  /** How scores become values. 'score' (the default): each score is a value. 'percent': a player's scores of a round,
   *  added, as a percentage of the round's best, to 2 places. 'rank': the place of that sum in the round's field; the
   *  lowest values are the best. */
  measure?: 'score' | 'percent' | 'rank' | undefined;
  /** How many values count of each round and of each category, how many of the worst are dropped of the rest, and how
   *  many of the best count of what then remains; applied in this order. Of equal values the earlier ones count. */
  bestOfRound?: number | undefined;
  bestOfCategory?: number | undefined;
  dropped?: number | undefined;
  best?: number | undefined;
  /** Whether the total is the average of the values that count, printed to 4 places. Default false. */
  average?: boolean | undefined;
  /** The number of values that a player needs for a place, after those that rounds and categories leave out. */
  atLeast?: number | undefined;
  /** 'counts' (the default): top boards are games like others. 'added': their scores are added to the total. 'above':
   *  their players stand above all others, by their scores there. */
  topBoard?: 'counts' | 'added' | 'above' | undefined;
}

export type TournamentTieBreaker = 'wins' | 'best-values' | 'all-values' | 'head-to-head' | 'last-round' | 'games';

export interface TournamentTeam {
  name: string;
  members: {
    player: string;
    /** The first round that counts for the team. Default 1. */
    fromRound?: number | undefined;
  }[];
}

export interface TournamentTeamCounting {
  /** What a team adds: its members' totals (the default), or the best values in each round or category. Bonuses count
   *  for no team, nor do top boards that are not values. */
  unit?: 'total' | 'round' | 'category' | undefined;
  /** How many totals count, or how many values of each round or category. Default: all. */
  best?: number | undefined;
}

export interface TournamentRequest {
  games: TournamentGame[];
  counting?: TournamentCounting | undefined;
  /** What separates players who are level, in the order in which it applies; each at most once.
   *  'wins': games in which nobody scored more. 'best-values': the best value that counts, then the second best, ...
   *  'all-values': the sum of all values, those left out included. 'head-to-head': scores in the games in which all
   *  players still level took part.
   *  'last-round': scores of the last round, then of the one before, ... 'games': the number of games. */
  tieBreakers?: TournamentTieBreaker[] | undefined;
  /** Players who have no place. */
  guests?: string[] | undefined;
  /** Points added to a total. The player needs a score in some game. */
  bonuses?: { player: string; points: DecimalInput }[] | undefined;
  /** Orders that the organiser decides, best first. One applies where it names all players still level. */
  decisions?: { players: string[] }[] | undefined;
  /** Lots, which apply like decisions. The same players and seed, 0 to 999,999,999, always give the same order: names
   *  sorted by code point, then shuffled from the last position down to the second, each swapped with the position
   *  given by the next number of the Mersenne Twister MT19937 modulo the number of positions up to it. */
  lots?: { players: string[]; seed: number }[] | undefined;
  /** Teams of 1 to 1000 members; nobody is in two of them. */
  teams?: TournamentTeam[] | undefined;
  teamCounting?: TournamentTeamCounting | undefined;
  /** Whether the standings include their working. Default false. */
  working?: boolean | undefined;
}

export type TournamentSeparator =
  | 'top-board'
  | 'values'
  | 'total'
  | 'wins'
  | 'best-values'
  | 'all-values'
  | 'head-to-head'
  | 'last-round'
  | 'games'
  | 'decision'
  | 'lot';

export interface TournamentRow {
  player: string;
  /** Null if the player has no place. */
  place: number | null;
  shared: boolean;
  /** Why the player has no place: as a guest, or with too few values. */
  unranked: 'guest' | 'too-few' | null;
  games: number;
  /** The number of values that count. */
  counted: number;
  total: DecimalText;
  bonus: DecimalText | null;
  /** The score on top boards that are added or stand above. */
  topBoard: DecimalText | null;
  /** In the order of rounds and games. */
  values: {
    round: number;
    /** Empty if the value is that of a whole round, or the game has no category. */
    category: string;
    /** The indexes of its games. */
    games: number[];
    value: DecimalText;
    /** Why the value does not count; null if it counts. */
    leftOut: 'round' | 'category' | 'worst' | 'best' | null;
  }[];
  /** What put this row below the one above, unless it is the total or they share the place. */
  separatedBy: Exclude<TournamentSeparator, 'total'> | null;
}

export interface TournamentStandings {
  /** The players with a place, best first, then the others. */
  rows: TournamentRow[];
  teams: {
    team: string;
    place: number;
    shared: boolean;
    total: DecimalText;
    /** What is added. `round` is null where totals are added, `category` unless categories are added. */
    parts: { player: string; round: number | null; category: string | null; value: DecimalText }[];
  }[];
  /** One element per lot of the request: the order drawn, and whether it separated anybody. */
  lots: { players: string[]; applied: boolean }[];
  /** Whether each decision of the request separated anybody. */
  decisionsApplied: boolean[];
  /** Present if rows share a place: what they are level on, which is everything that is compared, in order. */
  levelOn?: TournamentSeparator[];
  /** Present if the request asks for it. */
  working?: Step[];
}

export interface TournamentBoardToPlay {
  /** Who sits there, 2 to 100 players; left out or empty if that is not known. */
  players?: string[] | undefined;
  /** As in the games of a tournament. */
  round?: number | undefined;
  category?: string | undefined;
  factor?: DecimalInput | undefined;
  topBoard?: boolean | undefined;
  /** What the board can end in: for each outcome, 1 to 100 of them, what each finish is worth, best first. Any player
   *  may have any finish. A finish is worth `least`, or anything from `least` to `most`, which makes the answer a
   *  bound. */
  outcomes: { least: DecimalInput; most?: DecimalInput | undefined }[][];
}

export interface TournamentOutlookRequest {
  /** The games so far, and what counts. Teams, decisions and lots are left out of the answer, whose places may be
   *  shared. */
  event: TournamentRequest;
  /** The boards to be played, up to 500. */
  boards: TournamentBoardToPlay[];
  /** Players who share out the seats of boards without players, in any way. */
  unseated?: string[] | undefined;
  /** Whose rivals are listed. */
  player?: string | undefined;
}

/** From `first` to `last`. */
export interface TournamentPlaces {
  first: number;
  last: number;
}

export interface TournamentOutlook {
  /** Whether some outcome gives each of the places. If not, they are a bound: no outcome gives any other place. That is
   *  so where a finish has no single score, and where boards cannot be counted by themselves (ranks, percentages,
   *  head-to-head, open seats, more than 10 players, two boards of one player) and all outcomes, times the number of
   *  scores, are more than 1,000,000. */
  exact: boolean;
  /** By the best place, then by the worst, then by the place so far. */
  rows: {
    player: string;
    /** By the games so far; null for players without a place. */
    place: number | null;
    /** Best first, "1 to 2 and 4" as [{ first: 1, last: 2 }, { first: 4, last: 4 }]; empty for players without a
     *  place. */
    places: TournamentPlaces[];
    /** The places with each finish. Equal scores share the better finish. Empty for players who do not have exactly one
     *  board with known seats. */
    finishes: { finish: number; places: TournamentPlaces[] }[];
  }[];
  /** The rivals of `player`, in the order of the rows: those who are neither ahead nor behind in all outcomes. */
  rivals: {
    player: string;
    /** How the player ends against the rival, for each finish of both; null for a player who does not have exactly one
     *  board with known seats. 'open': it depends on more, or only a bound is known. */
    cases: { finish: number | null; rivalFinish: number | null; result: 'ahead' | 'level' | 'behind' | 'open' }[];
  }[];
}
