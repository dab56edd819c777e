// @vitest-environment dom
// Rulings on what counts, beyond the settings: categories, factors, bonuses, top boards, and ties decided by hand and by lot.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { eventLink } from '../../../web/src/share/event_links.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { Ruling } from '../../../web/src/systems/ruling.ts';
import { fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, saved, wordsOf } from '../dom_words.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';

/** Three players get 75, 50 and 25 points, two 67 and 33. */
const inRound = (round: string, names: string[], fields: Partial<EventGame> = {}): EventGame => ({
  ...anRplopsGame(
    `${round}${names.join('')}`,
    names.map((name, at) => [name, String(at + 1)]),
  ),
  round,
  ...fields,
});

async function open(
  games: EventGame[],
  settings: Record<string, string> = {},
  rulings: Ruling[] = [],
  view = '/counting',
): Promise<void> {
  await newDevice({ ...anEvent('rplops', games, settings), ...(rulings.length > 0 ? { rulings } : {}) });
  await loadPage(`#event/anevent${view}`);
  await waitFor(() => expect(all('.standings tbody, .view-games, .view-game, [role=alert]').length).toBeGreaterThan(0));
}

/** Place, player, what is in each round, total. */
const lines = () => wordsOf('.standings tbody tr:first-child');
const struck = () => wordsOf('.standings s');
const ruleWords = () => wordsOf('.rule-words').join();
const chosen = async (group: string, option: RegExp) => {
  const legend = await screen.findByRole('group', { name: group });
  const radio = [...legend.querySelectorAll('label')].find(({ textContent }) => option.test(textContent ?? ''))!;
  fireEvent.click(radio.querySelector('input')!);
};

