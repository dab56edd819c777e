// The static page: home or a blank form as the HTML has it, shown until the app can draw the same. What is typed, chosen, opened,
// focused and pressed there is done again in the app, within the same task, so that no key falls between the two.

/** Attribute of the app's element while it shows the static page. */
export const STATIC = 'data-static';

const FIELDS = 'input, textarea';
const FOCUSABLE = `${FIELDS}, button, summary, a`;

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Remembers the last button pressed in the static page. */
export function notePress(app: HTMLElement, { target }: Event): void {
  const pressed = all(app, 'button').indexOf((target as Element).closest('button')!);
  if (pressed >= 0) app.dataset['pressed'] = String(pressed);
}

/** Removes the static page. The function returned repeats in the app what was done there, once that is drawn: `allDrawn`
 *  resolves when what was entered is drawn too, before the browser handles another event. (It is passed on, since the part
 *  of this file that the page's HTML holds does without lit.) */
export function removeStaticPage(app: HTMLElement): (allDrawn: () => Promise<void>) => Promise<void> {
  const changed = all<Field>(app, FIELDS).map((field) => (isChanged(field) ? field : null));
  const focused = all<Field>(app, FOCUSABLE).indexOf(document.activeElement as Field);
  const selected = selectionOf(document.activeElement);
  const opened = all<HTMLDetailsElement>(app, 'details').map(({ open }) => open);
  const { pressed } = app.dataset;
  app.replaceChildren();
  app.removeAttribute(STATIC);
  delete app.dataset['pressed'];
  return async (allDrawn) => {
    all<HTMLDetailsElement>(app, 'details').forEach((one, at) => (one.open ||= opened[at] ?? false));
    focus(all<Field>(app, FOCUSABLE)[focused], null);
    await enterAll(all<Field>(app, FIELDS), changed, allDrawn);
    focus(all<Field>(app, FOCUSABLE)[focused], selected);
    if (pressed) all(app, 'button')[Number(pressed)]?.click();
  };
}

function all<Kind extends HTMLElement>(app: HTMLElement, selector: string): Kind[] {
  return [...app.querySelectorAll<Kind>(selector)];
}

function isChanged(field: Field): boolean {
  return field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)
    ? field.checked !== field.defaultChecked && (field.checked || field.type === 'checkbox')
    : field.value !== field.defaultValue;
}

/** One after the other, as a person would: each is drawn before the next. */
async function enterAll(fields: Field[], changed: (Field | null)[], allDrawn: () => Promise<void>): Promise<void> {
  for (const [at, before] of changed.entries()) {
    if (!before || !fields[at]) continue;
    enter(fields[at], before);
    await allDrawn();
  }
}

function enter(field: Field, before: Field): void {
  field.value = before.value;
  if (field instanceof HTMLInputElement) field.checked = (before as HTMLInputElement).checked;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

type Selection = readonly [start: number | null, end: number | null];

function selectionOf(field: Element | null): Selection | null {
  return field instanceof HTMLInputElement && field.type === 'text' ? [field.selectionStart, field.selectionEnd] : null;
}

function focus(element: Field | undefined, selection: Selection | null): void {
  element?.focus({ preventScroll: true });
  if (element && selection) element.setSelectionRange(...selection);
}
