// @vitest-environment dom
// Known tournaments' structures: one tap in the settings fills in what counts.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { settingsOfStructure, STRUCTURES, structureOf } from '../../../web/src/tournament/structures.ts';
import { click, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { found, words, wordsOf } from '../dom_words.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';

test.each(STRUCTURES)('$name is found by its own settings', (structure) => {
  expect(structureOf(settingsOfStructure(structure))).toBe(structure);
  expect(structureOf(structure.settings)).toBe(structure);
});

test('a rule that differs in one setting is no known structure', () => {
  const [, dipcon] = STRUCTURES;
  expect(structureOf({ ...dipcon!.settings, countingDropped: '1' })).toBeUndefined();
  expect(structureOf({ ...dipcon!.settings, countingBest: '2' })).toBeUndefined();
});

test('ties, teams and factors are no part of a structure', () => {
  const [, dipcon] = STRUCTURES;
  const settings = { ...dipcon!.settings, countingTies: 'wins', countingTeams: 'total', countingFactors: 'on' };
  expect(structureOf(settings)).toBe(dipcon);
  expect(Object.keys(settingsOfStructure(dipcon!))).not.toContain('countingTies');
});

test('the settings take one before the first game, and another replaces all of it', async () => {
  await newDevice(anEvent('size-matters', [], { countingDropped: '1' }));
  await loadPage('#event/anevent/setup');
  await click(await screen.findByRole('radio', { name: /^World DipCon/ }));
  await goTo('#event/anevent/counting');
  await waitFor(() => expect(wordsOf('.rule-words')[0]).toContain('The best 3 count.'));
  expect(wordsOf('.rule-words')[0]).not.toContain('dropped');
  expect((await found<HTMLInputElement>('#setting-countingQualifiers')).value).toBe('7');
  await goTo('#event/anevent/setup');
  await click(await screen.findByRole('radio', { name: /^Conquest 2008/ }));
  await goTo('#event/anevent/counting');
  await waitFor(() => expect(wordsOf('.rule-words')[0]).toContain('The place in each round counts'));
  expect(screen.queryByRole('region', { name: 'Top board' })).toBeNull();
});

test('with results, a structure that moves somebody is shown first', async () => {
  const inRound = (round: string, ...names: string[]) => ({
    ...anRplopsGame(
      round,
      names.map((name, at) => [name, String(at + 1)]),
    ),
    round,
  });
  const games = [
    inRound('1', 'Ann', 'Ben', 'Cleo', 'Di', 'Ed'),
    inRound('2', 'Ann', 'Ben', 'Cleo', 'Di', 'Ed'),
    inRound('3', 'Ed', 'Di', 'Cleo', 'Ben', 'Ann'),
    inRound('4', 'Ed', 'Di', 'Cleo', 'Ben', 'Ann'),
  ];
  await newDevice(anEvent('rplops', games));
  await loadPage('#event/anevent/setup');
  await click(await screen.findByRole('radio', { name: /^Conquest 2008/ }));
  const asked = await screen.findByRole('status', { name: 'Change of the rules' });
  // Ann and Ed have 1 + 1, Ben and Di 2 + 2, Cleo 3 + 3.
  expect(words(asked)).toContain('Cleo: from joint 1st to 5th');
});

test('RailCon’s settings are one tap in a Puffing Billy event', async () => {
  await newDevice(anEvent('puffing-billy', []));
  await loadPage('#event/anevent/setup');
  await press('Use RailCon');
  expect(screen.getByLabelText<HTMLInputElement>(/^Count only each player’s best/).value).toBe('5');
  await goTo('#event/anevent/qualifiers');
  expect(await screen.findByRole('heading', { name: 'Competitions' })).toBeTruthy();
});

test('the way to a rule of one’s own is there before the first game', async () => {
  await newDevice(anEvent('rplops', []));
  await loadPage('#event/anevent/standings');
  expect(await screen.findByRole('link', { name: /^Count by a rule of your own/ })).toBeTruthy();
});
