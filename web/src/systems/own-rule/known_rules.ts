// The library's rules where they are offered. They are loaded when they are first asked for.
import type { KnownGroup } from './library.ts';

let library: KnownGroup[] | null = null;

/** None until they are loaded; `loaded` is called then. */
export function knownGroups(loaded: () => void): KnownGroup[] {
  if (!library) void import('./library.ts').then(({ LIBRARY }) => ((library = LIBRARY), loaded()));
  return library ?? [];
}
