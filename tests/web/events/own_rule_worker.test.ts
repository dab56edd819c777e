// @vitest-environment dom
// The standings of a long event by its own rule are those of the engine in the worker, and the page's own is not asked.
import { waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { loadPage, newDevice } from '../dom_device.ts';
import { wordsOf } from '../dom_words.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';

const { asked } = vi.hoisted(() => ({ asked: { here: 0, worker: [] as string[] } }));

vi.mock('../../../web/src/engine/events_engine.ts', async () => {
  const { default: loadEvents } = await import('tallysheet/events');
  const { tournament } = await loadEvents();
  const standings = (request: never) => {
    asked.here += 1;
    return tournament.standings(request);
  };
  return { loadEventsEngine: async () => ({ tournament: { ...tournament, standings } }) };
});

vi.mock('../../../web/src/engine/worker_engine.ts', async () => {
  const { default: loadEvents } = await import('tallysheet/events');
  const { tallysheet } = await import('../../wasm/module.ts');
  type Functions = Record<string, Record<string, (request: object) => unknown>>;
  const engine = { ...tallysheet, ...(await loadEvents()) } as unknown as Functions;
  const call = async ({ record, name }: { record: string; name: string }, request: object) => {
    asked.worker.push(`${record}.${name}`);
    return engine[record]![name]!(request);
  };
  return { workerEngine: () => ({ call }), startWorkerEngine: async () => {} };
});

test('the worker is asked once, with every game', async () => {
  const games = Array.from({ length: 160 }, (_, at) => ({
    ...anRplopsGame(`g${at}`, [
      ['Ann', '1'],
      ['Ben', '2'],
    ]),
    round: String((at % 80) + 1),
  }));
  await newDevice(anEvent('rplops', games, { countingBest: '100' }));
  await loadPage('#event/anevent/counting');
  // Two players get 66.67 and 33.33; of 160 games the best hundred count.
  await waitFor(() => expect(wordsOf('.standings tbody tr:first-child')).toEqual(['1 Ann 6,667', '2 Ben 3,333']));
  expect(asked.worker.filter((call) => call === 'tournament.standings')).toHaveLength(1);
  expect(asked.here).toBe(0);
});
