// @vitest-environment dom
// Everything of a device in one file, restored on another, and again where it is already.
import { waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { chooseFile, click, fill, loadPage, newDevice, press, saved } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';
import { aBoard, anEvent } from '../event_site.ts';

const event = (id: string, name: string) => ({
  ...anEvent('puffing-billy', [
    aBoard('a', 'Rail Baron', [
      ['Ann', '200'],
      ['Bob', '100'],
    ]),
  ]),
  id,
  name,
});

/** The page's sentence about the file, once it has replaced the previous one. */
async function restored(text: string): Promise<string> {
  await found('.backup');
  const said = () => wordsOf('.backup > [role=status], .backup .problem').join('');
  const before = said();
  await chooseFile('.backup input', new File([text], 'a.json', { type: 'application/json' }));
  await waitFor(() => expect(['', before]).not.toContain(said()));
  return said();
}

/** A scored sheet of the page's own form. */
async function scoreSheet(): Promise<void> {
  await loadPage('#rplops');
  await fill(await found('#rplops-finish-0-player'), 'Cleo');
  await fill(await found('#rplops-finish-1-player'), 'Dan');
  await found('.verdict .total');
  await waitFor(() => expect(localStorage.getItem('recent') ?? '').toContain('Cleo'));
}

const become = (selector: string, expected: string[]) => waitFor(() => expect(wordsOf(selector)).toEqual(expected));

test('a backup holds events, the bin and recent sheets, and is merged where they are', async () => {
  await newDevice(event('spring', 'Spring'), event('autumn', 'Autumn'));
  await scoreSheet();
  await loadPage('#events');
  await press('Delete Autumn');
  await found('.bin');
  await loadPage('#events');
  const file = await saved(() => press('Back up everything'));
  expect(file.name).toMatch(/^tallysheet-backup-\d{4}-\d\d-\d\d\.json$/);
  expect(await restored(file.text)).toBe('2 events merged.');
  expect(wordsOf('.event-card b')).toEqual(['Spring']);

  await newDevice();
  await loadPage('#events');
  expect(await restored(file.text)).toBe('2 events added, one recent sheet added.');
  await become('.event-card b', ['Spring']);
  await click(await found('.bin summary'));
  await become('.bin li b', ['Autumn']);
  await press('Restore Autumn');
  await waitFor(() => expect(all('.event-card')).toHaveLength(2));
  await loadPage('');
  await waitFor(() => expect(wordsOf('tally-recent').join()).toContain('Cleo'));
});

test.each([
  [
    '{"tallysheet":"backup","version":1,"events":[',
    'The file is not valid JSON. It is incomplete, or not an event file.',
  ],
  ['{"tallysheet":"backup","version":1}', 'The backup is incomplete.'],
  [
    '{"tallysheet":"backup","version":9}',
    'A later version of Tallysheet made this backup. Reload the page to update it.',
  ],
  ['{"tallysheet":"backup","version":1,"sheets":[{}],"events":[]}', 'One sheet could not be read.'],
])('%s is refused with a sentence', async (text, sentence) => {
  await newDevice();
  await loadPage('#events');
  expect(await restored(text)).toBe(sentence);
});
