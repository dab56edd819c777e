// JSON Pointers as returned by the engine.

/** "/finishers/1/score" as ["finishers", "1", "score"]. The page's pointers need no escapes. */
export function pointerParts(at: string): string[] {
  return at.split('/').slice(1);
}
