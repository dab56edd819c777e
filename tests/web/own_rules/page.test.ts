// @vitest-environment dom
// The page on which rules are written: started from a known one, changed, tried, kept, deleted, linked and opened.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { changeRule, deletedRules, keptRules } from '../../../web/src/systems/own-rule/kept_rules.ts';
import { ruleLink } from '../../../web/src/own_rules/rule_links.ts';
import { click, fill, found, goTo, openPage, press, saved, words, wordsOf } from '../dom.ts';
import { allDrawn } from '../../../web/src/ui/light_element.ts';

async function choose(label: string, option: string): Promise<void> {
  const select = await screen.findByLabelText<HTMLSelectElement>(label);
  await waitFor(() => expect([...select.options].some(({ text }) => text === option)).toBe(true));
  fireEvent.change(select, { target: { value: [...select.options].find(({ text }) => text === option)!.value } });
  await allDrawn();
}

/** A copy of C-Diplo 100 on its page. */
async function openCopy(): Promise<HTMLTextAreaElement> {
  await openPage('#rule');
  await choose('Start from', 'C-Diplo 100');
  await goTo(location.hash);
  return found<HTMLTextAreaElement>('#rule-text');
}

const shown = () => wordsOf('tally-form .sheet td.total');

test('C-Diplo 100 with 40 for first: written, tried, kept', async () => {
  const text = await openCopy();
  await waitFor(() => expect(shown()[0]).toBe('53.00')); // 1 + 14 + 38
  await fill(text, text.value.replace('C-Diplo 100', 'Our C-Diplo').replace('38', '40'));
  expect(shown()[0]).toBe('55.00'); // 1 + 14 + 40
  expect(words(await found('h1'))).toBe('Our C-Diplo');
  expect(words(await found('.line-values .working'))).toContain('1 + 14 + 40 = 55.00');
  await goTo('#rule');
  await waitFor(() => expect(wordsOf('.event-card a')).toEqual(['Our C-Diplo Diplomacy']));
  expect(keptRules()[0]?.text).toContain('shared(40, 14, 7)');
});

test('every problem stands at its line and column, and leads there', async () => {
  const text = await openCopy();
  await fill(text, 'game: Diplomacy\nscore = centrs + plase\n');
  expect(wordsOf('#rule-problems li')).toEqual([
    'Line 2, column 9 centrs is not known in a rule for Diplomacy; did you mean centres?',
    expect.stringMatching(/^Line 2, column 18 plase is not known/),
  ]);
  await click(document.querySelectorAll('#rule-problems a')[1]!);
  expect(text.value.slice(text.selectionStart, text.selectionEnd)).toBe('plase');
});

test('a text of more lines than a rule has is kept whole, and its lines are not drawn', async () => {
  const text = await openCopy();
  const rule = text.value;
  const lines = rule.split('\n').length;
  await fill(text, rule + '\n'.repeat(1_000 - lines));
  expect(wordsOf('.rule-lines i')).toHaveLength(1_000);
  const long = rule + '\n'.repeat(99_000);
  await fill(text, long);
  expect(wordsOf('.rule-lines i')).toEqual([]);
  expect(text.value).toBe(long);
  expect(shown()[0]).toBe('53.00'); // blank lines change nothing: 1 + 14 + 38
  await press('Undo');
  expect(wordsOf('.rule-lines i')).toHaveLength(1_000);
});

test('an offered word completes what was begun', async () => {
  const text = await openCopy();
  const begun = 'game: Diplomacy\nscore = surv';
  text.value = begun;
  text.setSelectionRange(begun.length, begun.length);
  fireEvent.input(text);
  await allDrawn();
  await press('survives');
  expect(text.value).toBe('game: Diplomacy\nscore = survives');
  await press('Undo');
  expect(text.value).toBe(begun);
});

test('a deleted rule is got back, at once or later', async () => {
  await openCopy();
  await goTo('#rule');
  await press('Delete C-Diplo 100');
  expect(wordsOf('.event-card a')).toEqual([]);
  await press('Undo');
  expect(wordsOf('.event-card a')).toEqual(['C-Diplo 100 Diplomacy']);
  await press('Delete C-Diplo 100');
  expect(deletedRules()).toHaveLength(1);
  await press('Restore');
  expect(wordsOf('.event-card a')).toEqual(['C-Diplo 100 Diplomacy']);
});

