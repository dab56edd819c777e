// The games of a drawn round.
import { describe, expect, test } from 'vitest';
import { gamesOfRound } from '../../../web/src/seating/begin.ts';
import { namesIn } from '../../../web/src/systems/player_names.ts';
import { EIGHT, game, modelOf, people, person, source } from './draw_model.ts';

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

  test('has its boards in the order of their numbers, whichever have begun', () => {
    const games = [game('a', 1, 1, ['Ann', 'Ben', 'Cy', 'Di']), game('b', 1, 2, ['Ed', 'Fay', 'Gus', 'Hal'], 'x')];
    const { model } = modelOf(() => source({ games }));
    model.chooseRound(1);
    model.draw();
    expect(model.draft.drawn!.rounds[0]!.boards[1]).toEqual(['Ed', 'Fay', 'Gus', 'Hal']);
    expect([model.rounds[0]?.numbers, model.isBegun(0, 0), model.isBegun(0, 1)]).toEqual([[1, 2], false, true]);
  });

  test('of several names who has left since in those to come, and these are drawn anew', () => {
    let of = source();
    const { model, held } = modelOf(() => of);
    model.change({ rounds: 3 });
    model.draw();
    const begun = model.beginning(0)!.added.map((one) => game(one.id, 1, Number(one.board), namesIn(one.state), 'x'));
    of = source({ games: begun, people: [...EIGHT.slice(1), person('Ida')] });
    expect([model.isOver, model.canSeatAgain, model.roundsLeft]).toEqual([false, false, 2]);
    expect(model.changedPeople).toEqual({ gone: ['Ann'], come: ['Ida'] });
    expect([0, 1, 2].map((round) => model.changedIn(round).gone)).toEqual([[], ['Ann'], ['Ann']]);
    expect(model.namesNext).toEqual([...EIGHT.slice(1).map(({ name }) => name), 'Ida']);
    model.drawNext();
    expect(held.requests.at(-1)).toMatchObject({ rounds: 2, played: [{ boards: [{}, {}] }] });
    expect([model.draft.round, model.draft.drawn?.rounds.length]).toEqual([2, 2]);
    expect(model.changedPeople).toEqual({ gone: [], come: [] });
  });

  test('can be chosen while boards are open, and as long as the draft has it', () => {
    const boards = (places: string) => [
      game('a', 1, 1, ['Ann', 'Ben', 'Cy', 'Di'], places),
      game('b', 1, 2, ['Ed', 'Fay', 'Gus', 'Hal'], 'x'),
    ];
    let of = source({ games: boards('') });
    const { model } = modelOf(() => of);
    expect([model.roundChoices, model.isOpen(1)]).toEqual([[1, 2], true]);
    model.chooseRound(1);
    model.draw();
    of = source({ games: boards('x') });
    expect([model.roundChoices, model.isOpen(1)]).toEqual([[1, 2], false]);
    model.chooseRound(2);
    expect(model.roundChoices).toEqual([2]);
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
