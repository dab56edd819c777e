// @vitest-environment dom
// The event's own rule for what counts: its settings, and the standings it gives.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { eventLink } from '../../../web/src/share/event_links.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { Person } from '../../../web/src/systems/person.ts';
import { click, fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, saved, wordsOf } from '../dom_words.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';

const inRound = (round: string, ...names: string[]): EventGame => ({
  ...anRplopsGame(
    round,
    names.map((name, at) => [name, String(at + 1)]),
  ),
  round,
});
const GAMES = [
  inRound('1', 'Ann', 'Ben', 'Cleo'),
  inRound('2', 'Ann', 'Cleo', 'Ben'),
  inRound('3', 'Ben', 'Ann', 'Cleo'),
];
const RANKS = { countingMeasure: 'rank', countingBest: '2' };

async function choose(field: HTMLSelectElement, value: string): Promise<void> {
  field.value = value;
  fireEvent.change(field);
}

async function open(settings: Record<string, string>, view = '/counting', people: Person[] = []): Promise<void> {
  await newDevice({ ...anEvent('rplops', GAMES, settings), people });
  await loadPage(`#event/anevent${view}`);
  await waitFor(() =>
    expect(all('.standings tbody, .person-sheet tbody, .big li, .view-games').length).toBeGreaterThan(0),
  );
}

/** Place, player, what is in each round, total. */
const lines = () => wordsOf('.standings tbody tr:first-child');
const struck = () => wordsOf('.standings s');

test('places in each round are added, and of three the best two count', async () => {
  await open(RANKS);
  // Ann 1 + 1, Ben 2 + 1, Cleo 3 + 2; each one's worst place is struck through, of equal ones the later.
  await waitFor(() => expect(lines()).toEqual(['1 Ann 1 1 2 2', '2 Ben 2 3 1 3', '3 Cleo 3 2 3 5']));
  expect(struck()).toEqual(['2', '3', '3']);
});

test('the sheet says that it is the event’s rule, and what it is', async () => {
  await open(RANKS);
  const [words] = wordsOf('.rule-words');
  expect(words).toContain('what counts of them is the rule of this event.');
  expect(words).toContain(
    'The place in each round counts, and fewer is better; whoever has more results that count is ahead. The best 2 count.',
  );
});

test('a row opens to show which results do not count, and why', async () => {
  await open(RANKS);
  await press('Cleo');
  expect(wordsOf('.played li')).toEqual(['R1 no. 1 3', 'R2 no. 2 2', 'R3 no. 3 not among the best 3']);
});

test('a typed setting counts at once, and can be undone', async () => {
  await open({ countingMeasure: 'rank' });
  const totals = () => wordsOf('.standings td.total');
  expect(totals()).toEqual(['4', '6', '8']);
  await press('What counts');
  await fill(await screen.findByLabelText(/^Drop the worst/), '1');
  await waitFor(() => expect(totals()).toEqual(['2', '3', '5']));
  await press('Undo');
  await waitFor(() => expect(totals()).toEqual(['4', '6', '8']));
});

test('a setting that is no number is said with its name, and nothing is ranked by it', async () => {
  await open({ ...RANKS, countingBest: 'two' }, '/standings');
  await loadPage('#event/anevent/counting');
  await waitFor(() => expect(wordsOf('[role="alert"] li').join()).toMatch(/^Results that count in all: .*“two”/));
  expect(lines()).toEqual([]);
});

test('none of what is allowed is said at the setting too', async () => {
  await open({ ...RANKS, countingBest: '0' }, '/standings');
  await loadPage('#event/anevent/counting');
  await waitFor(() =>
    expect(wordsOf('[role="alert"] li').join()).toMatch(/^Results that count in all: .* 1 to 1,000,000/),
  );
});

test('a guest plays and has no place', async () => {
  await open(RANKS, '/counting', [{ key: 'a', name: 'Ann', guest: true }]);
  await waitFor(() => expect(lines()[0]).toMatch(/^1 Ben/));
  expect(lines().at(-1)).toMatch(/^– Ann guest, without a place/);
});

test('the standings lead to it, and say where the event has a rule of its own', async () => {
  await open({}, '/standings');
  const link = await screen.findByRole('link', { name: /^Count by a rule of your own/ });
  await click(link);
  expect(location.hash).toBe('#event/anevent/counting');
  await open(RANKS, '/standings');
  await screen.findByRole('link', { name: 'standings by it' });
});

