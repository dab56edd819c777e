// @vitest-environment dom
// What the page makes of a file with broken rows: it shows them, and imports only what was chosen.
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { chooseFile, click, loadPage, newDevice, saved } from '../dom_device.ts';
import { button, found, wordsOf } from '../dom_words.ts';
import { anEvent } from '../event_site.ts';
import { brokenFile } from './broken_file.ts';

/** Enough for more problems than a page of the preview shows. */
const GAMES = 104;

/** The event's games as CSV. */
async function csv(): Promise<string> {
  return (await saved(async () => click(await button('Save the games as CSV')))).text;
}

test('problems are shown at their rows and columns, page after page, and the other games are imported on request', async () => {
  const { text, broken, sound } = brokenFile(GAMES, 2);
  await newDevice(anEvent('puffing-billy', []));
  await loadPage('#event/anevent/files');
  await chooseFile('tally-import input[type=file]', new File([text], 'rows.tsv', { type: 'text/plain' }));
  await found('#import-preview');
  expect(wordsOf('#import-verdict')).toEqual(['208 rows, 104 games. 52 problems in 52 games.']);
  expect(await reported()).toEqual(broken);

  await click(await button('Cancel'));
  expect((await csv()).split('\r\n')).toHaveLength(2);
  await click(await button('Preview'));
  await click(await button('Import the 52 games without problems'));
  await waitFor(() => expect(wordsOf('.event-undo').join()).toContain('52 games imported'));
  expect((await csv()).match(/Player \d of \d+/g)).toEqual(sound);
  await click(await button('Undo'));
  expect((await csv()).split('\r\n')).toHaveLength(2);
});

/** "row column" of every problem, page after page. */
async function reported(): Promise<string[]> {
  const found: string[] = [];
  for (;;) {
    found.push(...wordsOf('.file-rows .problem p'));
    const later = await button('Next rows');
    if (later.disabled) return found.map((text) => text.replace(/^Row ([\d,]+), \w “(\w+)”.*$/s, '$1 $2'));
    await click(later);
  }
}
