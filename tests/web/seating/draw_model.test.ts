// A draw with the engine: what the draft keeps, changes by hand and what they cost, and a search that is stopped.
import { describe, expect, test, vi } from 'vitest';
import type { SeatingRequest } from 'tallysheet';
import { draftIn } from '../../../web/src/seating/draft.ts';
import type { Found } from '../../../web/src/seating/draw_model.ts';
import { EIGHT, engine, game, modelOf, numbers, people, person, source } from './draw_model.ts';

describe('a draw', () => {
  const FIRST = [game('a', 1, 1, ['Ann', 'Ben', 'Cy', 'Di'], 'x'), game('b', 1, 2, ['Ed', 'Fay', 'Gus', 'Hal'], 'x')];

  test('says what it could not keep, with the bound', () => {
    const { model } = modelOf(() => source({ games: FIRST }));
    expect(model.draft.round).toBe(2);
    model.draw();
    const [meetings, ...others] = model.results(numbers);
    // Each board of four has two of each board before: 2 × 2 pairs.
    expect(meetings).toMatchObject({
      wish: 'meetings',
      kept: false,
      summary: '4 pairs meet again; no draw has fewer.',
    });
    expect(meetings?.losses).toHaveLength(4);
    expect(meetings?.losses[0]).toMatch(/^\w+ and \w+ meet again, for the 2nd time\.$/);
    expect(others.every(({ kept }) => kept)).toBe(true);
    expect(model.draft.drawn).toMatchObject({ seed: 7, steps: null, byHand: false, complete: true });
  });

  test('a swap says what it costs and what it mends, and can be swapped back', () => {
    const { model, held } = modelOf(() => source({ games: FIRST }));
    model.draw();
    const before = model.draft.drawn!.rounds;
    const boards = before[0]!.boards;
    // From two and two of each earlier board to three and one: 3 + 3 pairs.
    const isFirst = (name: string) => 'Ann Ben Cy Di'.includes(name);
    const seat = (board: number, first: boolean) => ({
      round: 0,
      board,
      seat: boards[board]!.findIndex((name) => isFirst(name) === first),
    });
    model.tap(seat(0, true), numbers);
    expect(model.chosen).toEqual(seat(0, true));
    model.tap(seat(1, false), numbers);
    expect(model.considered?.said).toMatch(
      /^Swap \w+ and \w+\? It would cost: (\w+ and \w+ meet again, for the 2nd time\. ?){4}/,
    );
    expect(model.draft.drawn?.rounds).toEqual(before);
    model.tap(seat(1, false), numbers);
    expect([model.chosen, model.considered]).toEqual([null, null]);
    expect(model.said).toMatch(/^\w+ and \w+ swapped\. It costs: (\w+ and \w+ meet again, for the 2nd time\. ?){4}/);
    expect(model.results(numbers)[0]?.summary).toBe('6 pairs meet again; at least 4 must.');
    expect(held.stored?.drawn?.byHand).toBe(true);
    model.swapBack(numbers);
    expect(model.draft.drawn?.rounds).toEqual(before);
    expect(model.said).toMatch(/swapped\. It costs: (\w+ and \w+ meet again, for the 2nd time\. ){2}No longer so: /);
  });

  test('what a swap would cost is what it costs, for any two seats, and considering changes nothing', () => {
    const { model } = modelOf(() => source({ games: FIRST }));
    model.draw();
    const before = model.draft.drawn!.rounds;
    const one = { round: 0, board: 0, seat: 0 };
    for (let seat = 0; seat < 4; seat++) {
      const other = { round: 0, board: 1, seat };
      model.consider(one, other, numbers);
      const would = model.considered!.said;
      expect(model.draft.drawn!.rounds).toEqual(before);
      model.swap(one, other, numbers);
      const did = model.said.replace(' swapped. ', '? ').replace('It costs', 'It would cost');
      expect(would).toBe(`Swap ${did.replace('No longer so', 'It would mend')}`);
      model.swapBack(numbers);
    }
    model.consider(one, one, numbers);
    expect(model.considered).toBeNull();
  });

  test('a seat chosen twice is no longer chosen', () => {
    const { model } = modelOf(() => source());
    model.draw();
    const at = { round: 0, board: 0, seat: 0 };
    model.tap(at, numbers);
    model.tap(at, numbers);
    expect(model.chosen).toBeNull();
    expect(model.draft.drawn?.byHand).toBe(false);
  });

  test('boards that are kept stay when it is drawn again, with their numbers', () => {
    const { model, held } = modelOf(() => source());
    model.draw();
    const board = model.draft.drawn!.rounds[0]!.boards[1]!;
    model.keep(0, 1);
    expect(model.isKept(0, 1)).toBe(true);
    model.draw(8);
    expect(held.requests.at(-1)?.fixed).toEqual([{ boards: [{ players: board }] }]);
    expect(model.draft.drawn?.rounds[0]?.boards[1]).toEqual(board);
    model.keep(0, 1);
    expect(model.draft.kept).toEqual([]);
  });

  test('boards of each round are kept', () => {
    const { model, held } = modelOf(() => source());
    model.change({ rounds: 3 });
    model.draw();
    const [first, , third] = model.draft.drawn!.rounds.map(({ boards }) => boards);
    model.keep(2, 1);
    model.keep(0, 1);
    expect([model.isKept(0, 1), model.isKept(2, 1), model.isKept(2, 0)]).toEqual([true, true, false]);
    model.draw(8);
    const fixed = [first![1], null, third![1]].map((players) => ({ boards: players ? [{ players }] : [] }));
    expect(held.requests.at(-1)?.fixed).toEqual(fixed);
    expect(model.draft.drawn!.rounds.map(({ boards }) => boards[1])).toMatchObject({ 0: first![1], 2: third![1] });
    expect(modelOf(() => source(), undefined, held.stored).model.isKept(2, 1)).toBe(true);
    model.change({ rounds: 1 });
    model.draw(9);
    expect(held.requests.at(-1)?.fixed).toEqual(fixed.slice(0, 1));
    model.keep(2, 1);
  });

  test('says who has gone and come since', () => {
    let of = source();
    const { model } = modelOf(() => of);
    model.draw();
    of = source({ people: [...EIGHT.slice(1), person('Ida')] });
    expect(model.changedPeople).toEqual({ gone: ['Ann'], come: ['Ida'] });
    expect(model.answer).toBeNull();
    model.swap({ round: 0, board: 0, seat: 0 }, { round: 0, board: 1, seat: 0 }, numbers);
    expect(model.said).toMatch(/^\w+ and \w+ swapped\.$/); // no word about a cost that nobody knows
    model.draw();
    expect(model.changedPeople).toEqual({ gone: [], come: [] });
  });

  test('problems are told instead', () => {
    const { model } = modelOf(() => source({ people: people('Ann') }));
    model.draw();
    expect(model.problems.map(({ at }) => at)).toEqual(['/players']);
    expect(model.searching).toBeNull();
  });
});