test('a rule’s file has its text', async () => {
  const text = await openCopy();
  const file = await saved(() => press('Save as a file'));
  expect(file).toEqual({ name: 'C-Diplo 100.rule', text: text.value });
});

test('a text that another tab writes is shown, and Undo brings back the one before', async () => {
  const text = await openCopy();
  const mine = text.value;
  changeRule(keptRules()[0]!.id, { text: mine.replace('38', '40') });
  window.dispatchEvent(new StorageEvent('storage', { key: 'tallysheet' }));
  await allDrawn();
  expect(text.value).toContain('shared(40, 14, 7)');
  await press('Undo');
  expect(text.value).toBe(mine);
  expect(keptRules()[0]!.text).toBe(mine);
});

test('what another tab wrote unseen is kept beside what is typed, and each can be shown', async () => {
  const text = await openCopy();
  const theirs = text.value.replace('38', '40');
  const ours = text.value.replace('38', '42');
  changeRule(keptRules()[0]!.id, { text: theirs });
  await fill(text, ours);
  expect(keptRules()[0]).toMatchObject({ text: ours, others: [theirs] });
  await press('Show it here instead');
  expect(text.value).toBe(theirs);
  expect(keptRules()[0]).toMatchObject({ text: theirs, others: [ours] });
  await press('Discard the other text');
  expect(keptRules()[0]).toMatchObject({ text: theirs, others: [] });
  expect(screen.queryByText(/Another tab/)).toBeNull();
});

test('a file that is dropped on the list, or chosen there, is shown as text first', async () => {
  await openPage('#rule');
  await found('.new-rule');
  const rule = 'name: Theirs\ngame: places\nscore = 1\n';
  fireEvent.drop(window, { dataTransfer: { files: [new File([rule], 'theirs.rule')] } });
  await screen.findByRole('heading', { name: 'A rule by somebody else' });
  expect((await found('.rule-text pre')).textContent).toBe(rule);
  await press('Ignore it');
  expect(keptRules()).toEqual([]);
  fireEvent.change(await screen.findByLabelText('Open a file'), { target: { files: [new File(['\0'], 'a.rule')] } });
  await screen.findByText(/a.rule is not a text/);
});

test('a text that is pasted beside the fields is read as a file is', async () => {
  await openPage('#rule');
  await found('.new-rule');
  const paste = (text: string) => fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => text } });
  paste('x'.repeat(100_001));
  await screen.findByText('The pasted text has 100001 characters; a rule has at most 100000.');
  paste('game: places\r\nscore = 1\r\n');
  expect((await found('.rule-text pre')).textContent).toBe('game: places\nscore = 1\n');
  expect(keptRules()).toEqual([]);
});

test('games are scored by it', async () => {
  await openCopy();
  await press('Score games by it');
  await goTo('#own-rule');
  expect(words(await found('.rule-name'))).toBe('C-Diplo 100 Diplomacy');
});

test('a link shows the rule as text first; markup in it stays text', async () => {
  const rule = 'name: <b>x</b>\ngame: places\nscore = 1\n# <img src=x onerror=alert(1)>\n';
  await openPage(`#${await ruleLink(rule)}`);
  expect(words(await found('h1'))).toBe('A rule by somebody else');
  expect((await found('.rule-text pre')).textContent).toBe(rule);
  expect(document.querySelector('.rule-text img, .rule-read b b')).toBeNull();
  expect(keptRules()).toEqual([]);
  await press('Use this rule');
  expect(keptRules().map(({ text }) => text)).toEqual([rule]);
});

test('a link to a game shows its rule first', async () => {
  const { boardState } = await import('../../../web/src/systems/own-rule/state.ts');
  const { formLink } = await import('../../../web/src/share/form_links.ts');
  await openPage(`#${await formLink('own-rule', boardState.example())}`);
  const rule = await found('.rule-text pre');
  expect(rule.textContent).toContain('centres²');
  const button = await screen.findByRole('button', { name: 'Use this sheet' });
  expect(rule.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
