// Two tabs that write one text.

/** The text that was kept meanwhile, where it is neither the one that was typed over nor the one that is kept now. */
export function overwritten(kept: string | undefined, seen: string, now: string | undefined): string[] {
  return kept === undefined || kept === seen || kept === now ? [] : [kept];
}
