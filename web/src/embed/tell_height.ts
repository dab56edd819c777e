// Tells the page around the frame how high its contents are: as often as that changes, and when it asks. That is all
// it can ask, and a height is no secret: it is told to whoever is there.
export const ASKED = 'tallysheet-height?';

export function tellHeight(contents: HTMLElement): void {
  if (parent === window) return;
  let told = 0;
  const tell = () => {
    told = heightOf(contents);
    parent.postMessage({ type: 'tallysheet-height', height: told }, '*');
  };
  new ResizeObserver(() => heightOf(contents) !== told && tell()).observe(contents);
  addEventListener('message', ({ source, data }) => source === parent && data === ASKED && tell());
}

function heightOf(contents: HTMLElement): number {
  return Math.ceil(contents.getBoundingClientRect().height);
}
