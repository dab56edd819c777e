// The page as it is drawn before its engine is loaded, as HTML: home and every blank form.
import './no_browser.ts';
import { formId, systems } from '../src/systems/index.ts';
import { staticHtml } from './static_html.ts';

/** The pages by the address's fragment, without "#". */
export async function staticPages(): Promise<Map<string, string>> {
  const { GUIDE, TallyApp } = await import('../src/app/app.ts');
  TallyApp.parts = { guide: GUIDE, loadEngine: () => new Promise(() => {}) };
  const forms = systems.flatMap((system) => system.tabs.map(({ id }) => formId(system, id)));
  const drawn = new Map<string, string>();
  for (const fragment of ['', ...forms]) {
    location.hash = `#${fragment}`;
    drawn.set(fragment, compact(staticHtml(await new TallyApp().opened())));
  }
  return drawn;
}

/** Spaces between tags keep their width, line breaks and indents do not count. */
function compact(html: string): string {
  return html.replace(/[ \n]+/g, ' ').replace(/ (?=\/?>)/g, '');
}
