// What a page in a DOM in Node says: its elements' words, as a person reads them.
import { waitFor } from '@testing-library/dom';

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
