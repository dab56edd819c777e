// The engine's request for a draw, from an event and what its organiser chose.
import type { SeatingPlayer, SeatingRequest, SeatingRound, SeatingWish } from 'tallysheet';
import type { EventGame, FormId } from '../systems/event_game.ts';
import type { Settings } from '../systems/event_rules.ts';
import type { Person } from '../systems/person.ts';
import { plainName } from '../systems/player_names.ts';
import { pairsIn, sizesIn, wishesIn } from './choices.ts';
import { keptBoards, type Draft, type DraftRound } from './draft.ts';
import { boardsOfRound, knowsSeats, playedBefore, presentsOf } from './event_rounds.ts';
import { seatsOfForm } from './seats.ts';

export interface DrawSource {
  /** Form of the games in the round that is drawn. */
  form: FormId;
  /** Form of a later round, which may have another system; absent where all rounds have one form. */
  formOf?(round: number): FormId;
  games: readonly EventGame[];
  people: readonly Person[];
  settings: Settings;
  /** The places of the standings by name; asked for only where boards go by them. */
  places(): ReadonlyMap<string, number>;
}

/** The wishes that count, without those that this draw cannot have. */
export function wishesOf(source: DrawSource, draft: Pick<Draft, 'round'>): SeatingWish[] {
  const seats = seatsOfForm(source.form);
  const wishes = seats ? wishesIn(source.settings, seats) : [];
  return wishes
    .filter(({ counts }) => counts)
    .map(({ wish }) => wish)
    .filter((wish) => wish !== 'last-seat' || knowsSeats(source.games, draft.round));
}

export function requestOf(source: DrawSource, draft: Draft): SeatingRequest {
  const wishes = wishesOf(source, draft);
  const seats = seatsOfForm(source.form);
  const players = playersOf(source, draft, wishes);
  const here = new Set(players.map(({ name }) => name));
  const pairs = (kind: string) =>
    pairsIn(source.settings)
      .filter((pair) => pair.kind === kind && here.has(pair.one) && here.has(pair.other))
      .map(({ one, other }) => ({ one, other }));
  const [apart, together] = [pairs('apart'), pairs('together')];
  const hasApart = apart.length > 0 || players.some(({ group }) => group);
  return {
    players,
    played: playedBefore(source.games, draft.round),
    fixed: fixedIn(source, draft, here),
    rounds: draft.rounds,
    ...(seats ? sizesIn(source.settings, seats) : {}),
    // A wish that nobody has is left out: the result would only say that it is kept.
    wishes: wishes.filter((wish) => (wish !== 'apart' || hasApart) && (wish !== 'together' || together.length > 0)),
    apart,
    together,
    seed: draft.seed,
  };
}

function playersOf(source: DrawSource, draft: Draft, wishes: readonly SeatingWish[]): SeatingPlayer[] {
  const teams = new Map(source.people.map(({ name, team = '' }) => [plainName(name), plainName(team)]));
  const places = wishes.includes('alike') || wishes.includes('spread') ? source.places() : new Map<string, number>();
  const volunteers = new Set(draft.volunteers);
  return drawnNames(source, draft).map((name) => {
    const [team, standing] = [teams.get(name), places.get(name)];
    return {
      name,
      ...(team ? { group: team } : {}),
      ...(standing === undefined ? {} : { standing }),
      ...(volunteers.has(name) ? { volunteers: true } : {}),
    };
  });
}

/** Those who are here, the others who are expected if the organiser wants them or marks nobody, and those at boards of the round that have begun. */
export function drawnNames({ people, games }: DrawSource, { round, withExpected }: Draft): string[] {
  const begun = begunBoards(games, round).flatMap(({ players }) => players);
  const { here, expected, fewAreMarked } = presentsOf(people, games);
  const others = (withExpected ?? fewAreMarked) ? expected : [];
  return [...new Set([...here, ...others, ...begun])].filter((name) => name !== '');
}

export function begunBoards(games: readonly EventGame[], round: number): { players: string[]; board: number | null }[] {
  return boardsOfRound(games, round).filter(({ begun, players }) => begun && players.length > 1);
}

/** For each round, boards that have begun come first, then those that the organiser keeps, as far as everybody at them is here. */
function fixedIn({ games }: DrawSource, draft: Draft, here: ReadonlySet<string>): SeatingRound[] {
  const kept = keptBoards(draft);
  const fixed = Array.from({ length: draft.rounds }, (_, at) => {
    const begun =
      at > 0 ? [] : begunBoards(games, draft.round).map(({ players }) => players.filter((name) => name !== ''));
    const seated = new Set(begun.flat());
    const whole = (kept[at] ?? []).filter((board) => board.every((name) => here.has(name) && !seated.has(name)));
    return { boards: [...begun, ...whole].filter((board) => board.length > 1).map((players) => ({ players })) };
  });
  while (fixed.at(-1)?.boards.length === 0) fixed.pop();
  return fixed;
}

/** The request that says what these boards cost. */
export function assessmentOf(request: SeatingRequest, rounds: readonly DraftRound[]): SeatingRequest {
  const fixed = rounds.map(({ boards }) => ({ boards: boards.map((players) => ({ players })) }));
  return { ...request, rounds: rounds.length, fixed };
}
