// The organiser's rulings: in files, after a renaming, and as parts of the tournament's request.
import { describe, expect, test } from 'vitest';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { isHead } from '../../../web/src/store/whole.ts';
import type { Ruling } from '../../../web/src/systems/ruling.ts';
import { rulingsRenamed } from '../../../web/src/systems/ruling.ts';
import { hasCounting } from '../../../web/src/tournament/request.ts';
import { readRulings } from '../../../web/src/tournament/rulings.ts';
import { rulingsInWords } from '../../../web/src/tournament/ruling_words.ts';
import { anEvent } from '../event_site.ts';

const RULINGS: Ruling[] = [
  { key: 'factor-2', kind: 'factor', round: '2', amount: '1.5' },
  { key: 'b', kind: 'bonus', players: 'Ann\nBen', amount: '2.25', reason: 'qualified' },
  { key: 'o', kind: 'order', players: 'Ben\nAnn', reason: 'met in round 1' },
  { key: 'l', kind: 'lot', players: 'Cleo\nDan', seed: '12345' },
];
const read = (rulings: Ruling[], names = ['Ann', 'Ben', 'Cleo', 'Dan'], hasFactors = true) =>
  readRulings(rulings, new Set(names), NUMBERS.point, hasFactors);

describe('a file', () => {
  const event = { ...anEvent('rplops', []), rulings: RULINGS };

  test('has them after the people, and reads them again', () => {
    expect(eventOf(jsonOf(event))).toMatchObject({ ok: true, event });
  });

  test('of an event without any says nothing of them', () => {
    expect(jsonOf(anEvent('rplops', []))).not.toContain('rulings');
  });

  test('with another kind is refused', () => {
    const answer = eventOf(jsonOf(event).replace('"kind":"lot"', '"kind":"duel"'));
    expect(answer.ok ? [] : answer.problems.join()).toContain('rulings/3/kind is “duel”');
  });

  test('and a stored head with them is whole', () => {
    const { games: _, ...head } = event;
    expect(isHead(head, 'anevent')).toBe(true);
    expect(isHead({ ...head, rulings: [{ key: 'a' }] }, 'anevent')).toBe(false);
  });
});

describe('the request', () => {
  test('has the factor of a round, a bonus for each player, decisions and lots', () => {
    const { factors, bonuses, decisions, lots, problems } = read(RULINGS);
    expect([...factors]).toEqual([[2, '1.5']]);
    expect(bonuses).toEqual([
      { player: 'Ann', points: '2.25' },
      { player: 'Ben', points: '2.25' },
    ]);
    expect(decisions).toEqual([{ players: ['Ben', 'Ann'] }]);
    expect(lots).toEqual([{ players: ['Cleo', 'Dan'], seed: 12345 }]);
    expect(problems).toEqual([]);
  });

  test('has no factors while the event has none', () => {
    expect([...read(RULINGS, [], false).factors]).toEqual([]);
  });

  test('leaves a bonus for somebody without a result out', () => {
    expect(read(RULINGS, ['Ben']).bonuses).toEqual([{ player: 'Ben', points: '2.25' }]);
  });

  test('has every problem at its field', () => {
    const wrong: Ruling[] = [
      { key: 'f', kind: 'factor', round: '1', amount: 'double' },
      { key: 'b', kind: 'bonus', players: 'Ann', amount: '1..5' },
      { key: 'l', kind: 'lot', players: 'Ann\nBen', seed: 'x' },
    ];
    expect(read(wrong).problems.map(({ at }) => at)).toEqual([
      '/rulings/f/amount',
      '/rulings/b/amount',
      '/rulings/l/seed',
    ]);
  });
});

test('a bonus, a decision or a lot is a rule of the event’s own; a factor alone is none', () => {
  const [factor, ...others] = RULINGS as [Ruling, ...Ruling[]];
  expect(hasCounting({ settings: {}, rulings: [factor] })).toBe(false);
  for (const one of others) expect(hasCounting({ settings: {}, rulings: [one] })).toBe(true);
});

test('the words have the amounts, the players and the reason', () => {
  expect(rulingsInWords(RULINGS, true, NUMBERS.comma)).toEqual([
    'Factors: round 2 × 1,5. A board with a factor of its own has that instead.',
    'Bonus of 2,25 each for Ann and Ben (qualified).',
  ]);
});

describe('renaming a player', () => {
  test('renames her in every ruling', () => {
    const renamed = rulingsRenamed(RULINGS, 'Ann', 'Anne')!;
    expect(renamed.map(({ players }) => players)).toEqual([undefined, 'Anne\nBen', 'Ben\nAnne', 'Cleo\nDan']);
  });

  test('to another name of the ruling leaves one of the two', () => {
    expect(rulingsRenamed(RULINGS, 'Ann', 'Ben')![1]!.players).toBe('Ben');
  });

  test('who is in none changes nothing', () => {
    expect(rulingsRenamed(RULINGS, 'Zoe', 'Zora')).toBeNull();
  });
});
