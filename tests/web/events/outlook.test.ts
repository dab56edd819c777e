// @vitest-environment dom
// The view “What is left to play for”: boards still to be played, the places that are possible, and what each of them takes.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { TournamentCounting, TournamentRequest } from 'tallysheet';
import { describe, expect, test } from 'vitest';
import { boardSizes, boardsToPlay, outlookRequest } from '../../../web/src/tournament/outlook.ts';
import { againstRival, placesInWords } from '../../../web/src/tournament/outlook_words.ts';
import { newPerson } from '../../../web/src/systems/person.ts';
import { NO_RESULT, type BoardOutcome } from '../../../web/src/systems/event_rules.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { loadPage, newDevice, press } from '../dom_device.ts';
import { all, wordsOf } from '../dom_words.ts';
import { aGame, anEvent, anRplopsGame } from '../event_site.ts';

const inRound = (round: string, board: string, names: string[], places: string[]): EventGame => ({
  ...anRplopsGame(
    `${round} ${board}`,
    names.map((name, at) => [name, places[at] ?? '']),
  ),
  round,
  board,
});
/** Ann and Cleo won their boards; in round 2 Ann meets Ben, and Cleo meets Di. */
const PLAYED = [inRound('1', '1', ['Ann', 'Ben'], ['1', '2']), inRound('1', '2', ['Cleo', 'Di'], ['1', '2'])];
const TO_PLAY = [inRound('2', '1', ['Ann', 'Ben'], []), inRound('2', '2', ['Cleo', 'Di'], [])];

describe('the boards to be played', () => {
  test('are games with players and without a result, and whoever else is expected has no seat', () => {
    const people = [newPerson({ name: 'Eve' }), newPerson({ name: 'Fay', presence: 'left' })];
    const found = boardsToPlay([...PLAYED, TO_PLAY[0]!], PLAYED, people);
    expect(found.round).toBe(2);
    expect(found.seated.map(({ players }) => players)).toEqual([['Ann', 'Ben']]);
    expect(found.unseated).toEqual(['Cleo', 'Di', 'Eve']);
  });

  test('without such games it is the next round, and nobody has a seat', () => {
    expect(boardsToPlay(PLAYED, PLAYED, [])).toEqual({
      round: 2,
      seated: [],
      unseated: ['Ann', 'Ben', 'Cleo', 'Di'],
      missing: 0,
    });
  });

  test.each([
    [16, 4, [4, 4, 4, 4]],
    [18, 4, [4, 4, 4, 3, 3]],
    [7, 4, [4, 3]],
    [3, 7, [3]],
    [1, 4, []],
  ])('%i players at boards of %i', (players, size, sizes) => {
    expect(boardSizes(players, size)).toEqual(sizes);
  });
});

describe('the request', () => {
  const finish = (least: string) => ({ least });
  const ask = (
    counting: TournamentCounting,
    outcome: BoardOutcome = [finish('2'), NO_RESULT],
    more: Partial<TournamentRequest> = {},
  ) => {
    const toPlay = boardsToPlay([...PLAYED, TO_PLAY[0]!], PLAYED, []);
    const event = { games: [{ results: [] }, { results: [] }], counting, ...more };
    const source = { event, games: PLAYED, people: [newPerson({ name: 'Ben', guest: true })], size: 2, level: false };
    const request = outlookRequest(
      {
        ...source,
        outcomesOf: () => [outcome],
        fieldsOf: (game) => (game ? { category: 'Rail', factor: '2', topBoard: true } : {}),
      },
      toPlay,
    );
    return request;
  };

  test('has the category, the factor and the top board of entered boards, and the guests', () => {
    expect(ask({ best: 3 })).toMatchObject({
      event: { guests: ['Ben'] },
      boards: [
        { players: ['Ann', 'Ben'], round: 2, category: 'Rail', factor: '2', topBoard: true },
        { round: 2, outcomes: [[{ least: '2' }, { least: '0' }]] },
      ],
      unseated: ['Cleo', 'Di'],
    });
  });

  test.each<[string, TournamentCounting, Partial<TournamentRequest>]>([
    ['an average', { average: true }, {}],
    ['dropped results', { dropped: 1 }, {}],
    ['a least number', { atLeast: 2 }, {}],
    ['ranks', { measure: 'rank' }, {}],
    ['a top board', { topBoard: 'above' }, {}],
    ['a deduction', {}, { bonuses: [{ player: 'Ann', points: '-1' }] }],
  ])('is not known with a finish without a result and %s', (_, counting, more) => {
    expect(ask(counting, undefined, more)).toMatch(/^Some finishes on these boards are listed without points/);
    expect(ask(counting, [finish('2'), finish('1')], more)).toHaveProperty('boards');
  });

  test('is not known where categories count and a board has none', () => {
    expect(ask({ bestOfCategory: 1 })).toMatch(/^The best of each category count/);
  });
});

