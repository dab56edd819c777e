// The page in a DOM in Node, for what depends on no layout, storage or keyboard: opened by a fragment, found by roles and
// names. It takes a tenth of the time of a page in a browser. A file that uses it begins with `// @vitest-environment dom`.
import { configure, fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, vi } from 'vitest';
import { startApp, TallyApp } from '../../web/src/app/app.ts';
import { formStore } from '../../web/src/device/storage.ts';
import { formId, pages } from '../../web/src/systems/index.ts';
import { allDrawn } from '../../web/src/ui/light_element.ts';
import { tallysheet } from '../wasm/module.ts';

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

/** Clicks the button of this name once it is there. */
export async function press(name: string | RegExp): Promise<void> {
  await click(await screen.findByRole('button', { name }));
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

/** The first element that fits, once it is there. */
export function found<One extends HTMLElement = HTMLElement>(selector: string): Promise<One> {
  return waitFor(() => {
    const one = document.querySelector<One>(selector);
    if (!one) throw new Error(`There is no ${selector}.`);
    return one;
  });
}

export function all<One extends HTMLElement = HTMLElement>(selector: string, within: ParentNode = document): One[] {
  return [...within.querySelectorAll<One>(selector)];
}

/** Elements whose words stand apart from those beside them. */
const APART = 'caption, dd, div, dt, h1, h2, h3, li, output, p, td, th, tr';

/** An element's words, with single spaces between them. */
export function words(element: Node | null): string {
  return textOf(element).replace(/\s+/g, ' ').trim();
}

function textOf(node: Node | null): string {
  if (!(node instanceof Element)) return node instanceof Text ? node.data : '';
  const text = [...node.childNodes].map(textOf).join('');
  return node.matches(APART) ? ` ${text} ` : text;
}

export const wordsOf = (selector: string): string[] => all(selector).map((one) => words(one));