describe('several tie-breakers', () => {
  // Ann and Ben have a place of 1 and one of 2 each, so that all are level on their best too; Ben was ahead in round 2.
  const LEVEL = { countingMeasure: 'rank', countingTies: 'wins' };
  const TWO = [inRound('1', 'Ann', 'Ben'), inRound('2', 'Ben', 'Ann')];

  async function openLevel(settings: Record<string, string>): Promise<void> {
    await newDevice(anEvent('rplops', TWO, settings));
    await loadPage('#event/anevent/counting');
    await waitFor(() => expect(lines()).toHaveLength(2));
  }

  test('apply in the organiser’s order, and a further one is asked for once there is one before it', async () => {
    await openLevel(LEVEL);
    expect(lines()).toEqual(['1= Ann 1 2 3', '1= Ben 2 1 3']);
    expect(wordsOf('.note').join()).toMatch(
      /level on .*total and games won\. The event’s rule compares nothing else\./,
    );
    await press('What counts');
    expect(screen.queryByLabelText('If they are level even then')).toBeNull();
    const second = await screen.findByLabelText<HTMLSelectElement>('If they are still level');
    expect(wordsOf('#setting-countingTies2 option')).not.toContain('the more games won, the better');
    await choose(second, 'last-round');
    await press('Change');
    await waitFor(() => expect(lines()).toEqual(['1 Ben 2 1 3', '2 Ann behind by last round 1 2 3']));
    expect(wordsOf('.rule-words').join()).toContain(
      'Of level players, whoever won more games is ahead. Of those still level, whoever was better in the last round is ahead',
    );
    await screen.findByLabelText('If they are level even then');
    await press('Undo');
    await waitFor(() => expect(lines()[0]).toBe('1= Ann 1 2 3'));
  });

  test('of which one is named twice are refused with the name of the setting', async () => {
    await openLevel(LEVEL);
    await newDevice(anEvent('rplops', TWO, { ...LEVEL, countingTies2: 'wins' }));
    await loadPage('#event/anevent/counting');
    await waitFor(() => expect(wordsOf('[role="alert"] li').join()).toMatch(/^If they are still level: /));
  });

  test('end where players share the place', async () => {
    await openLevel({ ...LEVEL, countingTies: 'none', countingTies2: 'last-round' });
    expect(lines()[0]).toBe('1= Ann 1 2 3');
  });
});

describe('teams', () => {
  const PEOPLE: Person[] = [
    { key: 'a', name: 'Ann', team: 'Reds' },
    { key: 'b', name: 'Ben', team: 'Blues' },
    { key: 'c', name: 'Cleo', team: ' Blues' },
    { key: 'd', name: 'Dan', team: 'Greens' }, // has not played
  ];
  const TEAMS = '.standings table:nth-of-type(2)';
  const teamLines = () => wordsOf(`${TEAMS} tbody tr:first-child`);
  // Three players get 75, 50 and 25: Ann 75 + 75 + 50, Ben 50 + 25 + 75, Cleo 25 + 50 + 25.
  const ROUNDS = { countingTeams: 'round' };

  test('add their members’ totals', async () => {
    await open({ countingTeams: 'total' }, '/counting', PEOPLE);
    await waitFor(() => expect(teamLines()).toEqual(['1 Blues 250', '2 Reds 200'])); // 150 + 100, and Ann’s
    expect(wordsOf('.rule-words').join()).toContain('A team adds its members’ totals.');
  });

  test('add the best results of each round, which stand behind the row', async () => {
    await open({ ...ROUNDS, countingTeamBest: '1' }, '/counting', PEOPLE);
    await waitFor(() => expect(teamLines()).toEqual(['1 Reds 200', '2 Blues 175'])); // 50 + 50 + 75
    await press('Blues');
    expect(wordsOf(`${TEAMS} .played li`)).toEqual(['Ben round 1 50', 'Cleo round 2 50', 'Ben round 3 75']);
    const { text } = await saved(() => press('Save as CSV'));
    expect(text).toContain('Teams: 1 Reds 200; 2 Blues 175');
  });

  test('count a member from a round on, which the sheet, the screen and a link say', async () => {
    const later = PEOPLE.map((one) => (one.name === 'Ben' ? { ...one, teamFrom: '3' } : one));
    await open(ROUNDS, '/counting', later);
    await waitFor(() => expect(teamLines()).toEqual(['1 Reds 200', '2 Blues 175'])); // 75 and Cleo’s 100
    expect(wordsOf('.rule-words').join()).toContain('Ben counts for Blues from round 3 on.');
    await goTo('#event/anevent/screen');
    await press('Next');
    await waitFor(() => expect(wordsOf('.big li')).toEqual(['1Reds200', '2Blues175']));
    await newDevice();
    await loadPage(`#${await eventLink({ ...anEvent('rplops', GAMES, ROUNDS), people: later })}`);
    await waitFor(() =>
      expect(wordsOf('.linked table:nth-of-type(2) tbody tr:first-child')).toEqual(['1 Reds 200', '2 Blues 175']),
    );
  });

  test('say what is no round at the person, and above the standings', async () => {
    await open(ROUNDS, '/person/b', [{ ...PEOPLE[1]!, teamFrom: 'x' }]);
    const field = await screen.findByLabelText(/^First round for the team/);
    expect(document.getElementById(field.getAttribute('aria-describedby')!)?.textContent).toContain('“x”');
    await goTo('#event/anevent/counting');
    await waitFor(() =>
      expect(wordsOf('[role="alert"] li').join()).toContain('Ben: The first round for the team is “x”'),
    );
  });

  test('take a number of results, which is asked for once teams count', async () => {
    await open({ ...ROUNDS, countingTeamBest: 'all' }, '/standings', PEOPLE);
    await loadPage('#event/anevent/counting');
    await waitFor(() =>
      expect(wordsOf('[role="alert"] li').join()).toMatch(/^Results that count of each team: .*“all”/),
    );
    await open(RANKS);
    await press('What counts');
    expect(screen.queryByLabelText(/^Of each team/)).toBeNull();
  });

  test('cannot add totals of which fewer are better', async () => {
    await open({ ...RANKS, countingTeams: 'total' }, '/standings', PEOPLE);
    await loadPage('#event/anevent/counting');
    await waitFor(() => expect(wordsOf('[role="alert"] li').join()).toMatch(/^Teams: /));
  });

  test('are missing where nobody has one', async () => {
    await open(ROUNDS);
    expect(wordsOf('.note').join()).toContain('No player has a team yet.');
  });
});

