import address from '../../../build/results_page.html?url';
import { engineData } from './engine_data.ts';
import type { Template } from './embedded.ts';

/** Rejects while the file cannot be had. */
export async function template(): Promise<Template> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return { text: await answer.text(), engines: engineData };
}
