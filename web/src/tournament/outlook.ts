// The outlook of an event: the boards still to be played, and the request to the engine.
import type { TournamentGame, TournamentOutlookRequest, TournamentRequest } from 'tallysheet';
import type { EventGame } from '../systems/event_game.ts';
import { NO_RESULT, type BoardAhead, type BoardOutcome, type FinishWorth } from '../systems/event_rules.ts';
import { presenceOf, type Person } from '../systems/person.ts';
import { namesIn, plainName } from '../systems/player_names.ts';
import { roundOf, roundsIn } from '../systems/rounds.ts';

/** The boards of the round that is still to be played. */
export interface ToPlay {
  round: number;
  /** The players of each board that has any. */
  seated: { game: EventGame; players: string[] }[];
  /** Everybody else who is expected. */
  unseated: string[];
  /** How many boards of earlier rounds have no result. */
  missing: number;
}

/** `scored` are the games with a result that counts. Without a round, it is the last one with a game without a result, or
 *  the one after all others. Of a round that is given, all games are taken as boards still to be played. */
export function boardsToPlay(
  games: readonly EventGame[],
  scored: readonly EventGame[],
  people: readonly Person[],
  chosen: number | null = null,
): ToPlay {
  const done = new Set(scored);
  const open = games.filter((game) => !done.has(game) && namesIn(game.state).length > 1);
  const round = chosen ?? (Math.max(0, ...open.map(inRound)) || (roundsIn(games).at(-1) ?? 1) + 1);
  const ofRound = games.filter((game) => inRound(game) === round);
  const seated = ofRound
    .map((game) => ({ game, players: namesIn(game.state) }))
    .filter(({ game, players }) => players.length > 1 && (chosen !== null || !done.has(game)));
  const taken = new Set(ofRound.flatMap(({ state }) => namesIn(state)));
  const left = new Set(people.filter((one) => presenceOf(one) === 'left').map(({ name }) => plainName(name)));
  const known = [...scored.flatMap(({ state }) => namesIn(state)), ...people.map(({ name }) => plainName(name))];
  const unseated = [...new Set(known)].filter((name) => name !== '' && !taken.has(name) && !left.has(name));
  const missing = chosen === null ? open.filter((game) => inRound(game) < round).length : 0;
  return { round, seated, unseated, missing };
}

/** Games without a round are of the first. */
function inRound(game: EventGame): number {
  return roundOf(game) ?? 1;
}

/** The games of the request that are played before these boards. */
function playedBefore(
  event: TournamentRequest,
  games: readonly EventGame[],
  { round, seated }: ToPlay,
): TournamentRequest['games'] {
  const toPlay = new Set(seated.map(({ game }) => game));
  return event.games.filter((_, at) => !toPlay.has(games[at]!) && inRound(games[at]!) <= round);
}

/** Boards as equal as possible and near this size. Those of a fixed size are as many as can be filled. */
export function boardSizes(players: number, size: number, isFixed = false): number[] {
  if (isFixed) return Array.from({ length: Math.floor(players / size) }, () => size);
  if (players < 2) return [];
  const nearest = Math.floor((2 * players + size) / (2 * size));
  const boards = Math.max(1, Math.min(nearest, Math.floor(players / 2)));
  return Array.from({ length: boards }, (_, at) => Math.floor((players + boards - 1 - at) / boards));
}

/** The parts of the request other than the boards. */
export interface OutlookSource {
  event: TournamentRequest;
  /** The games of the request. */
  games: readonly EventGame[];
  people: readonly Person[];
  /** The size of the boards that are not entered, and whether none has another. */
  size: number;
  isFixed?: boolean;
  /** Whether boards may end level. */
  level: boolean;
  /** Null where that is not known. */
  outcomesOf(board: BoardAhead): BoardOutcome[] | null;
  /** Category, factor and top board of an entered board, or of any other board of the round. */
  fieldsOf(game: EventGame | null): Omit<TournamentGame, 'results' | 'round'>;
}

type Board = TournamentOutlookRequest['boards'][number];

/** Returns a sentence where the answer is not known. */
export function outlookRequest(source: OutlookSource, toPlay: ToPlay): TournamentOutlookRequest | string {
  const { event, games, people, level } = source;
  const { round, seated, unseated } = toPlay;
  const ahead = [
    ...seated.map(({ game, players }) => ({ game, names: { players }, players: players.length })),
    ...boardSizes(unseated.length, source.size, source.isFixed).map((players) => ({ game: null, names: {}, players })),
  ];
  if (source.isFixed && ahead.length === 0) return NO_BOARD;
  const boards: Board[] = [];
  for (const { game, names, players } of ahead) {
    const outcomes = source.outcomesOf({ game, players, level, round });
    if (!outcomes) return UNKNOWN_WORTH;
    if (outcomes.flat().includes(NO_RESULT) && !canBeNothing(event)) return UNKNOWN_WITHOUT_RESULT;
    const board = { ...source.fieldsOf(game), ...names, round };
    if (event.counting?.bestOfCategory !== undefined && !board.category) return UNKNOWN_CATEGORY;
    boards.push({ ...board, outcomes: outcomes.map((one) => one.map(orNothing)) });
  }
  const guests = people.filter(({ guest }) => guest).map(({ name }) => plainName(name));
  const played = playedBefore(event, games, toPlay);
  return {
    event: { ...event, games: played, teams: [], guests: [...new Set(guests)].filter((name) => name !== '') },
    boards,
    unseated: ahead.some(({ game }) => game === null) ? unseated : [],
  };
}

const NO_BOARD = 'No board is seated, and too few players are left for one.';

const UNKNOWN_WORTH = 'What a finish on one of these boards is worth is not known ahead.';

const UNKNOWN_WITHOUT_RESULT =
  'Some finishes on these boards are listed without points. They are then no result, so nothing can be said ahead where what counts is an average, a place or a percentage, where results are dropped or a least number is asked for, with a top board, and with deductions.';

const UNKNOWN_CATEGORY =
  'The best of each category count, and the category of a board is not known. Enter the boards with what is played.';

/** Whether a finish without a result and one of no points have the same effect on totals: where scores that are never
 *  below zero are added, and no player is left out or ahead for something else. */
function canBeNothing({ counting = {}, bonuses = [] }: TournamentRequest): boolean {
  const { measure = 'score', average = false, dropped, atLeast, topBoard = 'counts' } = counting;
  const isSum = measure === 'score' && !average && dropped === undefined && atLeast === undefined;
  return isSum && topBoard === 'counts' && bonuses.every(({ points }) => !String(points).startsWith('-'));
}

function orNothing(finish: FinishWorth | typeof NO_RESULT): FinishWorth {
  return finish === NO_RESULT ? { least: '0' } : finish;
}
