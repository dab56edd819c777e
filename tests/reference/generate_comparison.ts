// Random valid requests to compare scores. Source: ComparisonRequest in the interface.
import type { ComparisonRequest, DecimalInput } from '../../wasm/tallysheet.d.ts';
import type { Random } from './random.ts';
import { chance, pick, times, whole } from './random.ts';

export function comparisonRequest(random: Random): ComparisonRequest {
  const entrants = chance(random, 0.9) ? whole(random, 1, 8) : pick(random, [37, 100]);
  const first = scores(random, entrants);
  const lists = times(chance(random, 0.9) ? whole(random, 1, 6) : 100, () =>
    chance(random, 0.3) ? [...first] : scores(random, entrants),
  );
  return { lists: lists.map((scores) => ({ scores })) };
}

/** Mostly few different figures, so that entrants tie; occasionally only zeros, or one below zero. */
function scores(random: Random, entrants: number): DecimalInput[] {
  const kinds: (() => DecimalInput)[] = [
    () => whole(random, 0, 3),
    () => whole(random, 0, 300) * 1000,
    () => `${whole(random, 0, 99)}.${String(whole(random, 0, 9999)).padStart(4, '0')}`,
    () => 0,
    () => whole(random, -1, 9),
    () => '999999999999.9999',
  ];
  const kind = pick(random, kinds);
  return times(entrants, kind);
}
