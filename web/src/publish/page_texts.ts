// The texts of a results page, as they stand in its tables and sheets, and marks on those that the rules do not give.
import type { Difference, PartTexts } from './agreement.ts';

/** What holds a text of its own, unless something of the kind is within it. */
const PIECES = 'td, th, p, li, .line, caption';

/** The elements of each part that hold its texts. */
export type Pieces = ReadonlyMap<string, Element[]>;

export function piecesIn(root: Element): Pieces {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-part]')];
  return new Map(
    parts.map((part) => [
      part.dataset['part'] ?? '',
      [...part.querySelectorAll(PIECES)].filter((piece) => !piece.querySelector(PIECES)),
    ]),
  );
}

export function textsOf(pieces: Pieces): PartTexts {
  return new Map([...pieces].map(([part, elements]) => [part, elements.map(textOf)]));
}

function textOf({ textContent }: Element): string {
  return (textContent ?? '').replace(/[\s\u00ad]+/g, ' ').trim();
}

/** Marks the piece with what the rules give in its place. Returns the element to show. */
export function markDifference(root: Element, pieces: Pieces, { part, at, expected }: Difference): Element {
  const found = at === null ? null : (pieces.get(part)?.[at] ?? null);
  if (!found) return markPart(root, part);
  found.classList.add('altered');
  found.append(note(expected === '' ? ' nothing by the rules' : ` by the rules ${expected}`));
  return found;
}

function markPart(root: Element, part: string): Element {
  const found = [...root.querySelectorAll<HTMLElement>('[data-part]')].find(({ dataset }) => dataset['part'] === part);
  const holder = found?.querySelector('summary') ?? found ?? root;
  if (!holder.classList.contains('altered')) {
    holder.classList.add('altered');
    const words = found ? ' has other rows than the rules give' : `A part of this page is missing: ${part}. `;
    holder.prepend(note(words));
  }
  return holder;
}

function note(words: string): Element {
  const small = document.createElement('small');
  small.className = 'by-rules';
  small.textContent = words;
  return small;
}
