// Drawing the boards of an event, with the engine: who is drawn, what the draft keeps, changes by hand and what they
// cost, and the games of a round.
import { beforeAll, describe, expect, test, vi } from 'vitest';
import loadEvents from 'tallysheet/events';
import type { SeatingRequest, TallysheetEvents } from 'tallysheet';
import { gamesOfRound } from '../../../web/src/seating/begin.ts';
import { draftIn, type Draft } from '../../../web/src/seating/draft.ts';
import { drawCsv, drawText } from '../../../web/src/seating/draw_text.ts';
import { DrawModel, type DrawDevice, type Found } from '../../../web/src/seating/draw_model.ts';
import { playedBefore, presentsOf } from '../../../web/src/seating/event_rounds.ts';
import type { DrawSource } from '../../../web/src/seating/request.ts';
import { seatsOfForm } from '../../../web/src/seating/seats.ts';
import { resultsOf } from '../../../web/src/seating/words.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { Person, Presence } from '../../../web/src/systems/person.ts';
import { aGame, anRplopsGame } from '../event_site.ts';

let engine: TallysheetEvents;
beforeAll(async () => {
  engine = await loadEvents();
});

const numbers = NUMBERS.point;
const person = (name: string, presence: Presence = 'here', team = ''): Person => ({
  key: name,
  name,
  presence,
  ...(team ? { team } : {}),
});
const people = (...names: string[]) => names.map((name) => person(name));
const EIGHT = people('Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Fay', 'Gus', 'Hal');

/** A game of a round, without a result where `places` is blank. */
function game(id: string, round: number, board: number, names: string[], places = ''): EventGame {
  const made = anRplopsGame(
    id,
    names.map((name, at) => [name, places && String(at + 1)]),
  );
  return { ...made, round: String(round), board: String(board) };
}

function source(changes: Partial<DrawSource> = {}): DrawSource {
  return { form: 'rplops', games: [], people: EIGHT, settings: {}, places: () => new Map(), ...changes };
}

interface Held {
  stored: Draft | null;
  requests: SeatingRequest[];
  stopped: boolean;
}

/** A model that draws at once, or keeps its search for `take`. */
function modelOf(of: () => DrawSource, search?: DrawDevice['search'], stored: unknown = null) {
  const held: Held = { stored: null, requests: [], stopped: false };
  const atOnce: DrawDevice['search'] = (request, take) => {
    held.requests.push(request);
    take(engine.seating.draw(request));
    return () => (held.stopped = true);
  };
  const device: DrawDevice = {
    read: () => stored,
    write: (draft) => (held.stored = structuredClone(draft)),
    search: search ?? atOnce,
    seed: () => 7,
    redraw: () => {},
  };
  return { model: new DrawModel(of, device, engine), held };
}

describe('who is drawn', () => {
  const list = [person('Ann'), person('Ben', 'late'), person('Cy', 'left'), person('Di', 'expected')];

  test('are those who are here; nobody late, left or only expected, once anybody is marked', () => {
    expect(presentsOf(list, [])).toMatchObject({ here: ['Ann'], expected: ['Di'] });
    expect(presentsOf(list.slice(1), [])).toMatchObject({ here: ['Di'], expected: [] });
  });

  test('are the expected who have played, too, so that marking one who comes late drops nobody', () =>
    expect(presentsOf(list, [game('a', 1, 1, ['Cy', 'Di'])])).toMatchObject({ here: ['Ann', 'Di'], expected: [] }));

  test('are all who are expected where most have played unmarked: some sat out', () => {
    const others = ['Ed', 'Fay', 'Gus'].map((name) => person(name, 'expected'));
    const of = source({ people: [...list, ...others], games: [game('a', 1, 1, ['Ed', 'Fay'])] });
    expect(modelOf(() => of).model.names).toEqual(['Ann', 'Ed', 'Fay', 'Di', 'Gus']);
    // Ann and Ed are marked, and only Fay has played unmarked.
    const marked = of.people.map((one) => (one.name === 'Ed' ? person('Ed') : one));
    expect(modelOf(() => ({ ...of, people: marked })).model.names).toEqual(['Ann', 'Ed', 'Fay']);
  });

  test('are the other expected if the organiser wants them', () => {
    const { model } = modelOf(() => source({ people: list }));
    expect([model.names, model.expected]).toEqual([['Ann'], { names: ['Di'], areSeated: false }]);
    model.change({ withExpected: true });
    expect(model.names).toEqual(['Ann', 'Di']);
  });

  test('without a list, are all who have played', () =>
    expect(presentsOf([], [game('a', 1, 1, ['Ann', 'Ben'])]).here).toEqual(['Ann', 'Ben']));

  test('clubs, standings, volunteers and pairs reach the request', () => {
    const of = source({
      people: [...EIGHT.slice(0, 4), person('Ed', 'here', 'Reds'), person('Fay', 'here', 'Reds')],
      settings: {
        drawWishes: 'apart alike meetings',
        drawPairs: '[["apart","Ann","Ben"],["together","Cy","Gone"]]',
        drawSizes: '2 3 3',
      },
      places: () => new Map([['Di', 1]]),
    });
    const { model, held } = modelOf(() => of);
    model.change({ volunteers: ['Ann', 'Gone'] });
    model.draw();
    expect(held.requests[0]).toMatchObject({
      players: [
        { name: 'Ann', volunteers: true },
        { name: 'Ben' },
        { name: 'Cy' },
        { name: 'Di', standing: 1 },
        { name: 'Ed', group: 'Reds' },
        { name: 'Fay', group: 'Reds' },
      ],
      wishes: ['apart', 'alike', 'meetings'],
      apart: [{ one: 'Ann', other: 'Ben' }],
      together: [],
      smallest: 2,
      preferred: 3,
      largest: 3,
      seed: 7,
    });
  });
});

