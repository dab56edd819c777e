// The games of a player, and the parts of every total with the groups that they belong to: a category, a round, or a
// player's first, second and third game. A group looks the same for every player.
import type { EventGame } from '../../systems/event_game.ts';
import type { EventModel } from '../event_model.ts';
import type { StandingsColumn, TotalPart, StandingRow } from '../../systems/event_rules.ts';
import { capital } from '../../ui/sentences.ts';
import { isIn, type Standings } from '../../scoring/counted_games.ts';
import { roundOf } from '../../systems/rounds.ts';
import { ordinalWord } from '../../numbers/ordinals.ts';

export interface Played {
  game: EventGame;
  /** Null if the game is not scored, or the player has no score in it. */
  figure: string | null;
  place: number | null;
  shared: boolean;
  /** Why the game is not in the standings. */
  why: string | null;
  /** The player's row on the game's sheet; undefined if there is none. */
  row: unknown;
}

/** The player's games, of those that the standings look at. */
export function playedBy(model: EventModel, player: string, of: Pick<Standings, 'upTo'> = {}): Played[] {
  const games = (model.players.get(player) ?? []).filter((game) => isIn(of, game));
  return games.map((game) => played(model, game, player));
}

function played(model: EventModel, game: EventGame, player: string): Played {
  const why = model.scoring.why(game);
  const sheet = why === null ? model.scoring.sheet(game) : null;
  const own = sheet && model.scoring.rules.figures(game.form, sheet).find((one) => one.player === player);
  const { figure = null, place = null, shared = false, row } = own ?? {};
  return { game, figure, place, shared, why, row };
}

/** The parts of a total that belong to one group. */
export interface Segment {
  /** Index of the group. */
  group: number;
  parts: TotalPart[];
}

export interface Parts {
  /** Names of the groups, in the order in which every total shows them. */
  groups: string[];
  /** The segments of a row's total, in the order of the groups. */
  of(row: StandingRow): Segment[];
}

/** The most groups that look different; the last one holds all others. */
export const MOST_GROUPS = 24;

/** Above this number of rounds, games are grouped by their position in each player's list of games. */
const MOST_ROUNDS = 12;

/** `columns` are those of the standings; groups that have one come in the same order. */
export function partsOf(
  model: EventModel,
  rows: StandingRow[],
  columns: StandingsColumn[],
  of: Pick<Standings, 'upTo'> = {},
): Parts {
  const { parts } = model.scoring.rules;
  const labels = new Set(rows.flatMap((row) => parts(row)?.map(({ label }) => label) ?? []));
  if (labels.size === 0) return gamesOf(model, of);
  const inColumns = columns.map(({ title }) => title).filter((title) => labels.has(title));
  const names = [...new Set([...inColumns, ...labels])];
  return grouped(names, (row) => (parts(row) ?? []).map((part) => ({ ...part, in: part.label })));
}

function gamesOf(model: EventModel, of: Pick<Standings, 'upTo'>): Parts {
  const rounds = namedRounds(model.games.filter((game) => isIn(of, game)));
  const games = rounds ?? Array.from({ length: mostGames(model) }, (_, at) => nthGame(at));
  return grouped(games, (row) =>
    playedBy(model, row.player, of).flatMap(({ game, figure }, at) =>
      figure === null ? [] : [{ label: model.called(game), figure, in: rounds ? roundNameOf(game) : nthGame(at) }],
    ),
  );
}

/** "Round 1" of a game in round 1, or with the heading "Round 1, board 2". */
function roundNameOf(game: EventGame): string {
  const round = roundOf(game);
  if (round !== null) return `Round ${round}`;
  const { state } = game;
  return (/^(.*?)(?:\s[–—-]\s|[,;:/]|$)/su.exec(state.heading)?.[1] ?? '').trim();
}

/** Null if games have no rounds, or their headings name none. */
function namedRounds(games: readonly EventGame[]): string[] | null {
  const inOrder = [...games].sort((one, other) => (roundOf(one) ?? 0) - (roundOf(other) ?? 0));
  const rounds = [...new Set(inOrder.map(roundNameOf))];
  return rounds.length > MOST_ROUNDS || rounds.includes('') ? null : rounds;
}

function mostGames({ players }: EventModel): number {
  return Math.max(0, ...[...players.values()].map(({ length }) => length));
}

function nthGame(at: number): string {
  return capital(`${ordinalWord(at + 1)} game`);
}

interface Ungrouped extends TotalPart {
  /** Name of the group. */
  in: string;
}

function grouped(names: string[], of: (row: StandingRow) => Ungrouped[]): Parts {
  const groups = names.length > MOST_GROUPS ? [...names.slice(0, MOST_GROUPS - 1), 'others'] : names;
  const groupOf = new Map(names.map((name, at) => [name, Math.min(at, groups.length - 1)]));
  return { groups, of: (row) => segmentsOf(of(row), groups.length, (name) => groupOf.get(name) ?? 0) };
}

function segmentsOf(parts: Ungrouped[], count: number, groupOf: (name: string) => number): Segment[] {
  const segments = Array.from({ length: count }, (_, group): Segment => ({ group, parts: [] }));
  for (const part of parts) segments[groupOf(part.in)]?.parts.push(part);
  return segments.filter(({ parts }) => parts.length > 0);
}
