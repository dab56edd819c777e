// The games of a drawn round.
import { describe, expect, test } from 'vitest';
import { gamesOfRound } from '../../../web/src/seating/begin.ts';
import { game, modelOf, people, source } from './draw_model.ts';

describe('a round that begins', () => {
  test('has an empty game for each board, with round, board and names', () => {
    const { model } = modelOf(() => source());
    model.draw();
    const { added, changed, deleted } = model.beginning(0)!;
    expect([changed, deleted]).toEqual([[], []]);
    expect(added.map(({ form, round, board }) => [form, round, board])).toEqual([
      ['rplops', '1', '1'],
      ['rplops', '1', '2'],
    ]);
    const [first] = model.draft.drawn!.rounds[0]!.boards;
    expect((added[0]!.state['finish'] as { player: string }[]).map(({ player }) => player)).toEqual(first);
  });

  test('gives each player a power in Diplomacy', () => {
    const seven = people('Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Fay', 'Gus');
    const { model } = modelOf(() => source({ form: 'size-matters', people: seven }));
    model.draw();
    const [board] = model.draft.drawn!.rounds[0]!.boards;
    const { added } = model.beginning(0)!;
    expect(added[0]!.state['powers']).toEqual(
      'austria england france germany italy russia turkey'.split(' ').map((key, at) => ({ key, player: board![at] })),
    );
  });

  test('is drawn again only as far as boards have not begun, and uses their games again', () => {
    const games = [
      game('a', 1, 1, ['Ann', 'Ben', 'Cy', 'Di'], 'x'),
      game('b', 1, 2, ['Ed', 'Fay', 'Gus', 'Hal']),
      game('c', 1, 3, ['Ida', 'Jo', 'Kim', 'Lea']),
    ];
    const names = ['Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Ida', 'Jo'];
    const { model, held } = modelOf(() => source({ games, people: people(...names) }));
    expect(model.roundChoices).toEqual([1, 2]);
    model.chooseRound(1);
    model.draw();
    expect(held.requests[0]?.fixed).toEqual([{ boards: [{ players: ['Ann', 'Ben', 'Cy', 'Di'] }] }]);
    const round = model.draft.drawn!.rounds[0]!;
    expect(round.boards.map((board) => board.length)).toEqual([4, 5]);
    expect(model.isBegun(0, 0)).toBe(true);
    expect(model.rounds[0]?.numbers).toEqual([1, 2]);
    const { added, changed, deleted } = model.beginning(0)!;
    expect([added, changed.map(({ id, board }) => [id, board]), deleted]).toEqual([[], [['b', '2']], ['c']]);
  });

  test('has begun once the event has its games, and no longer after they are undone', () => {
    let of = source();
    const { model } = modelOf(() => of);
    model.draw();
    const { added } = model.beginning(0)!;
    of = source({ games: added });
    expect(model.hasBegun(0)).toBe(true);
    expect(gamesOfRound('rplops', added, 1, model.draft.drawn!.rounds[0]!)).toMatchObject({ added: [], deleted: [] });
    of = source();
    expect(model.hasBegun(0)).toBe(false);
  });
});
