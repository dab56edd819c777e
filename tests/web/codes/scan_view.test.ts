// @vitest-environment dom
// Reading codes in an event's Files: what is said, what is asked, and what is said without a camera.
import { screen, waitFor } from '@testing-library/dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { boardLink } from '../../../web/src/share/board_links.ts';
import { formLink } from '../../../web/src/share/form_links.ts';
import { aBoard, anEvent } from '../event_site.ts';
import { loadPage, newDevice, press } from '../dom_device.ts';

const BOARD = aBoard('a', 'Empire Builder', [
  ['Jenny', '252,000'],
  ['Damien', '248,000'],
]);

/** The texts that the camera sees next, one a picture. */
let seen: string[] = [];

function camera(getUserMedia: () => Promise<unknown>): void {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

beforeEach(() => {
  seen = [];
  camera(async () => ({ getTracks: () => [{ stop: () => {} }] }));
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  HTMLMediaElement.prototype.play = async () => {};
  vi.stubGlobal(
    'BarcodeDetector',
    class {
      static getSupportedFormats = async () => ['qr_code'];
      detect = async () => seen.splice(0, 1).map((rawValue) => ({ rawValue }));
    },
  );
});

async function openFiles(event = anEvent('puffing-billy', [BOARD])): Promise<void> {
  await newDevice(event);
  await loadPage('#event/anevent/files');
  await press('Read codes with the camera');
}

const linkOf = async ({ form, state }: typeof BOARD) => `https://elsewhere.example/#${await formLink(form, state)}`;

const said = () => [...document.querySelectorAll('.scan-said li')].map(({ textContent }) => textContent);

test('a new game is added and named, the same one is there already', async () => {
  await openFiles();
  const other = aBoard('b', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '180'],
  ]);
  const link = await linkOf(other);
  seen = [link, link, await linkOf(BOARD), 'https://example.org'];
  await waitFor(() => expect(said()).toHaveLength(3));
  expect(said()).toEqual([
    'This code is not from Tallysheet.',
    'Empire Builder: Jenny, Damien – there already',
    'Rail Baron: Ann, Bob – added',
  ]);
  await press('Stop the camera');
});

test('other figures are asked about, and replaced when asked', async () => {
  await openFiles();
  const other = aBoard('a', 'Empire Builder', [
    ['Jenny', '252,000'],
    ['Damien', '284,000'],
  ]);
  seen = [await linkOf(other)];
  await screen.findByText(/has this game with other figures/);
  expect(document.querySelector('.twin')!.textContent).toContain('284,000');
  await press('Replace it');
  await waitFor(() => expect(document.querySelector('.twin')).toBeNull());
  await press('Stop the camera');
});

describe('the code of a slip', () => {
  const DRAWN = { ...BOARD, round: '2', board: '1' };
  const slipOf = async (event: string) =>
    `https://elsewhere.example/#${await boardLink(BOARD.form, BOARD.state, { event, game: 'a' })}`;

  test('opens its board in the event, which stays as it is', async () => {
    await openFiles(anEvent('puffing-billy', [DRAWN]));
    seen = [await slipOf('anevent')];
    await waitFor(() => expect(location.hash).toBe('#event/anevent/game/a'));
    await waitFor(() => expect(document.querySelectorAll('.view-game tally-form')).toHaveLength(1));
    expect(document.querySelector('.event-undo')!.textContent).not.toContain('taken from a code');
  });

  test('of another event is a game like others', async () => {
    await openFiles(anEvent('puffing-billy', [DRAWN]));
    seen = [await slipOf('another')];
    await waitFor(() => expect(said()).toEqual(['Empire Builder: Jenny, Damien – there already']));
    expect(location.hash).toBe('#event/anevent/files');
    await press('Stop the camera');
  });
});

test.each([
  ['NotAllowedError', /The camera was refused\. Allow it for this page/],
  ['NotFoundError', /This device has no camera/],
  ['NotReadableError', /Another program uses the camera/],
])('%s is told, with what to do', async (name, sentence) => {
  camera(() => Promise.reject(new DOMException('', name)));
  await openFiles();
  await screen.findByText(sentence);
});

test('without cameras for pages it says so', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  await openFiles();
  await screen.findByText(/The browser gives this page no camera/);
});
