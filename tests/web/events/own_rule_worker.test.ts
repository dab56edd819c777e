// @vitest-environment dom
// The standings of a long event by its own rule, or of rounds in several systems, are those of the engine in the worker, and
// the page's own is not asked.
import { waitFor } from '@testing-library/dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { roundSetting, roundSystemText } from '../../../web/src/systems/round_systems.ts';
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

beforeEach(() => Object.assign(asked, { here: 0, worker: [] }));

const GAMES = Array.from({ length: 160 }, (_, at) => ({
  ...anRplopsGame(`g${at}`, [
    ['Ann', '1'],
    ['Ben', '2'],
  ]),
  round: String((at % 80) + 1),
}));

test('the worker is asked once, with every game', async () => {
  await newDevice(anEvent('rplops', GAMES, { countingBest: '100' }));
  await loadPage('#event/anevent/counting');
  // Two players get 66.67 and 33.33; of 160 games the best hundred count.
  await waitFor(() => expect(wordsOf('.standings tbody tr:first-child')).toEqual(['1 Ann 6,667', '2 Ben 3,333']));
  expect(asked.worker.filter((call) => call === 'tournament.standings')).toHaveLength(1);
  expect(asked.here).toBe(0);
});

test('the worker adds the scores of several systems', async () => {
  const other = roundSystemText({ system: 'rplops', settings: { formula: 'RPLOPS2' } });
  await newDevice(anEvent('rplops', GAMES, { [roundSetting(1)]: other }));
  await loadPage('#event/anevent/standings');
  // Of two players the first gets 66.67 by RPLOPS, in 158 games, and 100 by RPLOPS2, in the two games of round 1.
  await waitFor(() => expect(wordsOf('.standings tbody tr:first-child')[0]).toBe('1 Ann 160 10,733.86'));
  expect(asked.worker).toContain('tournament.standings');
  expect(asked.here).toBe(0);
});
