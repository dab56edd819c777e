// JSON Pointers (RFC 6901) into requests that may be broken in any way.

/** Whether the pointer leads to a value, or to a missing field of an existing object or list. */
export function pointerIsPlausible(request: unknown, pointer: string): boolean {
  const tokens = tokensOf(pointer);
  if (tokens === null) return false;
  let value = request;
  for (const [at, token] of tokens.entries()) {
    if (!mayHold(value, token)) return false;
    if (at === tokens.length - 1) return true;
    value = valueAt(value, token);
  }
  return true;
}

export function pointerTo(tokens: (string | number)[]): string {
  return tokens.map((token) => `/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

function tokensOf(pointer: string): string[] | null {
  if (pointer === '') return [];
  if (!pointer.startsWith('/') || /~(?![01])/.test(pointer)) return null;
  return pointer
    .slice(1)
    .split('/')
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** Objects may contain any field, lists the index of an item; single values contain nothing. */
function mayHold(value: unknown, token: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  try {
    return !Array.isArray(value) || /^(0|[1-9]\d*)$/.test(token);
  } catch {
    return true;
  }
}

function valueAt(value: unknown, token: string): unknown {
  try {
    return (value as Record<string, unknown>)[token];
  } catch {
    return undefined;
  }
}
