// The association's competitions side by side, from the games of one event: which scores each counts, and whose. Every
// figure is the engine's. Source of the rules: core/SOURCES.md, Puffing Billy.
import type {
  CategoryBoard,
  DecimalText,
  EventSheet,
  Tallysheet,
  TallysheetEvents,
  TournamentGame,
  TournamentRequest,
  TournamentStandings,
} from 'tallysheet';
import type { EventGame } from '../event_game.ts';
import { gameFieldValue } from '../game_fields.ts';
import type { Person } from '../person.ts';
import { plainName } from '../player_names.ts';
import { roundOf } from '../rounds.ts';
import { teamFromOf } from '../team_from.ts';
import { isPickUp } from './stage.ts';

type Row = EventSheet['rows'][number];

export interface CompetitionSource {
  engine: Pick<Tallysheet, 'puffingBilly'> & Pick<TallysheetEvents, 'tournament'>;
  /** The boards of the standings' request, and the game of each. */
  boards: readonly CategoryBoard[];
  games: readonly EventGame[];
  decimals: 3 | 4;
  /** How many categories count; all of them if undefined. */
  count: number | undefined;
  people: readonly Person[];
}

export interface Competition {
  id: string;
  title: string;
  /** How it is decided, in a sentence. */
  says: string;
  rows: CompetitionRow[];
}

export interface CompetitionRow {
  name: string;
  place: number | null;
  shared: boolean;
  total: DecimalText;
}

export function competitionsOf(source: CompetitionSource): Competition[] {
  const rows = rowsOf(source, source.boards);
  return [
    overall(source, rows, 'overall'),
    overall(source, rows, 'challenger'),
    ironMan(source, rows),
    ...champions(source),
    international(source, '18xx', '18xx'),
    international(source, 'empire-builder', 'Empire Builder International'),
    teams(source),
  ].filter((one) => one !== null);
}

/** Each player's best score in every category of these boards, with the bonuses of finals. */
function rowsOf({ engine, decimals }: CompetitionSource, boards: readonly CategoryBoard[]): Row[] {
  const outcome = engine.puffingBilly.standings({ boards: [...boards], decimals });
  return outcome.ok ? outcome.value.rows : [];
}

/** One game of the tournament for each category. Who was fifth or sixth at best has no score in it. */
function gamesOf(rows: readonly Row[], figure: (one: Row['categories'][number]) => string): TournamentGame[] {
  const games = new Map<string, TournamentGame>();
  for (const { player, categories } of rows) {
    for (const one of categories) {
      if (!/[1-9]/.test(figure(one))) continue;
      const game = games.get(one.category) ?? { category: one.category, results: [] };
      game.results.push({ player, score: figure(one) });
      games.set(one.category, game);
    }
  }
  return [...games.values()];
}

const best = ({ best }: Row['categories'][number]) => best;

function ranked({ engine }: CompetitionSource, request: TournamentRequest): TournamentStandings | null {
  if (request.games.length === 0) return null;
  const outcome = engine.tournament.standings(request);
  return outcome.ok ? outcome.value : null;
}

function players(found: TournamentStandings | null): CompetitionRow[] {
  const placed = (found?.rows ?? []).filter(({ place }) => place !== null);
  return placed.map(({ player, place, shared, total }) => ({ name: player, place, shared, total }));
}

/** The names of those who play and stand outside the competition. */
function outside({ people }: CompetitionSource, rows: readonly Row[], withChampions: boolean): string[] {
  const playing = new Set(rows.map(({ player }) => player));
  const out = people.filter(({ guest, champion }) => guest || (withChampions && champion));
  return [...new Set(out.map(({ name }) => plainName(name)))].filter((name) => playing.has(name));
}