describe('the best of each category', () => {
  const GAMES = [
    inRound('1', ['Ann', 'Ben', 'Cleo'], { category: 'Rail' }),
    inRound('2', ['Ben', 'Ann', 'Cleo'], { category: 'Rail ' }),
    inRound('3', ['Ann', 'Cleo', 'Ben'], { category: 'Ship' }),
  ];

  test('counts, and of each category others are struck through', async () => {
    await open(GAMES, { countingBestOfCategory: '1' });
    // Ann 75 of Rail and 75 of Ship; Ben 75 + 25; Cleo 25 (the first of two) + 50.
    await waitFor(() => expect(lines()).toEqual(['1 Ann 75 50 75 150', '2 Ben 50 75 25 100', '3 Cleo 25 25 50 75']));
    expect(struck()).toEqual(['50', '50', '25']);
    expect(ruleWords()).toContain('In each category the best 1 count.');
  });

  test('a game without a category is named, and leads to its field', async () => {
    await open([...GAMES, inRound('4', ['Ann', 'Ben'])], { countingBestOfCategory: '1' });
    await waitFor(() => expect(wordsOf('[role="alert"] li').join()).toMatch(/^R4 no\. 4: /));
    location.hash = document.querySelector<HTMLAnchorElement>('[role="alert"] li a')!.hash;
    await fill(await screen.findByLabelText('Category'), 'Ship');
    await goTo('#event/anevent/counting');
    await waitFor(() => expect(lines()[0]).toMatch(/^1 Ann/));
  });

  test('a game does not ask for one where categories do not count', async () => {
    await open([inRound('1', ['Ann', 'Ben'])], {}, [], '/game/1AnnBen');
    await screen.findByLabelText('Round');
    expect(screen.queryByLabelText('Category')).toBeNull();
    expect(screen.queryByLabelText('Factor')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Top board' })).toBeNull();
  });
});

describe('factors', () => {
  const GAMES = [inRound('1', ['Ann', 'Ben', 'Cleo']), inRound('2', ['Cleo', 'Ben', 'Ann'], { factor: '3' })];

  test('of rounds are typed, and a board’s own replaces that of its round', async () => {
    await open(GAMES, { countingFactors: 'on' });
    // Cleo 25 + 3 × 75.
    await waitFor(() => expect(lines()[0]).toBe('1 Cleo 25 225 250'));
    await press('What counts');
    await fill(await screen.findByLabelText('Round 2'), '2'); // whose one board has its own
    await fill(await screen.findByLabelText('Round 1'), '1.5');
    // Ann 1.5 × 75 + 3 × 25; Cleo 1.5 × 25 + 3 × 75.
    await waitFor(() => expect(lines().map((line) => line.split(' ').at(-1))).toEqual(['262.5', '225.0', '187.5']));
    expect(ruleWords()).toContain('Factors: round 2 × 2 and round 1 × 1.5.');
    await press('Undo');
    await waitFor(() => expect(lines()[0]).toBe('1 Cleo 25 225 250'));
  });

  test('that are no numbers have their problem at the field', async () => {
    await open(GAMES, { countingFactors: 'on' });
    await press('What counts');
    const field = await screen.findByLabelText('Round 1');
    await fill(field, 'double');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toContain('“double”');
    expect(lines()).toEqual([]);
  });

  test('of a board that are no numbers above 0 have it on the board’s form, and above the standings', async () => {
    await open(
      [{ ...GAMES[0]!, factor: '0' }],
      { countingFactors: 'on' },
      [],
      `/game/${encodeURIComponent(GAMES[0]!.id)}`,
    );
    const field = await screen.findByLabelText('Factor');
    const problem = document.getElementById(field.getAttribute('aria-describedby')!);
    expect(problem?.textContent).toBe('Factor is “0”; it must be a number above 0, at most 1,000, like 1.5.');
    await goTo('#event/anevent/counting');
    await waitFor(() => expect(wordsOf('[role="alert"] li').join()).toContain('Factor is “0”'));
  });

  test('of games that do not count are spoken of', async () => {
    await open(GAMES, { countingMeasure: 'rank' });
    await waitFor(() =>
      expect(wordsOf('.own-rule .note')).toEqual([
        'one game has a factor, which does not count unless “Factors” says so.',
      ]),
    );
  });
});

test('a bonus is added to the total, with its reason on the sheet, in the CSV and in a link', async () => {
  const games = [inRound('1', ['Ann', 'Ben', 'Cleo'])];
  await open(games);
  await press('Add a bonus');
  await fill(await screen.findByLabelText(/^Players/), 'Cleo\nZoe');
  await fill(await screen.findByLabelText('Points each'), '60.5');
  await fill(await screen.findByLabelText('Reason'), 'qualified');
  await waitFor(() => expect(lines()).toEqual(['1 Cleo 25 60.5 85.5', '2 Ann 75 75.0', '3 Ben 50 50.0']));
  expect(wordsOf('.rulings .note').join()).toContain('Without a result so far: Zoe.');
  expect(ruleWords()).toContain('Bonus of 60.5 each for Cleo and Zoe (qualified).');
  const { text } = await saved(() => press('Save as CSV'));
  expect(text).toContain('Place,Player,Total,R1,Bonus');
  expect(text).toContain('1,Cleo,85.5,25,60.5');
  const rulings: Ruling[] = [{ key: 'b', kind: 'bonus', players: 'Cleo', amount: '60.5', reason: 'qualified' }];
  await newDevice();
  await loadPage(`#${await eventLink({ ...anEvent('rplops', games), rulings })}`);
  await waitFor(() => expect(wordsOf('.linked.standings tbody tr:first-child')[0]).toBe('1 Cleo 85.5'));
  expect(wordsOf('.linked .note').join()).toContain('(qualified)');
});

describe('a top board', () => {
  const GAMES = [
    inRound('1', ['Ann', 'Ben', 'Cleo', 'Dan'], { board: '1' }), // 80, 60, 40, 20
    inRound('2', ['Cleo', 'Ben'], { board: '1', top: 'yes' }), // 67, 33
  ];

  test('puts its players above all others', async () => {
    await open(GAMES, { countingTopBoard: 'above' });
    await waitFor(() =>
      expect(lines().map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
        '1 Cleo',
        '2 Ben',
        '3 Ann',
        '4 Dan',
      ]),
    );
    expect(ruleWords()).toContain('The players of a top board stand above all others, by their scores there.');
  });

  test('or its score is added, in a column of its own', async () => {
    await open(GAMES, { countingTopBoard: 'added', countingBest: '1' });
    await waitFor(() => expect(wordsOf('.standings thead').join()).toContain('Top board'));
    expect(lines()[0]).toMatch(/^1 Cleo/);
  });

  test('is marked on the game, which the list of games says', async () => {
    await open([GAMES[0]!], { countingTopBoard: 'above' }, [], `/game/${encodeURIComponent(GAMES[0]!.id)}`);
    await chosen('Top board', /Yes/);
    await goTo('#event/anevent');
    await waitFor(() => expect(wordsOf('.what em')).toEqual(['top board']));
  });
});

describe('who qualifies', () => {
  const GAMES = [
    inRound('1', ['Ann', 'Ben', 'Cleo', 'Dan']),
    inRound('2', ['Ann', 'Cleo', 'Ben', 'Dan']),
    inRound('3', ['Ann', 'Ben', 'Cleo', 'Dan']),
  ];
  const TOP = { countingTopBoard: 'above', countingQualifiers: '2', countingQualifyAfter: '1' };
  const names = () => wordsOf('.qualified b');

  test('are the first after the round, struck off and added by hand with the reason, which is printed', async () => {
    await open(GAMES, TOP);
    await waitFor(() => expect(names()).toEqual(['Ann', 'Ben']));
    await press('Strike off Ann');
    expect(names()).toEqual(['Ben', 'Cleo']);
    await fill(await screen.findByLabelText('Reason for Ann'), 'went home');
    fireEvent.change(await screen.findByLabelText('Add by hand'), { target: { value: 'Dan' } });
    fireEvent.submit(document.querySelector('.add-qualified')!);
    await waitFor(() => expect(names()).toEqual(['Ben', 'Cleo', 'Dan']));
    expect(ruleWords()).toContain(
      'The first 2 after round 1 qualify for the top board. Struck off: Ann (went home). Added by hand: Dan.',
    );
    await press('Let Ann back in');
    expect(names()).toEqual(['Ann', 'Ben', 'Dan']);
  });

  test('fill the top board’s game, which is of the next round', async () => {
    await open(GAMES, TOP);
    await press('Enter the top board');
    await waitFor(() => expect(location.hash).toContain('/game/'));
    expect((await screen.findByLabelText<HTMLInputElement>('Round')).value).toBe('2');
    const fields = () => all<HTMLInputElement>('tally-form input').map(({ value }) => value);
    await waitFor(() => expect(fields()).toEqual(expect.arrayContaining(['Ann', 'Ben'])));
    await press('Undo');
    await goTo('#event/anevent');
    await waitFor(() => expect(all('.game-line')).toHaveLength(3));
  });

  test('who are level at the cut are named', async () => {
    await open([inRound('1', ['Ann', 'Ben']), inRound('1', ['Cleo', 'Dan'])], { ...TOP, countingQualifiers: '1' });
    await waitFor(() =>
      expect(wordsOf('.top-board [role=status]').join()).toContain('Ann and Cleo are level at the cut, for one seat.'),
    );
  });
});

