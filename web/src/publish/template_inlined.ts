import text from '../../../build/results_page_plain/results_page.html?raw';
import type { Template } from './embedded.ts';

export async function template(): Promise<Template> {
  return { text, engines: async () => ({ scores: '', events: '' }) };
}