describe('in an event with a rule of its own, it rules', () => {
  const GUEST: Person[] = [{ key: 'c', name: 'Cleo', guest: true }];
  // Without Cleo, Ann has places 1, 1 and 2 and Ben 2, 2 and 1; the best two of three are added.
  const BY_RULE = ['1 Ann 2', '2 Ben 3'];

  test('the tab of the standings, which still lead to those of the system', async () => {
    await open(RANKS, '');
    await click(await screen.findByRole('link', { name: 'Standings' }));
    await waitFor(() => expect(location.hash).toBe('#event/anevent/counting'));
    await click(await screen.findByRole('link', { name: 'Standings by RPLOPS itself' }));
    await waitFor(() => expect(document.querySelector('.rule-words')).toBeNull());
    expect(wordsOf('nav [aria-current=page]')).toEqual(['Standings']);
  });

  test('the big screen', async () => {
    await open(RANKS, '/screen', GUEST);
    await waitFor(() => expect(wordsOf('.big li').slice(0, 2)).toEqual(['1Ann2', '2Ben3']));
    expect(wordsOf('.big li')[2]).toMatch(/^–Cleo/);
    expect(wordsOf('.big header p').join()).toBe('RPLOPS, by the event’s own rule, after 3 games');
  });

  test('the CSV', async () => {
    await open(RANKS, '/counting', GUEST);
    const { name, text } = await saved(() => press('Save as CSV'));
    expect(name).toBe('Spring convention standings.csv');
    const [head, ...lines] = text.split('\r\n');
    expect(head).toBe('\ufeffPlace,Player,Total,R1,R2,R3');
    expect(lines.slice(0, 2)).toEqual(['1,Ann,2,1,1,[2]', '2,Ben,3,2,[2],1']);
    expect(lines[2]).toMatch(/^–,"?Cleo \(guest, without a place\)/);
    expect(text).toContain('what counts of them is the rule of this event.');
    expect(text).toContain('Results in square brackets do not count.');
  });

  test('a player’s page', async () => {
    await open(RANKS, '/player/Ben', GUEST);
    await waitFor(() => expect(wordsOf('.standing')[0]).toBe('2nd of 2 3'));
    expect(wordsOf('.note').join(' ')).toContain('what counts of them is the rule of this event.');
    expect(wordsOf('.standing')).toHaveLength(2);
  });

  test('the event in a link', async () => {
    await newDevice();
    await loadPage(`#${await eventLink({ ...anEvent('rplops', GAMES, RANKS), people: GUEST })}`);
    await waitFor(() => expect(wordsOf('.linked.standings h2').length).toBe(2));
    expect(wordsOf('.linked.standings tbody tr:first-child').slice(0, 2)).toEqual(BY_RULE);
  });

  test('the standings after a round', async () => {
    await open({ countingMeasure: 'rank' }, '/counting/2', GUEST);
    await waitFor(() => expect(lines().slice(0, 2)).toEqual(['1 Ann 1 1 2', '2 Ben 2 2 4']));
    expect(wordsOf('.band p').join()).toBe('Spring convention: standings after round 2 by its own rule');
  });
});
