// @vitest-environment dom
// Links to events, and sheets' files, opened on a device: looked at, saved on request, and known again.
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, expect, test } from 'vitest';
import { eventLink } from '../../../web/src/share/event_links.ts';
import { chooseFile, goTo, loadPage, newDevice, press, saved } from '../dom_device.ts';
import { all, found, words } from '../dom_words.ts';
import { EVENT } from './two_games.ts';

beforeEach(() => newDevice());

const standings = async (count: number) => {
  await waitFor(() => expect(all('.standings tbody')).toHaveLength(count));
  return all('.standings tbody').map((row) => words(row));
};

test('a link to an event shows its standings, and is saved to the device on request', async () => {
  const link = `#${await eventLink(EVENT)}`;
  await loadPage(link);
  await standings(3);
  await press('Save to this device');
  await found('.event .lines');
  await goTo(`${location.hash}/standings`);
  expect((await standings(3))[0]).toMatch(/^1 Bob/);
  await goTo(link);
  await screen.findByText(/is already on this device/);
  await press('Ignore it');
  await found('.event-card');
  expect(all('.event-card')).toHaveLength(1);
});

test('the link in the Files view opens on another device', async () => {
  await newDevice(EVENT);
  await loadPage('#event/anevent/files');
  const { value } = await found<HTMLInputElement>('.share-link input');
  await newDevice();
  await loadPage(new URL(value).hash);
  await standings(3);
});

test('a sheet’s file opens under Events', async () => {
  await loadPage('#size-matters');
  await press('Fill in the example');
  await found('.below');
  await press('Share');
  const { name, text } = await saved(() => press('Save as a file'));
  await goTo('#events');
  await chooseFile('tally-open-event input', new File([text], name));
  await found('.game-line');
});
