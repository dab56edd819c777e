// @vitest-environment dom
// The rule in the element's attribute: a text, or a link that carries one. It stands above the form, which cannot change it.
import { render } from 'lit/html.js';
import { expect, test } from 'vitest';
import { ruledSheet } from '../../../web/src/embed/element/ruled_sheet.ts';
import { ruleSnippet } from '../../../web/src/embed/builder/snippet.ts';
import { ruleLink } from '../../../web/src/own_rules/rule_links.ts';
import { words } from '../dom.ts';

const SIXES = 'name: Sixes\ngame: places\ndecimals: 2\nscore = shared(6, 4, 2)\n';
const SQUARES = 'name: Squares\ngame: Diplomacy\nscore = centres²';

async function shownAbove(given: string): Promise<Element> {
  const place = document.createElement('div');
  render((await ruledSheet(given)).above, place);
  return place;
}

test('a text is the rule of the form for its kind of game', async () => {
  const sheet = await ruledSheet(SIXES);
  expect(sheet).toMatchObject({ system: 'own-rule', title: 'Sixes score sheet', fixed: { rule: SIXES } });
  expect((await sheet.open!()).form.id).toBe('own-rule/players');
  expect((await (await ruledSheet(SQUARES)).open!()).form.id).toBe('own-rule');
});

test('its name, its kind of game and its text stand above the form', async () => {
  const above = await shownAbove(SIXES);
  expect(words(above.querySelector('.rule-name'))).toBe('Sixes places, 2 to 100 players');
  expect(above.querySelector('details[open] pre')!.textContent).toBe(SIXES.trim());
});

test('a link is read as well, whole or from its # on', async () => {
  const link = await ruleLink(SIXES);
  for (const given of [`https://club.example/tallysheet/#${link}`, `#${link}`, ` ${link}\n`])
    expect((await ruledSheet(given)).fixed).toEqual({ rule: SIXES });
});

test('a link that was cut is no rule, and says so', async () => {
  const { problem, open } = await ruledSheet((await ruleLink(SIXES)).slice(0, -9));
  expect(problem).toMatch(/^The attribute “rule” is a link that cannot be opened\. It is incomplete/);
  expect(open).toBeUndefined();
});

test('the problems of a text are told with their places', async () => {
  expect(words(await shownAbove('game: places\nscore = centres'))).toContain(
    'Line 2, column 9: centres is not known in a rule for places',
  );
});

test('markup in a rule stays text', async () => {
  const above = await shownAbove(`source: <img src=x onerror=alert(1)>\n${SQUARES}`);
  expect(above.querySelector('img')).toBeNull();
  expect(words(above)).toContain('<img src=x onerror=alert(1)>');
});

test('the builder writes the text into the attribute, and a link as it is', () => {
  const beside = 'https://tallysheet.example/embed_builder.html';
  expect(ruleSnippet(' name: A "B" & C\ngame: places\nscore = players - place\n', beside)).toBe(
    `<script type="module" src="https://tallysheet.example/tally-sheet-rules.js"></script>
<tally-sheet rule="
name: A &quot;B&quot; &amp; C
game: places
score = players - place
" style="display: block; min-height: 1400px"></tally-sheet>`,
  );
  expect(ruleSnippet('#rule?1.abc', beside)).toContain('<tally-sheet rule="#rule?1.abc" style=');
});
