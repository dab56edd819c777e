// Builds build/embed_plain.html, to which the frame goes where there is no WebAssembly.
import { defineConfig } from 'vite';
import { embed } from './embed_page.ts';

export default defineConfig(embed('plain', 'embed_plain.html'));
