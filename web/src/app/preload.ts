// Starts loading the engine and the form in the address before the page's script arrives.
import { loadEngine } from '../engine/fetched.ts';

export { loadEngine };

// The page reports a failure itself.
loadEngine().catch(() => {});

const [form = ''] = location.hash.slice(1).split('?');
const files =
  document.querySelector<HTMLMetaElement>(`meta[name="form:${CSS.escape(form)}"]`)?.content.split(' ') ?? [];
for (const href of files)
  document.head.append(Object.assign(document.createElement('link'), { ...kindOf(href), href }));

function kindOf(file: string): Partial<HTMLLinkElement> {
  return file.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' };
}
