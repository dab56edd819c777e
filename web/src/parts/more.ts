// The way to what a first visit does without.

/** Undefined until it is fetched. */
export let more: typeof import('../later.ts') | undefined;
let coming: Promise<void> | undefined;

/** Asks once: what did not arrive would be missed, and asked for, at every drawing of the page. */
export function fetchMore(): Promise<void> {
  return (coming ??= import('../later.ts').then((later) => void (more = later)));
}
