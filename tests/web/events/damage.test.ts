// @vitest-environment dom
// Records of events that are damaged on the device: they are named and passed over, and can be exported and deleted.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { goTo, loadPage, newDevice, press, putRecords, saved } from '../dom_device.ts';
import { aBoard, anEvent } from '../event_site.ts';

const board = () =>
  anEvent('puffing-billy', [
    aBoard('a', 'Rail Baron', [
      ['Ann', '200'],
      ['Bob', '100'],
    ]),
  ]);

const [STATE] = board().games.map(({ state }) => state);
const game = (id: string, state: unknown, rest = {}) => ({
  order: 9,
  edition: 1,
  value: { id, form: 'puffing-billy', state, ...rest },
});
const { finishers: _, ...WITHOUT } = STATE as { finishers: unknown; heading: string };
const GAMES: [what: string, found: unknown][] = [
  ['finishers that are a number', game('x', { ...STATE, finishers: 5 })],
  ['a finisher that is nothing', game('x', { ...STATE, finishers: [null] })],
  ['no finishers', game('x', WITHOUT)],
  ['a player that is a number', game('x', { ...STATE, finishers: [{ key: '1', player: 7, score: '1' }] })],
  ['two rows of one key', game('x', { ...STATE, finishers: [{ key: '1' }, { key: '1' }] })],
  ['an unknown form', game('x', {}, { form: 'constructor' })],
  ['an unknown stage', game('x', STATE, { stage: 7 })],
  ['the id of another', game('y', STATE)],
  ['no value', { order: 1, edition: 1 }],
  ['nothing at all', undefined],
  ['an order that is no number', { ...game('x', STATE), order: NaN }],
];

/** A device that has the event and these records. Returns the keys of all. */
async function deviceWith(records: [key: string, found: unknown][]): Promise<string[]> {
  await newDevice(board());
  return putRecords(records);
}

async function exported(): Promise<Record<string, unknown>> {
  const { text } = await saved(() => press('Export the damaged data'));
  return (JSON.parse(text) as { records: Record<string, unknown> }).records;
}

const alertSays = async (words: string) => screen.findByText(`${words} Everything else works as before.`);

test.each(GAMES)(
  'an event of which a game is damaged, by %s, opens in every view, and the game can be exported and deleted',
  async (_what, found) => {
    const keys = await deviceWith([['game/anevent/x', found]]);
    for (const view of ['', '/standings', '/players', '/setup', '/files', '/game/a', '/qualifiers']) {
      await (view ? goTo : loadPage)(`#event/anevent${view}`);
      await waitFor(() => expect(document.querySelector('.event')).not.toBeNull());
      await alertSays('One game of this event is damaged and left out.');
    }
    await loadPage('#event/anevent/standings');
    await waitFor(() => expect(document.querySelectorAll('.standings tbody')).toHaveLength(2));
    expect(await putRecords([])).toEqual(keys);
    expect(await exported()).toEqual({ 'game/anevent/x': JSON.parse(JSON.stringify(found ?? null)) });
    const note = document.querySelector<HTMLElement>('tally-damaged')!;
    await press('Delete');
    await within(note).findByText('The damaged data was deleted.');
    expect(await putRecords([])).toEqual(keys.filter((key) => key !== 'game/anevent/x'));
    within(note).getByRole('button', { name: 'Undo' }).click();
    await alertSays('One game of this event is damaged and left out.');
    expect(await putRecords([])).toEqual(keys);
  },
);

test('damaged events are not listed and not deleted', async () => {
  const bad = [
    undefined,
    null,
    { order: 1, edition: 1, value: { id: 'z' } },
    { order: 1, edition: 1, value: { id: 'w', name: 'W', system: 'rplops', settings: { formula: 5 } } },
  ];
  const keys = await deviceWith([
    ...bad.map((found, at): [string, unknown] => [`head/${'xyzw'[at]}`, found]),
    ['game/x/a', game('a', STATE)],
  ]);
  await loadPage('#events');
  await alertSays('4 events on this device are damaged and not listed.');
  await waitFor(() => expect(document.querySelectorAll('.event-card')).toHaveLength(1));
  expect(Object.keys(await exported()).sort()).toEqual(['game/x/a', 'head/w', 'head/x', 'head/y', 'head/z']);
  expect(await putRecords([])).toEqual(keys);
  await press('Delete');
  await screen.findByText('The damaged data was deleted.');
  expect(await putRecords([])).toEqual(['game/anevent/a', 'head/anevent']);
});