function overall(source: CompetitionSource, rows: Row[], id: 'overall' | 'challenger'): Competition {
  const { count } = source;
  const counting = count === undefined ? {} : { best: count, atLeast: count };
  const guests = outside(source, rows, id === 'challenger');
  const found = ranked(source, { games: gamesOf(rows, best), counting, guests });
  const added = count === undefined ? 'The best scores of all categories' : `The best scores of ${count} categories`;
  const needs = count === undefined ? '' : `; whoever has fewer has no place`;
  return {
    id,
    title: id === 'overall' ? 'Puffing Billy' : 'Challenger class',
    says:
      id === 'overall'
        ? `${added} are added${needs}. Pick-up games count.`
        : 'As overall, without those who have won before, as marked in the list of people.',
    rows: players(found),
  };
}

function ironMan(source: CompetitionSource, rows: Row[]): Competition {
  const found = ranked(source, { games: gamesOf(rows, best), guests: outside(source, rows, false) });
  return {
    id: 'iron-man',
    title: 'Iron Man',
    says: 'The best score of every category is added; a category without a score counts nothing.',
    rows: players(found),
  };
}

/** The first of each category's final, by its bonus. Categories without one have no champion. */
function champions(source: CompetitionSource): Competition[] {
  const own = source.boards.filter((_, at) => !isPickUp(source.games[at]!));
  const games = gamesOf(rowsOf(source, own), ({ finalBonus }) => finalBonus);
  return games.map((game) => ({
    id: `category ${game.category}`,
    title: game.category ?? '',
    says: 'The places in the final of the category, with its bonus.',
    rows: players(ranked(source, { games: [game] })),
  }));
}

/** The best score of each version of a family, of which three are added. */
function international(source: CompetitionSource, family: string, title: string): Competition | null {
  const { boards, games } = source;
  const played = boards.flatMap((board, at) => {
    const game = games[at]!;
    if (gameFieldValue(game, 'family') !== family || isPickUp(game)) return [];
    const named = plainName(gameFieldValue(game, 'gameVersion')) || board.category;
    return [{ ...board, category: named, stage: 'preliminary' as const }];
  });
  if (played.length === 0) return null;
  const rows = rowsOf(source, played);
  const counting = { best: 3, atLeast: 3 };
  const found = ranked(source, { games: gamesOf(rows, best), counting, guests: outside(source, rows, false) });
  return {
    id: family,
    title,
    says: 'The best score of each version is taken, and the best three are added; whoever has played fewer has no place. Pick-up games and bonuses of finals do not count.',
    rows: players(found),
  };
}

/** Per category the best score that a member has made for the team. */
function teams(source: CompetitionSource): Competition | null {
  const members = membersOf(source.people);
  if (members.size === 0) return null;
  const firsts = [...new Set([...members.values()].map(({ from }) => from))];
  const rows = firsts.flatMap((from) =>
    scoredFrom(source, from).filter(({ player }) => members.get(player)?.from === from),
  );
  const names = new Set(rows.map(({ player }) => player));
  const byTeam = new Map<string, { player: string }[]>();
  for (const [player, { team }] of members)
    if (names.has(player)) byTeam.set(team, [...(byTeam.get(team) ?? []), { player }]);
  const found = ranked(source, {
    games: gamesOf(rows, best),
    teams: [...byTeam].map(([name, members]) => ({ name, members })),
    teamCounting: { unit: 'category', best: 1 },
  });
  return {
    id: 'teams',
    title: 'Teams',
    says: 'In each category the best score of the team counts, and all categories are added. What a member scored before joining does not count.',
    rows: (found?.teams ?? []).map(({ team, place, shared, total }) => ({ name: team, place, shared, total })),
  };
}

function membersOf(people: readonly Person[]): Map<string, { team: string; from: number }> {
  const members = new Map<string, { team: string; from: number }>();
  for (const person of people) {
    const [player, team] = [plainName(person.name), plainName(person.team ?? '')];
    if (team !== '' && !members.has(player)) members.set(player, { team, from: teamFromOf(person) ?? 1 });
  }
  return members;
}

/** Boards without a round are of the first. */
function scoredFrom(source: CompetitionSource, from: number): Row[] {
  return rowsOf(
    source,
    source.boards.filter((_, at) => (roundOf(source.games[at]!) ?? 1) >= from),
  );
}
