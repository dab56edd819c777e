// Moves between the fields of a column with Enter and the arrow keys.

/** Moves the focus for this key. Returns 'end' if Enter was pressed in the last field. */
export function walk(event: KeyboardEvent, root: HTMLElement): 'moved' | 'end' | 'stayed' {
  const input = event.target;
  if (!(input instanceof HTMLInputElement) || input.type !== 'text' || event.isComposing) return 'stayed';
  if (event.altKey || event.ctrlKey || event.metaKey) return 'stayed';
  const step = { Enter: 1, ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return 'stayed';
  const next = neighbour(input, root, step, event.key === 'Enter');
  if (!next) return event.key === 'Enter' ? 'end' : 'stayed';
  next.focus();
  next.select();
  return 'moved';
}

function neighbour(
  input: HTMLInputElement,
  root: HTMLElement,
  step: number,
  wraps: boolean,
): HTMLInputElement | undefined {
  const fields = [...root.querySelectorAll<HTMLInputElement>('input[data-column]')];
  const columns = [...new Set(fields.map(columnOf))];
  const inColumn = (column: string) => fields.filter((one) => columnOf(one) === column);
  const column = columnOf(input);
  const peers = inColumn(column);
  const next = peers[peers.indexOf(input) + step];
  if (next || !wraps || !column) return next;
  const nextColumn = columns[columns.indexOf(column) + 1];
  return nextColumn === undefined ? undefined : inColumn(nextColumn)[0];
}

function columnOf(input: HTMLInputElement): string {
  return input.dataset['column'] ?? '';
}
