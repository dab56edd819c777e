// Three-way merge: a part that only one side changed takes that side's value; a part that both changed takes `mine`.
type Plain = Record<string, unknown>;

export function merged<Value>(base: unknown, mine: Value, theirs: unknown): Value {
  if (same(mine, theirs) || same(theirs, base)) return mine;
  if (same(mine, base)) return theirs as Value;
  if (isKeyedList(mine) && isKeyedList(theirs))
    return mergedLists(isKeyedList(base) ? base : [], mine, theirs) as Value;
  if (isPlain(mine) && isPlain(theirs)) return mergedFields(isPlain(base) ? base : {}, mine, theirs) as Value;
  return mine;
}

function mergedFields(base: Plain, mine: Plain, theirs: Plain): Plain {
  const fields = Object.keys({ ...theirs, ...mine }).map(
    (field) => [field, merged(base[field], mine[field], theirs[field])] as const,
  );
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Merges lists of keyed rows in the order of `mine`, with rows added in `theirs` at the end. */
function mergedLists(base: Plain[], mine: Plain[], theirs: Plain[]): Plain[] {
  const find = (list: Plain[], key: unknown) => list.find((row) => row['key'] === key);
  const ours = mine.map((row) => {
    const [before, other] = [find(base, row['key']), find(theirs, row['key'])];
    if (other) return merged(before, row, other);
    return before && same(before, row) ? null : row;
  });
  const added = theirs.filter((row) => !find(mine, row['key']) && !same(find(base, row['key']), row));
  return [...ours.filter((row) => row !== null), ...added];
}

export function same(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isKeyedList(value: unknown): value is Plain[] {
  return Array.isArray(value) && value.every((row) => isPlain(row) && typeof row['key'] === 'string');
}
