// The page in a DOM in Node, for what depends on no layout, storage or keyboard: opened by a fragment, found by roles and
// names. It takes a tenth of the time of a page in a browser. A file that uses it begins with `// @vitest-environment dom`.
import { configure, fireEvent } from '@testing-library/dom';
import { expect, onTestFinished, vi } from 'vitest';
import { startApp, TallyApp } from '../../web/src/app/app.ts';
import { formStore } from '../../web/src/device/storage.ts';
import { formId, pages } from '../../web/src/systems/index.ts';
import { allDrawn } from '../../web/src/ui/light_element.ts';
import { tallysheet } from '../wasm/module.ts';
import { buttonNamed } from './dom_words.ts';
import './end_page.ts';

// Without styles nothing is hidden but by attributes, and looking for that takes most of a query's time.
configure({ defaultHidden: true, asyncUtilTimeout: 60_000, getElementError: (message) => new Error(message ?? '') });
startApp({ loadEngine: async () => tallysheet });

/** The page at this fragment on a device that holds nothing; what it complains of fails the test. */
export async function openPage(fragment: string): Promise<void> {
  const errors = ['error', 'warn'] as const;
  const complaints = errors.map((level) => vi.spyOn(console, level).mockImplementation(() => {}));
  onTestFinished(() => {
    for (const one of complaints) expect(one.mock.calls).toEqual([]);
    vi.restoreAllMocks();
  });
  document.body.replaceChildren();
  clearDevice();
  location.hash = fragment;
  document.body.append(new TallyApp());
  await allDrawn();
}

/** Shows another fragment of the open page. */
export async function goTo(fragment: string): Promise<void> {
  location.hash = fragment;
  await allDrawn();
}

function clearDevice(): void {
  for (const page of pages) for (const { id } of page.tabs) formStore.write(formId(page, id), undefined);
  localStorage.clear();
  sessionStorage.clear();
}

/** Clicks the button of this name once there is just one. */
export async function press(name: string | RegExp): Promise<void> {
  await click(await buttonNamed(name));
}

export async function click(element: Element): Promise<void> {
  fireEvent.click(element);
  await allDrawn();
}

/** Puts a text into a field in place of what is there. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  field.focus();
  fireEvent.input(field, { target: { value: text } });
  await allDrawn();
}

export async function paste(field: Element, copied: string): Promise<void> {
  fireEvent.paste(field, { clipboardData: { getData: () => copied } });
  await allDrawn();
}

/** Has a field noticed as left, as when the focus moves on. */
export async function leave(field: HTMLElement): Promise<void> {
  fireEvent.change(field);
  field.blur();
  await allDrawn();
}

export { all, found, saved, words, wordsOf } from './dom_words.ts';
