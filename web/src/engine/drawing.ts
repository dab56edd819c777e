// A search for a draw: in a worker, or in short portions in the page where there is none.
import type { Outcome, SeatingAnswer, SeatingRequest, TallysheetEvents } from 'tallysheet';
import { Slices } from '../device/slices.ts';
import { FIRST_PORTION, nextPortion } from './draw_portions.ts';
import { startWorker } from './start_worker.ts';
import { DRAWING } from './worker_messages.ts';

type Take = (found: Outcome<SeatingAnswer>) => void;

/** Returns a function that stops the search. The last draw passed to the caller is the best one found. */
export function searchDraw(engine: TallysheetEvents, request: SeatingRequest, take: Take): () => void {
  const stopped = new AbortController();
  const inPage = () => void searchInPage(engine, request, take, stopped.signal);
  const worker = startWorker(DRAWING);
  if (!worker) {
    inPage();
    return () => stopped.abort();
  }
  const end = () => worker.terminate();
  stopped.signal.addEventListener('abort', end);
  worker.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const found = JSON.parse(data) as Outcome<SeatingAnswer>;
    if (!found.ok || found.value.ended) end();
    take(found);
  });
  for (const failure of ['error', 'messageerror'])
    worker.addEventListener(failure, () => {
      end();
      if (!stopped.signal.aborted) inPage();
    });
  worker.postMessage(request);
  return () => stopped.abort();
}

async function searchInPage(
  { seating }: TallysheetEvents,
  request: SeatingRequest,
  take: Take,
  signal: AbortSignal,
): Promise<void> {
  const slices = new Slices();
  let portion = FIRST_PORTION;
  let steps = 0;
  while (!signal.aborted) {
    const begun = performance.now();
    steps += portion;
    const found = seating.draw({ ...request, steps });
    portion = nextPortion(portion, performance.now() - begun, A_PORTION);
    take(found);
    if (!found.ok || found.value.ended) return;
    await slices.pause();
  }
}

/** How long the page's own search takes at a time: milliseconds. */
const A_PORTION = 30;