describe('a tie', () => {
  const LEVEL = [inRound('1', ['Ann', 'Ben', 'Cleo']), inRound('2', ['Ben', 'Ann', 'Cleo'])];

  test('is decided by hand with the reason, which is printed, and taken back', async () => {
    await open(LEVEL, { countingMeasure: 'rank' });
    await waitFor(() => expect(lines().slice(0, 2)).toEqual(['1= Ann 1 2 3', '1= Ben 2 1 3']));
    expect(wordsOf('.tie').join()).toContain('Ann and Ben share 1st place.');
    await press('Decide this tie');
    await fill(await screen.findByLabelText(/^Reason/), 'Ben won the play-off');
    await press('Move Ben up');
    await press('Use this order');
    await waitFor(() => expect(lines().slice(0, 2)).toEqual(['1 Ben 2 1 3', '2 Ann behind by decision 1 2 3']));
    expect(ruleWords()).toContain('The organiser put Ben before Ann: Ben won the play-off.');
    const { text } = await saved(() => press('Save as CSV'));
    expect(text).toContain('The organiser put Ben before Ann: Ben won the play-off.');
    await goTo('#event/anevent/screen');
    await waitFor(() => expect(wordsOf('.big li').slice(0, 2)).toEqual(['1Ben3', '2Ann3']));
    await goTo('#event/anevent/counting');
    await press('Take back');
    await waitFor(() => expect(lines()[0]).toBe('1= Ann 1 2 3'));
    await press('Undo');
    await waitFor(() => expect(lines()[0]).toBe('1 Ben 2 1 3'));
  });

  test('of many is listed after the page is painted, below the first eight', async () => {
    // The players of pair n are level on 100n points: each was n times first, with 67, and n times second, with 33.
    const pairs = Array.from({ length: 10 }, (_, at) => at + 1);
    const games = pairs.flatMap((pair) =>
      Array.from({ length: 2 * pair }, (_, round) =>
        inRound(String(round + 1), round % 2 ? [`A${pair}`, `B${pair}`] : [`B${pair}`, `A${pair}`]),
      ),
    );
    await open(games);
    await waitFor(() => expect(all('.ties .tie')).toHaveLength(10));
    expect(wordsOf('.ties details .tie').join()).toContain('B1 and A1 share 19th place.');
    expect(wordsOf('.ties summary')).toEqual(['2 more ties']);
  });

  test('is decided by a lot, which the same seed repeats', async () => {
    await open(LEVEL, { countingMeasure: 'rank' });
    await press('Decide this tie');
    await fill(await screen.findByLabelText(/^Or draw lots/), '7');
    await press('Draw lots');
    await waitFor(() => expect(lines()[0]).toMatch(/^1 /));
    const drawn = wordsOf('.ruled').join();
    expect(drawn).toMatch(/By lot, seed 7: (Ann, Ben|Ben, Ann)/);
    const first = lines()[0];
    expect(ruleWords()).toMatch(/A lot drew .* from seed 7\. The same names and seed always draw the same order\./);
    await open(LEVEL, { countingMeasure: 'rank' }, [{ key: 'l', kind: 'lot', players: 'Ben\nAnn', seed: '7' }]);
    await waitFor(() => expect(lines()[0]).toBe(first));
  });

  test('takes no seed that is none', async () => {
    await open(LEVEL, { countingMeasure: 'rank' });
    await press('Decide this tie');
    await fill(await screen.findByLabelText(/^Or draw lots/), '1e9');
    expect(wordsOf('.deciding .problem').join()).toContain('The seed is “1e9”');
    expect((await screen.findByRole<HTMLButtonElement>('button', { name: 'Draw lots' })).disabled).toBe(true);
  });

  test('whose decision names others than those level stays shared, and says so', async () => {
    await open(LEVEL, { countingMeasure: 'rank' }, [{ key: 'o', kind: 'order', players: 'Ann\nCleo' }]);
    await waitFor(() => expect(lines()[0]).toBe('1= Ann 1 2 3'));
    expect(wordsOf('.ruled').join()).toContain('does not apply');
  });
});
