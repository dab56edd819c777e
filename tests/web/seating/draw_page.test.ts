// @vitest-environment dom
// The page that draws boards, as an organiser uses it: who plays, what counts, the boards, changes by hand, and the
// round that begins.
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import type { Person, Presence } from '../../../web/src/systems/person.ts';
import { click, fill, goTo, loadPage, newDevice, press, saved } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';

const person = (name: string, presence: Presence = 'here', team = ''): Person => ({
  key: name.toLowerCase(),
  name,
  presence,
  ...(team ? { team } : {}),
});
const NAMES = 'Ann Ben Cy Di Ed Fay Gus Hal'.split(' ');
const game = (id: string, board: number, names: string[]): EventGame => ({
  ...anRplopsGame(
    id,
    names.map((name, at) => [name, String(at + 1)]),
  ),
  round: '1',
  board: String(board),
});
const FIRST = [game('a', 1, NAMES.slice(0, 4)), game('b', 2, NAMES.slice(4))];

async function open(people: Person[], games: EventGame[] = [], view = '/draw'): Promise<void> {
  await newDevice({ ...anEvent('rplops', games), people });
  await loadPage(`#event/anevent${view}`);
}

const boards = () => all('.draw-board').map((board) => all('.seat', board).map((seat) => words(seat)));
const drawn = () => waitFor(() => expect(document.querySelector('.draw-start .show')?.textContent).toBe('Draw again'));

test('a button beside the games leads to it once there are people', async () => {
  await open([], [], '');
  await screen.findByText(/^No games yet/);
  expect(screen.queryByRole('link', { name: 'Draw the boards' })).toBeNull();
  await open(
    NAMES.map((name) => person(name)),
    [],
    '',
  );
  await click(await screen.findByRole('link', { name: 'Draw the boards' }));
  await goTo('#event/anevent/draw');
  await screen.findByRole('heading', { name: 'Draw the boards' });
});

test('without players it says what is missing', async () => {
  await open([]);
  expect(await screen.findByText(/^Boards need players/)).toBeDefined();
});

test('those who are here are drawn, and a round begins with empty games in one step that is undone', async () => {
  await open([...NAMES.map((name) => person(name)), person('Ida', 'late'), person('Jo', 'left')]);
  await press('Draw the boards');
  await drawn();
  expect(boards().map(({ length }) => length)).toEqual([4, 4]);
  expect(boards().flat().sort()).toEqual(NAMES);
  expect(wordsOf('.draw-results > ul > li')).toContain('Nobody meets anybody twice.');
  await press('Begin round 1');
  await screen.findByText(/^The event has these games/);
  await goTo('#event/anevent');
  await waitFor(() => expect(wordsOf('.lines .what b')).toEqual(['R1 board 2', 'R1 board 1']));
  await press('Undo');
  await waitFor(() => expect(wordsOf('.lines .what b')).toEqual([]));
  await goTo('#event/anevent/draw');
  await screen.findByRole('button', { name: 'Begin round 1' });
});

test('two seats that are tapped are swapped once their cost is said, and back', async () => {
  await open(
    NAMES.map((name) => person(name)),
    FIRST,
  );
  await press('Draw the boards');
  await drawn();
  expect(wordsOf('.draw-results .lost > span')).toEqual(['4 pairs meet again; no draw has fewer.']);
  const before = boards();
  const [one, other] = [
    before[0]![0]!,
    before[1]!.find((name) => NAMES.indexOf(name) < 4 !== NAMES.indexOf(before[0]![0]!) < 4)!,
  ];
  await press(one);
  expect(screen.getByRole('button', { name: one }).getAttribute('aria-pressed')).toBe('true');
  expect(said()).toBe('Choose the seat to swap with.');
  await press(other);
  expect(said()).toMatch(new RegExp(`^Swap ${one} and ${other}\\? It would cost: .* meet again`));
  expect(boards()).toEqual(before);
  await press(other);
  expect(said()).toMatch(new RegExp(`^${one} and ${other} swapped\\. It costs: .* meet again`));
  expect(boards()[0]).toContain(other);
  await press('Swap back');
  expect(boards()).toEqual(before);
});

