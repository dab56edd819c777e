// The organiser's rulings, read into a tournament's request: factors of rounds, bonuses, decisions and lots.
import type { Problem, TournamentRequest } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import { roundOf } from '../systems/rounds.ts';
import { playersOf, type Ruling, type RulingKind } from '../systems/ruling.ts';
import { decimalText, wholeNumber } from '../systems/typed_settings.ts';

export interface ReadRulings {
  /** Keyed by round. */
  factors: Map<number, string>;
  bonuses: NonNullable<TournamentRequest['bonuses']>;
  decisions: NonNullable<TournamentRequest['decisions']>;
  lots: NonNullable<TournamentRequest['lots']>;
  /** The rulings that the request's lists come from, one for each element. */
  of: { bonuses: Ruling[]; decisions: Ruling[]; lots: Ruling[] };
  /** At "/rulings/KEY/amount". */
  problems: Problem[];
}

/** Rulings of these kinds make a rule of the event's own. */
const COUNTING: readonly RulingKind[] = ['bonus', 'order', 'lot'];

export function isCounting({ kind }: Ruling): boolean {
  return COUNTING.includes(kind);
}

/** `names` are the players with a result. A bonus for anyone else waits for their first result. */
export function readRulings(
  rulings: readonly Ruling[],
  names: ReadonlySet<string>,
  numbers: Numbers,
  hasFactors: boolean,
): ReadRulings {
  const found = (kind: RulingKind) => rulings.filter((ruling) => ruling.kind === kind);
  const level = (kind: RulingKind) => found(kind).filter((ruling) => playersOf(ruling).length > 1);
  const factors = hasFactors ? found('factor').map((ruling) => ({ ruling, ...amountOf(ruling, numbers) })) : [];
  const bonuses = found('bonus').map((ruling) => ({ ruling, ...amountOf(ruling, numbers) }));
  const lots = level('lot').map((ruling) => ({ ruling, ...seedOf(ruling, numbers) }));
  const points = bonuses.flatMap(({ ruling, value = '' }) =>
    value === '' ? [] : playersOf(ruling).flatMap((player) => (names.has(player) ? [{ ruling, player, value }] : [])),
  );
  return {
    factors: new Map(factors.flatMap(({ ruling, value }) => (value ? [[roundOf(ruling) ?? 1, value] as const] : []))),
    bonuses: points.map(({ player, value }) => ({ player, points: value })),
    decisions: level('order').map((ruling) => ({ players: playersOf(ruling) })),
    lots: lots.map(({ ruling, value = 0 }) => ({ players: playersOf(ruling), seed: value })),
    of: {
      bonuses: points.map(({ ruling }) => ruling),
      decisions: level('order'),
      lots: lots.map(({ ruling }) => ruling),
    },
    problems: [...factors, ...bonuses, ...lots].flatMap(({ problems }) => problems),
  };
}

const AMOUNTS: Partial<Record<RulingKind, string>> = { factor: 'The factor', bonus: 'The bonus' };

function amountOf({ key, kind, amount }: Ruling, numbers: Numbers) {
  return decimalText(amount, `/rulings/${key}/amount`, AMOUNTS[kind] ?? 'The amount', numbers);
}

function seedOf({ key, seed }: Ruling, numbers: Numbers) {
  return wholeNumber(seed, `/rulings/${key}/seed`, 'The seed', numbers);
}

/** The problem at a field of a ruling; undefined if it has none. */
export function problemOf(problems: readonly Problem[], { key }: Ruling, field: string): Problem | undefined {
  return problems.find(({ at }) => at === `/rulings/${key}/${field}`);
}
