// Finds names that may be different spellings of the same one.

interface Bare {
  name: string;
  letters: string[];
  /** Names with different digits are different ("Player 1", "Player 2"). */
  figures: string;
}

/** Above this number of names, only names with the same first letter are compared. */
const MANY = 1000;

export type NamePair = [string, string];

/** Returns pairs of names that differ only in punctuation, spaces and case, or by one or two letters. */
export function nearDuplicates(names: string[]): NamePair[] {
  return [...nearPairs(names)].flat();
}

/** The same, name by name, for one who compares many and pauses in between. */
export function* nearPairs(names: string[]): Generator<NamePair[]> {
  const all = names.map(barely);
  for (const group of names.length > MANY ? grouped(all) : [all]) {
    for (const [at, one] of group.entries()) {
      const near = group.slice(at + 1).filter((other) => isNear(one, other));
      yield near.map((other) => [one.name, other.name]);
    }
  }
}

function grouped(names: Bare[]): Bare[][] {
  const groups = new Map<string, Bare[]>();
  for (const name of names) groups.set(name.letters[0] ?? '', [...(groups.get(name.letters[0] ?? '') ?? []), name]);
  return [...groups.values()];
}

function barely(name: string): Bare {
  const letters = [
    ...name
      .normalize('NFKD')
      .replace(/[^\p{L}\p{N}]/gu, '')
      .toLowerCase(),
  ];
  return { name, letters, figures: letters.filter((letter) => /\p{N}/u.test(letter)).join('') };
}

/** Whether two words differ only in punctuation, spaces and case, or by one or two letters. */
export function isNearlyAlike(one: string, other: string): boolean {
  return isNear(barely(one), barely(other));
}

/** Allows no difference up to 4 letters, one up to 8, and two for longer names. */
function isNear({ letters: one, figures }: Bare, { letters: other, figures: others }: Bare): boolean {
  const shorter = Math.min(one.length, other.length);
  const most = shorter < 5 ? 0 : shorter < 9 ? 1 : 2;
  if (figures !== others || Math.abs(one.length - other.length) > most) return false;
  return distance(one, other, most) <= most;
}

/** The edit distance; stops counting above `most`. */
function distance(one: string[], other: string[], most: number): number {
  let line = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const changed = (line[at - 1] as number) + (one[row - 1] === other[at - 1] ? 0 : 1);
      next.push(Math.min(changed, (line[at] as number) + 1, (next[at - 1] as number) + 1));
    }
    if (Math.min(...next) > most) return most + 1;
    line = next;
  }
  return line[other.length] as number;
}
