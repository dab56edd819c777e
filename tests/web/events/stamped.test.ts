// Records of which every field has a stamp: what two of them merge to, what is undone, and what versions without stamps
// wrote.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changesBetween, leavesOf, valueFrom } from '../../../web/src/merge/leaves.ts';
import { openConflicts, withConflicts } from '../../../web/src/merge/conflicts.ts';
import type { StoredRecord, Value } from '../../../web/src/merge/records.ts';
import {
  changesTo,
  emptied,
  mergedRecords,
  newRecord,
  withFields,
  withStamps,
} from '../../../web/src/merge/stamped.ts';
import {
  isPossibleTime,
  isStamp,
  NO_STAMP,
  possibleStamp,
  StampClock,
  stampAt,
  timeOf,
  writerOf,
} from '../../../web/src/merge/stamp.ts';

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
    const clock = new StampClock(() => A);
    const [first, second] = [clock.next(), clock.next()];
    clock.see(4e12);
    expect([first < second, timeOf(clock.next())]).toEqual([true, 4e12 + 1]);
  });

  test.each([8.64e15, 8.64e15 + 7, 9e15, 5e12, Number.MAX_VALUE])(
    'after one at %d, which no clock says, are still those of a possible time, and later',
    (time) => {
      const clock = new StampClock(() => A);
      clock.see(time);
      const [first, second] = [clock.next(), clock.next()];
      expect([first, second].map((stamp) => isPossibleTime(timeOf(stamp)))).toEqual([true, true]);
      expect([first < second, first > at(Date.now() + 3_600_000)]).toEqual([true, true]);
    },
  );

  test('that no clock says keep their order when they are brought back, and others stay', () => {
    const far = [8.64e15, 8.64e15 + 1, 8.64e15 + 250].map((time) => possibleStamp(at(time)));
    expect([...far].sort()).toEqual(far);
    expect(new Set(far).size).toBe(3);
    expect(possibleStamp(at(1_763_000_000_000, B))).toBe(at(1_763_000_000_000, B));
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
    { numRuns: Number(process.env['CASES'] ?? 200) },
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
  const base = newRecord(game('', [row('1', 'Ann', '200'), row('2', 'Dee')]), 1, at(1));
  const with1 = (score: string, rest = {}) => game('', [row('1', 'Ann', score), row('2', 'Dee')], rest);
  const scored = (score: string, stamp: string) => changed(base, with1(score), stamp);
  type Times = Record<string, number>;
  const merged = (mine: StoredRecord, theirs: StoredRecord, here: Times, there: Times) =>
    withConflicts(mergedRecords(mine, theirs), mine, theirs, { here, there });
  const open = (record: StoredRecord) =>
    openConflicts(new Map([['g', record]])).map(({ path, now, others }) => [
      path,
      now.leaf,
      ...others.map(({ leaf }) => leaf),
    ]);
  const conflicts = (mine: StoredRecord, theirs: StoredRecord, here: Times, there: Times) =>
    open(merged(mine, theirs, here, there));
  const SCORE = '/state/finishers/1/score';
  const [a, b, c] = [at(10), at(20, B), at(30, 'cccccc001')];

  test('is noted where both changed a field without knowing of each other; the later value stands', () => {
    const [mine, theirs] = [scored('252', a), scored('258', b)];
    expect(conflicts(mine, theirs, { aaaaaa: 10 }, { bbbbbb: 20 })).toEqual([[SCORE, '258', '252']]);
    expect(conflicts(theirs, mine, { bbbbbb: 20 }, { aaaaaa: 10 })).toEqual([[SCORE, '258', '252']]);
  });

  test('is not noted where one of them had seen the other’s change', () => {
    const mine = scored('252', a);
    const theirs = changed(mine, with1('258'), b);
    expect(conflicts(mine, theirs, { aaaaaa: 10 }, { aaaaaa: 10, bbbbbb: 20 })).toEqual([]);
  });

  test('stays open when the field is written anew, also by a third device, which is offered as well', () => {
    const both = merged(scored('252', a), scored('258', b), { aaaaaa: 10 }, { bbbbbb: 20 });
    expect(open(changed(both, with1('25'), at(40)))).toEqual([[SCORE, '25', '252']]);
    const third = merged(both, scored('260', c), { aaaaaa: 10, bbbbbb: 20 }, { cccccc: 30 });
    expect(open(third)).toEqual([[SCORE, '260', '252', '258']]);
    const corrected = changed(scored('258', b), with1('259'), at(50, B));
    expect(open(mergedRecords(third, corrected))).toEqual([[SCORE, '259', '252', '258']]);
  });

  test('that is settled stays settled, in whatever order its news come', () => {
    const both = merged(scored('252', a), scored('258', b), { aaaaaa: 10 }, { bbbbbb: 20 });
    const [one] = openConflicts(new Map([['g', both]]));
    const settled = withFields(
      both,
      new Map([[SCORE, '252'], ...one!.lost.map((path) => [path, null] as const)]),
      at(40),
    );
    const again = merged(both, scored('252', a), { aaaaaa: 10, bbbbbb: 20 }, { aaaaaa: 10 });
    for (const [mine, theirs] of [
      [settled, again],
      [again, settled],
    ] as const)
      expect([open(mergedRecords(mine, theirs)), mergedRecords(mine, theirs).value]).toEqual([[], with1('252')]);
  });

  test('of equal values is none', () => {
    expect(conflicts(scored('252', a), scored('252', b), { aaaaaa: 10 }, { bbbbbb: 20 })).toEqual([]);
    const both = merged(scored('252', a), scored('258', b), { aaaaaa: 10 }, { bbbbbb: 20 });
    expect(open(changed(both, with1('252'), at(40)))).toEqual([]);
  });

  test('that an earlier version noted is open, until the field is written anew there', () => {
    const conflicts = { [SCORE]: { leaf: '252', stamp: a, over: b } };
    expect(open({ ...scored('258', b), conflicts })).toEqual([[SCORE, '258', '252']]);
    expect(open(mergedRecords(base, { ...scored('258', b), conflicts }))).toEqual([[SCORE, '258', '252']]);
    expect(open({ ...scored('259', c), conflicts })).toEqual([]);
  });

  test('is noted where one deleted what the other edited; it stays in the bin', () => {
    const deleted = changed(base, with1('200', { deleted: 9 }), at(9));
    const edited = scored('258', b);
    expect(conflicts(deleted, edited, { aaaaaa: 9 }, { aaaaaa: 1 })).toEqual([['/deleted', 9, null]]);
    expect(mergedRecords(deleted, edited).value.deleted).toBe(9);
  });

  test('is none where both deleted it', () => {
    const deleted = (time: number, stamp: string) => changed(base, with1('200', { deleted: time }), stamp);
    expect(conflicts(deleted(9, a), deleted(19, b), { aaaaaa: 10 }, { bbbbbb: 20 })).toEqual([]);
  });

  const ROW = '/state/finishers/2';
  const without = (stamp: string) => changed(base, game('', [row('1', 'Ann', '200')]), stamp);

  test.each([
    ['scored her', game('', [row('1', 'Ann', '200'), row('2', 'Dee', '300')])],
    ['moved her up', game('', [row('2', 'Dee'), row('1', 'Ann', '200')])],
  ])('is noted where one removed Dee and the other %s, whoever was later', (_, edited) => {
    for (const [removal, edit] of [
      [at(10), at(20, B)],
      [at(20), at(10, B)],
    ] as const) {
      const [mine, theirs] = [without(removal), changed(base, edited, edit)];
      const [found] = conflicts(mine, theirs, { aaaaaa: 20 }, { bbbbbb: 20 });
      expect(found?.[0]).toBe(ROW);
      expect(found?.slice(1).sort()).toEqual([false, true]);
      expect(conflicts(theirs, mine, { bbbbbb: 20 }, { aaaaaa: 20 })).toEqual([found]);
    }
  });

  test('is none where one removed Dee and the other changed, moved or added others', () => {
    const others = game('', [row('3', 'Eve'), row('1', 'Ann', '258'), row('2', 'Dee')]);
    expect(conflicts(without(a), changed(base, others, b), { aaaaaa: 10 }, { aaaaaa: 1, bbbbbb: 20 })).toEqual([]);
  });

  test('is noted for a board of a final against edits of those on it, and brings all of them back', () => {
    const board = (key: string, score: string) => ({ key, finishers: [row('1', `Ann ${key}`, score)] });
    const final = (boards: object[]) =>
      ({ id: 'g', form: 'puffing-billy/final', state: { boards } }) as unknown as Value;
    const start = newRecord(final([board('1', '10'), board('2', '20')]), 1, at(1));
    const mine = changed(start, final([board('1', '10')]), a);
    const theirs = changed(start, final([board('1', '10'), board('2', '25')]), b);
    const both = merged(mine, theirs, { aaaaaa: 10 }, { bbbbbb: 20 });
    expect(open(both)).toEqual([['/state/boards/2', false, true]]);
    expect(withFields(both, new Map([['/state/boards/2', true]]), c).value).toEqual(
      final([board('1', '10'), board('2', '25')]),
    );
  });

  test('is noted where both ordered the rows, and not for the rows that either added or removed', () => {
    const rows = (...keys: string[]) =>
      game(
        '',
        keys.map((key) => row(key, key)),
      );
    const start = newRecord(rows('1', '2', '3'), 1, at(1));
    const both = (mine: Value, theirs: Value) =>
      conflicts(changed(start, mine, a), changed(start, theirs, b), { aaaaaa: 10 }, { bbbbbb: 20 });
    expect(both(rows('2', '1', '3'), rows('1', '3', '2'))).toEqual([
      ['/state/finishers/', ['1', '3', '2'], ['2', '1', '3']],
    ]);
    expect(both(rows('1', '2', '3', '4'), rows('1', '2', '3', '5'))).toEqual([]);
  });
});

test('a new row with the key of a removed one starts blank', () => {
  const base = newRecord(game('', [row('1', 'Ann'), row('2', 'Dee', '300')]), 1, at(1));
  const removed = changed(base, game('', [row('1', 'Ann')]), at(2));
  const added = game('', [row('1', 'Ann'), { key: '2' }]);
  expect(changed(removed, added, at(3)).value).toEqual(added);
});
