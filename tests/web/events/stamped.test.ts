// Records of which every field has a stamp: what two of them merge to, what is undone, and what versions without stamps
// wrote.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, leavesOf, valueFrom } from '../../../web/src/merge/leaves.ts';
import { withConflicts } from '../../../web/src/merge/conflicts.ts';
import type { StoredRecord, Value } from '../../../web/src/merge/records.ts';
import {
  changesTo,
  emptied,
  mergedRecords,
  newRecord,
  withFields,
  withStamps,
} from '../../../web/src/merge/stamped.ts';
import { isStamp, NO_STAMP, StampClock, stampAt, timeOf, writerOf } from '../../../web/src/merge/stamp.ts';

const row = (key: string, player: string, score = '') => ({ key, player, score });
const A = 'aaaaaa001';
const B = 'bbbbbb001';
const at = (time: number, writer = A) => stampAt(time, writer);
const game = (heading: string, finishers: object[], rest = {}) =>
  ({ id: 'g', form: 'puffing-billy', state: { heading, finishers }, ...rest }) as unknown as Value;
const changed = (record: StoredRecord, value: Value, stamp: string) =>
  withFields(record, changesTo(record, value), stamp);

describe('stamps', () => {
  test('are twenty letters and digits that compare as text, and tell time and writer', () => {
    expect([isStamp(at(1)), isStamp(NO_STAMP), isStamp('x'), isStamp(at(1).slice(1))]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect([at(35) < at(36), at(99, B) > at(98), timeOf(at(1_763_000_000_000)), writerOf(at(5, B))]).toEqual([
      true,
      true,
      1_763_000_000_000,
      B,
    ]);
  });

  test('grow with every write, also by a clock that stands or is behind another’s', () => {
    const clock = new StampClock(A);
    const [first, second] = [clock.next(), clock.next()];
    clock.see({ edition: 8e15 });
    expect([first < second, timeOf(clock.next())]).toEqual([true, 8e15 + 1]);
  });
});

describe('fields', () => {
  test('of a value make the value again', () => {
    const anything = fc.letrec((tie) => ({
      leaf: fc.oneof(fc.string(), fc.boolean(), fc.integer()),
      row: fc.record({ key: fc.string(), player: fc.string(), boards: tie('rows') }, { requiredKeys: ['key'] }),
      rows: fc.uniqueArray(tie('row') as fc.Arbitrary<{ key: string }>, { maxLength: 4, selector: ({ key }) => key }),
      record: fc.dictionary(fc.string(), fc.oneof(tie('leaf'), tie('rows'), tie('record')), { noNullPrototype: true }),
    })).record;
    fc.assert(
      fc.property(anything, (value) => {
        expect(valueFrom(leavesOf(value as object))).toEqual(value);
      }),
      { numRuns: 500 },
    );
  });

  test('of a removed row stay, so that the row comes back whole', () => {
    const before = leavesOf({ rows: [row('1', 'Ann', '5'), row('2', 'Bob')] });
    const after = leavesOf({ rows: [row('2', 'Bob')] });
    expect([...changesBetween(before, after)]).toEqual([
      ['/rows/', ['2']],
      ['/rows/1', false],
    ]);
  });
});

describe('two changes to one game', () => {
  const base = newRecord(game('Rail Baron', [row('1', 'Ann'), row('2', 'Bob')]), 1, at(1));
  const merge = (mine: Value, theirs: Value) => {
    const [one, other] = [changed(base, mine, at(10)), changed(base, theirs, at(20, B))];
    expect(mergedRecords(one, other).value).toEqual(mergedRecords(other, one).value);
    return mergedRecords(one, other).value as any;
  };

  test('are both kept', () => {
    const mine = game('Rail Baron', [row('1', 'Ann', '200'), row('2', 'Bob')]);
    const theirs = game('Rail Baron 2', [row('1', 'Ann'), row('2', 'Bob', '150')]);
    expect(merge(mine, theirs)).toEqual(game('Rail Baron 2', [row('1', 'Ann', '200'), row('2', 'Bob', '150')]));
  });

  test('at the same field keep the later one', () => {
    const [mine, theirs] = [game('Mine', []), game('Theirs', [])];
    expect(merge(mine, theirs).state.heading).toBe('Theirs');
  });

  test('keep rows that either added, and remove rows that either removed', () => {
    const mine = game('Rail Baron', [row('1', 'Ann'), row('2', 'Bob'), row('3', 'Cy')]);
    const theirs = game('Rail Baron', [row('2', 'Bob'), row('4', 'Di')]);
    expect(merge(mine, theirs).state.finishers.map(({ player }: { player: string }) => player)).toEqual([
      'Bob',
      'Di',
      'Cy',
    ]);
  });

  test('with equal stamps keep the greater JSON text, on either side', () => {
    const [one, other] = [changed(base, game('A', []), at(10)), changed(base, game('B', []), at(10))];
    expect([mergedRecords(one, other).value, mergedRecords(other, one).value]).toEqual([game('B', []), game('B', [])]);
  });

  test('that changed nothing leave the very same record', () => {
    const copy = structuredClone(base);
    expect(mergedRecords(base, copy)).toBe(base);
  });
});

const operations = fc.array(
  fc.record({
    replica: fc.nat(2),
    time: fc.integer({ min: 1, max: 9 }),
    what: fc.oneof(
      fc.record({ heading: fc.constantFrom('A', 'B', '') }),
      fc.record({ score: fc.tuple(fc.constantFrom('1', '2', '3'), fc.constantFrom('10', '20')) }),
      fc.record({ rows: fc.shuffledSubarray(['1', '2', '3', '4'], { minLength: 1 }) }),
      fc.record({ deleted: fc.constantFrom(5, undefined) }),
      fc.record({ hears: fc.nat(2) }),
    ),
  }),
  { maxLength: 25 },
);

function after(value: any, what: any): Value {
  const { state, ...rest } = structuredClone(value);
  if ('heading' in what) state.heading = what.heading;
  if ('score' in what) for (const one of state.finishers) if (one.key === what.score[0]) one.score = what.score[1];
  if ('rows' in what)
    state.finishers = what.rows.map(
      (key: string) => state.finishers.find((one: { key: string }) => one.key === key) ?? row(key, key),
    );
  if ('deleted' in what) rest.deleted = what.deleted;
  return { ...rest, state };
}

test('three replicas that hear all changes, in any order and more than once, have the same', () => {
  fc.assert(
    fc.property(operations, fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (all, order) => {
      const replicas = [0, 1, 2].map(() => newRecord(game('', [row('1', 'Ann')]), 1, at(0)));
      const writers = [A, B, 'cccccc001'];
      for (const { replica, time, what } of all) {
        const mine = replicas[replica]!;
        replicas[replica] =
          'hears' in what
            ? mergedRecords(mine, replicas[what.hears]!)
            : changed(mine, after(mine.value, what), at(mine.edition + time, writers[replica]));
      }
      const inTurn = (indexes: number[]) => indexes.map((index) => replicas[index]!).reduce(mergedRecords);
      const [one, other] = [inTurn([0, 1, 2]), inTurn(order)];
      expect(mergedRecords(one, other)).toEqual(one);
      expect(other.value).toEqual(one.value);
    }),
    { numRuns: 3000 },
  );
});

describe('a record of a version without stamps', () => {
  const unstamped = (value: Value, edition: number): StoredRecord => ({ order: 1, edition, value });

  test('is stamped at its edition', () => {
    expect(timeOf(withStamps(unstamped(game('Old', []), 77)).stamp as string)).toBe(77);
  });

  test('changes only the fields that it changed', () => {
    const known = newRecord(game('Old', [row('1', 'Ann')]), 1, at(10));
    const here = changed(known, game('Typed here', [row('1', 'Ann')]), at(20));
    const found = withStamps(unstamped(game('Old', [row('1', 'Ann', '5')]), 30), known);
    expect(mergedRecords(here, found).value).toEqual(game('Typed here', [row('1', 'Ann', '5')]));
  });
});

test('of what lay in the bin for long, an old copy brings nothing back, and a later restoring brings everything', () => {
  const whole = newRecord(game('Kept', [row('1', 'Ann')]), 1, at(1));
  const deleted = changed(whole, game('Kept', [row('1', 'Ann')], { deleted: 5 }), at(5));
  const empty = emptied(deleted);
  expect(empty.value).toEqual({ id: 'g', deleted: 5 });
  expect(mergedRecords(empty, whole).value.deleted).toBe(5);
  const restored = changed(deleted, game('Kept', [row('1', 'Ann')]), at(9, B));
  expect(mergedRecords(empty, restored).value).toEqual(game('Kept', [row('1', 'Ann')]));
});

describe('a conflict', () => {
  const base = newRecord(game('', [row('1', 'Ann', '200')]), 1, at(1));
  const scored = (score: string, stamp: string) => changed(base, game('', [row('1', 'Ann', score)]), stamp);
  const conflicts = (mine: StoredRecord, theirs: StoredRecord, here: object, there: object) =>
    withConflicts(mergedRecords(mine, theirs), mine, theirs, {
      here: here as Record<string, number>,
      there: there as Record<string, number>,
    }).conflicts;
  const SCORE = '/state/finishers/1/score';

  test('is noted where both changed a field without knowing of each other; the later value stands', () => {
    const [mine, theirs] = [scored('252', at(10)), scored('258', at(20, B))];
    const noted = { [SCORE]: { leaf: '252', stamp: at(10), over: at(20, B) } };
    expect(conflicts(mine, theirs, { aaaaaa: 10 }, { bbbbbb: 20 })).toEqual(noted);
    expect(conflicts(theirs, mine, { bbbbbb: 20 }, { aaaaaa: 10 })).toEqual(noted);
  });

  test('is not noted where one of them had seen the other’s change', () => {
    const mine = scored('252', at(10));
    const theirs = changed(mine, game('', [row('1', 'Ann', '258')]), at(20, B));
    expect(conflicts(mine, theirs, { aaaaaa: 10 }, { aaaaaa: 10, bbbbbb: 20 })).toBeUndefined();
  });

  test('goes away once the field is written anew', () => {
    const merged = withConflicts(
      mergedRecords(scored('252', at(10)), scored('258', at(20, B))),
      scored('252', at(10)),
      scored('258', at(20, B)),
      { here: {}, there: {} },
    );
    expect(withFields(merged, new Map([[SCORE, '252']]), at(30)).conflicts).toBeUndefined();
  });

  test('is noted where one deleted what the other edited; it stays in the bin', () => {
    const deleted = changed(base, game('', [row('1', 'Ann', '200')], { deleted: 9 }), at(9));
    const edited = scored('258', at(20, B));
    expect(conflicts(deleted, edited, { aaaaaa: 9 }, { aaaaaa: 1 })).toEqual({
      '/deleted': { leaf: null, stamp: at(20, B), over: at(9) },
    });
    expect(mergedRecords(deleted, edited).value.deleted).toBe(9);
  });
});
