// A device with events, and the page on it in a DOM in Node. The page can be loaded again: its modules and elements are
// new then, and it has what the device stored. A file that uses it begins with `// @vitest-environment dom`.
import { configure, fireEvent } from '@testing-library/dom';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { openDB } from 'idb';
import { resolve } from 'node:path';
import { afterAll, expect, onTestFinished, vi } from 'vitest';
import type { TallyEvent } from '../../web/src/systems/event.ts';
import { tallysheet } from '../wasm/module.ts';
import { buttonNamed, found } from './dom_words.ts';
import { endPage } from './end_page.ts';
import { storeEvent } from './event_site.ts';

// Without styles nothing is hidden but by attributes, and looking for that takes most of a query's time.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message ?? '') });

/** No other tab hears what this one posts. */
globalThis.BroadcastChannel = class extends EventTarget {
  postMessage(): void {}
} as unknown as typeof BroadcastChannel;

/** Listeners of the page, which are removed when it is closed. */
const heard: Parameters<typeof removeEventListener>[] = [];
const listen = globalThis.addEventListener;
globalThis.addEventListener = (...given: Parameters<typeof addEventListener>) => {
  heard.push(given);
  listen(...given);
};

/** Resolves once the open page is about to draw nothing more. */
let drawn: () => Promise<void>;

/** Draws at once what is drawn when it comes into sight. */
globalThis.IntersectionObserver = class {
  constructor(private readonly seen: IntersectionObserverCallback) {}
  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 } as unknown as IntersectionObserverEntry;
    queueMicrotask(() => this.seen([entry], this as unknown as IntersectionObserver));
  }
  unobserve(): void {}
  disconnect(): void {}
} as unknown as typeof IntersectionObserver;

/** A device that has these events, without a page. An error or warning from a page on it fails the test. */
export async function newDevice(...events: TallyEvent[]): Promise<void> {
  await closePage();
  globalThis.indexedDB = new IDBFactory();
  const database = await openDB('tallysheet', 1, { upgrade: (created) => void created.createObjectStore('events') });
  database.close();
  for (const event of events) await storeEvent(event);
  localStorage.clear();
  sessionStorage.clear();
  const errors = ['error', 'warn'] as const;
  const complaints = errors.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
  onTestFinished(() => {
    for (const one of complaints) expect(one.mock.calls).toEqual([]);
    vi.restoreAllMocks();
  });
}

/** Closes the page, as it is left for another, and loads it again, from `sources`. */
export async function loadPage(fragment: string, sources = 'web/src'): Promise<void> {
  const opened = <Module>(path: string): Promise<Module> => import(/* @vite-ignore */ resolve(sources, path));
  await closePage();
  vi.resetModules();
  location.hash = fragment;
  const { startApp, TallyApp } = await opened<typeof import('../../web/src/app/app.ts')>('app/app.ts');
  ({ allDrawn: drawn } = await opened<typeof import('../../web/src/ui/light_element.ts')>('ui/light_element.ts'));
  startApp({ loadEngine: async () => tallysheet });
  document.body.append(new TallyApp());
  await drawn();
}

/** A module with an own copy of all that it needs, as another tab has it. The page is loaded after it. */
export async function loadModule<Module>(path: string): Promise<Module> {
  vi.resetModules();
  return import(/* @vite-ignore */ resolve('web/src', path));
}

async function closePage(): Promise<void> {
  dispatchEvent(new Event('pagehide'));
  for (const given of heard.splice(0)) removeEventListener(...given);
  await endPage();
  forgetElements();
}

// Work that the page has put off would otherwise be done once the window is gone.
afterAll(closePage);

/** Elements are defined once for a window, so that its definitions are taken away. */
function forgetElements(): void {
  const registry = customElements as unknown as Record<symbol, unknown>;
  for (const part of Object.getOwnPropertySymbols(registry)) {
    const definitions = registry[part];
    if (definitions instanceof Map) definitions.clear();
  }
}

/** Shows another fragment of the open page. */
export async function goTo(fragment: string): Promise<void> {
  location.hash = fragment;
  await drawn();
}

/** Clicks the button of this name once there is just one. */
export async function press(name: string | RegExp): Promise<void> {
  await click(await buttonNamed(name));
}

export async function click(element: Element): Promise<void> {
  fireEvent.click(element);
  await drawn();
}

/** Puts a text into a field in place of what is there. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  field.focus();
  fireEvent.input(field, { target: { value: text } });
  await drawn();
}

/** Chooses a file in a field of the page once it is there. */
export async function chooseFile(selector: string, file: File): Promise<void> {
  const field = await found(selector);
  fireEvent.change(field, { target: { files: [file] } });
  await drawn();
}

/** Puts records into the device's database just as they are. Returns the keys of all records. */
export async function putRecords(records: [key: string, found: unknown][]): Promise<string[]> {
  const opening = indexedDB.open('tallysheet');
  await new Promise((done) => (opening.onsuccess = done));
  const writing = opening.result.transaction('events', 'readwrite');
  const store = writing.objectStore('events');
  for (const [key, found] of records) store.put(found, key);
  const keys = store.getAllKeys();
  await new Promise((done) => (writing.oncomplete = done));
  opening.result.close();
  return keys.result
    .map(String)
    .filter((key) => key !== 'name')
    .sort();
}

export { saved } from './dom_words.ts';
