// A file let go anywhere over the page, instead of the browser leaving the page for it.

export interface DropActions {
  /** While a file is held over the page, and once it no longer is. */
  over(held: boolean): void;
  take(file: File): void;
}

/** Gives back how to stop. */
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
