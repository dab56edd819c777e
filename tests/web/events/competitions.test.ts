// The association's competitions, side by side from the games of one convention.
import { describe, expect, test } from 'vitest';
import loadEvents from 'tallysheet/events';
import type { CategoryBoard } from 'tallysheet';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { Person } from '../../../web/src/systems/person.ts';
import { competitionsOf, type Competition } from '../../../web/src/systems/puffing-billy/competitions.ts';
import { tallysheet } from '../../wasm/module.ts';
import { aBoard } from '../event_site.ts';

const { tournament } = await loadEvents();

type Fields = Partial<EventGame>;

/** A board on which the last of two has nothing: the first gets 3, the second 2. */
function board(category: string, names: string[], fields: Fields = {}): { board: CategoryBoard; game: EventGame } {
  const lines = names.map((name, at): [string, string] => [name, String(at === 0 ? 100 : 0)]);
  const game = { ...aBoard(`${category}${names.join('')}`, category, lines), ...fields };
  const finishers = lines.map(([player, score]) => ({ player, score }));
  const stage = fields.stage === 'final' ? ('final' as const) : ('preliminary' as const);
  return { board: { category, stage, finishers }, game };
}

function found(all: ReturnType<typeof board>[], people: Person[] = [], count?: number): Competition[] {
  return competitionsOf({
    engine: { puffingBilly: tallysheet.puffingBilly, tournament },
    boards: all.map(({ board }) => board),
    games: all.map(({ game }) => game),
    decimals: 3,
    count,
    people,
  });
}

const standing = (competitions: Competition[], id: string) =>
  competitions.find((one) => one.id === id)?.rows.map(({ name, place, total }) => `${place} ${name} ${total}`);

const person = (name: string, fields: Partial<Person> = {}): Person => ({ key: name, name, ...fields });

// Ann wins Rail and Steam, Ben wins Coal; whoever is second gets 2.
const BOARDS = [board('Rail', ['Ann', 'Ben']), board('Steam', ['Ann', 'Cleo']), board('Coal', ['Ben', 'Cleo'])];

describe('overall', () => {
  test('adds the best scores of as many categories as count; whoever has fewer has no place', () => {
    const all = [...BOARDS, board('Iron', ['Dan', 'Ann'])];
    // The best two count: Ann 3 + 3, Ben 2 + 3, Cleo 2 + 2; Dan has one.
    expect(standing(found(all, [], 2), 'overall')).toEqual(['1 Ann 6', '2 Ben 5', '3 Cleo 4']);
  });

  test('the Challenger class is without those who have won before, and without guests', () => {
    const people = [person('Ann', { champion: true }), person('Cleo', { guest: true })];
    const competitions = found(BOARDS, people, 2);
    expect(standing(competitions, 'overall')).toEqual(['1 Ann 6', '2 Ben 5']);
    expect(standing(competitions, 'challenger')).toEqual(['1 Ben 5']);
  });
});

test('Iron Man adds the best score of every category', () => {
  const all = [...BOARDS, board('Rail', ['Cleo', 'Ben'])];
  // Ann 3 + 3; Ben 2 + 3; Cleo 3 (Rail) + 2 + 2.
  expect(standing(found(all, [], 1), 'iron-man')).toEqual(['1 Cleo 7', '2 Ann 6', '3 Ben 5']);
});

describe('a category’s champion', () => {
  test('is the first of its final; a category without a final has none', () => {
    const competitions = found([...BOARDS, board('Rail', ['Ben', 'Ann'], { stage: 'final' })]);
    expect(standing(competitions, 'category Rail')).toEqual(['1 Ben 0.3', '2 Ann 0.2']);
    expect(standing(competitions, 'category Steam')).toBeUndefined();
  });
});

describe('a family', () => {
  const version = (named: string, names: string[]) => board('18xx', names, { family: '18xx', gameVersion: named });

  test('counts the best score of each version, of which three are added', () => {
    const all = [
      version('1830', ['Ann', 'Ben']),
      version('1846', ['Ben', 'Ann']),
      version('1846', ['Ann', 'Ben']),
      version('1870', ['Ann', 'Ben']),
      version('1889', ['Ann', 'Cleo']),
    ];
    // Ann 3 × 3 of four versions; Ben 2 + 3 + 2; Cleo has played one.
    expect(standing(found(all), '18xx')).toEqual(['1 Ann 9', '2 Ben 7']);
  });

  test('does not count pick-up games', () => {
    const all = [version('1830', ['Ann', 'Ben']), version('1846', ['Ann', 'Ben'])];
    const pickUp = board('18xx', ['Ann', 'Ben'], { family: '18xx', gameVersion: '1870', stage: 'pick-up' });
    expect(standing(found([...all, pickUp]), '18xx')).toEqual([]);
  });

  test('that nobody played is no competition', () => {
    expect(found(BOARDS).map(({ id }) => id)).not.toContain('empire-builder');
  });
});

test('a pick-up game counts overall', () => {
  const all = [board('Rail', ['Ann', 'Ben'], { stage: 'pick-up' })];
  expect(standing(found(all), 'overall')).toEqual(['1 Ann 3', '2 Ben 2']);
});

describe('teams', () => {
  const people = [person('Ann', { team: 'Reds' }), person('Ben', { team: 'Blues' }), person('Cleo', { team: 'Blues' })];

  test('have in each category the best score of the team', () => {
    // Reds 3 + 3; Blues 2 of Rail, 2 of Steam and 3 of Coal.
    expect(standing(found(BOARDS, people), 'teams')).toEqual(['1 Blues 7', '2 Reds 6']);
  });

  test('count a member from the round on in which the team has her', () => {
    const late = [person('Ann', { team: 'Reds', teamFrom: '2' }), ...people.slice(1)];
    const all = [board('Rail', ['Ann', 'Ben'], { round: '1' }), board('Steam', ['Ann', 'Cleo'], { round: '2' })];
    // Reds have 3 of Steam alone; Blues 2 + 2.
    expect(standing(found(all, late), 'teams')).toEqual(['1 Blues 4', '2 Reds 3']);
  });

  test('are no competition where nobody has one', () => {
    expect(found(BOARDS).map(({ id }) => id)).not.toContain('teams');
  });
});
