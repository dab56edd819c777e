// @vitest-environment dom
// Whatever a file of an event has, or the device, is a text: it draws the same elements as harmless texts do, and does not
// change into another text. What runs in a browser is in payloads.test.ts.
import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { chooseFile, goTo, loadPage, newDevice, press } from '../dom_device.ts';
import { all, found, words } from '../dom_words.ts';
import { anEvent } from '../event_site.ts';
import { bones, eventWith, harmless, marks, numbered, strangeEvent, tableOf, TEXTS } from './payloads.ts';

/** Puts the texts in by one way, which gives back what stands on the page then. */
async function expectTexts(put: (texts: string[]) => Promise<string[]>): Promise<void> {
  expect(await put(TEXTS)).toEqual(TEXTS);
  const drawn = await bones();
  await put(harmless(TEXTS));
  expect(drawn).toEqual(await bones());
  expect(marks()).toEqual([]);
}

async function expectInStandings(names: string[]): Promise<void> {
  await goTo('#event/anevent/standings');
  const openers = () => all('.standings[aria-busy=false] .opener').map((one) => one.textContent);
  await waitFor(() => expect(openers().length).toBeGreaterThan(0));
  if (screen.queryByRole('button', { name: /^Show all .* players$/ })) await press(/^Show all .* players$/);
  await waitFor(() => expect(openers()).toHaveLength(names.length));
  expect(openers().sort()).toEqual([...names].sort());
}

test('from CSV: as names, as games and as columns', async () => {
  await expectTexts(async (given) => {
    const texts = numbered(given);
    await newDevice(anEvent('rplops', []));
    await loadPage('#event/anevent/files');
    await chooseFile('tally-import input[type=file]', new File([tableOf(texts)], `${given[0]}.csv`));
    await found('#import-preview');
    await press(/^Import/);
    await waitFor(() => expect(document.querySelector('#import-preview')).toBeNull());
    await expectInStandings(texts);
    return given;
  });
});

async function openEventFile(text: string): Promise<void> {
  await newDevice();
  await loadPage('#events');
  await chooseFile('tally-open-event input[type=file]', new File([text], 'event.json', { type: 'application/json' }));
}

test('from JSON: as names, as games, and as the event’s own', async () => {
  await expectTexts(async (given) => {
    const texts = numbered(given);
    await openEventFile(jsonOf(eventWith(texts)));
    await found('.event');
    expect(words(await found('.event h1'))).toBe(texts[0]);
    await expectInStandings(texts);
    return given;
  });
});

test('from JSON: as fields that an event does not have', async () => {
  await openEventFile(strangeEvent(TEXTS));
  await found('tally-open-event [role=alert], tally-open-event .problem');
  expect(all('main img, main script, main iframe, main svg[onload]')).toEqual([]);
  expect(marks()).toEqual([]);
});

test('as the names of events on the device', async () => {
  await expectTexts(async (texts) => {
    const events = texts.map((name, at) => ({ ...anEvent('rplops', []), id: `e${at}`, name }));
    await newDevice(...events);
    localStorage.setItem('events', 'true');
    await loadPage('#events');
    await waitFor(() => expect(all('.event-card')).toHaveLength(texts.length));
    const cards = all('.event-card').map((one) => one.textContent!.trim());
    return texts.filter((text) => cards.some((card) => card.startsWith(text)));
  });
});
