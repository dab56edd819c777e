// A NUL in a name is told at the field, in every form: the game that an old link or file holds opens, and has that problem.
import { beforeAll, describe, expect, test } from 'vitest';
import load from '../../build/package/tallysheet.js';
import { newEvent, newGame } from '../../web/src/events/event.ts';
import { eventOf } from '../../web/src/exchange/json_in.ts';
import { jsonOf } from '../../web/src/exchange/json_out.ts';

Object.assign(globalThis, { HTMLElement: class {}, customElements: { define: () => {} } });

const TOLD = 'holds a NUL as character 3. Type it anew.';

const engine = await load();
let desks: typeof import('../../web/src/desk.ts');
let forms: typeof import('../../web/src/events/forms.ts');
beforeAll(async () => {
  [desks, forms] = await Promise.all([import('../../web/src/desk.ts'), import('../../web/src/events/forms.ts')]);
});

/** The first player of the first list called so. */
function named(state: Record<string, any>, list: string, name: string): object {
  const [first, ...rest] = state[list];
  const changed = 'finishers' in first ? named(first, 'finishers', name) : { ...first, player: name };
  return { ...state, [list]: [changed, ...rest] };
}

describe.each([
  ['puffing-billy', 'finishers', '/finishers/0/player', 'Name of the first finisher'],
  ['puffing-billy/final', 'boards', '/boards/0/finishers/0/player', 'Name of the first finisher on board 1'],
  ['union-pacific', 'players', '/games/0/0/player', 'Name of the player in seat 1'],
  ['size-matters', 'powers', '/powers/0/player', 'Austria’s player'],
  ['detour-98f', 'powers', '/powers/0/player', 'Austria’s player'],
  ['rplops', 'finish', '/finish/0/player', 'Name of player 1'],
] as const)('a game of %s', (id, list, at, field) => {
  test('tells a NUL at its field, and has no score', async () => {
    const form = await forms.openForm(id);
    const desk = new desks.Desk(form, { read: () => named(form.example(), list, 'Bo\0b'), write: () => {} } as never);
    desk.useEngine(engine);
    const told = desk.problems.filter((problem) => problem.at === at).map(({ message }) => message);
    expect(told).toEqual([`${field} ${TOLD}`]);
    expect(desk.sheet).toBeNull();
  });
});

test('an event with a NUL in a name is read from its file as it was', () => {
  const finish = [{ key: '1', player: 'Bo\0b', place: '1' }, { key: '2', player: 'Ann', place: '2' }];
  const game = newGame('rplops', { heading: 'Heat 1', finish, formula: 'RPLOPS', average: '', hours: '' });
  const event = { ...newEvent('rplops', 'Spring'), games: [game] };
  expect(eventOf(jsonOf(event))).toEqual({ ok: true, event });
});