describe('a search', () => {
  test('that is stopped keeps the best found, with the steps that repeat it', () => {
    const many = people(...Array.from({ length: 40 }, (_, at) => `Player ${at}`));
    const of = source({ people: many, games: [], settings: { drawSizes: '4 4 4' } });
    let takes: (found: Found) => void = () => {};
    let asked: SeatingRequest | undefined;
    const stop = vi.fn();
    const { model, held } = modelOf(
      () => of,
      (request, take) => {
        [asked, takes] = [request, take];
        return stop;
      },
    );
    model.change({ rounds: 18 });
    model.draw();
    expect(model.searching).toEqual({ done: 0, of: 0 });
    takes(engine.seating.draw({ ...asked!, steps: 4_000 }));
    const found = model.draft.drawn!;
    expect(model.searching?.of).toBeGreaterThan(found.steps!);
    model.stop();
    expect(stop).toHaveBeenCalledOnce();
    expect(model.searching).toBeNull();
    expect(held.stored?.drawn).toEqual(found);
    const again = engine.seating.draw({ ...asked!, steps: found.steps! });
    expect(again.ok && again.value.rounds.map(({ boards }) => boards.map(({ players }) => players))).toEqual(
      found.rounds.map(({ boards }) => boards),
    );
  });

  test('a draft that the device kept is there again, and anything else is not', () => {
    const { model, held } = modelOf(() => source());
    model.draw();
    const { model: later } = modelOf(() => source(), undefined, JSON.parse(JSON.stringify(held.stored)));
    expect(later.draft).toEqual(model.draft);
    for (const other of [null, 7, {}, { ...model.draft, kept: [7] }, { ...model.draft, drawn: { rounds: 1 } }])
      expect(draftIn(other)).toBeNull();
  });
});
