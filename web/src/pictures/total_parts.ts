// The parts of every total with the groups that they belong to: a category, a round, or a player's first, second and third
// game. A group looks the same for every player.
import type { EventGame } from '../systems/event_game.ts';
import type { EventRules, StandingRow, StandingsColumn, TotalPart } from '../systems/event_rules.ts';
import { capital } from '../ui/sentences.ts';
import { roundOf } from '../systems/rounds.ts';
import { ordinalWord } from '../numbers/ordinals.ts';

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

const HUES = 8;

/** The numbers of a group's classes: eight hues, each plain and in two patterns. */
export function groupLook(group: number): { hue: number; pattern: number } {
  return { hue: group % HUES, pattern: Math.floor(group / HUES) };
}

/** The most groups that look different; the last one holds all others. */
export const MOST_GROUPS = 3 * HUES;

/** Above this number of rounds, games are grouped by their position in each player's list of games. */
const MOST_ROUNDS = 12;

/** What the parts are made of. */
export interface PartsSource {
  rules: Pick<EventRules, 'parts'>;
  /** Those of the standings; groups that have one come in the same order. */
  columns: readonly StandingsColumn[];
  /** The games that the standings look at. */
  games: readonly EventGame[];
  /** The games of the player who has most. */
  mostGames: number;
  /** A player's games, each with the figure that counts. */
  playedBy(player: string): readonly { game: EventGame; figure: string | null }[];
  called(game: EventGame): string;
}

export function partsOf(rows: readonly StandingRow[], source: PartsSource): Parts {
  const { parts } = source.rules;
  const labels = new Set(rows.flatMap((row) => parts(row)?.map(({ label }) => label) ?? []));
  if (labels.size === 0) return gamesOf(source);
  const inColumns = source.columns.map(({ title }) => title).filter((title) => labels.has(title));
  const names = [...new Set([...inColumns, ...labels])];
  return grouped(names, (row) => (parts(row) ?? []).map((part) => ({ ...part, in: part.label })));
}

function gamesOf({ games, mostGames, playedBy, called }: PartsSource): Parts {
  const rounds = namedRounds(games);
  const names = rounds ?? Array.from({ length: mostGames }, (_, at) => nthGame(at));
  return grouped(names, (row) =>
    playedBy(row.player).flatMap(({ game, figure }, at) =>
      figure === null ? [] : [{ label: called(game), figure, in: rounds ? roundNameOf(game) : nthGame(at) }],
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
