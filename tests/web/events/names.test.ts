// Players' names in an event: names alike, and a name changed in a game.
import { describe, expect, test } from 'vitest';
import { namesIn, renamed } from '../../../web/src/systems/player_names.ts';
import { nearDuplicates } from '../../../web/src/ui/near_duplicates.ts';

const row = (key: string, player: string) => ({ key, player });

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
