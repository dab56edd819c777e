// Sends the height of the contents to the parent page whenever it changes, and on request. The height is no secret, so
// any parent may receive it.
export const ASKED = 'tallysheet-height?';

export function tellHeight(contents: HTMLElement): void {
  if (parent === window) return;
  let sent = 0;
  const tell = () => {
    sent = heightOf(contents);
    parent.postMessage({ type: 'tallysheet-height', height: sent }, '*');
  };
  new ResizeObserver(() => heightOf(contents) !== sent && tell()).observe(contents);
  addEventListener('message', ({ source, data }) => source === parent && data === ASKED && tell());
}

function heightOf(contents: HTMLElement): number {
  return Math.ceil(contents.getBoundingClientRect().height);
}
