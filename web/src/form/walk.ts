// Moves between the fields of a form: with Enter as they are read, with the arrow keys within a column.

const FIELDS = 'input[type="text"], .answers input';

/** Moves the focus for this key. Returns 'end' if Enter was pressed in the last field. */
export function walk(event: KeyboardEvent, root: HTMLElement): 'moved' | 'end' | 'stayed' {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || !input.matches(FIELDS) || event.isComposing) return 'stayed';
  if (event.altKey || event.ctrlKey || event.metaKey) return 'stayed';
  const next = event.key === 'Enter' ? following(input, root) : neighbour(input, root, event.key);
  if (!next) return event.key === 'Enter' ? 'end' : 'stayed';
  next.focus();
  next.select();
  return 'moved';
}

/** The next field of the form. From a blank row at the end of a list, the first one after the list. From a figure to the next
 *  row, names that are there already are passed over. */
function following(input: HTMLInputElement, root: HTMLElement): HTMLInputElement | undefined {
  const fields = [...root.querySelectorAll<HTMLInputElement>(FIELDS)].filter(isStop);
  const rest = fields.slice(fields.indexOf(input) + 1);
  const list = input.dataset['lastRow'] === undefined ? null : input.closest('ol');
  const isKnown = (field: HTMLInputElement) => isName(field) && !isName(input) && field.value.trim();
  return rest.find((field) => !list?.contains(field) && !isKnown(field));
}

function isName(input: HTMLInputElement): boolean {
  return input.matches('ol .name');
}

/** A group of radio buttons has one stop, as with Tab: the chosen button or else the first. */
function isStop(input: HTMLInputElement): boolean {
  if (input.closest('details:not([open])')) return false;
  const group = [...(input.closest('.answers')?.querySelectorAll('input') ?? [input])];
  return input === (group.find(({ checked }) => checked) ?? group[0]);
}

function neighbour(input: HTMLInputElement, root: HTMLElement, key: string): HTMLInputElement | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const { column } = input.dataset;
  if (step === undefined || column === undefined) return undefined;
  const peers = [...root.querySelectorAll<HTMLInputElement>('input[data-column]')].filter(
    (one) => one.dataset['column'] === column,
  );
  return peers[peers.indexOf(input) + step];
}