const said = () => words(document.querySelector('.draw-said [role=status]')!);

test('a button swaps the two seats whose cost is said, and another one cancels', async () => {
  await open(NAMES.map((name) => person(name)));
  await press('Draw the boards');
  await drawn();
  const before = boards();
  const [one, other] = [before[0]![0]!, before[1]![0]!];
  await press(one);
  await press(other);
  await press('Cancel');
  expect([said(), boards()]).toEqual(['', before]);
  await press(one);
  await press(other);
  await press('Swap');
  expect(said()).toBe(`${one} and ${other} swapped. It costs nothing.`);
  expect([boards()[0]![0], boards()[1]![0]]).toEqual([other, one]);
});

test('a mouse changes the seat only when it moves, not when the page moves under it', async () => {
  await open(NAMES.map((name) => person(name)));
  await press('Draw the boards');
  await drawn();
  const [one, other, third] = [boards()[0]![0]!, boards()[1]![0]!, boards()[1]![1]!];
  await press(one);
  await press(other);
  const mouse = (movementY: number) =>
    fireEvent.pointerMove(screen.getByRole('button', { name: third }), { pointerType: 'mouse', movementY });
  mouse(0);
  expect(said()).toMatch(`Swap ${one} and ${other}?`);
  mouse(3);
  await waitFor(() => expect(said()).toMatch(`Swap ${one} and ${third}?`));
});

test('each board is kept by a tick of its own name', async () => {
  await open(NAMES.map((name) => person(name)));
  await press('Draw the boards');
  await drawn();
  const [, second] = boards();
  await click(screen.getByRole('checkbox', { name: 'Keep board 2' }));
  await press('Draw again');
  await drawn();
  expect(boards()).toContainEqual(second);
});

test('pairs and team mates are only spoken of where there are some', async () => {
  await open(NAMES.map((name) => person(name)));
  await press('Draw the boards');
  await drawn();
  expect(wordsOf('.draw-results > ul > li')).toEqual([
    'Nobody meets anybody twice.',
    'Nobody sits out twice, but for volunteers.',
    'Nobody is at a short board twice.',
  ]);
});

test('Escape gives up a chosen seat', async () => {
  await open(NAMES.map((name) => person(name)));
  await press('Draw the boards');
  await drawn();
  const [name] = boards()[0]!;
  await press(name!);
  fireEvent.keyDown(screen.getByRole('button', { name }), { key: 'Escape' });
  await waitFor(() => expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('false'));
});

