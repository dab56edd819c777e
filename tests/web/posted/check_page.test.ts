// @vitest-environment dom
// Checking published results on the page: a table is pasted, the verdict explains it, and its report is copied and linked.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import load from 'tallysheet';
import loadEvents from 'tallysheet/events';
import { PUBLISHED } from '../../../web/docs/published/all_results.ts';
import { scoredAgain } from '../../../web/docs/published/scored_again.ts';
import { fill, loadPage, newDevice, press } from '../dom_device.ts';
import { found, wordsOf } from '../dom_words.ts';

/** Exact modifiers: 12 / 8.5 × 52.5 = 74.12 and 9 / 8.5 × 52.5 = 55.59; the others have the floor, 6/7 × 52.5 = 45. */
const EXACT = ['74.12', '55.59', '45.00', '45', '-', '0', '–'];

const PLAYERS = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus'];
const POWERS = ['Austria', 'England', 'France', 'Germany', 'Italy', 'Russia', 'Turkey'];
const CENTRES = ['12', '9', '7', '6', '0', '0', '0'];

const table = (scores: string[]) =>
  [
    'Power\tPlayer\tCentres\tScore',
    ...POWERS.map((power, at) => [power, PLAYERS[at], CENTRES[at], scores[at]].join('\t')),
  ].join('\n');

async function checkTable(scores: string[]): Promise<void> {
  await newDevice();
  await loadPage('#events');
  (await screen.findByRole<HTMLInputElement>('radio', { name: /^Size Matters/ })).click();
  await press('Check published results');
  await fill(await found('#import-text'), table(scores));
  await press('Preview');
  await press(/^Import/);
  await found('.check-verdict');
}

/** The texts that the page copies. */
function copied(): string[] {
  const texts: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void texts.push(text));
  return texts;
}

test('what another reading explains is named, and every figure that differs is listed', async () => {
  await checkTable(EXACT);
  expect(wordsOf('.check-verdict')).toEqual([
    '5 of 7 posted figures agree. One cause explains all of them: they were scored with exact modifiers.',
  ]);
  expect(wordsOf('.differences li')).toEqual([
    'Ann posted 74.12 here 74.03 0.09 more than here; it agrees with exact modifiers.',
    'Bob posted 55.59 here 55.65 0.06 less than here; it agrees with exact modifiers.',
  ]);
});

test('the report is copied as text, and a link shows the verdict where it is opened', async () => {
  await checkTable(EXACT);
  const texts = copied();
  await press('Copy the report');
  await waitFor(() => expect(wordsOf('.post-status')).toContain('Report copied.'));
  expect(texts[0]).toBe(
    [
      'Published results: posted scores checked',
      '5 of 7 posted figures agree. One cause explains all of them: they were scored with exact modifiers.',
      'Game 1\n  Ann: posted 74.12, here 74.03. 0.09 more than here; it agrees with exact modifiers.\n  Bob: posted 55.59, here 55.65. 0.06 less than here; it agrees with exact modifiers.\n',
    ].join('\n\n'),
  );
  await press('Copy a link');
  await waitFor(() => expect(texts).toHaveLength(2));
  await newDevice();
  await loadPage(new URL(texts[1]!).hash);
  await found('.check-verdict');
  expect(wordsOf('.check-verdict')).toEqual([
    '5 of 7 posted figures agree. One cause explains all of them: they were scored with exact modifiers.',
  ]);
});

test('two digits swapped are a slip in the one game', async () => {
  await checkTable(['74.30', '55.65', '45', '45', '0', '0', '0']);
  expect(wordsOf('.check-verdict')).toEqual([
    '6 of 7 posted figures agree. One cause explains all of them: in Game 1, two digits of Ann’s figure are swapped: 74.30 in place of 74.03.',
  ]);
});

test('a dash and 0 agree with no score, and what nothing explains is said to be so', async () => {
  await checkTable(['74.03', '55.65', '45', '45', '-', '0', '–']);
  expect(wordsOf('.check-verdict')).toEqual(['All 7 posted figures agree.']);
  await checkTable(['70.03', '59.65', '45', '45', '-', '0', '–']);
  expect(wordsOf('.check-verdict')).toEqual([
    '5 of 7 posted figures agree. No single cause that is known here explains all of them.',
  ]);
});

test('a published result of the guide opens with its check', async () => {
  const result = PUBLISHED.find(({ id }) => id === 'weasels-guest')!;
  const { link } = await scoredAgain(result, { ...(await load()), ...(await loadEvents()) });
  await newDevice();
  await loadPage(`#${link}`);
  await found('.check-verdict');
  expect(wordsOf('.check-verdict')).toEqual([result.says]);
  expect(wordsOf('.differences li')).toEqual([
    'France posted 0.000 here 1.40 1.4 less than here; no other reading of the rules gives that score either.',
  ]);
});
