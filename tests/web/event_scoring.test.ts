// What an event's standings make of games that stand in each other's way, and of late corrections.
import { beforeAll, describe, expect, test } from 'vitest';
import load from '../../build/package/tallysheet.js';
import type { TallyEvent } from '../../web/src/events/event.ts';
import { aBoard, anEvent } from './event_site.ts';

Object.assign(globalThis, { HTMLElement: class {}, customElements: { define: () => {} } });

const engine = await load();
let modules: { Ledger: typeof import('../../web/src/events/ledger.ts').Ledger; Scoring: typeof import('../../web/src/events/scoring.ts').Scoring; loadForms: typeof import('../../web/src/events/forms.ts').loadForms };
beforeAll(async () => {
  const [{ Ledger }, { Scoring }, { loadForms }] = await Promise.all([import('../../web/src/events/ledger.ts'), import('../../web/src/events/scoring.ts'), import('../../web/src/events/forms.ts')]);
  modules = { Ledger, Scoring, loadForms };
});

async function opened(event: TallyEvent) {
  const ledger = modules.Ledger.begin(event);
  const scoring = new modules.Scoring(ledger, engine, await modules.loadForms(event.system));
  const left = () => scoring.standings().left.map(({ game, why }) => `${game.id}: ${why}`);
  return { ledger, scoring, left, players: () => scoring.standings().rows?.map(({ player }) => player) };
}

describe('two boards of one final with one player on both', () => {
  const ANN = aBoard('one', 'Rail Baron', [['Ann', '200'], ['Bob', '100']], 'final');
  const twice = () => anEvent('puffing-billy', [ANN, aBoard('two', 'Rail Baron', [['Ann', '200'], ['Cy', '100']], 'final'), aBoard('three', 'Rail Baron', [['Cy', '90'], ['Di', '80']])]);
  const REFUSED = 'two: Ann is on two boards of this final; a player can sit on only one.';

  test('leave the later one out', async () => {
    const { left, players } = await opened(twice());
    expect(left()).toEqual([REFUSED]);
    expect(players()).toEqual(['Ann', 'Cy', 'Bob', 'Di']);
  });

  test('are both in as soon as the earlier one is corrected', async () => {
    const { ledger, left, players } = await opened(twice());
    left();
    ledger.change([aBoard('one', 'Rail Baron', [['Eve', '200'], ['Bob', '100']], 'final')], 'corrected');
    expect(left()).toEqual([]);
    expect(players()).toEqual(expect.arrayContaining(['Ann', 'Eve']));
    ledger.undo();
    expect(left()).toEqual([REFUSED]);
  });

  test('are asked about anew when the earlier one is deleted, or no final', async () => {
    const { ledger, scoring, left } = await opened(twice());
    left();
    ledger.remove(['one'], 'deleted');
    expect(left()).toEqual([]);
    ledger.undo();
    expect(left()).toEqual([REFUSED]);
    ledger.change([{ ...ANN, stage: 'preliminary' }], 'made preliminary');
    expect(left()).toEqual([]);
    expect(scoring.why(ledger.games[1])).toBe(null);
  });

  test('say so at the game that is left out', async () => {
    const { ledger, scoring } = await opened(twice());
    expect(ledger.games.map((game) => scoring.why(game) === null)).toEqual([true, false, true]);
  });
});
