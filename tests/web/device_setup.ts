// The engine of events for a page in Node. The page's own takes its file from the address where it lies on a website.
import { vi } from 'vitest';

vi.mock('../../web/src/engine/events_engine.ts', async () => {
  const { default: loadEvents } = await import('tallysheet/events');
  return { loadEventsEngine: () => loadEvents() };
});
