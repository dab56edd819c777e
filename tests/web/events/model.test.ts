// The event's own small workings: two tabs' changes taken together, names alike, what stays in a game.
import { describe, expect, test } from 'vitest';
import { merged } from '../../../web/src/events/merge.ts';
import { namesIn, renamed } from '../../../web/src/systems/player_names.ts';
import { nearDuplicates } from '../../../web/src/ui/near_duplicates.ts';
import { UndoHistory } from '../../../web/src/events/undo_history.ts';

const row = (key: string, player: string, score = '') => ({ key, player, score });

describe('two changes to one game', () => {
  const base = { heading: 'Rail Baron', finishers: [row('1', 'Ann'), row('2', 'Bob')] };

  test('are both kept', () => {
    const mine = { ...base, finishers: [row('1', 'Ann', '200'), row('2', 'Bob')] };
    const theirs = { heading: 'Rail Baron 2', finishers: [row('1', 'Ann'), row('2', 'Bob', '150')] };
    expect(merged(base, mine, theirs)).toEqual({
      heading: 'Rail Baron 2',
      finishers: [row('1', 'Ann', '200'), row('2', 'Bob', '150')],
    });
  });

  test('at the same field keep the later one', () => {
    expect(merged(base, { ...base, heading: 'Mine' }, { ...base, heading: 'Theirs' }).heading).toBe('Mine');
  });

  test('keep rows that either added, and remove rows that either removed', () => {
    const mine = { ...base, finishers: [row('1', 'Ann'), row('2', 'Bob'), row('3', 'Cy')] };
    const theirs = { ...base, finishers: [row('2', 'Bob'), row('4', 'Di')] };
    expect(merged(base, mine, theirs).finishers.map(({ player }) => player)).toEqual(['Bob', 'Cy', 'Di']);
  });
});

describe('names', () => {
  test('that are similar are found, others are not', () => {
    const names = [
      'Jon Smith',
      'John Smith',
      'Ann',
      'Anna',
      'Zoë Müller',
      'Zoe Muller',
      'Player 1',
      'Player 2',
      'Maria Stone',
      'Mark Steele',
    ];
    expect(nearDuplicates(names)).toEqual([
      ['Jon Smith', 'John Smith'],
      ['Zoë Müller', 'Zoe Muller'],
    ]);
  });

  test('are found and changed anywhere in a game', () => {
    const state = { heading: 'Jon', boards: [{ key: '1', finishers: [row('1', ' Jon '), row('2', 'Bob')] }] };
    expect(namesIn(state)).toEqual(['Jon', 'Bob']);
    expect(namesIn(renamed(state, 'Jon', 'John'))).toEqual(['John', 'Bob']);
    expect(renamed(state, 'Jon', 'John').heading).toBe('Jon');
  });
});

test('letters typed into one game are one undo step, other changes are separate', () => {
  const steps = new UndoHistory();
  const typed = (before: string, after: string) => ({
    did: 'Board 1 edited',
    edits: [{ id: 'a', before, after }],
    sort: 'game a',
  });
  steps.add(typed('', 'J'));
  steps.add(typed('J', 'Je'));
  steps.add({ did: 'Board 2 deleted', edits: [{ id: 'b', before: 'x', after: null }] });
  expect(steps.undo()).toEqual([{ id: 'b', before: null, after: 'x' }]);
  expect(steps.undo()).toEqual([{ id: 'a', before: 'Je', after: '' }]);
  expect(steps.undoable).toBeUndefined();
  expect(steps.redo()).toEqual([{ id: 'a', before: '', after: 'Je' }]);
});
