// Builds build/embed.html: one form alone in one file, for frames on other people's pages.
import { defineConfig } from 'vite';
import { embed } from './embed_page.ts';

export default defineConfig(embed('wasm', 'embed.html'));
