// @vitest-environment dom
// The rule of an event after the first result: typed as a draft, shown before it is taken, recorded with the hour.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { eventDraft, keepEventDraft, otherDrafts } from '../../../web/src/systems/own-rule/event_draft.ts';
import { ruleChange } from '../../../web/src/systems/own-rule/rule_change.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { allDrawn } from '../../../web/src/ui/light_element.ts';
import { fill, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, wordsOf } from '../dom_words.ts';
import { anEvent } from '../event_site.ts';

const RULE = 'name: Club\ngame: scores\nscore = game_score\n';
const TURNED = RULE.replace('= game', '= 100 - game');

function game(id: string, ...scores: [string, string][]): EventGame {
  const players = scores.map(([player, score], at) => ({ key: String(at + 1), player, score }));
  return { id, form: 'own-rule/players', state: { heading: '', rule: '', players, hours: '', answers: '' } };
}

const GAMES = [game('one', ['Ann', '40'], ['Ben', '30']), game('two', ['Ann', '20'], ['Ben', '5'])];

async function open(games: EventGame[], rule = RULE): Promise<HTMLTextAreaElement> {
  await newDevice(anEvent('own-rule', games, rule ? { rule } : {}));
  await loadPage('#event/anevent/rule');
  return screen.findByLabelText<HTMLTextAreaElement>('Text');
}

const panel = () => wordsOf('.rule-change li');
/** Place, player and total; between them are the games, and those that count. */
const standings = () =>
  wordsOf('.standings tbody tr:first-child').map((row) => {
    const [place, player, , , total] = row.split(' ');
    return `${place} ${player} ${total}`;
  });
const state = () => document.querySelector('#event-rule-state')!.textContent!.trim();

test('what is typed is a draft: the event keeps its rule until the text is used', async () => {
  const text = await open(GAMES);
  await fill(text, `${RULE}bonus = `);
  expect(state()).toMatch(/^Not used yet/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use this text' }).disabled).toBe(true);
  expect(wordsOf('.event-rule .problem')[0]).toMatch(/^Line 4, column/);
  await goTo('#event/anevent/standings');
  await waitFor(() => expect(standings()).toEqual(['1 Ann 60', '2 Ben 35'])); // 40 + 20, 30 + 5
});

test('a draft is there again after leaving, and can be discarded', async () => {
  await fill(await open(GAMES), TURNED);
  await loadPage('#event/anevent/rule');
  const text = await screen.findByLabelText<HTMLTextAreaElement>('Text');
  expect(text.value).toBe(TURNED);
  await press('Discard it');
  expect(text.value).toBe(RULE);
  expect(eventDraft('anevent')).toBeUndefined();
});

test('a draft of another tab is shown; one that was not seen is kept beside what is typed', async () => {
  const text = await open(GAMES);
  keepEventDraft('anevent', `${RULE}# theirs\n`, RULE);
  window.dispatchEvent(new StorageEvent('storage', { key: 'ruleDrafts' }));
  await waitFor(() => expect(text.value).toBe(`${RULE}# theirs\n`));
  keepEventDraft('anevent', `${RULE}# theirs, later\n`, text.value);
  await fill(text, `${RULE}# ours\n`);
  expect(otherDrafts('anevent')).toEqual([`${RULE}# theirs, later\n`]);
  await press('Show it here instead');
  expect([text.value, ...otherDrafts('anevent')]).toEqual([`${RULE}# theirs, later\n`, `${RULE}# ours\n`]);
  await press('Discard the other text');
  expect(otherDrafts('anevent')).toEqual([]);
});

test('a rule that moves somebody is shown first; Cancel keeps rule and draft', async () => {
  const text = await open(GAMES);
  await fill(text, TURNED);
  await press('Use this text');
  // Ann 60 + 80, Ben 70 + 95
  await waitFor(() => expect(panel()).toEqual(['Ben: from 2nd to 1st', 'Ann: from 1st to 2nd']));
  await press('Cancel');
  expect(panel()).toEqual([]);
  expect(text.value).toBe(TURNED);
  expect(state()).toMatch(/^Not used yet/);
});

test('Change takes it and records the lines with the hour; Undo takes both back', async () => {
  await fill(await open(GAMES), TURNED);
  await press('Use this text');
  await press('Change');
  expect(eventDraft('anevent')).toBeUndefined();
  await goTo('#event/anevent/standings');
  await waitFor(() => expect(standings()).toEqual(['1 Ben 165', '2 Ann 140']));
  expect(wordsOf('.rule-changes li')[0]).toMatch(
    /^On \d+ \w+ at \d\d:\d\d: Rule, from “score = game_score” to “score = 100 - game_score”$/,
  );
  await press('Undo');
  await waitFor(() => expect(standings()).toEqual(['1 Ann 60', '2 Ben 35']));
  expect(wordsOf('.rule-changes li')).toEqual([]);
});

test('a rule that the games cannot be scored by is shown to leave nobody a place', async () => {
  await fill(await open(GAMES), `${RULE}ask stake of the game: number\n`.replace('= game_score', '= stake'));
  await press('Use this text');
  await waitFor(() => expect(panel()).toEqual(['Ann: from 1st to no place', 'Ben: from 2nd to no place']));
});

test('a rule that moves nobody is taken at once and recorded', async () => {
  await fill(await open(GAMES), RULE.replace('= game', '= 2 × game'));
  await press('Use this text');
  expect(panel()).toEqual([]);
  await goTo('#event/anevent/standings');
  await waitFor(() => expect(standings()).toEqual(['1 Ann 120', '2 Ben 70']));
  expect(wordsOf('.rule-changes li')).toHaveLength(1);
});

test('before the first result a chosen rule is taken at once and nothing is recorded', async () => {
  await open([], '');
  const choice = await screen.findByLabelText<HTMLSelectElement>('Rule');
  await waitFor(() => expect(choice.options.length).toBeGreaterThan(10));
  const option = [...choice.options].find(({ text }) => text === 'Draw size')!;
  fireEvent.change(choice, { target: { value: option.value } });
  await allDrawn();
  expect(wordsOf('.rule-name')).toEqual(['Draw size Diplomacy']);
  expect(all('.rule-change')).toEqual([]);
});

test('a rule for Diplomacy is not used where games of another kind are entered', async () => {
  await fill(await open(GAMES), 'game: Diplomacy\nscore = centres\n');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Use this text' }).disabled).toBe(true);
  expect(wordsOf('.event-rule .problem')).toEqual([
    'The event’s games are not of Diplomacy, and the text is a rule for Diplomacy.',
  ]);
});

test('the record names what changed', () => {
  expect(ruleChange(RULE, RULE.replace('Club', 'Ours'))).toEqual({ from: 'Club', to: 'Ours' });
  expect(ruleChange('', RULE)).toEqual({ from: 'no rule', to: 'Club' });
  expect(ruleChange(RULE, `${RULE}best: lowest\n`)).toEqual({ from: 'no such line', to: 'best: lowest' });
  const noted = ruleChange(RULE, `# a note\n${RULE.replace(' = ', '  =  ')}`);
  expect(noted.from).toBe(noted.to); // nothing that scores
});
