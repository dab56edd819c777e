// @vitest-environment dom
// A further system is a folder of its own and a line in the list: with the folder of a made-up one, the page scores it in a
// form, a link, an event and a CSV. That this page can be built is in sixth_system_built.test.ts, in a long run.
import { writeFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeAll, expect, test } from 'vitest';
import { click, fill, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';
import { standingLines } from '../event_site.ts';
import { checkTypes } from '../type_check.ts';
import { copyWithSixth, GAMES, POINTS, STANDINGS } from './sixth_system.ts';

const COPY = 'build/sixth_system';
const SOURCES = `${COPY}/web/src`;
const [FIRST] = POINTS;
const FROM_BEHIND = [...POINTS].reverse().map((figure) => `${figure}.00`);

/** The page's own takes its file from the address where it lies on a website. */
const EVENTS_ENGINE = "import load from 'tallysheet/events';\nexport const loadEventsEngine = () => load();\n";

beforeAll(() => copyWithSixth(COPY, 'build/package'));

test('its types fit those of the page', () => {
  checkTypes(COPY, ['src/systems/last-takes-all', 'src/systems/index.ts']);
});

async function open(fragment: string): Promise<void> {
  writeFileSync(`${SOURCES}/engine/events_engine.ts`, EVENTS_ENGINE);
  await newDevice();
  await loadPage(fragment, SOURCES);
}

async function tab(name: string): Promise<void> {
  const tabs = await screen.findByRole('navigation', { name: 'Event' });
  await click(within(tabs).getByRole('link', { name }));
}

test('the home page shows its example, scored', async () => {
  await open('');
  await waitFor(() => expect(wordsOf('.glance.last-takes-all .figure')).toEqual(FROM_BEHIND));
});

test('its form scores, and a link contains it', async () => {
  await open('#last-takes-all');
  await found('.players input');
  for (const [at, name] of ['Ann', 'Bob', 'Cy'].entries())
    await fill(all<HTMLInputElement>('.players input')[at]!, name);
  await waitFor(() => expect(wordsOf('.verdict .winner b')).toEqual(['Cy']));
  expect(wordsOf('.verdict .total')).toEqual([`${FIRST}.00`]);
  await press('Share');
  const link = await found<HTMLInputElement>('.share-link input');
  await waitFor(() => expect(link.value).toContain('#'));
  await loadPage(link.value.replace(/^[^#]*/, ''), SOURCES);
  await waitFor(() => expect(wordsOf('.sheet.linked td.total')).toEqual(FROM_BEHIND));
});

test('an event reads its games from a CSV and ranks their players', async () => {
  await open('#events');
  await fill(await found('#event-name'), 'Spring league');
  await click(await screen.findByRole('radio', { name: /^Last Takes All/ }));
  await press('Create event');
  await tab('Files');
  await fill(await found('#import-text'), GAMES);
  await press('Preview');
  await click(await found('button.take'));
  await tab('Standings');
  await found('.standings tbody');
  expect(standingLines(all('.standings tbody'))).toEqual(STANDINGS);
});
