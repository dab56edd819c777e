// What is left to play for in an event: the boards still to be played, the request, and the answer in words.
import type { TournamentOutlook, TournamentOutlookRequest, TournamentPlaces, TournamentRequest } from 'tallysheet';
import { ordinal } from '../numbers/ordinals.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { BoardOutcome } from '../systems/event_rules.ts';
import { presenceOf, type Person } from '../systems/person.ts';
import { namesIn, plainName } from '../systems/player_names.ts';
import { roundOf, roundsIn } from '../systems/rounds.ts';
import { inWords } from '../ui/sentences.ts';

/** The boards of the round that is still to be played. */
export interface ToPlay {
  round: number;
  /** The players of each board that somebody is entered at. */
  seated: { game: EventGame; players: string[] }[];
  /** Everybody else who is expected. */
  unseated: string[];
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
  return { round, seated, unseated };
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

/** Boards as equal as possible and near this size. */
export function boardSizes(players: number, size: number): number[] {
  if (players < 2) return [];
  const boards = Math.max(1, Math.min(Math.round(players / size), Math.floor(players / 2)));
  return Array.from({ length: boards }, (_, at) => Math.floor((players + boards - 1 - at) / boards));
}

/** `games` are those of the request. `outcomesOf` gives what a board of so many players can end in; null where that is not known, as is the answer then. */
export function outlookRequest(
  { request: event, games }: { request: TournamentRequest; games: readonly EventGame[] },
  toPlay: ToPlay,
  size: number,
  outcomesOf: (players: number) => BoardOutcome[] | null,
): TournamentOutlookRequest | null {
  const { round, seated, unseated } = toPlay;
  const boards = [
    ...seated.map(({ players }) => ({ players, round, outcomes: outcomesOf(players.length) })),
    ...boardSizes(unseated.length, size).map((players) => ({ round, outcomes: outcomesOf(players) })),
  ];
  const known = boards.flatMap((board) => (board.outcomes ? [{ ...board, outcomes: board.outcomes }] : []));
  if (known.length < boards.length) return null;
  const played = playedBefore(event, games, toPlay);
  return {
    event: { ...event, games: played, teams: [] },
    boards: known,
    unseated: unseated.length > 1 ? unseated : [],
  };
}

/** "1st to 3rd, 5th"; "none" without a place. */
export function placesInWords(places: readonly TournamentPlaces[]): string {
  if (places.length === 0) return 'none';
  return places
    .map(({ first, last }) => (first === last ? ordinal(first) : `${ordinal(first)} to ${ordinal(last)}`))
    .join(', ');
}

type Rival = TournamentOutlook['rivals'][number];
type Case = Rival['cases'][number];

/** "Ann overtakes Ben with 1st, or with 2nd if Ben is 3rd or lower." `ahead` is whether the player is ahead now. */
export function againstRival(player: string, rival: Rival, ahead: boolean): string[] {
  const beats = ahead ? 'stays ahead of' : 'overtakes';
  const always = ahead ? 'may still fall behind' : 'can only draw level with';
  const said = [
    ...sentence(`${player} ${beats} ${rival.player}`, rival, 'ahead'),
    ...sentence(`${player} is level with ${rival.player}`, rival, 'level'),
    ...sentence(`It depends on more than these two`, rival, 'open'),
  ];
  const isAnything = rival.cases.length === 1 && rival.cases[0]!.result === 'open';
  if (isAnything) return [`Whether ${player} ends ahead of ${rival.player} is open.`];
  const hasAhead = rival.cases.some(({ result }) => result === 'ahead');
  const hasOpen = rival.cases.some(({ result }) => result === 'open');
  return hasAhead || hasOpen ? said : [`${player} ${always} ${rival.player}.`, ...said];
}

function sentence(start: string, { player: rival, cases }: Rival, result: Case['result']): string[] {
  const conditions = conditionsOf(cases, result, rival);
  return conditions.length === 0 ? [] : [`${start} ${conditions.join(', or ')}.`];
}

/** "with 1st or 2nd", "with 3rd if Ben is 4th". */
function conditionsOf(cases: readonly Case[], result: Case['result'], rival: string): string[] {
  const finishes = [...new Set(cases.map(({ finish }) => finish))];
  const byCondition = new Map<string, (number | null)[]>();
  for (const finish of finishes) {
    const own = cases.filter((one) => one.finish === finish);
    const wanted = own.filter((one) => one.result === result).map(({ rivalFinish }) => rivalFinish);
    if (wanted.length === 0) continue;
    const rest = own.filter((one) => one.result !== result).map(({ rivalFinish }) => rivalFinish);
    const condition = rest.length === 0 ? '' : ` if ${rival} is ${finishesInWords(wanted, rest)}`;
    byCondition.set(condition, [...(byCondition.get(condition) ?? []), finish]);
  }
  return [...byCondition].map(([condition, own]) => `${withFinishes(own)}${condition}`);
}

function withFinishes(finishes: (number | null)[]): string {
  const known = finishes.filter((finish) => finish !== null);
  return known.length === 0 ? 'in any case' : `with ${inWords(known.map(ordinal))}`;
}

/** "3rd or lower" where no better finish of the rival is wanted and no lower one is left out. */
function finishesInWords(wanted: (number | null)[], rest: (number | null)[]): string {
  const [known, others] = [wanted, rest].map((list) => list.filter((finish) => finish !== null));
  const best = Math.min(...known!);
  const worst = Math.max(...known!);
  if (known!.length > 1 && others!.every((finish) => finish < best)) return `${ordinal(best)} or lower`;
  if (known!.length > 1 && others!.every((finish) => finish > worst)) return `${ordinal(worst)} or higher`;
  return inWords(known!.map(ordinal));
}
