// @vitest-environment dom
// The standings of a long event are those of the engine in the worker, and the page's own is not asked: by what the event
// counts, of rounds in several systems, of finals and of the Pentamind, whose scores are added, and by a rule as text.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { roundSetting, roundSystemText } from '../../../web/src/systems/round_systems.ts';
import { loadPage, newDevice } from '../dom_device.ts';
import { wordsOf } from '../dom_words.ts';
import { aGame, anEvent, anRplopsGame } from '../event_site.ts';

const { asked } = vi.hoisted(() => ({ asked: { here: 0, worker: [] as string[], rules: [] as unknown[] } }));

vi.mock('../../../web/src/engine/events_engine.ts', async () => {
  const { default: loadEvents } = await import('tallysheet/events');
  const { tournament, rules } = await loadEvents();
  const counted = <Record extends { standings(request: never): unknown }>(record: Record) => ({
    ...record,
    standings(request: never) {
      asked.here += 1;
      return record.standings(request);
    },
  });
  return { loadEventsEngine: async () => ({ tournament: counted(tournament), rules: counted(rules) }) };
});

vi.mock('../../../web/src/engine/worker_engine.ts', async () => {
  const { default: loadEvents } = await import('tallysheet/events');
  const { tallysheet } = await import('../../wasm/module.ts');
  type Functions = Record<string, Record<string, (request: object) => unknown>>;
  const engine = { ...tallysheet, ...(await loadEvents()) } as unknown as Functions;
  const call = async ({ record, name }: { record: string; name: string }, request: { rule?: string }) => {
    asked.worker.push(`${record}.${name}`);
    asked.rules.push(request.rule);
    return engine[record]![name]!(request);
  };
  return { workerEngine: () => ({ call }), startWorkerEngine: async () => {} };
});

beforeEach(() => Object.assign(asked, { here: 0, worker: [], rules: [] }));

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

const MANY = Array.from({ length: 160 }, (_, at) => `g${at}`);

test('the worker adds the finals of Union Pacific', async () => {
  const players = ['Ann', 'Ben'].map((player, at) => ({
    key: String(at),
    player,
    game1: `${100 - 10 * at}`,
    game2: '50',
  }));
  const finals = MANY.map((id) => ({
    ...{ id, form: 'union-pacific' as const },
    state: { heading: '', players, rounding: 'each-game' },
  }));
  await newDevice(anEvent('union-pacific', finals));
  await loadPage('#event/anevent/standings');
  // In each of the 160 finals Ann has 100 and 100, Ben 90 and 100.
  await waitFor(() =>
    expect(wordsOf('.standings tbody tr:first-child')).toEqual(['1 Ann 160 32,000', '2 Ben 160 30,400']),
  );
  expect(asked.worker).toContain('tournament.standings');
  expect(asked.here).toBe(0);
});

test('the worker counts the best games of the Pentamind, one of each name', async () => {
  const finish = ['Ann', 'Ben'].map((player, at) => ({ key: String(at), player }));
  const games = MANY.map((id, at) => ({
    ...{ id, form: 'pentamind' as const },
    state: { heading: `Game ${at % 80}`, finish, diluted: false, formula: 'current' },
  }));
  await newDevice(anEvent('pentamind', games));
  await loadPage('#event/anevent/standings');
  await waitFor(() => expect(wordsOf('.standings tbody tr:first-child')[0]).toMatch(/^1 Ann 160 5 /));
  expect(asked.worker).toContain('tournament.standings');
  expect(asked.here).toBe(0);
});

describe('by a rule as text', () => {
  const games = MANY.map((id) => ({
    ...{ id, form: 'own-rule/players' as const },
    state: {
      ...{ heading: '', rule: '', answers: '', hours: '' },
      players: ['Ann', 'Ben'].map((player, at) => ({
        key: String(at),
        player,
        place: String(at + 1),
        score: '',
        answers: '',
      })),
    },
  }));

  test('the worker adds the scores', async () => {
    await newDevice(anEvent('own-rule', games as never, { rule: 'name: Short\ngame: places\nscore = 10 - place' }));
    await loadPage('#event/anevent/standings');
    // 160 × (10 − 1), and 160 × (10 − 2).
    await waitFor(() =>
      expect(wordsOf('.standings tbody tr:first-child')).toEqual(['1 Ann 160 160 1,440', '2 Ben 160 160 1,280']),
    );
    expect(asked.worker).toContain('rules.standings');
    expect(asked.here).toBe(0);
  });

  test('one that cannot be read is told once, in the words of the page', async () => {
    const rule = 'name: Short\ngame: places\nscore = 10 - plac';
    await newDevice(anEvent('own-rule', games as never, { rule }));
    await loadPage('#event/anevent/standings');
    await waitFor(() =>
      expect(wordsOf('.summary li')).toEqual([
        'The rule, line 3, column 14: plac is not known in a rule for places; did you mean place?',
      ]),
    );
    expect(asked.rules).not.toContain(rule); // a page of before may still ask about its own
  });
});

describe('beside the event’s own', () => {
  const openOthers = async () =>
    fireEvent.click(await screen.findByRole('button', { name: 'How would it look under another system?' }));

  test('the worker calculates the standings by a rule', async () => {
    await newDevice(anEvent('rplops', GAMES));
    const text = 'name: Short\ngame: places\nscore = 10 - place';
    localStorage.setItem('rulesBeside', JSON.stringify({ anevent: { text } }));
    await loadPage('#event/anevent/standings');
    await openOthers();
    // 160 × (10 − 1), and 160 × (10 − 2).
    await waitFor(() =>
      expect(wordsOf('[aria-label="Both standings"] tbody tr')).toEqual(['1 Ann 1,440 1', '2 Ben 1,280 2']),
    );
    expect(asked.worker.filter((call) => call === 'rules.standings')).toHaveLength(1);
    expect(asked.here).toBe(0);
  });

  test('and those under the other systems of Diplomacy', async () => {
    const seven = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gus'];
    const games = MANY.map((id) => aGame(id, 'size-matters', seven, [10, 8, 6, 4, 3, 2, 1]));
    await newDevice(anEvent('size-matters', games));
    await loadPage('#event/anevent/standings');
    await openOthers();
    await waitFor(() => expect(wordsOf('[aria-label="Both standings"] tbody tr')[0]).toMatch(/^1 Ann /));
    expect(asked.worker.filter((call) => call === 'diplomacy.standings')).toHaveLength(18);
    expect(asked.worker).toContain('detour98f.standings');
  });
});