describe('in words', () => {
  const cases = (rows: [number | null, number | null, 'ahead' | 'level' | 'behind' | 'open'][]) =>
    rows.map(([finish, rivalFinish, result]) => ({ finish, rivalFinish, result }));

  test('what is needed against a rival', () => {
    const rival = {
      player: 'Ben',
      cases: cases([
        [1, 2, 'ahead'],
        [1, 3, 'ahead'],
        [1, 4, 'ahead'],
        [2, 1, 'behind'],
        [2, 3, 'ahead'],
        [2, 4, 'ahead'],
        [3, 1, 'behind'],
        [3, 2, 'behind'],
        [3, 4, 'level'],
      ]),
    };
    expect(againstRival('Ann', rival, false)).toEqual([
      'Ann overtakes Ben with 1st, or with 2nd if Ben is 3rd or lower.',
      'Ann is level with Ben with 3rd if Ben is 4th.',
    ]);
  });

  test('against a rival who plays no more', () => {
    const rival = {
      player: 'Ben',
      cases: cases([
        [1, null, 'ahead'],
        [2, null, 'ahead'],
        [3, null, 'behind'],
      ]),
    };
    expect(againstRival('Ann', rival, true)).toEqual(['Ann stays ahead of Ben with 1st or 2nd.']);
  });

  test('where only a bound is known', () => {
    expect(againstRival('Ann', { player: 'Ben', cases: cases([[null, null, 'open']]) }, true)).toEqual([
      'Whether Ann ends ahead of Ben is open.',
    ]);
  });

  test('places', () => {
    expect(
      placesInWords([
        { first: 1, last: 2 },
        { first: 4, last: 4 },
      ]),
    ).toBe('1st to 2nd, 4th');
    expect(placesInWords([])).toBe('none');
  });
});

/** Ranks without places are those of the list, so the round to be played is chosen. */
async function open(games: EventGame[], before = ''): Promise<void> {
  await newDevice(anEvent('rplops', games, { average: '50' }));
  await loadPage('#event/anevent/outlook');
  await waitFor(() => expect(all('.outlook tbody').length).toBeGreaterThan(0));
  if (before) fireEvent.change(screen.getByLabelText('Before round'), { target: { value: before } });
  if (before) await waitFor(() => expect(wordsOf('.note')[0]).toMatch(`Round ${before} is to be played: 2 boards`));
}

const lines = () => wordsOf('.outlook tbody tr:first-child');

test('two boards of two, where a win is worth 66.67 and a loss 33.33', async () => {
  await open([...PLAYED, ...TO_PLAY], '2');
  // Each pair ends with 133.34 to 66.66, or level with 100 each: Ann is second if Ben wins and Cleo does too.
  expect(lines()).toEqual(['1= Ann 1st to 2nd', '1= Cleo 1st to 2nd', '3= Ben 1st to 4th', '3= Di 1st to 4th']);
});

