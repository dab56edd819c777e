// Builds build/embed_builder.html, where webmasters put together the lines to paste. It shows the forms in a frame.
import { defineConfig } from 'vite';
import { inlined, LEFT_OUT } from './embed_page.ts';
import { here, oneScript } from './one_script.ts';

const FORMS = Object.fromEntries(['/form.ts', '/board_form.ts', '/final_form.ts'].map((name) => [name, 'export {};']));
const EXAMPLES = { '/example.ts': 'export const boardExample = {}, finalExample = {}, gameExample = {};' };
const MAY = " 'self'; frame-src 'self'";

export default defineConfig(oneScript('src/builder/builder.ts', 'plain', { ...LEFT_OUT, ...FORMS, ...EXAMPLES }, inlined(here('embed_builder.html'), 'embed_builder.html', MAY)));
