// Processor time that a page takes for a step, from a trace of its main thread. On a machine that does other work, the time
// on the wall says little. Work in workers and waiting are left out.
import type { Browser, Page } from 'playwright-core';
import { SLOWER, type Wait } from './waiting.ts';

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Begin, in microseconds. */
  ts: number;
  dur?: number;
  /** Microseconds of the processor. */
  tdur?: number;
}

const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.user_timing'];

/** All tasks until the painting together, and the longest of them, as on a processor that is slower. Later tasks are not
 *  looked at: lists grow by portions that take a given time on the wall. */
export async function byProcessor(browser: Browser, page: Page, act: () => Promise<unknown>): Promise<Wait> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const times = tasksUntilPainted(traceEvents);
  return [times.reduce((sum, time) => sum + time, 0), Math.max(0, ...times)];
}

/** Between the marks of waiting.ts. */
function tasksUntilPainted(events: TraceEvent[]): number[] {
  const begun = events.find(({ name }) => name === 'begun');
  const painted = events.find(({ name }) => name === 'painted');
  if (!begun || !painted) return [Number.NaN];
  const tasks = events.filter(
    ({ name, ph, pid, tid, ts, dur = 0 }) =>
      name === 'RunTask' &&
      ph === 'X' &&
      pid === begun.pid &&
      tid === begun.tid &&
      ts + dur > begun.ts &&
      ts < painted.ts,
  );
  return tasks.map(({ tdur = Number.NaN }) => (tdur * SLOWER) / 1000);
}
