// @vitest-environment dom
// Devices that store nothing, and browsers that lack something: the page says what is missing where that matters, and what was
// typed is there.
import { screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventLink } from '../../../web/src/share/event_links.ts';
import { fill, goTo, loadPage, newDevice, press, saved } from '../dom_device.ts';
import { found, words } from '../dom_words.ts';
import { aBoard, anEvent } from '../event_site.ts';

const EVENT = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
]);

Object.assign(window, { isSecureContext: true }); // the DOM in Node does not say

const heading = () => found<HTMLInputElement>('.entry input');

async function exampleScores(): Promise<void> {
  await press('Fill in the example');
  expect(words(await found('.verdict .total'))).toBe('83.33');
}

function refuse(message: string, name: string) {
  return () => {
    throw new DOMException(message, name);
  };
}

/** Storage that takes nothing more. */
function full(storage: Storage): Storage {
  const setItem = refuse('full', 'QuotaExceededError');
  const own = (key: PropertyKey) => Reflect.get(storage, key);
  return new Proxy(storage, {
    get: (_, key) => (key === 'setItem' ? setItem : typeof own(key) === 'function' ? own(key).bind(storage) : own(key)),
  });
}

test.each([
  ['is full', (storage: Storage) => () => full(storage)],
  ['refuses all storage', () => refuse('refused', 'SecurityError')],
])('a form on a device that %s shows a message, and keeps what is typed for the visit', async (_what, failing) => {
  await newDevice();
  const failures = (['localStorage', 'sessionStorage'] as const).map((which) =>
    vi.spyOn(window, which, 'get').mockImplementation(failing(window[which])),
  );
  const mend = () => failures.forEach((one) => one.mockRestore());
  onTestFinished(mend);
  await loadPage('#rplops');
  await import('../../../web/src/offline/foot.ts'); // comes later on the site
  await exampleScores();
  await fill(await heading(), 'Heat 1');
  await sentence('This device does not save what you type.');
  await goTo('#union-pacific');
  await found('main.union-pacific tally-form');
  await goTo('#rplops');
  await found('main.rplops tally-form');
  expect((await heading()).value).toBe('Heat 1');
});

/** Takes this from the browser until the test is over. */
function take(name: 'CompressionStream' | 'DecompressionStream' | 'crypto'): void {
  const own = Object.getOwnPropertyDescriptor(window, name)!;
  Object.defineProperty(window, name, { value: undefined, configurable: true });
  onTestFinished(() => void Object.defineProperty(window, name, own));
}

const sentence = (text: string) => screen.findByText(text, { exact: false });
const goes = (text: string) => waitFor(() => expect(screen.queryByText(text, { exact: false })).toBeNull());

async function alerts(text: string): Promise<void> {
  expect((await sentence(text)).closest('[role=alert]')).not.toBeNull();
}

/** Says so on the page that is open, not on the home page, and again where the link is opened. */
async function alertsAlsoAt(link: string, text: string): Promise<void> {
  await alerts(text);
  await goTo('');
  await goes(text);
  await goTo(`#${link}`);
  await alerts(text);
}

test('without CompressionStream and DecompressionStream it says so where a link is opened or made, and offers a file', async () => {
  const event = await eventLink(EVENT);
  await newDevice();
  take('CompressionStream');
  take('DecompressionStream');
  await loadPage('#rplops?1.eJyLjtUBAAHKAQQ');
  await alertsAlsoAt(event, 'This browser does not support DecompressionStream, so no link can be opened.');
  await goTo('#rplops');
  await found('tally-form');
  await exampleScores();
  await press('Share');
  await sentence('This browser does not support CompressionStream, so no link can be made.');
  expect((await saved(() => press('Save as a file'))).name).toMatch(/\.json$/);
});

test('without crypto it says so where events are, and in a link to one', async () => {
  const event = await eventLink(EVENT);
  await newDevice();
  take('crypto');
  await loadPage('#events');
  await alertsAlsoAt(event, 'This browser does not support crypto, so no event or game can be added.');
});

test('an engine that runs out of memory shows a message, and the next one scores', async () => {
  await newDevice();
  await loadPage('#rplops');
  await exampleScores();
  const full = vi.spyOn(TextDecoder.prototype, 'decode').mockImplementation(() => {
    throw new RangeError('out of memory');
  });
  await fill(await heading(), 'Heat 1');
  await press('Show the sheet');
  await alerts('The request is too large to be scored at once.');
  full.mockRestore();
  await fill(await heading(), 'Heat 2');
  await waitFor(async () => expect(words(await found('.verdict .total'))).toBe('83.33'));
  expect(screen.queryByText(/was damaged on the way/)).toBeNull();
});
