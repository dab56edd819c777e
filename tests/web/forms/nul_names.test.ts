// A NUL in a name is reported at the field, in every form. A game in an old link or file opens, and has that problem.
import { beforeAll, describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { newEvent } from '../../../web/src/systems/event.ts';
import { newGame } from '../../../web/src/systems/event_game.ts';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';

Object.assign(globalThis, { HTMLElement: class {}, customElements: { define: () => {} } });

const TOLD = 'contains a NUL at character 3. Type it again.';

const engine = await load();
let models: typeof import('../../../web/src/form/model.ts');
let forms: typeof import('../../../web/src/systems/models.ts');
beforeAll(async () => {
  [models, forms] = await Promise.all([
    import('../../../web/src/form/model.ts'),
    import('../../../web/src/systems/models.ts'),
  ]);
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
  test('reports a NUL at its field, and has no score', async () => {
    const form = await forms.openForm(id);
    const model = new models.FormModel(form, {
      read: () => named(form.state.example(), list, 'Bo\0b'),
      write: () => {},
    } as never);
    model.useEngine(engine);
    const reported = model.problems.filter((problem) => problem.at === at).map(({ message }) => message);
    expect(reported).toEqual([`${field} ${TOLD}`]);
    expect(model.sheet).toBeNull();
  });
});

test('an event with a NUL in a name is read from its file unchanged', () => {
  const finish = [
    { key: '1', player: 'Bo\0b', place: '1' },
    { key: '2', player: 'Ann', place: '2' },
  ];
  const game = newGame('rplops', { heading: 'Heat 1', finish, formula: 'RPLOPS', average: '', hours: '' });
  const event = { ...newEvent('rplops', 'Spring'), games: [game] };
  expect(eventOf(jsonOf(event))).toMatchObject({ ok: true, event });
});
