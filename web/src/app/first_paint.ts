// Runs while the page's HTML is read, before its other scripts arrive: starts loading the form in the address, and shows home or
// that form blank. The app takes its place when it can draw the same (see ui/static_page.ts).
import { asideOf } from '../device/damaged_storage.ts';
import { FORM, HAS_EVENTS, RECENT, textAt } from '../device/storage.ts';
import { notePress, STATIC } from '../ui/static_page.ts';

const FAILED =
  'Part of the page could not be loaded, or this browser is too old for it. Reload the page to try again. What is typed here is not saved.';

const app = document.querySelector<HTMLElement>('tally-app')!;

function addressed(): [path: string, carried: string | undefined] {
  const [path = '', carried] = location.hash.slice(1).split('?');
  return [path, carried];
}

function loadForm(): void {
  const [form] = addressed();
  const files = document.querySelector<HTMLMetaElement>(`meta[name="form:${CSS.escape(form)}"]`)?.content.split(' ');
  for (const href of files ?? [])
    document.head.append(Object.assign(document.createElement('link'), { ...kindOf(href), href }));
}

function kindOf(file: string): Partial<HTMLLinkElement> {
  return file.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
}

/** Nothing, where the page has more to show than is in its HTML. */
function show(): void {
  const [path, carried] = addressed();
  const template = document.getElementById(`page:${path}`) as HTMLTemplateElement | null;
  const fits = carried === undefined && !(path === '' ? [HAS_EVENTS, RECENT] : [FORM + path]).some(isStored);
  app.replaceChildren(...(template && fits ? [template.content.cloneNode(true)] : []));
  app.toggleAttribute(STATIC, Boolean(template) && fits);
}

function isStored(key: string): boolean {
  return textAt(key) !== null || textAt(key, 'sessionStorage') !== null || asideOf(key).length > 0;
}

loadForm();
show();
addEventListener('hashchange', () => app.hasAttribute(STATIC) && show());
app.addEventListener('submit', (event) => app.hasAttribute(STATIC) && event.preventDefault());
app.addEventListener('click', (event) => app.hasAttribute(STATIC) && notePress(app, event));
addEventListener('error', fail, true);

/** A script did not arrive, or cannot be read. */
function fail(event: Event): void {
  if (!app.hasAttribute(STATIC) || !(event instanceof ErrorEvent || event.target instanceof HTMLScriptElement)) return;
  removeEventListener('error', fail, true);
  const said = Object.assign(document.createElement('p'), { className: 'notice', role: 'alert', textContent: FAILED });
  app.querySelector('main')?.prepend(said);
}
