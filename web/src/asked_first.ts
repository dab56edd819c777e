// What is begun before the page has come: the engine, and the form that the address names, of which the server hears nothing.
import { loadEngine } from './engine.ts';

// The page says so should it fail.
loadEngine().catch(() => {});

const [form = ''] = location.hash.slice(1).split('?');
const file = document.querySelector<HTMLMetaElement>(`meta[name="form:${CSS.escape(form)}"]`)?.content;
if (file) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: file }));
