// @vitest-environment dom
// Rules that are changed after the first result: shown before they are taken, recorded with the hour, and printed.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import { joinedRuleChanges, ruleChangesIn, withRuleChange } from '../../../web/src/systems/rule_changes.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { moveInWords, movesBetween } from '../../../web/src/tournament/moves.ts';
import { fill, loadPage, newDevice, press } from '../dom_device.ts';
import { all, wordsOf } from '../dom_words.ts';
import { aGame, anEvent, anRplopsGame } from '../event_site.ts';

const MINUTE = 60_000;
const change = (at: number, from: string, to: string, rule = 'Results that count in all') => ({ at, rule, from, to });

describe('the record', () => {
  test('holds each change with its time and its words', () => {
    const text = withRuleChange('', change(MINUTE, 'blank', '2'));
    expect(ruleChangesIn(text)).toEqual([change(MINUTE, 'blank', '2')]);
    const more = withRuleChange(text, change(9 * MINUTE, '2', '3'));
    expect(ruleChangesIn(more)).toEqual([change(MINUTE, 'blank', '2'), change(9 * MINUTE, '2', '3')]);
  });

  test('takes what is typed on as one change, and forgets one that is taken back at once', () => {
    const typed = withRuleChange(withRuleChange('', change(1, 'blank', '1')), change(2, '1', '12'));
    expect(ruleChangesIn(typed)).toEqual([change(2, 'blank', '12')]);
    expect(withRuleChange(typed, change(3, '12', 'blank'))).toBe('');
  });

  test('of two devices has what either of them changed, in either order', () => {
    const [one, other] = [change(1, 'blank', '2'), change(2, 'blank', '3')].map((made) => withRuleChange('', made)) as [
      string,
      string,
    ];
    expect(ruleChangesIn(joinedRuleChanges(one, other))).toHaveLength(2);
    expect(joinedRuleChanges(one, other)).toBe(joinedRuleChanges(other, one));
    expect(joinedRuleChanges(one, one)).toBe(one);
  });

  test('is empty for a text that is not one of ours', () => {
    expect(ruleChangesIn('[[1,2,3,4]]')).toEqual([]);
    expect(ruleChangesIn('{')).toEqual([]);
  });
});

test('moves are told in the order of the new places, and a place may come or go', () => {
  const before = new Map([
    ['Ann', 1],
    ['Ben', 2],
    ['Cy', 3],
  ]);
  const after = new Map([
    ['Ben', 1],
    ['Ann', 2],
    ['Cy', null],
  ]);
  expect(movesBetween(before, after).map((move) => `${move.player} ${moveInWords(move)}`)).toEqual([
    'Ben from 2nd to 1st',
    'Ann from 1st to 2nd',
    'Cy from 3rd to no place',
  ]);
});

const game = (round: string, ...names: string[]): EventGame => ({
  ...anRplopsGame(
    round,
    names.map((name, at) => [name, String(at + 1)]),
  ),
  round,
});
/** In a game of three, first has 75, second 50 and third 25: Ann 150, Ben 150, Cy 150; the best one is 75, 50 and 75. */
const GAMES = [game('1', 'Ann', 'Ben', 'Cy'), game('2', 'Cy', 'Ben', 'Ann'), game('3', 'Ben', 'Ann', 'Cy')];
const LESS = GAMES.slice(0, 2);

async function open(games: EventGame[], settings: Record<string, string>, view = '/counting'): Promise<void> {
  await newDevice(anEvent('rplops', games, settings));
  await loadPage(`#event/anevent${view}`);
  await waitFor(() => expect(all('.view-counting, .view-setup').length).toBeGreaterThan(0));
}

const panel = () => wordsOf('.rule-change li');
const places = () => wordsOf('.standings tbody tr:first-child').map((line) => line.split(' ').slice(0, 2).join(' '));

