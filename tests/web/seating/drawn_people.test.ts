// Who is drawn, and which rounds count as played.
import { describe, expect, test } from 'vitest';
import { playedBefore, presentsOf } from '../../../web/src/seating/event_rounds.ts';
import { aGame } from '../event_site.ts';
import { EIGHT, game, modelOf, person, source } from './draw_model.ts';

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
