// Files and texts that are dropped or pasted anywhere on the page.

export interface DropActions {
  /** Called with true while a file is dragged over the page, and then with false. */
  over(held: boolean): void;
  take(file: File): void;
  /** Called with a text that was pasted outside of any field. */
  paste(text: string): void;
}

/** Accepts files dropped or pasted anywhere on the page, which the browser would otherwise open. Returns a function that stops
 *  listening. */
export function followDrops({ over, take, paste }: DropActions): () => void {
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    over(true);
  };
  const leave = (event: DragEvent) => event.relatedTarget === null && over(false);
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    over(false);
    if (!file) return;
    event.preventDefault();
    take(file);
  };
  const pasted = (event: ClipboardEvent) => {
    if ((event.target as Element).closest?.('input, textarea, select')) return;
    const [file] = event.clipboardData?.files ?? [];
    const text = event.clipboardData?.getData('text/plain') ?? '';
    if (file) take(file);
    else if (text.trim() !== '') paste(text);
  };
  addEventListener('paste', pasted);
  addEventListener('dragover', drag);
  addEventListener('dragleave', leave);
  addEventListener('drop', drop);
  return () => {
    removeEventListener('dragover', drag);
    removeEventListener('dragleave', leave);
    removeEventListener('drop', drop);
    removeEventListener('paste', pasted);
  };
}
