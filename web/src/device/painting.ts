// Delays work until the page has been painted.

export function afterPainting(then: () => void): void {
  requestAnimationFrame(() => setTimeout(then));
}

/** Resolves when the browser has nothing else to do; in browsers that cannot tell, `otherwise` milliseconds later. */
export function rest(otherwise = 200): Promise<unknown> {
  return new Promise((resolve) =>
    'requestIdleCallback' in globalThis
      ? requestIdleCallback(resolve, { timeout: 2000 })
      : setTimeout(resolve, otherwise),
  );
}
