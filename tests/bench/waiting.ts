// Waits in a page on a slow phone, for the benches: a view is opened, a button pressed or a text typed, and the time until
// the result is painted is measured, with the longest task meanwhile.
import type { Page } from 'playwright-core';

/** How many times slower than this machine the phone is. */
export const SLOWER = 4;

/** Milliseconds until the result was painted, and the longest task until a second after it. */
export type Wait = [painted: number, longest: number];

/** Runs in the engine's worker, which the browser does not slow down, and lengthens its work. It runs first, since the
 *  listeners of a worker are called in order: the worker's own may have answered before the next. */
function slowDown(slower: number): void {
  let begun = performance.now();
  const say = postMessage.bind(globalThis);
  addEventListener('message', () => (begun = performance.now()));
  Object.assign(globalThis, {
    postMessage(text: string) {
      const until = begun + (performance.now() - begun) * slower;
      while (performance.now() < until);
      say(text);
    },
  });
}

export const slowWorker = (file: string) => (file.includes('/engine_worker-') ? `(${slowDown})(${SLOWER});` : '');

/** Runs in the page and records what `timed` reports. */
export function watch(): void {
  let longest = 0;
  const note = (entries: PerformanceEntry[]) => {
    for (const { duration } of entries) longest = Math.max(longest, duration);
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'longtask' });
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const task = (later = 0) => new Promise<void>((resolve) => setTimeout(resolve, later));
  Object.assign(window, {
    async timed(sought: string, text: string, act: () => void) {
      note(observer.takeRecords());
      longest = 0;
      const begun = performance.now();
      await task();
      performance.mark('begun');
      act();
      const isThere = () => document.querySelector(sought)?.textContent?.includes(text);
      do await frame();
      while (!isThere());
      await task();
      performance.mark('painted');
      const painted = performance.now() - begun;
      await task(1000);
      note(observer.takeRecords());
      return [painted, longest];
    },
  });
}

export const go = (page: Page, fragment: string, sought: string): Promise<Wait> =>
  page.evaluate(
    ([fragment, sought]) =>
      (window as any).timed(sought, '', () => {
        location.hash = fragment as string;
      }),
    [fragment, sought],
  );

export const press = (page: Page, button: string, sought: string, text: string): Promise<Wait> =>
  page.evaluate(
    ([button, sought, text]) =>
      (window as any).timed(sought, text, () => document.querySelector<HTMLElement>(button as string)!.click()),
    [button, sought, text],
  );

/** Types into a field, or chooses in a list. */
export const fill = (page: Page, field: string, text: string, sought: string, shown: string): Promise<Wait> =>
  page.evaluate(
    ([field, typed, sought, shown]) =>
      (window as any).timed(sought, shown, () => {
        const input = document.querySelector<HTMLInputElement>(field as string)!;
        input.value = typed as string;
        for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
      }),
    [field, text, sought, shown],
  );
