// @vitest-environment dom
// Files that reach the page from outside: opened with it by the system, dropped on it, or pasted beside its fields. Each is
// previewed, and nothing is imported unasked.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { click, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { found, wordsOf } from '../dom_words.ts';
import { anEvent, anRplopsGame, everythingKept } from '../event_site.ts';
import { bgStats } from './fixtures/formats.ts';
import { keptRules } from '../../../web/src/systems/own-rule/kept_rules.ts';
import { THREE_GAMES } from './three_games.ts';

vi.mock('../../../web/src/engine/events_engine.ts', async () => {
  const { default: loadEvents } = await import('tallysheet/events');
  return { loadEventsEngine: () => loadEvents() };
});

const EVENT = anEvent('rplops', [
  anRplopsGame('g1', [
    ['Zoë', '1'],
    ['Yan', '2'],
  ]),
]);

const FILES = `#event/${EVENT.id}/files`;
const GAMES = THREE_GAMES.replace('first', '1');
const PREVIEWED = ['6 rows, 3 games. Everything could be read.'];

interface Launch {
  files: { getFile(): Promise<File> }[];
}

/** The page that the system has opened with this file, as an installed application: the browser keeps the file until the
 *  page asks for it. */
async function launchedWith(file: File): Promise<void> {
  const launches: Launch[] = [{ files: [{ getFile: async () => file }] }];
  vi.stubGlobal('launchQueue', { setConsumer: (take: (launch: Launch) => void) => launches.splice(0).forEach(take) });
  onTestFinished(() => void vi.unstubAllGlobals());
  await newDevice(EVENT);
  await loadPage('#events/shared');
}

/** How many games the device has. */
async function gamesKept(): Promise<number> {
  const records = (await everythingKept()) as { value?: { form?: string } }[];
  return records.filter(({ value }) => value?.form !== undefined).length;
}

describe('a file opened with the page', () => {
  test('asks for its event, is previewed there, and is imported when asked', async () => {
    await launchedWith(new File([GAMES], 'spring.csv'));
    await screen.findByText(/Which event do the games of “spring.csv” belong to/);
    await click(screen.getByRole('link', { name: EVENT.name }));
    await goTo(FILES);
    await found('#import-verdict');
    expect(wordsOf('#import-verdict')).toEqual(PREVIEWED);
    await press(/^Import/);
    await waitFor(() => expect(document.querySelector('#import-preview')).toBeNull());
  });

  test('that is a rule is shown as text first, and used when asked', async () => {
    const rule = 'name: <b>Ours</b>\ngame: places\nscore = shared(3, 1)\n';
    await launchedWith(new File([rule], 'ours.rule'));
    await screen.findByRole('heading', { name: 'A rule by somebody else' });
    expect((await found('.rule-text pre')).textContent).toBe(rule);
    expect(keptRules()).toEqual([]);
    await press('Use this rule');
    await waitFor(() => expect(location.hash).toMatch(/^#rule\/./));
    expect(keptRules().map(({ text }) => text)).toEqual([rule]);
  });

  test('is forgotten when it is not wanted', async () => {
    await launchedWith(new File([GAMES], 'spring.csv'));
    await press('Don’t import it');
    await found('.new-event');
    await goTo('#events/shared');
    await screen.findByText(/There is no file/);
  });
});

/** What a browser gives of a drop or the clipboard. */
const carrying = (files: File[], text = '') => ({
  files,
  types: files.length > 0 ? ['Files'] : [],
  getData: () => text,
});

async function openFiles(): Promise<void> {
  await newDevice(EVENT);
  await loadPage(FILES);
  await found('#import-text');
}

const WAYS: [way: string, bring: (text: string, name: string) => void][] = [
  ['dropped', (text, name) => fireEvent.drop(document.body, { dataTransfer: carrying([new File([text], name)]) })],
  [
    'pasted as a file',
    (text, name) => fireEvent.paste(document.body, { clipboardData: carrying([new File([text], name)]) }),
  ],
  ['pasted as text beside the fields', (text) => fireEvent.paste(document.body, { clipboardData: carrying([], text) })],
];

describe.each(WAYS)('a file %s', (_, bring) => {
  test('is previewed, and nothing is imported unasked', async () => {
    await openFiles();
    bring(GAMES, 'spring.csv');
    await found('#import-verdict');
    expect(wordsOf('#import-verdict')).toEqual(PREVIEWED);
    expect(await gamesKept()).toBe(EVENT.games.length);
  });

  test.each([
    ['%PDF-1.7 …', 'This is a PDF. Select its table in a viewer, copy it and paste it here.'],
    ['<!doctype html><p>x', 'This is a web page. Copy the table from it and paste it here.'],
    ['{"hello":1}', 'This is JSON of a kind that is not known here.'],
    [bgStats(1).slice(0, 200), 'This seems to be JSON that is damaged or breaks off, so it cannot be read.'],
  ])('of another kind is told what it seems to be: %s', async (text, sentence) => {
    await openFiles();
    bring(text, 'x');
    await found('#import-preview');
    expect(document.querySelector('#import-preview')!.textContent).toContain(sentence);
    expect(await gamesKept()).toBe(EVENT.games.length);
  });
});