describe('rounds before', () => {
  test('are those with lower numbers, each player once, and powers by their seats', () => {
    const names = ['Ann', 'Ben', 'Cy', 'Di', '', 'Fay', 'Gus'];
    const powers = { ...aGame('p', 'diplomacy', names, [5, 5, 5, 5, 5, 5, 4]), round: '1' };
    expect(playedBefore([powers], 2)).toEqual([
      { boards: [{ players: ['Ann', 'Ben', 'Cy', 'Di', 'p 4', 'Fay', 'Gus'] }] },
    ]);
    const games = [
      game('a', 1, 1, ['Ann', 'Ben']),
      game('b', 1, 2, ['Ben', 'Cy', 'Di']),
      game('c', 2, 1, ['Ed', 'Fay']),
    ];
    expect(playedBefore(games, 2)).toEqual([{ boards: [{ players: ['Ann', 'Ben'] }, { players: ['Cy', 'Di'] }] }]);
  });
});

describe('what is said of meetings', () => {
  const pair = { one: 'Ann', other: 'Ben', times: 2 };
  const said = (repeatMeetings: number, cost: number, repeatsAtLeast: number, costAtLeast: number) => {
    const answer = {
      rounds: [],
      kept: [{ wish: 'meetings' as const, cost, atLeast: cost }],
      repeats: [pair, pair, pair],
      repeatMeetings,
      repeatMeetingsAtLeast: 0,
      losses: [],
      complete: false,
      steps: 0,
      mostSteps: 0,
      ended: true,
    };
    const bounds = { repeatMeetingsAtLeast: repeatsAtLeast, meetingsAtLeast: costAtLeast };
    return resultsOf(answer, seatsOfForm('rplops')!, numbers, bounds)[0]?.summary;
  };

  test.each([
    [3, 3, 3, 3, '3 pairs meet again; no draw has fewer.'],
    [3, 3, 2, 3, '3 pairs meet again; no draw does better.'],
    [3, 3, 2, 2, '3 pairs meet again; at least 2 must.'],
    [3, 3, 1, 2, '3 pairs meet again; at least 2 must, unless some meet more often.'],
    [3, 3, 0, 0, '3 pairs meet again; perhaps fewer can.'],
    [
      4,
      5,
      1,
      2,
      '3 pairs meet again, 4 times in all. A third meeting counts as two: that makes 5, and no draw makes fewer than 2.',
    ],
    [4, 5, 0, 0, '3 pairs meet again, 4 times in all; perhaps fewer can.'],
  ])('%i repeats that cost %i, with bounds of %i and %i', (repeats, cost, repeatsAtLeast, costAtLeast, words) =>
    expect(said(repeats, cost, repeatsAtLeast, costAtLeast)).toBe(words),
  );
});

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

  test('boards that are kept stay when it is drawn again', () => {
    const { model, held } = modelOf(() => source());
    model.draw();
    const board = model.draft.drawn!.rounds[0]!.boards[1]!;
    model.keep(1);
    expect(model.isKept(1)).toBe(true);
    model.draw(8);
    expect(held.requests.at(-1)?.fixed).toEqual([{ boards: [{ players: board }] }]);
    expect(model.draft.drawn?.rounds[0]?.boards).toContainEqual(board);
    model.keep(0);
    expect(model.draft.kept).toEqual([]);
  });

  test('says who has gone and come since', () => {
    let of = source();
    const { model } = modelOf(() => of);
    model.draw();
    of = source({ people: [...EIGHT.slice(1), person('Ida')] });
    expect(model.changedPeople).toEqual({ gone: ['Ann'], come: ['Ida'] });
    expect(model.answer).toBeNull();
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

describe('posted', () => {
  const ROUND = {
    round: 2,
    boards: [
      ['Ann', 'Ben'],
      ['Cy', 'Di'],
    ],
    byes: ['Ed'],
    numbers: [1, 3],
  };
  const open = { field: 'finish', powers: null, most: 1000 };

  test('as text, with those who sit out', () =>
    expect(drawText('plain', 'Boards', [ROUND], open)).toBe(
      'Boards\n\nRound 2\nBoard  Players\n    1  Ann, Ben\n    3  Cy, Di\n\nRound 2 sits out: Ed.\n',
    ));

  test('as CSV, a row for each player', () => {
    const [, ...rows] = drawCsv([ROUND], open, 'point').split('\r\n');
    expect(rows).toEqual(['2,1,1,Ann', '2,1,2,Ben', '2,3,1,Cy', '2,3,2,Di', '2,,,Ed', '']);
    const powers = drawCsv([ROUND], seatsOfForm('diplomacy')!, 'comma');
    expect(powers).toContain('Round;Board;Power;Player\r\n2;1;Austria;Ann\r\n2;1;England;Ben');
  });
});
