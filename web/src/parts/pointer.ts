// JSON Pointers as the engine gives them.

/** "/finishers/1/score" as ["finishers", "1", "score"]. The page's own pointers need no escapes. */
export function pointerParts(at: string): string[] {
  return at.split('/').slice(1);
}
