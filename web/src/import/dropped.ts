// Accepts files dropped anywhere on the page, which the browser would otherwise open.

export interface DropActions {
  /** Called with true while a file is dragged over the page, and then with false. */
  over(held: boolean): void;
  take(file: File): void;
}

/** Returns a function that stops listening. */
export function followDrops({ over, take }: DropActions): () => void {
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
  addEventListener('dragover', drag);
  addEventListener('dragleave', leave);
  addEventListener('drop', drop);
  return () => {
    removeEventListener('dragover', drag);
    removeEventListener('dragleave', leave);
    removeEventListener('drop', drop);
  };
}
