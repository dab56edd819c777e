// Reads a page in a DOM in Node: its elements' words, as a person sees them, and the files that it saves.
import { screen, waitFor } from '@testing-library/dom';
import { expect, vi } from 'vitest';

/** The first element that fits, once it is there. */
export function found<One extends HTMLElement = HTMLElement>(selector: string): Promise<One> {
  return once(() => document.querySelector<One>(selector), selector);
}

/** Returns what `look` finds, as soon as it finds something. Looks before it waits, since waiting watches every node of the page. */
async function once<Found>(look: () => Found | null | undefined, name: string): Promise<Found> {
  return (
    look() ??
    waitFor(() => {
      const one = look();
      if (!one) throw new Error(`There is no ${name}.`);
      return one;
    })
  );
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

/** The button with these words, once it is there. In a page with hundreds of buttons, their roles and names take long. */
export function button(text: string): Promise<HTMLButtonElement> {
  return once(() => all<HTMLButtonElement>('button').find((one) => words(one) === text), `button “${text}”`);
}

/** The button of this accessible name, once there is just one. */
export async function buttonNamed(name: string | RegExp): Promise<HTMLElement> {
  const [one, ...others] = screen.queryAllByRole('button', { name });
  return one && others.length === 0 ? one : screen.findByRole('button', { name });
}

/** The file that the page saves after this. */
export async function saved(act: () => Promise<unknown>): Promise<{ name: string; text: string }> {
  const [names, blobs] = [[] as string[], [] as Blob[]];
  const made = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return 'blob:saved';
  });
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await act();
  await waitFor(() => expect(names).toHaveLength(1));
  made.mockRestore();
  clicked.mockRestore();
  return { name: names[0]!, text: await blobs[0]!.text() };
}
