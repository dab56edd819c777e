// Names in alphabetical order. One collator for all of them: `localeCompare` would look one up for each pair.

const COLLATOR = new Intl.Collator('en');

export function inAlphabet(names: Iterable<string>): string[] {
  return [...names].sort(COLLATOR.compare);
}
