// Who qualifies for the top board: the first of the standings, without those struck off, and those added by hand.
import type { TournamentRow } from 'tallysheet';
import type { Settings } from '../systems/event_rules.ts';
import { QUALIFYING } from '../systems/counting.ts';
import { roundOf, type Placed } from '../systems/rounds.ts';
import { playersOf, type Ruling } from '../systems/ruling.ts';
import { inWords } from '../ui/sentences.ts';

export interface Qualifier {
  player: string;
  /** Null for one who was added. */
  row: Standing | null;
}

export type Standing = Pick<TournamentRow, 'player' | 'place' | 'shared'>;

export interface Qualifying {
  /** Best first, then those who were added. */
  going: Qualifier[];
  /** Players who are level at the cut, of whom fewer can qualify; none of them is among those going. */
  atCut: Standing[];
  /** How many seats they compete for. */
  left: number;
}

/** `rows` are standings, best first; those without a place do not qualify. */
export function qualifying(rows: readonly Standing[], rulings: readonly Ruling[], count: number): Qualifying {
  const named = (kind: Ruling['kind']) => rulings.filter((one) => one.kind === kind).flatMap(playersOf);
  const struck = new Set(named('struck'));
  const able = rows.filter(({ player, place }) => place !== null && !struck.has(player));
  const cut = able[count - 1]?.place;
  const isSplit = cut !== undefined && able[count]?.place === cut;
  const first = able.slice(0, count).filter(({ place }) => !isSplit || place !== cut);
  const atCut = isSplit ? able.filter(({ place }) => place === cut) : [];
  const there = new Set(first.map(({ player }) => player));
  const added = [...new Set(named('qualified'))].filter((player) => !there.has(player));
  return {
    going: [...first.map((row) => ({ player: row.player, row })), ...added.map((player) => ({ player, row: null }))],
    atCut: atCut.filter(({ player }) => !added.includes(player)),
    left: isSplit ? count - first.length : 0,
  };
}

/** The round after which players qualify: the one typed, else the one before the first top board; null for all. */
export function qualifyingRound(settings: Settings, games: readonly (Placed & { top?: string })[]): number | null {
  const typed = (settings[QUALIFYING.after.name] ?? '').trim();
  if (typed !== '') return roundOf({ round: typed });
  const rounds = games.filter(({ top }) => top === 'yes').flatMap((game) => roundOf(game) ?? []);
  const first = Math.min(...rounds);
  return first > 1 && Number.isFinite(first) ? first - 1 : null;
}

/** How many qualify by the standings; null where that is not typed, or no whole number. */
export function qualifyingCount(settings: Settings): number | null {
  return roundOf({ round: settings[QUALIFYING.count.name] ?? '' });
}

/** "The first 7 after round 3 qualify for the top board. Struck off: Ann (left)." */
export function qualifyingInWords(settings: Settings, rulings: readonly Ruling[], system: string): string[] {
  const [count, after] = [qualifyingCount(settings), (settings[QUALIFYING.after.name] ?? '').trim()];
  if (count === null) return [];
  const when = after ? ` after round ${after}` : '';
  const by = settings[QUALIFYING.by.name] === 'system' ? ` by the standings of ${system}` : '';
  return [
    `The first ${count}${by}${when} qualify for the top board.`,
    ...named('Struck off', rulings, 'struck'),
    ...named('Added by hand', rulings, 'qualified'),
  ];
}

function named(title: string, rulings: readonly Ruling[], kind: Ruling['kind']): string[] {
  const found = rulings.filter((one) => one.kind === kind && playersOf(one).length > 0);
  if (found.length === 0) return [];
  const each = found.map((one) => {
    const reason = (one.reason ?? '').trim();
    return `${inWords(playersOf(one), 'and')}${reason ? ` (${reason})` : ''}`;
  });
  return [`${title}: ${each.join(', ')}.`];
}
