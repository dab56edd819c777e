// Sorts the tables of a results page by the column whose heading is pressed: figures by size, other texts by the alphabet.
// Places and totals are the engine's and stay what they are; only the rows move.

/** `decimal` is the mark before decimals. */
export function sortable(table: HTMLTableElement, decimal: string): void {
  const before = [...table.tBodies].flatMap(({ rows }) => [...rows]);
  [...(table.tHead?.rows[0]?.cells ?? [])].forEach((heading, at) => {
    if (heading.classList.contains('results')) return;
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'sorts';
    button.append(...heading.childNodes);
    heading.append(button);
    button.addEventListener('click', () => sortBy({ table, before, decimal }, heading, at));
  });
}

/** Pressed again, the order is turned round; pressed once more, it is that of before. */
const NEXT: Record<string, 'ascending' | 'descending' | null> = { ascending: 'descending', descending: null };

interface Sortable {
  table: HTMLTableElement;
  /** The rows in their first order. */
  before: HTMLTableRowElement[];
  decimal: string;
}

function sortBy({ table, before, decimal }: Sortable, heading: HTMLElement, at: number): void {
  const order = NEXT[heading.getAttribute('aria-sort') ?? ''];
  const now = order === undefined ? 'ascending' : order;
  for (const one of table.tHead?.rows[0]?.cells ?? []) one.removeAttribute('aria-sort');
  if (now) heading.setAttribute('aria-sort', now);
  const key = (row: HTMLTableRowElement) => row.cells[at]?.textContent?.trim() ?? '';
  const sorted = [...before].sort((one, other) => compared(key(one), key(other), decimal));
  const shown = now === null ? before : now === 'ascending' ? sorted : sorted.reverse();
  table.tBodies[0]?.append(...shown);
}

const BY_ALPHABET = new Intl.Collator('en-GB', { numeric: true });

/** Figures stand before texts, and blanks last. `decimal` is the mark before decimals. */
export function compared(one: string, other: string, decimal: string): number {
  const [first, second] = [figureIn(one, decimal), figureIn(other, decimal)];
  if (first && second) return comparedFigures(first, second);
  if (first || second) return first ? -1 : 1;
  if (one === '' || other === '') return Number(one === '') - Number(other === '');
  return BY_ALPHABET.compare(one, other);
}

interface Figure {
  negative: boolean;
  whole: string;
  decimals: string;
}

/** "1,234.5", "−.5", "2=" and "[3]", with any mark between groups of digits. */
function figureIn(text: string, decimal: string): Figure | null {
  const [, minus, digits = ''] = /^[[(]?([-\u2212]?)([\d.,\s']*\d)=?[\])]?$/.exec(text) ?? [];
  if (digits === '') return null;
  const at = digits.lastIndexOf(decimal);
  const [whole, decimals] = at < 0 ? [digits, ''] : [digits.slice(0, at), digits.slice(at + 1)];
  const plain = whole.replace(/\D/g, '').replace(/^0+/, '');
  return { negative: minus !== '', whole: plain, decimals: decimals.replace(/0+$/, '') };
}

function comparedFigures(one: Figure, other: Figure): number {
  if (one.negative !== other.negative) return one.negative ? -1 : 1;
  const bySize = comparedSizes(one, other);
  return one.negative ? -bySize : bySize;
}

function comparedSizes(one: Figure, other: Figure): number {
  if (one.whole.length !== other.whole.length) return one.whole.length - other.whole.length;
  const [first, second] = [one, other].map(({ whole, decimals }) => `${whole}.${decimals}`) as [string, string];
  return first < second ? -1 : Number(first > second);
}
