// A record's value as single fields, which are stamped and merged one by one. Paths are JSON Pointers, except that a
// row of a keyed list is named by its key: "/state/finishers/3/score". The row itself is a field too, true while it is
// present, and so is the order of the rows, at the list's path with a "/" at its end.
import { isPlain, type Plain } from '../ui/plain.ts';

/** The value of a field; null if it has none. An empty record stands for the record that other fields fill. */
export type Leaf = unknown;
export type Leaves = Map<string, Leaf>;

/** The fields of a value, containers before what they contain. */
export function leavesOf(value: object): Leaves {
  const fields: Leaves = new Map();
  collectRecord(value as Plain, '', fields);
  return fields;
}

function collect(value: unknown, path: string, fields: Leaves): void {
  if (isKeyedList(value)) collectRows(value, path, fields);
  else if (isPlain(value)) {
    fields.set(path, {});
    collectRecord(value, path, fields);
  } else if (value !== undefined) fields.set(path, value);
}

function collectRecord(record: Plain, path: string, fields: Leaves): void {
  for (const [name, value] of Object.entries(record)) collect(value, `${path}/${escaped(name)}`, fields);
}

function collectRows(rows: KeyedRow[], path: string, fields: Leaves): void {
  fields.set(
    `${path}/`,
    rows.map(({ key }) => key),
  );
  for (const { key, ...rest } of rows) {
    const own = `${path}/${escaped(key)}`;
    fields.set(own, true);
    collectRecord(rest, own, fields);
  }
}

/** The changes to the fields of `before` that turn them into `after`. A removed row keeps its fields; a moved
 *  row is written again, so that moving it counts as a change to it. */
export function changesBetween(before: Leaves, after: Leaves): Leaves {
  const changes: Leaves = new Map();
  for (const [path, leaf] of after) if (!before.has(path) || !sameLeaf(before.get(path), leaf)) changes.set(path, leaf);
  for (const [path, leaf] of [...changes])
    if (isOrder(path)) for (const key of movedKeys(before.get(path), leaf)) changes.set(path + escaped(key), true);
  for (const path of before.keys()) {
    if (after.has(path)) continue;
    if (!isInRemovedRow(path, before, after)) changes.set(path, isRow(path, before) ? false : null);
  }
  return changes;
}

/** Whether a field says that its row is not there: it was removed, or adding it was undone. */
export function isAbsent(leaf: Leaf): boolean {
  return leaf === false || leaf === null;
}

/** Whether the path is that of a row of a list. */
export function isRow(path: string, fields: { has(path: string): boolean }): boolean {
  return fields.has(path.slice(0, path.lastIndexOf('/') + 1)) && !path.endsWith('/');
}

function isInRemovedRow(path: string, before: Leaves, after: Leaves): boolean {
  return pathsAbove(path).some((outer) => isRow(outer, before) && !after.has(outer));
}

/** The paths of what contains a field, from the inside. */
export function pathsAbove(path: string): string[] {
  const above: string[] = [];
  for (let end = path.lastIndexOf('/', path.length - 2); end > 0; end = path.lastIndexOf('/', end - 1))
    above.push(path.slice(0, end));
  return above;
}

/** Whether the path is that of the order of a list's rows. */
export function isOrder(path: string): boolean {
  return path.endsWith('/');
}

export function keysOf(order: Leaf): string[] {
  return Array.isArray(order) ? (order as string[]) : [];
}

/** The fewest keys whose moves explain the new order of the rows in both lists. */
function movedKeys(before: Leaf, after: Leaf): string[] {
  const places = new Map(keysOf(before).map((key, at) => [key, at]));
  const common = keysOf(after).filter((key) => places.has(key));
  const stay = longestRise(common.map((key) => places.get(key) as number));
  return common.filter((key) => !stay.has(places.get(key) as number));
}

/** The members of a longest rising subsequence; of several, the one that ends last, so that rows were moved up. */
function longestRise(numbers: number[]): Set<number> {
  const endingIn: number[][] = [];
  for (const number of numbers) {
    const shorter = endingIn.filter((rise) => rise.at(-1)! < number);
    endingIn.push([...longest(shorter), number]);
  }
  return new Set(longest(endingIn));
}

function longest(lists: number[][]): number[] {
  return lists.reduce((one, other) => (other.length >= one.length ? other : one), []);
}

export function sameLeaf(one: Leaf, other: Leaf): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

interface Node {
  leaf?: Leaf;
  inner: Map<string, Node>;
}

/** The value that these fields make. Leaves of rows that are not present are left out. */
export function valueFrom(fields: Iterable<[path: string, leaf: Leaf]>): Plain {
  const root: Node = { leaf: {}, inner: new Map() };
  for (const [path, leaf] of fields) nodeAt(root, path).leaf = leaf;
  return recordOf(root);
}

function nodeAt(root: Node, path: string): Node {
  let node = root;
  for (const name of path.slice(1).split('/')) {
    const next = node.inner.get(name) ?? { inner: new Map() };
    node.inner.set(name, next);
    node = next;
  }
  return node;
}

/** A row that is put back keeps its lists, even if the order of their rows was undone with it. */
function valueAt(node: Node, isInRow: boolean): unknown {
  if (isPlain(node.leaf)) return recordOf(node);
  const order = node.inner.get('');
  if (order && (isInRow || (order.leaf ?? null) !== null)) return rowsOf(node);
  return node.leaf ?? undefined;
}

function recordOf({ inner }: Node, isInRow = false): Plain {
  const entries = [...inner].map(([name, node]): [string, unknown] => [unescaped(name), valueAt(node, isInRow)]);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** In the order of the list; rows that it does not name come last, by their keys. */
function rowsOf({ inner }: Node): Plain[] {
  const order = inner.get('')?.leaf;
  const present = [...inner].filter(([name, { leaf }]) => name !== '' && leaf === true);
  const rows = new Map(
    present.map(([name, node]) => [unescaped(name), { key: unescaped(name), ...recordOf(node, true) }]),
  );
  const named = keysOf(order).filter((key) => rows.has(key));
  return [...new Set([...named, ...[...rows.keys()].sort()])].map((key) => rows.get(key) as Plain);
}

interface KeyedRow extends Plain {
  key: string;
}

function isKeyedList(value: unknown): value is KeyedRow[] {
  return Array.isArray(value) && value.every((row) => isPlain(row) && typeof row['key'] === 'string');
}

export function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1') || '~2';
}

export function unescaped(name: string): string {
  return name === '~2' ? '' : name.replaceAll('~1', '/').replaceAll('~0', '~');
}
