// The template of results pages, which the build makes, and the engine that scores them again. The site loads both when they
// are needed: the page is written with the site's own engine. The single file has a template with the engine in it.
import type { Template } from './embedded.ts';

export async function loadTemplate(): Promise<Template> {
  const { template } = await (import.meta.env.MODE === 'single_file'
    ? import('./template_inlined.ts')
    : import('./template_fetched.ts'));
  return template();
}
