// A ruling of the organiser about an event, as typed: a factor, a bonus, a tie decided, or a player's place in the final.
// Names stand as in the games; a person who is renamed is renamed here too.
import type { ListShape, RecordShape } from '../form/shape.ts';
import { KEY, TYPED } from '../form/shape.ts';
import { newId } from './event_game.ts';
import { plainName } from './player_names.ts';

/** factor: of all games of a round. bonus: points for each of the players. order: level players, best first. lot: level
 *  players, whom the seed puts in order. qualified, struck: players who are added to those who qualify, or left out. */
export const RULING_KINDS = ['factor', 'bonus', 'order', 'lot', 'qualified', 'struck'] as const;

export type RulingKind = (typeof RULING_KINDS)[number];

export interface Ruling {
  key: string;
  kind: RulingKind;
  round?: string;
  /** Names, one on each line. */
  players?: string;
  /** The factor, or the points. */
  amount?: string;
  /** A whole number. */
  seed?: string;
  reason?: string;
}

const RULING: RecordShape = {
  is: 'record',
  fields: {
    key: KEY,
    kind: { is: 'one of', values: RULING_KINDS },
    round: TYPED,
    players: TYPED,
    amount: TYPED,
    seed: TYPED,
    reason: TYPED,
  },
  optional: ['round', 'players', 'amount', 'seed', 'reason'],
};

export const RULINGS: ListShape = { is: 'list', row: RULING, least: 0, most: 10_000 };

export function newRuling(kind: RulingKind, fields: Omit<Ruling, 'key' | 'kind'>): Ruling {
  return { key: newId(), kind, ...fields };
}

/** The names in a ruling, each once. */
export function playersOf({ players = '' }: Pick<Ruling, 'players'>): string[] {
  return [...new Set(players.split('\n').map(plainName))].filter((name) => name !== '');
}

/** The rulings after `from` was renamed to `to`; null if that does not concern them. */
export function rulingsRenamed(rulings: readonly Ruling[], from: string, to: string): Ruling[] | null {
  if (!rulings.some((ruling) => playersOf(ruling).includes(from))) return null;
  return rulings.map((ruling) => {
    const names = playersOf(ruling);
    if (!names.includes(from)) return ruling;
    return { ...ruling, players: [...new Set(names.map((name) => (name === from ? to : name)))].join('\n') };
  });
}
