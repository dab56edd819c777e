// @vitest-environment dom
// An event's files as an organiser uses them: paste, look, import, undo; save, delete, open again.
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { describe, expect, test } from 'vitest';
import type { SystemId } from '../../../web/src/systems/event_game.ts';
import { chooseFile, click, goTo, loadPage, newDevice, press, saved } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { anEvent } from '../event_site.ts';
import { HOSTILE_FILES } from './hostile_files.ts';
import { THREE_GAMES } from './three_games.ts';

async function openFiles(system: SystemId): Promise<void> {
  await newDevice({ ...anEvent(system, []), name: 'Spring league' });
  await goToFiles(loadPage);
}

async function goToFiles(go = goTo): Promise<void> {
  await go('#event/anevent/files');
  await found('#import-text');
}

const textField = () => found<HTMLTextAreaElement>('#import-text');

/** Pastes a spreadsheet's clipboard into the field. */
async function paste(text: string): Promise<void> {
  fireEvent.paste(await textField(), { clipboardData: { getData: () => text } });
  await found('#import-preview, #import-question');
}

const verdict = async () => words(await found('#import-verdict'));
const openEventFile = (text: string) => chooseFile('tally-open-event input', new File([text], 'a.json'));

async function games(): Promise<number> {
  await goTo('#event/anevent');
  await found('.view-games');
  return all('.game-line').length;
}

/** Characters of a cell. */
const SHOWN = 60;

describe('games from a spreadsheet', () => {
  test('are previewed with every problem, and imported only on request', async () => {
    await openFiles('rplops');
    await paste(THREE_GAMES);
    expect(await verdict()).toBe('6 rows, 3 games. One problem in one game.');
    expect(wordsOf('.file-rows tbody tr')[0]).toBe('4 Chess Ann first');
    expect(wordsOf('.file-rows .problem')).toEqual([
      'Row 4, C “place”: Place is “first”; it must be a whole number like 5.',
    ]);
    expect(wordsOf('td.wrong')).toEqual(['first']);
    expect(wordsOf('.event-undo').join('')).toBe('');
    await press('Import the 2 games without problems');
    await waitFor(() => expect(wordsOf('.event-undo')[0]).toMatch(/^2 games imported/));
    expect(await games()).toBe(2);
    await press('Undo');
    await waitFor(() => expect(all('.game-line')).toEqual([]));
  });

  test('are not imported after Cancel, which keeps the text', async () => {
    await openFiles('rplops');
    await paste(THREE_GAMES);
    await press('Cancel');
    expect((await textField()).value).toBe(THREE_GAMES);
    expect(await games()).toBe(0);
  });

  test('that are already in the event are skipped unless the user chooses otherwise', async () => {
    await openFiles('rplops');
    await paste(THREE_GAMES);
    await press(/^Import/);
    await paste(THREE_GAMES.replace('first', '1'));
    expect(await verdict()).toContain('2 games are already in the event');
    expect(wordsOf('.looked-through').join()).toContain('Already in the event: Brass, Catan.');
    await press('Import one game');
    await textField();
    expect(await games()).toBe(3);
  });

  test('are imported from a European spreadsheet after one question about its numbers', async () => {
    await openFiles('puffing-billy');
    const text = 'game;category;player;score\r\n1;Rail Baron;Zoë;252.000\r\n1;Rail Baron;Bob;120.000\r\n';
    await chooseFile('tally-import input[type=file]', new File([Buffer.from(text, 'latin1')], 'boards.csv'));
    expect(words(await found('#import-question'))).toBe(
      'Row 2, column D, contains “252.000”. Which number is it? The whole file will be read this way.',
    );
    await press('252,000');
    await press('Import one game');
    await textField();
    expect(await games()).toBe(1);
    await click(await found('.game-line'));
    const typed = () => all<HTMLInputElement>('tally-players input').map(({ value }) => value);
    await waitFor(() => expect(typed()).toEqual(['Zoë', '252000', 'Bob', '120000']));
  });

  test('are imported from a file dropped anywhere on the page', async () => {
    await openFiles('rplops');
    const drop = (name: string, text: string) =>
      fireEvent.drop(document.body, { dataTransfer: { files: [new File([text], name)] } });
    expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } }), 'the browser opens it').toBe(
      false,
    );
    drop('games.csv', THREE_GAMES);
    expect(await verdict()).toBe('6 rows, 3 games. One problem in one game.');
    await press('Cancel');
    drop('games.xlsx', 'PK\x03\x04');
    await waitFor(() =>
      expect(wordsOf('.import-status')[0]).toMatch(/^“games.xlsx” cannot be read: it is an archive without sheets/),
    );
    expect((await textField()).value).toBe(THREE_GAMES);
  });

  test.each(['paste', 'file'])(
    'with a quotation mark that never closes are reported by its row, in cells cut short, by %s',
    async (way) => {
      await openFiles('puffing-billy');
      const text = `${HOSTILE_FILES['a quote that never closes']},${'r'.repeat(100)}`.replace(
        'score',
        `score,${'h'.repeat(100)}`,
      );
      if (way === 'file') await chooseFile('tally-import input[type=file]', new File([text], 'games.csv'));
      else await paste(text);
      await found('#import-preview');
      expect(wordsOf('.file-rows .problem p')[0]).toBe(
        'Row 4: A quotation mark opens in this row and is never closed.',
      );
      const cells = all('.file-rows td:not([colspan]), .file-rows th').map((cell) => cell.textContent!.trim().length);
      expect(Math.max(...cells)).toBe('E '.length + SHOWN + '…'.length);
      await press('Cancel');
      const field = await textField();
      expect(field.value).toBe('');
      expect(field.getAttribute('placeholder')).toContain(`text of ${text.length.toLocaleString('en')} characters`);
      expect((await found('.beginning pre')).textContent!.slice(0, 100)).toBe(text.slice(0, 100));
      await press('Preview');
      await found('#import-preview');
    },
  );

  test('are exported with decimal commas and imported again', async () => {
    await openFiles('puffing-billy');
    await paste('game,category,player,score\n1,Rail Baron,Ann,252000.5\n1,Rail Baron,Bob,3.1250');
    await press('Import one game');
    await click(await screen.findByRole('checkbox', { name: /^CSV with decimal commas/ }));
    const { text } = await saved(() => press('Save the games as CSV'));
    expect(text).toContain('1;Rail Baron;preliminary;finish;2;Bob;3,1250\r\n');
    await paste(text);
    expect(await verdict()).toContain('One game is already in the event, with the same figures.');
    await press('Back');
    expect((await saved(() => press('Save a template'))).text).toContain('game;category;');
  });

  test.each(['puffing-billy', 'size-matters', 'detour-98f', 'rplops'] as const)(
    'have a template that comes back: %s',
    async (system) => {
      await openFiles(system);
      await paste((await saved(() => press('Save a template'))).text);
      expect(await verdict()).toContain('Everything could be read.');
    },
  );
});

