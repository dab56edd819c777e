// Lost values: what a device wrote into a field without knowing of the value that stands. Each is a hidden field of the
// record itself, so that it is stamped, merged and undone like any other, and earlier versions carry it along. It lies at
// "/lost/<path of the field>/<stamp of the value>", and is null once it is settled.
import { escaped, isAbsent, isOrder, keysOf, sameLeaf, unescaped, type Leaf } from './leaves.ts';
import type { Stamp } from './stamp.ts';
import { JOINED_SETTINGS } from '../systems/joined_settings.ts';
import { isPlain } from '../ui/plain.ts';

const LOST = '/lost/';

/** The path of the time of deletion. */
export const DELETED = '/deleted';

export interface LostValue {
  value: Leaf;
}

export function lostPath(path: string, stamp: Stamp): string {
  return `${LOST}${escaped(path)}/${stamp}`;
}

export function isLostPath(path: string): boolean {
  return path.startsWith(LOST);
}

/** The path of the field, where this is the path of a value that it lost; otherwise the path itself. */
export function fieldPath(path: string): string {
  return isLostPath(path) ? unescaped(path.slice(LOST.length, path.lastIndexOf('/'))) : path;
}

export function isLostValue(leaf: Leaf): leaf is LostValue {
  return isPlain(leaf) && 'value' in leaf;
}

/** Whether there is nothing to choose between two values of the field. Times of deletion differ on every device, and
 *  orders by the rows that either side added or removed. */
export function isSameChoice(path: string, one: Leaf, other: Leaf): boolean {
  if (JOINED_SETTINGS.has(path)) return true;
  if (path === DELETED) return (one === null) === (other === null);
  if (!isOrder(path)) return sameLeaf(one, other) || (isAbsent(one) && isAbsent(other));
  const [ones, others] = [new Set(keysOf(one)), new Set(keysOf(other))];
  return sameLeaf(
    [...ones].filter((key) => others.has(key)),
    [...others].filter((key) => ones.has(key)),
  );
}
