// Loads lazy_parts.ts, which a first score does not need, when it is first needed.
import { afterPainting } from '../device/painting.ts';
import type { FormModel } from '../form/model.ts';

/** Undefined until loaded. */
export let lazy: typeof import('./lazy_parts.ts') | undefined;
let coming: Promise<void> | undefined;

/** Loads the parts once. A failure is reported and not retried on every redraw. */
export function fetchLazy(): Promise<void> {
  return (coming ??= import('./lazy_parts.ts').then((parts) => void (lazy = parts)));
}

/** The tools below a sheet. Loaded after the first score is painted, so that they do not delay it. */
export function belowSheet(model: FormModel): unknown {
  if (!lazy && model.sheet) afterPainting(() => fetchLazy().then(() => model.redraw(), noop));
  return lazy?.underSheet(model);
}

function noop(): void {}
