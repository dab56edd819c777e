// Closes the page in a DOM in Node after each file, with all that it would still do. Vitest breaks off loads of modules when a
// file ends, and a module whose load was broken off fails for all later files of the process.
import { afterAll, vi } from 'vitest';

/** Timers of the page. */
const timers = new Set<ReturnType<typeof setTimeout>>();
const startTimer = globalThis.setTimeout;
globalThis.setTimeout = ((...given: Parameters<typeof startTimer>) => {
  const timer = startTimer(...given);
  timers.add(timer);
  return timer;
}) as typeof setTimeout;

/** Takes the page away, clears its timers and waits for modules that it has begun to load, until it does nothing more. */
export async function endPage(): Promise<void> {
  document.body.replaceChildren();
  do {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    await vi.dynamicImportSettled();
  } while (timers.size > 0);
}

afterAll(async () => {
  await endPage();
  globalThis.setTimeout = startTimer;
});
