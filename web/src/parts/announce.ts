// Tells a screen reader, politely and once things have come to rest, what changed.
const REST = 700;

let waiting: ReturnType<typeof setTimeout> | undefined;

export function announce(text: string, root = document): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    const region = root.getElementById('announcer');
    if (region) region.textContent = text;
  }, REST);
}
