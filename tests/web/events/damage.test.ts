// Records of events that are damaged on the device: they are named and passed over, and can be exported and deleted.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { aBoard, anEvent, putEvent, standingsOf } from '../event_site.ts';
import { openSite, type Site, contentsOf } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const board = () =>
  anEvent('puffing-billy', [
    aBoard('a', 'Rail Baron', [
      ['Ann', '200'],
      ['Bob', '100'],
    ]),
  ]);

/** Puts records on the device just as they are; gives back the keys of all. */
const put = (page: Page, records: [key: string, found: unknown][]) =>
  page.evaluate(async (records) => {
    const opening = indexedDB.open('tallysheet');
    const database: IDBDatabase = await new Promise((done) => (opening.onsuccess = () => done(opening.result)));
    const store = database.transaction('events', 'readwrite').objectStore('events');
    for (const [key, found] of records) store.put(found, key);
    const keys = store.getAllKeys();
    return new Promise<string[]>(
      (done) =>
        (keys.onsuccess = () => {
          database.close();
          done(
            keys.result
              .map(String)
              .filter((key) => key !== 'name')
              .sort(),
          );
        }),
    );
  }, records);

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
  [
    'the form of another system',
    game('x', { heading: '', finish: [], formula: 'RPLOPS', average: '', hours: '' }, { form: 'rplops' }),
  ],
  ['an unknown stage', game('x', STATE, { stage: 7 })],
  ['the id of another', game('y', STATE)],
  ['no value', { order: 1, edition: 1 }],
  ['nothing at all', undefined],
  ['an order that is no number', { ...game('x', STATE), order: NaN }],
];

test.each(GAMES)(
  'an event of which a game is damaged, by %s, opens in every view, and the game can be exported and deleted',
  async (_what, found) => {
    const { page, complaints } = await site.open('#events');
    await putEvent(page, board());
    const keys = await put(page, [['game/anevent/x', found]]);
    for (const view of ['', '/standings', '/players', '/setup', '/files', '/game/a', '/qualifiers']) {
      await page.goto(`${site.address}?again#event/anevent${view}`);
      await page.locator('.event').waitFor();
      await page.getByRole('alert').getByText('One game of this event is damaged and left out.').waitFor();
    }
    await page.goto(`${site.address}?again#event/anevent/standings`);
    expect(await standingsOf(page)).toHaveLength(2);
    expect(await put(page, [])).toEqual(keys);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export the damaged data' }).click();
    const file = JSON.parse(String(await contentsOf(await saving)));
    expect(Object.keys(file.records)).toEqual(['game/anevent/x']);
    expect(file.records['game/anevent/x']).toEqual(JSON.parse(JSON.stringify(found ?? null)));
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('The damaged data was deleted.').waitFor();
    expect(await put(page, [])).toEqual(keys.filter((key) => key !== 'game/anevent/x'));
    await page.locator('tally-damaged').getByRole('button', { name: 'Undo' }).click();
    await page.getByText('One game of this event is damaged').waitFor();
    expect(await put(page, [])).toEqual(keys);
    expect(complaints).toEqual([]);
  },
);

test('damaged events are not listed and not deleted', async () => {
  const { page, complaints } = await site.open('#events');
  await putEvent(page, board());
  const bad = [
    undefined,
    null,
    { order: 1, edition: 1, value: { id: 'z' } },
    { order: 1, edition: 1, value: { id: 'w', name: 'W', system: 'rplops', settings: { formula: 5 } } },
  ];
  const keys = await put(page, [
    ...bad.map((found, at): [string, unknown] => [`head/${'xyzw'[at]}`, found]),
    ['game/x/a', game('a', STATE)],
  ]);
  await page.goto(`${site.address}?again#events`);
  await page.getByRole('alert').getByText('4 events on this device are damaged and not listed.').waitFor();
  expect(await page.locator('.event-card').count()).toBe(1);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the damaged data' }).click();
  const file = JSON.parse(String(await contentsOf(await saving)));
  expect(Object.keys(file.records).sort()).toEqual(['game/x/a', 'head/w', 'head/x', 'head/y', 'head/z']);
  expect(await put(page, [])).toEqual(keys);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByText('The damaged data was deleted.').waitFor();
  expect(await put(page, [])).toEqual(['game/anevent/a', 'head/anevent']);
  expect(complaints).toEqual([]);
});
