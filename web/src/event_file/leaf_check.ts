// Checks the single fields of a record that a file or a link carries beside its value, by their paths: those of removed
// rows, and lost values. Undo, a choice or another merge may bring any of them back.
import type { RecordShape, Shape } from '../form/shape.ts';
import { fits } from '../form/shape.ts';
import { unescaped, type Leaf } from '../merge/leaves.ts';
import { DELETED, fieldPath, isLostPath, isLostValue } from '../merge/lost_values.ts';
import { isPossibleTime, isStamp, timeOf } from '../merge/stamp.ts';

/** Longer lists of keys are in no event. */
const MOST_KEYS = 10_000;

/** Whether a record of this shape can have this field beside its value. */
export function fitsHidden(path: string, leaf: Leaf, shape: RecordShape): boolean {
  if (isLostPath(path)) return isLostField(path) && (leaf === null || fitsLost(path, leaf, shape));
  return path === DELETED ? leaf === null : fitsAt(path, leaf, shape);
}

/** Whether the value can be chosen for the field at this path. */
export function fitsChosen(path: string, leaf: Leaf, shape: RecordShape): boolean {
  return path === DELETED ? leaf === null || isTime(leaf) : fitsAt(path, leaf, shape);
}

export function isTime(value: unknown): value is number {
  return typeof value === 'number' && isPossibleTime(value);
}

/** Whether it is the stamp of a time that a clock can say. */
export function isTimely(stamp: unknown): boolean {
  return isStamp(stamp) && isPossibleTime(timeOf(stamp));
}

function isLostField(path: string): boolean {
  return /^\/lost\/[^/]+\/[0-9a-z]{20}$/.test(path) && isTimely(path.slice(-20));
}

function fitsLost(path: string, leaf: Leaf, shape: RecordShape): boolean {
  return isLostValue(leaf) && fitsChosen(fieldPath(path), leaf.value, shape);
}

function fitsAt(path: string, leaf: Leaf, root: RecordShape): boolean {
  const [, ...names] = path.split('/');
  let shape: Shape = root;
  let isOptional = false;
  for (const [at, name] of names.entries()) {
    const isLast = at === names.length - 1;
    if (shape.is === 'list' && (isLast || name === '')) return isLast && !shape.keys && fitsInList(name, leaf);
    const within: Found | null = shape.is === 'list' ? rowOf(shape, name) : fieldOf(shape, unescaped(name));
    if (!within) return false;
    ({ shape, isOptional } = within);
  }
  if (leaf === null) return isOptional;
  return shape.is !== 'record' && shape.is !== 'list' && isShort(leaf, shape) && fits(leaf, shape);
}

interface Found {
  shape: Shape;
  isOptional: boolean;
}

function fieldOf(shape: Shape, name: string): Found | null {
  if (shape.is !== 'record' || name === 'key' || !Object.hasOwn(shape.fields, name)) return null;
  return { shape: shape.fields[name] as Shape, isOptional: shape.optional.includes(name) };
}

function rowOf({ row, keys }: Extract<Shape, { is: 'list' }>, name: string): Found | null {
  return isKey(unescaped(name)) && (!keys || keys.includes(unescaped(name))) ? { shape: row, isOptional: false } : null;
}

/** The order of the rows, or the presence of one. */
function fitsInList(name: string, leaf: Leaf): boolean {
  if (name !== '') return (leaf === null || typeof leaf === 'boolean') && isKey(unescaped(name));
  return leaf === null || (Array.isArray(leaf) && leaf.length <= MOST_KEYS && leaf.every(isKey));
}

function isKey(value: unknown): boolean {
  return typeof value === 'string' && value.length <= 100;
}

function isShort(leaf: Leaf, shape: Shape): boolean {
  return shape.is !== 'text' || (typeof leaf === 'string' && leaf.length <= shape.most);
}
