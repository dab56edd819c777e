// A rule while it is written, without its view: steps that can be undone, places of problems, words, the name.
import { beforeAll, describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import { offsetAt, placeAt } from '../../../web/src/own_rules/places_in_text.ts';
import { nameIn, RuleDraft, withName } from '../../../web/src/own_rules/rule_draft.ts';
import { isRuleFile, ruleFrom, ruleLink, ruleOfFile } from '../../../web/src/own_rules/rule_links.ts';
import { loadRules, soundReading } from '../../../web/src/systems/own-rule/reading.ts';

beforeAll(() => loadRules(loadEvents));

/** Types letter by letter behind the caret. */
function type(draft: RuleDraft, letters: string): void {
  for (const letter of letters) {
    const at = draft.caret;
    draft.type(draft.text.slice(0, at) + letter + draft.text.slice(at), at + 1);
  }
}

const HEAD = 'game: Diplomacy\nscore = ';

describe('places', () => {
  test('columns count code points, from 1 on', () => {
    const text = 'name: 🥇 Ö\nscore = 1';
    expect(placeAt(text, text.indexOf('Ö'))).toEqual({ line: 1, column: 9 });
    expect(offsetAt(text, { line: 1, column: 9 })).toBe(text.indexOf('Ö'));
    expect(offsetAt(text, { line: 2, column: 9 })).toBe(text.length - 1);
    expect(offsetAt(text, { line: 9, column: 1 })).toBe(text.length);
  });
});

test('a text that is too long for a rule is told the limit and scores nothing', () => {
  const text = `${HEAD}1 # ${'-'.repeat(100_000)}`;
  const messages = new RuleDraft(text).problems.map(({ line, column, message }) => `${line}.${column} ${message}`);
  expect(messages).toEqual([expect.stringMatching(/^1\.1 .*at most 100,000 characters\.$/s)]);
  expect(soundReading(text)).toBe(null);
});

describe('steps', () => {
  test('the letters of a word are one step; a space begins another', () => {
    const draft = new RuleDraft(HEAD);
    type(draft, 'centres + 1');
    draft.undo();
    expect(draft.text).toBe(`${HEAD}centres +`);
    while (draft.canUndo) draft.undo();
    expect(draft.text).toBe(HEAD);
    while (draft.canRedo) draft.redo();
    expect(draft.text).toBe(`${HEAD}centres + 1`);
  });

  test('a text that takes its place is undone whole, with the caret where it was', () => {
    const draft = new RuleDraft(HEAD);
    type(draft, '12');
    draft.replace('game: places\nscore = 1');
    draft.undo();
    expect(draft.text).toBe(`${HEAD}12`);
    expect(draft.caret).toBe(HEAD.length + 2);
  });

  test('what is typed after undoing takes the place of what was undone', () => {
    const draft = new RuleDraft(HEAD);
    type(draft, '12');
    draft.undo();
    type(draft, '7');
    expect(draft.canRedo).toBe(false);
    expect(draft.text).toBe(`${HEAD}7`);
  });

  test('every change is passed on to be kept', () => {
    const draft = new RuleDraft('');
    const kept: string[] = [];
    draft.changed = (text) => kept.push(text);
    type(draft, 'ab');
    draft.undo();
    expect(kept).toEqual(['a', 'ab', '']);
  });
});

describe('words', () => {
  test('a chosen word takes the place of what was begun of it', () => {
    const draft = new RuleDraft(HEAD);
    type(draft, '1 + ce');
    expect(draft.words().map(({ word }) => word)).toEqual(['centres']);
    draft.take('centres');
    expect(draft.text).toBe(`${HEAD}1 + centres`);
    expect(draft.caret).toBe(draft.text.length);
    expect(draft.problems).toEqual([]);
  });

  test('a word that is whole is not offered', () => {
    const draft = new RuleDraft(`${HEAD}centres`);
    expect(draft.words()).toEqual([]);
  });
});

test('a blank text says what is missing', () => {
  expect(new RuleDraft('').problems.map(({ name }) => name)).toEqual(['scoreMissing']);
});

test('the name is the heading of the text', () => {
  expect(nameIn('name: Ann’s\ngame: places')).toBe('Ann’s');
  expect(withName('name: Ann’s\ngame: places', 'Ben $1')).toBe('name: Ben $1\ngame: places');
  expect(withName('game: places', 'a\nscore = 1')).toBe('name: a score = 1\ngame: places');
});

describe('links and files', () => {
  test('a link carries the text as it is', async () => {
    const text = 'name: <img src=x>\n# “Ö” 🥇\nscore = 1';
    const link = await ruleLink(text);
    expect(link).toMatch(/^rule\?1\.[\w-]+$/);
    expect(await ruleFrom(link.split('?')[1]!)).toEqual({ ok: true, contents: text });
  });

  test('what is no rule’s link is refused in a sentence', async () => {
    for (const carried of ['', '1.abc', '2.abc']) expect(await ruleFrom(carried)).toMatchObject({ ok: false });
  });

  test('of rules are known by their names, and texts by the lines that every rule has', () => {
    expect(isRuleFile('Ours.RULE', '')).toBe(true);
    expect(isRuleFile('Shared text.txt', 'name: x\ngame: places\nscore = 1')).toBe(true);
    expect(isRuleFile('games.txt', 'player;score\nAnn;3')).toBe(false);
    expect(isRuleFile('rule.csv', 'game: places\nscore = 1')).toBe(false);
  });

  test('a file is read with any line ends; one that is no text is refused', () => {
    expect(ruleOfFile('a.rule', '\uFEFFgame: places\r\nscore = 1\r')).toEqual({
      ok: true,
      contents: 'game: places\nscore = 1\n',
    });
    expect(ruleOfFile('a.png', '\u0000PNG')).toMatchObject({ ok: false });
    expect(ruleOfFile('a.rule', 'x'.repeat(100_001))).toMatchObject({ ok: false });
  });
});