test('a row opens to what is needed', async () => {
  await open([...PLAYED, ...TO_PLAY], '2');
  await press('Ben');
  expect(wordsOf('.outlook .sentence')).toContain('Ben can only draw level with Ann. Ben is level with Ann with 1st.');
});

test('without boards that are entered, the seats are open, and their size is chosen', async () => {
  await open(PLAYED);
  fireEvent.change(screen.getByLabelText('Boards of'), { target: { value: '2' } });
  await waitFor(() => expect(wordsOf('.outlook .note')[0]).toMatch(/^Exact/));
});

test('an event whose rule has a fault says which, and an empty one that there is nothing to say yet', async () => {
  await newDevice({ ...anEvent('rplops', PLAYED, { countingBest: '3', countingTeams: '13' }), id: 'faulty' });
  await loadPage('#event/faulty/outlook');
  await waitFor(() => expect(wordsOf('.view-outlook .summary li').join()).toMatch(/^Teams: .*13/));
  await newDevice(anEvent('rplops', [], { countingBest: '3' }));
  await loadPage('#event/anevent/outlook');
  await waitFor(() => expect(wordsOf('.view-outlook .empty')).toEqual(['No game can be scored yet.']));
});

test('the big screen says why there are no standings by a rule with a fault', async () => {
  await newDevice(anEvent('rplops', PLAYED, { countingBest: '3', countingTeams: '13' }));
  await loadPage('#event/anevent/screen');
  await waitFor(() => expect(wordsOf('.big header p').join()).toMatch('until what counts is corrected'));
});

test('a Pentamind event without a rule of its own has none to follow', async () => {
  await newDevice(anEvent('pentamind', []));
  await loadPage('#event/anevent/outlook');
  await waitFor(() => expect(wordsOf('.view-outlook > .note').join()).toMatch('and this event has none'));
});

describe('a Diplomacy event', () => {
  const NAMES = 'Ann Ben Cy Di Ed Flo Gus'.split(' ');
  const played = (round: string, centres: number[]): EventGame => ({
    ...aGame(round, 'diplomacy', NAMES, centres),
    round,
  });
  const FIRST = [10, 7, 5, 5, 4, 2, 1];
  const openRound = async (settings: Record<string, string>, games: EventGame[]) => {
    await newDevice(anEvent('diplomacy', games, settings));
    await loadPage('#event/anevent/outlook');
    await waitFor(() => expect(all('.outlook tbody, .view-outlook .note[role=status]').length).toBeGreaterThan(0));
  };

  test('before its last board: who can still win, by the bounds of Sum of Squares', async () => {
    const next = aGame('2', 'diplomacy', NAMES, []);
    const blank = {
      ...next,
      round: '2',
      state: {
        ...next.state,
        powers: NAMES.map((player, at) => ({ ...(next.state['powers'] as object[])[at], player, centres: '' })),
      },
    };
    await openRound({ system: 'sum-of-squares' }, [played('1', FIRST), blank as EventGame]);
    // 45.45 for Ann and .45 for Gus: with a win, 100 more, each of them is first; and with nothing, last or level.
    await waitFor(() => expect(lines()).toHaveLength(7));
    expect(lines()[0]).toMatch(/^1 Ann 1st to \d/);
    expect(lines().at(-1)).toMatch(/^7 Gus 1st to 7th/);
    const notes = wordsOf('.outlook .note').join(' ');
    expect(wordsOf('.outlook th')).toContain('Not ruled out');
    expect(notes).toMatch(/^A bound/);
    expect(notes).toContain('with all 34 centres held, and by 1930.');
    expect(screen.queryByLabelText('Boards of')).toBeNull();
    await press('Gus');
    expect(wordsOf('.outlook .played li')[0]).toMatch(/^With 1st at the board 1st/);
  });

  test('without a seated board, the seven who played share out one', async () => {
    const five = { ...played('1', FIRST) };
    await openRound({ system: 'sum-of-squares' }, [five]);
    await waitFor(() => expect(lines()).toHaveLength(7));
  });
});
