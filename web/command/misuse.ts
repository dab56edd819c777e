// Errors in the use of the command, as sentences for standard error.
import { nearDuplicates } from '../src/ui/near_duplicates.ts';

export class Misuse extends Error {}

/** Finds a name in any spelling: "puffing-billy" and "puffingBilly" are the same. Otherwise suggests the nearest
 *  name, or lists all. */
export function named<Thing>(name: string, things: ReadonlyMap<string, Thing>, noun: string): Thing {
  const found = [...things].find(([own]) => letters(own) === letters(name));
  if (found) return found[1];
  const names = [...things.keys()];
  const near = names.find((own) => nearDuplicates([name, own]).length > 0);
  throw new Misuse(`There is no ${noun} ${name}; ${near ? `did you mean ${near}?` : `there is ${names.join(', ')}.`}`);
}

function letters(text: string): string {
  return text.replace(/[-_]/g, '').toLowerCase();
}
