// Which mark is the decimal separator in a file. It follows from the numbers if possible; otherwise the page asks once.
import { readNumber, type Entry, type NumberKind } from '../ui/number_entry.ts';
import { isTwofold, type NumberStyle } from '../ui/number_style.ts';

/** Whether this cell can be read only if the style of the file is known. In a file separated by semicolons, the
 *  page's own usage decides nothing. */
export function isOpen(text: string, kind: NumberKind, delimiter: string): boolean {
  return isTwofold(text) && (delimiter === ';' || 'ambiguous' in readNumber(text, kind));
}

export function readStyled(text: string, kind: NumberKind, style: NumberStyle | null): Entry {
  const pointed = style === 'comma' ? swapped(text) : text;
  const entry = readNumber(pointed, kind);
  if ('problem' in entry) return readNumber(text, kind);
  if (!('ambiguous' in entry) || !style) return entry;
  return { understood: entry.ambiguous[pointed.includes(',') ? 0 : 1] };
}

function swapped(text: string): string {
  return text.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}
