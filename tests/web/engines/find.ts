// Finds things on a page as a person would: by what they are and what stands on them. What is here runs in the page.

/** A selector, or a control by its name; a name that ends in "…" is only its beginning. */
export type Target = string | Named;

interface Named {
  role: 'button' | 'link' | 'radio' | 'checkbox' | 'textbox';
  name: string;
}

export const button = (name: string): Named => ({ role: 'button', name });
export const link = (name: string): Named => ({ role: 'link', name });
export const radio = (name: string): Named => ({ role: 'radio', name });
export const textbox = (name: string): Named => ({ role: 'textbox', name });

/** All that are meant and in sight, in shadow trees too. */
export function find(target: Target): HTMLElement[] {
  const controls = {
    button: 'button',
    link: 'a[href]',
    radio: '[type=radio]',
    checkbox: '[type=checkbox]',
    textbox: '[type=text], textarea',
  };
  const oneLine = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const nameOf = (one: HTMLElement) =>
    oneLine(one.ariaLabel ?? ((one as HTMLInputElement).labels?.[0] ?? one).textContent);
  const isMeant = (one: HTMLElement, { name }: Named) =>
    name.endsWith('…') ? nameOf(one).startsWith(name.slice(0, -1)) : nameOf(one) === name;
  const within = (root: Document | ShadowRoot, selector: string): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot ? within(shadowRoot, selector) : [])),
  ];
  const all =
    typeof target === 'string'
      ? within(document, target)
      : within(document, controls[target.role]).filter((one) => isMeant(one, target));
  return all.filter((one) => one.checkVisibility());
}

/** The first of these once the pointer can reach it: a radio button or a box by its label. Notes when it is met. */
export function reachable([first]: HTMLElement[]): HTMLElement | null {
  const target = first?.matches('[type=radio], [type=checkbox]') ? first.closest('label')! : first;
  if (!target || target.matches(':disabled')) return null;
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = target.getBoundingClientRect();
  const hit = (target.getRootNode() as Document | ShadowRoot).elementFromPoint(x + width / 2, y + height / 2);
  if (!hit || !(target.contains(hit) || hit.contains(target))) return null;
  const page = globalThis as { missed?: boolean };
  page.missed = true;
  // A redraw may put the same button in its place before the click.
  const isMeant = (one: EventTarget) =>
    one === target || (!target.isConnected && one instanceof HTMLElement && one.textContent === target.textContent);
  const meet = (click: Event) => {
    if (!click.composedPath().some(isMeant)) return;
    page.missed = false;
    removeEventListener('click', meet, true);
  };
  addEventListener('click', meet, true);
  return target;
}
