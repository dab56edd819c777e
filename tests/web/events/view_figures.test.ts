// @vitest-environment dom
// Every system's views of an event: their words and figures, and the changes that an organiser makes in them.
import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { aBoard, aGame, anEvent, standingLines } from '../event_site.ts';
import { CONVENTION, EVENTS, SEVEN } from './sample_events.ts';

async function open(event: TallyEvent, view: string): Promise<void> {
  await newDevice(event);
  await loadPage(`#event/${event.id}/${view}`);
}

async function shownStandings(): Promise<string[]> {
  await found('.standings tbody');
  return standingLines(all('.standings tbody'));
}

async function standings(event: TallyEvent): Promise<string[]> {
  await open(event, 'standings');
  return shownStandings();
}

const field = (id: string) => found<HTMLInputElement>(`#${id}`);
const values = (selector: string) => all<HTMLInputElement>(selector).map(({ value }) => value);
const become = (read: () => unknown, expected: unknown) => waitFor(() => expect(read()).toEqual(expected));

describe('Puffing Billy', () => {
  test('counts the best categories, strikes the others through, and leaves out games without a score', async () => {
    expect(await standings(CONVENTION)).toEqual([
      '1 Ben 6.019',
      '2 Damien 5.513',
      '3 Jenny 5.478',
      '4 Stephen 1.240',
      '5 Sybil .194',
    ]);
    await press('Damien');
    expect(all('.categories s')).toHaveLength(1);
    expect(wordsOf('.left-out').join()).toContain('1 game is not counted yet');
  });

  const board = () => screen.findByRole('region', { name: 'Empire Builder, qualifiers' });
  const inBoard = async (selector: string) => all(selector, await board());

  test('lists the qualifiers by either rule, and creates their final with earlier bests', async () => {
    await open(CONVENTION, 'qualifiers');
    const shown = async () => (await inBoard('tbody b')).map(words);
    await waitFor(async () => expect(await shown()).toEqual(expect.arrayContaining(['Jenny', 'Ben'])));
    await click(screen.getByText(/the best scores/));
    expect((await field('setting-top')).value).toBe('4');
    await waitFor(async () => expect(await inBoard('.remark')).toHaveLength(4));
    await fill(await field('setting-top'), '');
    await waitFor(async () => expect(words((await inBoard('.note'))[0]!)).toBe('Enter above how many qualify.'));
    expect(all('.problem')).toEqual([]);
    await fill(await field('setting-top'), '3');
    await waitFor(async () => expect(await inBoard('.remark')).toHaveLength(3));
    await click(within(await board()).getByRole('button', { name: 'one board' }));
    await found('[id$=-player]');
    expect(values('[id$=-player]')).toEqual(['Jenny', 'Ben', 'Damien']);
    expect(values('[id$=-best]')[0]).toBe('3.028');
    expect(values('.heading-field input')).toEqual(['Empire Builder']);
  });

  test('reports an earlier best that a corrected board has made outdated, and updates it', async () => {
    await open(CONVENTION, 'qualifiers');
    await click(within(await board()).getByRole('button', { name: 'one board' }));
    await found('[id$=-player]');
    const final = location.hash;
    expect(all('.outdated')).toEqual([]);
    await goTo('#event/anevent/game/a');
    await fill(await field('puffing-billy-finishers-1-score'), '126,000');
    await goTo(final);
    const outdated = 'According to the current preliminary boards, the best before is 3.021 for Jenny, not 3.028.';
    await become(() => wordsOf('.outdated p'), [outdated]);
    await press('Update it');
    await become(() => values('[id$=-best]')[0], '3.021');
    expect(all('.outdated')).toEqual([]);
    await press('Undo');
    await become(() => all('.outdated').length, 1);
  });

  test('reports two spellings of a category, and merges them', async () => {
    const spelled = (id: string, category: string, other: string) =>
      aBoard(id, category, [
        ['Ann', '2'],
        [other, '1'],
      ]);
    await open(
      anEvent('puffing-billy', [spelled('a', 'Rail Baron', 'Bob'), spelled('b', 'Railbarron', 'Cy')]),
      'qualifiers',
    );
    await become(() => all('.qualifying').length, 2);
    await press('Both are Rail Baron');
    await become(() => all('.qualifying').length, 1);
  });

  test('counts the Union Pacific final as the final of its category', async () => {
    const final = {
      id: 'f',
      form: 'union-pacific' as const,
      state: {
        heading: 'Union Pacific',
        players: [
          ['Henry', '120', '84'],
          ['Jane', '110', '100'],
          ['Donna', '100', '94'],
          ['Kenny', '60', '38'],
        ].map(([player, game1, game2], at) => ({ key: String(at), player, game1, game2 })),
        rounding: 'each-game',
      },
    };
    const rows = await standings(anEvent('puffing-billy', [final as never]));
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['Jane', 'Henry', 'Donna', 'Kenny']);
    await press('Jane');
    expect(wordsOf('.categories').join()).toContain('with .3 from the final');
  });
});

describe('Size Matters', () => {
  test('separates level players in the order that the organiser sets', async () => {
    const rows = await standings(EVENTS['size-matters']);
    expect(rows[0]).toMatch(/^1 Ann /);
    await goTo('#event/anevent/setup');
    await click(await screen.findByLabelText(/head-to-head, then points difference/));
    await goTo('#event/anevent/standings');
    expect(await shownStandings()).toHaveLength(rows.length);
  });
});

describe('Detour 98f', () => {
  test('names the tie-breaker that decided, and explains it', async () => {
    const level = anEvent('detour-98f', [
      aGame('1', 'detour-98f', SEVEN, [18, 8, 4, 4, 0, 0, 0]),
      aGame('2', 'detour-98f', ['Bob', 'Hal', ...SEVEN.slice(2)], [18, 16, 0, 0, 0, 0, 0]),
      aGame('3', 'detour-98f', ['Hal', 'Ivo', ...SEVEN.slice(2)], [12, 12, 10, 0, 0, 0, 0]),
    ]);
    expect((await standings(level)).slice(0, 2)).toEqual(['1 Bob 110.00', '2 Ann 110.00']);
    await press(/^Ann/);
    expect(wordsOf('.sentence')).toEqual([
      'Level with Bob on 110.00 points, on wins and on draws. What decides is the second-best game: Bob’s as England (a loss, 0.00 points, Game 1) ranks above Ann’s having none.',
    ]);
    await goTo('#event/anevent/awards');
    await waitFor(() => expect(wordsOf('.view-awards .sheet tbody')[0]).toMatch(/Austria/));
  });
});

describe('RPLOPS', () => {
  test('adds hours and points over games of different sizes', async () => {
    expect(await standings(EVENTS.rplops)).toHaveLength(4);
    expect(wordsOf('.standings thead').join()).toMatch(/Games Hours Total/);
    await goTo('#event/anevent/game/1');
    await fill(await field('rplops-settings-hours'), '');
    await waitFor(() => expect(wordsOf('.lacks-note').join()).toContain('The game’s length in hours is missing.'));
  });
});

test.each(['qualifiers', 'constructor', 'nowhere'])(
  'an address that asks for a view of no such name, %s, shows the games',
  async (view) => {
    await open(EVENTS['size-matters'], view);
    await screen.findAllByRole('link', { name: /Game 2/ });
    expect(all('.view-games')).toHaveLength(1);
  },
);