test('a change that moves somebody is shown first, and Cancel leaves everything as it was', async () => {
  // Ann 75 + 25, Ben 50 + 50, Cy 25 + 75: all level. Of the best one, Ben has only 50.
  await open(LESS, { countingDropped: '', countingTies: 'games' });
  await waitFor(() => expect(places()).toEqual(['1= Ann', '1= Ben', '1= Cy']));
  await press('What counts');
  const field = () => screen.findByLabelText(/^Count each player’s best/);
  await fill(await field(), '1');
  expect(panel()).toEqual(['Ben: from joint 1st to 3rd']);
  expect(places()).toEqual(['1= Ann', '1= Ben', '1= Cy']);
  await press('Cancel');
  expect(panel()).toEqual([]);
  expect(((await field()) as HTMLInputElement).value).toBe('');
});

test('Change takes it, with its hour below the standings, and Undo takes both back', async () => {
  await open(LESS, { countingTies: 'games' });
  await press('What counts');
  await fill(await screen.findByLabelText(/^Count each player’s best/), '1');
  await press('Change');
  await waitFor(() => expect(places()).toEqual(['1= Ann', '1= Cy', '3 Ben']));
  expect(wordsOf('.rule-changes li')[0]).toMatch(
    /^On \d+ \w+ at \d\d:\d\d: Results that count in all, from “blank” to “1”$/,
  );
  await press('Undo');
  await waitFor(() => expect(places()).toEqual(['1= Ann', '1= Ben', '1= Cy']));
  expect(wordsOf('.rule-changes li')).toEqual([]);
});

test('before the first result every change is taken at once, and nothing is recorded', async () => {
  await open([], {}, '/setup');
  fireEvent.click(await screen.findByLabelText(/^RPLOPS2/));
  expect(panel()).toEqual([]);
  await loadPage('#event/anevent/counting');
  expect(wordsOf('.rule-changes li')).toEqual([]);
});

test('a factor that moves somebody is shown first, taken with its hour, and both are undone', async () => {
  await open(LESS, { countingFactors: 'on' });
  await press('What counts');
  // Twice round 2: Ann 75 + 2 × 25, Ben 50 + 2 × 50, Cy 25 + 2 × 75.
  const field = () => screen.findByLabelText('Round 2');
  await fill(await field(), '2');
  expect(panel()).toEqual(['Cy: from joint 1st to 1st', 'Ben: from joint 1st to 2nd', 'Ann: from joint 1st to 3rd']);
  expect(((await field()) as HTMLInputElement).value).toBe('2');
  await press('Change');
  await waitFor(() => expect(places()).toEqual(['1 Cy', '2 Ben', '3 Ann']));
  expect(wordsOf('.rule-changes li')[0]).toMatch(/: Factor of round 2, from “blank” to “2”$/);
  await press('Undo');
  await waitFor(() => expect(places()).toEqual(['1= Ann', '1= Ben', '1= Cy']));
  expect(wordsOf('.rule-changes li')).toEqual([]);
});

test('a setting of the system that moves somebody is shown first, and Cancel keeps the one before', async () => {
  const players = ['Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
  const game = aGame('one', 'diplomacy', players, [10, 8, 6, 4, 3, 2, 1]);
  await newDevice(anEvent('diplomacy', [game], { system: 'draw-size' }));
  await loadPage('#event/anevent/setup');
  // All seven share the draw; by the squares of centres, only Ann stays first.
  fireEvent.click(await screen.findByLabelText(/^Sum of Squares/));
  await waitFor(() => expect(panel()).toHaveLength(7));
  expect(panel().slice(0, 2)).toEqual(['Ann: from joint 1st to 1st', 'Ben: from joint 1st to 2nd']);
  await press('Cancel');
  expect((screen.getByLabelText(/^Draw size/) as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByLabelText(/^Sum of Squares/));
  await press('Change');
  await loadPage('#event/anevent/standings');
  await waitFor(() => expect(wordsOf('.rule-changes li')).toHaveLength(1));
  expect(wordsOf('.rule-changes li')[0]).toMatch(/: System, from “Draw size” to “Sum of Squares”$/);
});
