// Drawing boards in a worker. It searches in portions and posts the best draw after each, as text, which the page reads
// faster than objects.
import type { Outcome, SeatingAnswer, SeatingRequest } from 'tallysheet';
import { loadEventsEngine } from './events_engine.ts';
import { FIRST_PORTION, nextPortion } from './draw_portions.ts';

export async function search(request: SeatingRequest): Promise<void> {
  const { seating } = await loadEventsEngine();
  let portion = FIRST_PORTION;
  let steps = 0;
  let outcome: Outcome<SeatingAnswer>;
  do {
    const begun = performance.now();
    steps += portion;
    outcome = seating.draw({ ...request, steps });
    portion = nextPortion(portion, performance.now() - begun, A_PORTION);
    postMessage(JSON.stringify(outcome));
  } while (outcome.ok && !outcome.value.ended);
}

/** How long a portion should take: milliseconds. */
const A_PORTION = 200;
