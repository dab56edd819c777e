// @vitest-environment dom
// Sheets copied as texts. That the clipboard has them, and pictures, are in recent_and_copied.test.ts.
import { screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { FORM_FRAGMENTS } from '../forms.ts';
import { all, click, found, goTo, openPage, press, words, wordsOf } from '../dom.ts';

// The DOM in Node has the rows of tables, but not of their sections.
if (!('rows' in HTMLTableSectionElement.prototype))
  Object.defineProperty(HTMLTableSectionElement.prototype, 'rows', {
    get(this: HTMLTableSectionElement) {
      return this.querySelectorAll(':scope > tr');
    },
  });

/** What the page copies to the clipboard. */
function copies(): string[] {
  const texts: string[] = [];
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void texts.push(text));
  onTestFinished(() => copying.mockRestore());
  return texts;
}

async function openExample(fragment: string): Promise<void> {
  await openPage(fragment);
  await press('Fill in the example');
  await found('.below');
}

/** The text that is copied and shown by the button of this kind. */
async function copiedAs(kind: string, texts: string[]): Promise<string> {
  const before = texts.length;
  await press(kind);
  await waitFor(() => expect(texts).toHaveLength(before + 1));
  await screen.findByText('Copied:');
  const text = texts.at(-1)!;
  expect((await found<HTMLTextAreaElement>('tally-copy textarea')).value).toBe(text);
  return text;
}

const KINDS: [kind: string, begins: RegExp][] = [
  ['Copy as plain text', /^[A-Z].*: /],
  ['Copy as Markdown', /^\*\*[A-Z].*\*\*\n\n\| /],
  ['Copy as BBCode', /^\[b\][A-Z].*\[\/b\]\n/],
];

test.each(FORM_FRAGMENTS)('%s has every figure of the sheet', async (fragment) => {
  const texts = copies();
  await openExample(fragment);
  const totals = wordsOf('.sheet > table td.total');
  expect(totals.length).toBeGreaterThan(3);
  await press('Copy');
  for (const [kind, begins] of KINDS) {
    const text = await copiedAs(kind, texts);
    for (const total of totals) expect(text).toContain(total);
    expect(text).toMatch(begins);
  }
  const lines = (await copiedAs('Copy for a messenger', texts)).split('\n');
  const scored = wordsOf('.sheet > table tbody td.total').filter((figure) => figure !== '–');
  for (const total of scored)
    expect(
      lines.filter((line) => /^\d+(=|st|nd|rd)? \S/.test(line) && line.endsWith(` ${total}`)),
      total,
    ).not.toEqual([]);
});

test('open working is copied too, and remarks beside a name in brackets', async () => {
  const texts = copies();
  await openExample('#union-pacific');
  await click(await found('.sheet .opener'));
  await press('Copy');
  const text = await copiedAs('Copy as plain text', texts);
  expect(text).toMatch(/Place {2}Player +Game 1: Score {2}Game 1: Points {2}Game 2: Score {2}Game 2: Points {2}Total/);
  expect(text).toMatch(/ 1 {2}Jane \(seats \d, \d\)/);
  expect(text).toMatch(/Jane \(seats \d, \d\): Game 1: 100 × .*; Game 2: .*; Total: .* = 192/);
});

test('a text that was copied from one sheet is not shown below another', async () => {
  const texts = copies();
  await openExample('#puffing-billy');
  await press('Copy');
  await goTo('#union-pacific');
  await found('main.union-pacific tally-form');
  await press('Fill in the example');
  await found('.below');
  await press('Copy');
  await copiedAs('Copy as plain text', texts);
  await goTo('#puffing-billy');
  await found('main.puffing-billy tally-form');
  await screen.findByRole('button', { name: 'Copy as Markdown' });
  expect(words(await found('.sheet'))).not.toContain('Copied:');
  expect(all('tally-copy textarea')).toEqual([]);
});
