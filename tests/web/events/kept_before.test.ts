// @vitest-environment dom
// Data that the version of 22 November 2026 kept on a device, saved as files and put into links opens unchanged.
// The fixture
// is what a browser held after that version's own pages had been used: forms, recent sheets, an event of each system
// and a deleted one.
import { readFileSync } from 'node:fs';
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { linkTo } from '../../../web/src/app/route.ts';
import { systems } from '../../../web/src/systems/index.ts';
import { chooseFile, goTo, loadPage, newDevice, press, putRecords, saved } from '../dom_device.ts';
import { all, found, wordsOf } from '../dom_words.ts';

interface KeptForm {
  fields: string[];
  verdict: string;
  link: string;
}

interface KeptEvent {
  id: string;
  standings: string[];
  json: string;
  csv: string;
  link: string;
}

interface Kept {
  forms: Record<string, KeptForm>;
  events: KeptEvent[];
  local: Record<string, string>;
  records: [key: string, found: unknown][];
  recent: string[];
}

const KEPT = JSON.parse(readFileSync(new URL('fixtures/kept_by_0_1_0.json', import.meta.url), 'utf8')) as Kept;

process.env['TZ'] = 'UTC'; // recent sheets have the times of the device's zone

/** A device as that version left it. */
async function openDevice(fragment: string): Promise<void> {
  await newDevice();
  for (const [key, text] of Object.entries(KEPT.local)) localStorage.setItem(key, text);
  await putRecords(KEPT.records);
  await loadPage(fragment);
}

const fields = () => all<HTMLInputElement>('.entry input[type=text]').map(({ value }) => value);
/** The bar's words with what the first version called its button. */
const verdict = () => [...wordsOf('.verdict .winner, .verdict .total'), 'Show the score'].join(' ');

async function expectStandings({ id, standings }: KeptEvent): Promise<void> {
  await goTo(`#event/${id}/standings`);
  await waitFor(() => expect(wordsOf('.standings tbody tr:first-child')).toEqual(standings));
}

async function expectFiles({ id, json, csv }: KeptEvent): Promise<void> {
  await goTo(`#event/${id}/files`);
  await found('.view-files');
  expect((await saved(() => press('Save the whole event'))).text).toBe(json);
  expect((await saved(() => press('Save the games as CSV'))).text).toBe(csv);
}

test('the fixture has every form and an event of each system', () => {
  const forms = systems.flatMap((system) => system.tabs.map(({ id }) => linkTo(system, id).slice(1)));
  expect(Object.keys(KEPT.forms).sort()).toEqual(forms.sort());
  expect(KEPT.events.map(({ json }) => (JSON.parse(json) as { system: string }).system).sort()).toEqual([
    'detour-98f',
    'puffing-billy',
    'rplops',
    'size-matters',
  ]);
});

test.each(Object.entries(KEPT.forms))('%s opens as it was typed', async (form, kept) => {
  await openDevice(`#${form}`);
  await found('.verdict .total');
  expect([fields(), verdict()]).toEqual([kept.fields, kept.verdict]);
  expect(all('tally-damaged .summary')).toEqual([]);
  await loadPage(`#${kept.link}`);
  await screen.findByText('The link contains the sheet that you already have.');
});

test('recent sheets are listed as before', async () => {
  await openDevice('');
  await press(/^Show all/);
  expect(wordsOf('.recent li')).toEqual(KEPT.recent);
  expect(all('tally-damaged .summary')).toEqual([]);
});

test.each(KEPT.events)('the event $id has the same standings and the same files, byte for byte', async (event) => {
  await openDevice('#events');
  await waitFor(() => expect(all('.event-card')).toHaveLength(KEPT.events.length));
  await expectStandings(event);
  await expectFiles(event);
  expect(all('tally-damaged .summary')).toEqual([]);
});

test.each(KEPT.events)('the event $id opens from its file and its link on another device', async (event) => {
  await newDevice();
  await loadPage('#events');
  await chooseFile('tally-open-event input[type=file]', new File([event.json], 'event.json'));
  await found('.event');
  await expectStandings(event);
  await expectFiles(event);
  await loadPage(`#${event.link}`);
  await press('Add as a copy');
  await found('.game-line');
  const copy = /#event\/(\w+)/.exec(location.hash)?.[1] ?? '';
  expect(copy).not.toBe(event.id);
  await expectStandings({ ...event, id: copy });
});
