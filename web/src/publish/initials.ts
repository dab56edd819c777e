// Initials in place of names, different for different people.

/** Splits "Anna-Lena von der Heide" at spaces and hyphens. */
const WORD = /[\p{L}\p{N}][^\s-]*/gu;

/** "A.L.v.d.H." for each name; who comes later with the same ones has a number: "J.M. 2". */
export function initialsOf(names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  const counts = new Map<string, number>();
  for (const name of names) {
    const letters = (name.match(WORD) ?? []).map((word) => `${[...word][0]}.`).join('') || '?';
    const count = (counts.get(letters) ?? 0) + 1;
    counts.set(letters, count);
    found.set(name, count === 1 ? letters : `${letters} ${count}`);
  }
  return found;
}
