// An organiser's choices for draws, read from an event's settings and written into them.
import { describe, expect, test } from 'vitest';
import {
  changedSizes,
  movedWish,
  pairProblem,
  pairsIn,
  pairsText,
  sizesIn,
  turnedWish,
  wishesIn,
  wishesText,
} from '../../../web/src/seating/choices.ts';
import { seatsOfForm, type Seats } from '../../../web/src/seating/seats.ts';

const OPEN: Seats = { field: 'finish', powers: null, most: 1000 };
const POWERS = seatsOfForm('diplomacy')!;
const counting = (settings: Record<string, string>, seats = OPEN) =>
  wishesIn(settings, seats)
    .filter(({ counts }) => counts)
    .map(({ wish }) => wish);

describe('wishes', () => {
  test('by default nobody meets twice, team mates are apart, and byes and short boards go round', () =>
    expect(counting({})).toEqual(['meetings', 'apart', 'together', 'byes', 'short-boards']));

  test('with powers, these are shared out first, and there are no short boards', () => {
    expect(counting({}, POWERS)).toEqual(['seats', 'meetings', 'apart', 'together', 'byes']);
    expect(wishesIn({}, POWERS).map(({ wish }) => wish)).not.toContain('short-boards');
  });

  test('the order and what does not count come back from the setting', () => {
    const changed = turnedWish(movedWish(wishesIn({}, OPEN), 3, 0), 'meetings');
    const drawWishes = wishesText(changed);
    expect(drawWishes).toBe('byes -meetings apart together short-boards -last-seat -alike -spread');
    expect(wishesIn({ drawWishes }, OPEN)).toEqual(changed);
  });

  test('boards by the standings are of like players or spread, not both', () => {
    const alike = turnedWish(wishesIn({}, OPEN), 'alike');
    expect(counting({ drawWishes: wishesText(alike) })).toContain('alike');
    const spread = turnedWish(alike, 'spread');
    expect(counting({ drawWishes: wishesText(spread) })).toContain('spread');
    expect(counting({ drawWishes: wishesText(spread) })).not.toContain('alike');
  });

  test('unknown, repeated and missing words leave every wish there once', () => {
    const wishes = wishesIn({ drawWishes: 'luck byes byes -meetings' }, OPEN);
    expect(wishes.map(({ wish }) => wish)).toEqual(
      'byes meetings apart together short-boards last-seat alike spread'.split(' '),
    );
    expect(wishes.filter(({ counts }) => counts).map(({ wish }) => wish)).toEqual(['byes']);
  });

  test('a wish moves no further than the ends', () => {
    const wishes = wishesIn({}, OPEN);
    expect(movedWish(wishes, 0, -1)).toEqual(wishes);
    expect(movedWish(wishes, 7, 8)).toEqual(wishes);
  });
});

describe('sizes', () => {
  test('three to six, four where it can be; seven with powers', () => {
    expect(sizesIn({}, OPEN)).toEqual({ smallest: 3, preferred: 4, largest: 6 });
    expect(sizesIn({}, POWERS)).toEqual({ smallest: 7, preferred: 7, largest: 7 });
  });

  test('a text that is none, or contradicts itself, is the usual one', () => {
    for (const drawSizes of ['', 'x', '4 3 5', '1 4 6', '3 4 99'])
      expect(sizesIn({ drawSizes }, OPEN)).toEqual({ smallest: 3, preferred: 4, largest: 6 });
    expect(sizesIn({ drawSizes: '2 5 5' }, OPEN)).toEqual({ smallest: 2, preferred: 5, largest: 5 });
  });

  test('when one is changed, the others give way', () => {
    const sizes = { smallest: 3, preferred: 4, largest: 6 };
    expect(changedSizes(sizes, 'smallest', 5)).toEqual({ smallest: 5, preferred: 5, largest: 6 });
    expect(changedSizes(sizes, 'largest', 3)).toEqual({ smallest: 3, preferred: 3, largest: 3 });
    expect(changedSizes(sizes, 'preferred', 7)).toEqual({ smallest: 3, preferred: 7, largest: 7 });
  });
});

describe('pairs', () => {
  const pairs = [{ kind: 'apart' as const, one: 'Ann', other: 'Ben' }];

  test('come back from the setting, and a text that is none has none', () => {
    expect(pairsIn({ drawPairs: pairsText(pairs) })).toEqual(pairs);
    for (const drawPairs of ['{', '7', '[["apart",1,2]]', '[["near","Ann","Ben"]]'])
      expect(pairsIn({ drawPairs })).toEqual([]);
  });

  test('are refused with what came and what is allowed', () => {
    const known = ['Ann', 'Ben', 'Cy'];
    const problem = (one: string, other: string) => pairProblem(pairs, { kind: 'apart', one, other }, known);
    expect(problem('Ann', 'Cy')).toBeNull();
    expect(problem('', 'Cy')).toBe('Enter both names.');
    expect(problem('Ann', 'Zoe')).toBe('“Zoe” is not among the players. Enter a name from the list.');
    expect(problem('Cy', 'Cy')).toBe('“Cy” makes no pair alone.');
    expect(problem('Ben', 'Ann')).toBe('This pair is on the list already.');
  });
});
