// How a form is fetched together with its stylesheets and the modules it shares with another: all at once.
// The build puts this in the place of Vite's own helper, which is several times as long (see lean_imports.ts).
const styles = new Map<string, Promise<unknown> | undefined>([...document.querySelectorAll('link')].map(({ href }) => [href, undefined]));

/** Where something does not arrive, the window hears of "missing". */
export async function fetchBeside(load: () => Promise<unknown>, names: string[], base: string): Promise<unknown> {
  const all = Promise.all([load(), ...names.map((name) => fetchOne(new URL(name, base).href))]);
  all.catch(() => dispatchEvent(new Event('missing')));
  return (await all)[0];
}

function fetchOne(href: string): Promise<unknown> | undefined {
  if (!href.endsWith('.css')) return import(/* @vite-ignore */ href);
  if (!styles.has(href)) styles.set(href, fetchStyle(href));
  return styles.get(href);
}

/** A form without its stylesheet still works: it is not waited for once it has failed. */
function fetchStyle(href: string): Promise<unknown> {
  return new Promise((done) => {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done }));
  });
}
