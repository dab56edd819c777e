// Announces a change to screen readers, once changes have stopped for a moment.
const REST = 700;

let waiting: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string, root = document): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const region = root.getElementById('announcer');
    if (region) region.textContent = text;
  }, REST);
}