test('what counts is turned off, moved by buttons and by keyboard, and undone', async () => {
  await open(NAMES.map((name) => person(name)));
  const labels = () =>
    all('.draw-wishes .tick').map((one) =>
      words(one).replace(/ (those of|the pairs|volunteers|one with|by|boards by).*/, ''),
    );
  await press(/^Move up: Team mates/);
  expect(labels().slice(0, 2)).toEqual(['Team mates and pairs apart', 'Nobody meets anybody twice']);
  fireEvent.keyDown(all('.draw-wishes > li')[0]!, { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(labels()[0]).toBe('Nobody meets anybody twice'));
  await click(screen.getByRole('checkbox', { name: /^Nobody meets/ }));
  expect(document.querySelector<HTMLInputElement>('.draw-wishes input')?.checked).toBe(false);
  await press('Undo');
  await waitFor(() => expect(document.querySelector<HTMLInputElement>('.draw-wishes input')?.checked).toBe(true));
});

test('pairs are added, refused with a reason at their fields, and taken back', async () => {
  await open(NAMES.map((name) => person(name)));
  await press('Pairs apart or together');
  const form = await found<HTMLFormElement>('.draw-pair');
  await fill(within(form).getByRole('combobox', { name: 'One' }), 'Ann');
  await fill(within(form).getByRole('combobox', { name: 'The other' }), 'Zoe');
  fireEvent.submit(form);
  expect(words(await found('.draw-pair .problem'))).toBe('“Zoe” is not among the players. Enter a name from the list.');
  await fill(within(form).getByRole('combobox', { name: 'The other' }), 'Ben');
  fireEvent.submit(form);
  await waitFor(() => expect(wordsOf('.draw-pairs li > span')).toEqual(['Ann and Ben apart']));
  await press('Draw the boards');
  await drawn();
  expect(boards().find((names) => names.includes('Ann'))).not.toContain('Ben');
  await press('Remove: Ann and Ben');
  await waitFor(() => expect(wordsOf('.draw-pairs li')).toEqual([]));
});

test('a draw is there again after the page was left and loaded anew', async () => {
  await open(NAMES.map((name) => person(name)));
  await press('Draw the boards');
  await drawn();
  const before = boards();
  await goTo('#event/anevent');
  await loadPage('#event/anevent/draw');
  await waitFor(() => expect(boards()).toEqual(before));
});

test('who has left since is named, and the round begins only after another draw', async () => {
  await open(NAMES.map((name) => person(name)));
  await press('Draw the boards');
  await drawn();
  await goTo('#event/anevent/players');
  await click(within(await screen.findByRole('group', { name: 'State of Ann' })).getByRole('button', { name: 'Left' }));
  await goTo('#event/anevent/draw');
  await screen.findByText(/no longer here/);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Begin round 1' }).disabled).toBe(true);
  await press('Draw again');
  await waitFor(() => expect(boards().map(({ length }) => length)).toEqual([4, 3]));
  expect(boards().flat()).not.toContain('Ann');
});

test('it is saved as CSV, copied as text, and shown on the big screen', async () => {
  await open(NAMES.map((name) => person(name)));
  await press('Draw the boards');
  await drawn();
  const names = boards();
  const { name, text } = await saved(() => press('Save as CSV'));
  expect(name).toBe('Spring convention boards of round 1.csv');
  expect(text.split('\r\n')[1]).toBe(`1,1,1,${names[0]![0]}`);
  await goTo('#event/anevent/draw/screen');
  await waitFor(() => expect(wordsOf('.draw-screen .draw-board h3')).toEqual(['Board 1', 'Board 2']));
  expect(wordsOf('.draw-screen .draw-board li')).toEqual(names.flat());
});

/** A search that takes long enough to be met in the middle. */
async function search(): Promise<void> {
  await open(Array.from({ length: 60 }, (_, at) => person(`Player ${at}`)));
  const rounds = await found<HTMLSelectElement>('#draw-rounds');
  rounds.value = '20';
  fireEvent.change(rounds);
  await press('Draw the boards');
}

test('a long search is stopped, and keeps the best boards found with the steps that repeat them', async () => {
  await search();
  await press('Stop');
  await drawn();
  expect(all('.draw-round')).toHaveLength(20);
  expect(boards().flat()).toHaveLength(20 * 60);
  expect(words(await found('.draw-results .note'))).toMatch(
    /^Seed \d+, stopped after [\d,]+ steps: with it, anybody draws/,
  );
});

test('a search that is left for another view goes on; on return it is stopped, and the best so far stays', async () => {
  await search();
  await found('.draw-boards');
  const steps = () => JSON.parse(localStorage.getItem('draw/anevent') ?? '{}').drawn?.steps;
  await goTo('#event/anevent/players');
  await found('.view-players');
  const before = steps();
  await waitFor(() => expect(steps()).not.toBe(before));
  await goTo('#event/anevent/draw');
  screen.queryByText('Stop', { selector: 'button' })?.click(); // it may have ended by itself
  await drawn();
  expect(all('.draw-round')).toHaveLength(20);
  expect(words(await found('.draw-results .note'))).toMatch(/^Seed \d+(, stopped after [\d,]+ steps)?: /);
});
