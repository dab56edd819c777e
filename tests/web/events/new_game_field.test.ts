// @vitest-environment dom
// A further field of games is its description and a line in the list: with a made-up one, a game has the field above its
// form, in the list of games, in the history, in a CSV, in a file and in a link.
import { screen, waitFor, within } from '@testing-library/dom';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { fill, goTo, loadPage, newDevice, press, saved } from '../dom_device.ts';
import { aBoard, anEvent, anRplopsGame } from '../event_site.ts';
import { checkTypes } from '../type_check.ts';

const COPY = 'build/new_game_field';
const SOURCES = `${COPY}/web/src`;
const LIST = `${SOURCES}/systems/game_fields.ts`;
const opened = <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ resolve(SOURCES, path));

beforeAll(() => {
  rmSync(COPY, { recursive: true, force: true });
  mkdirSync(COPY, { recursive: true });
  for (const path of ['web/src', 'web/tsconfig.json', 'wasm', 'core/rules', 'tests/vectors'])
    cpSync(path, `${COPY}/${path}`, { recursive: true });
  cpSync('tests/web/events/fixtures/clock_number.ts', `${SOURCES}/systems/clock_number.ts`);
  const list = readFileSync(LIST, 'utf8').replace('FIELDS = { stage,', 'FIELDS = { clock: clockNumber, stage,');
  writeFileSync(LIST, `import { clockNumber } from './clock_number.ts';\n${list}`);
});

const GAME = anRplopsGame('brass', [
  ['Ann', '1'],
  ['Bob', '2'],
]);
/** The same game with a clock. */
const at = (clock: string) => ({ ...GAME, clock }) as EventGame;
const VIEW = '#event/anevent/game/brass';

async function openGame(game: EventGame): Promise<HTMLInputElement> {
  await newDevice(anEvent('rplops', [game]));
  await loadPage(VIEW, SOURCES);
  return screen.findByLabelText<HTMLInputElement>('Clock');
}

test('its types fit those of the page', () => {
  checkTypes(COPY, ['src/systems/game_fields.ts', 'src/events/views/game_fields.ts']);
});

test('above its form a game has the field, and in the list of games what it says', async () => {
  const field = await openGame(GAME);
  expect(field.value).toBe('');
  await fill(field, '2');
  await goTo('#event/anevent');
  expect((await screen.findByRole('link', { name: /Ann, Bob/ })).querySelector('em')?.textContent).toBe('clock 2');
});

test('a text that is no whole number has its problem at the field', async () => {
  const field = await openGame(GAME);
  await fill(field, 'two');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  const problem = document.getElementById(field.getAttribute('aria-describedby')!);
  expect(problem?.textContent).toBe('Clock is “two”; it must be a whole number like 5.');
  await fill(field, '2');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
});

test('what is typed is one step of the history, in its words, and is undone', async () => {
  await fill(await openGame(at('7')), '1');
  await fill(screen.getByLabelText('Clock'), '12');
  await goTo('#event/anevent/history');
  const list = await screen.findByRole('list', { name: 'Changes, the latest first' });
  expect(
    within(list)
      .getAllByText(/changed$/)
      .map((did) => did.textContent),
  ).toEqual(['Game 1: clock changed']);
  await press('Undo: Game 1: clock changed');
  await goTo(VIEW);
  expect((await screen.findByLabelText<HTMLInputElement>('Clock')).value).toBe('7');
});

test('sentences about a change to it have its label', async () => {
  const { gameFieldLabel } =
    await opened<typeof import('../../../web/src/systems/game_fields.ts')>('systems/game_fields.ts');
  expect(gameFieldLabel('/clock')).toBe('clock');
});

test('the game entered after another has the next clock', async () => {
  await openGame(at('9'));
  await press('Next game');
  await waitFor(() => expect(screen.getByRole('heading', { name: /^Game 2/ })).toBeDefined());
  expect((await screen.findByLabelText<HTMLInputElement>('Clock')).value).toBe('10');
});

test('a CSV has its column, and is read with it', async () => {
  await newDevice(anEvent('rplops', [at('2')]));
  await loadPage('#event/anevent/files', SOURCES);
  await screen.findByRole('button', { name: 'Save the games as CSV' });
  const { text } = await saved(() => press('Save the games as CSV'));
  expect(text).toBe('\ufeffgame,clock,player,place\r\nGame brass,2,Ann,1\r\nGame brass,2,Bob,2\r\n');
  await preview([], text);
  expect(await clockImported()).toBe('2');
});

test('a CSV with another clock, once in its game, is a new version of the game', async () => {
  await preview([at('2')], 'game,clock no,player,place\nGame brass,3,Ann,1\nGame brass,,Bob,2');
  const [, row] = within(
    (await screen.findByRole('columnheader', { name: 'In the event' })).closest('table')!,
  ).getAllByRole('row');
  expect([...row!.children].map(({ textContent }) => textContent)).toEqual(['Clock', '2', '3']);
  expect(await clockImported()).toBe('3');
});

/** Shows what an event with these games would take of the text. */
async function preview(games: EventGame[], text: string): Promise<void> {
  await newDevice(anEvent('rplops', games));
  await loadPage('#event/anevent/files', SOURCES);
  await fill(await screen.findByLabelText(/^Paste a table/), text);
  await press('Preview');
}

async function clockImported(): Promise<string> {
  await press(/^(Import|Replace)/);
  await goTo('#event/anevent');
  (await screen.findByRole('link', { name: /Ann, Bob/ })).click();
  return (await screen.findByLabelText<HTMLInputElement>('Clock')).value;
}

test('a file and a link have it, and a file with something else than a text is refused', async () => {
  const { jsonOf } = await opened<typeof import('../../../web/src/event_file/write.ts')>('event_file/write.ts');
  const { eventOf } = await opened<typeof import('../../../web/src/event_file/read.ts')>('event_file/read.ts');
  const { eventLink, eventFrom } =
    await opened<typeof import('../../../web/src/share/event_links.ts')>('share/event_links.ts');
  const event = anEvent('rplops', [at('2')]);
  expect(eventOf(jsonOf(event))).toMatchObject({ ok: true, event });
  const link = await eventLink(event);
  expect(await eventFrom(link.slice(link.indexOf('?') + 1))).toMatchObject({ ok: true, contents: { event } });
  expect(eventOf(jsonOf(event).replace('"clock":"2"', '"clock":2'))).toMatchObject({
    ok: false,
    problems: ['games/0/clock is 2; it must be a text in quotation marks.'],
  });
});

test('events of other systems do not ask for it', async () => {
  await newDevice(
    anEvent('puffing-billy', [
      aBoard('brass', 'Rail Baron', [
        ['Ann', '9'],
        ['Bob', '8'],
      ]),
    ]),
  );
  await loadPage(VIEW, SOURCES);
  await screen.findByRole('group', { name: 'Stage' });
  expect(screen.queryByLabelText('Clock')).toBeNull();
});
