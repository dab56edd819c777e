// The texts and pictures of a results page, as they stand in its tables and sheets, and marks on those that the rules do not
// give.
import { PICTURE, type Difference, type PartTexts } from './agreement.ts';

/** Elements with a text of their own, unless they contain another of these. */
const PIECES = 'td, th, p, li, .line, caption, figcaption';

/** The elements of each part that hold its texts, then its pictures. */
export type Pieces = ReadonlyMap<string, Element[]>;

export function piecesIn(root: Element): Pieces {
  const parts = [...root.querySelectorAll<HTMLElement>('[data-part]')];
  return new Map(
    parts.map((part) => [
      part.dataset['part'] ?? '',
      [
        ...[...part.querySelectorAll(PIECES)].filter((piece) => !piece.querySelector(PIECES)),
        ...part.querySelectorAll('svg'),
      ],
    ]),
  );
}

export function textsOf(pieces: Pieces): PartTexts {
  return new Map([...pieces].map(([part, elements]) => [part, elements.map(textOf)]));
}

function textOf(piece: Element): string {
  const text = (piece.textContent ?? '').replace(/[\s\u00ad]+/g, ' ').trim();
  return piece.localName === 'svg' ? `${PICTURE}${text} ${shapesIn(piece)}` : text;
}

/** Attributes that set the length of a bar or the course of a line. */
const SHAPE = ['points', 'x', 'width', 'x1', 'x2', 'y', 'y1', 'y2'];

function shapesIn(picture: Element): string {
  const shapes = [...picture.querySelectorAll('*')].map((shape) => SHAPE.map((name) => shape.getAttribute(name) ?? ''));
  return shapes.map((shape) => shape.join(' ').trim()).join('; ');
}

/** Marks the piece with what the rules give in its place. Returns the element to show. */
export function markDifference(root: Element, pieces: Pieces, { part, at, expected }: Difference): Element {
  const found = at === null ? null : (pieces.get(part)?.[at] ?? null);
  if (!found) return markPart(root, part);
  if (found.localName === 'svg') return markPicture(found);
  found.classList.add('altered');
  found.append(note(expected === '' ? ' nothing by the rules' : ` by the rules ${expected}`));
  return found;
}

function markPicture(picture: Element): Element {
  picture.classList.add('altered');
  picture.after(note(' drawn otherwise than the figures say'));
  return picture;
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