describe('an event file', () => {
  test('restores a deleted event on request, with the same games', async () => {
    await openFiles('rplops');
    await paste(THREE_GAMES.replace('first', '1'));
    await press(/^Import/);
    const first = await saved(() => press('Save the whole event'));
    expect(first.name).toBe('Spring league.json');
    await goTo('#events');
    await press('Delete Spring league');
    await waitFor(() => expect(wordsOf('tally-event-list .undo').join()).toContain('Spring league deleted'));
    await openEventFile(first.text);
    await screen.findByText(/is in the bin on this device/);
    await press('Restore and merge');
    await found('.view-games');
    expect(await games()).toBe(3);
    await goToFiles(loadPage);
    const plain = (text: string) => ({ ...JSON.parse(text), changes: null });
    expect(plain((await saved(() => press('Save the whole event'))).text)).toEqual(plain(first.text));
    expect((await saved(() => press('Save the games as CSV'))).text).toContain('\r\nBrass,Ann,1\r\n');
  });

  test('of an event on this device leads to a question, and can be added as a copy', async () => {
    await openFiles('rplops');
    const { text } = await saved(() => press('Save the whole event'));
    await goTo('#events');
    await openEventFile(text);
    await found('#twin-question');
    await press('Add as a copy');
    await found('.view-games');
    await goTo('#events');
    await waitFor(() => expect(all('.event-card')).toHaveLength(2));
  });

  test('that is not one is refused with a sentence', async () => {
    await newDevice();
    await loadPage('#events');
    await openEventFile('{"tallysheet":"event","version":7}');
    expect(words(await found('tally-open-event .problem'))).toBe(
      'The file has version 7; this version of Tallysheet reads versions 1 and 2.',
    );
  });
});
