// The way to what a first visit does without.

/** Undefined until it is fetched. */
export let more: typeof import('../later.ts') | undefined;

export async function fetchMore(): Promise<void> {
  more = await import('../later.ts');
}
