// The template of a results page and the engines for it, from the site's own files.
import address from '../../../build/results_page.html?url';
import events from '../../../build/package/tallysheet_events.wasm?url';
import scores from '../../../build/package/tallysheet.wasm?url';
import { base64Of } from '../engine/base64.ts';
import type { EngineData, Template } from './embedded.ts';

/** Rejects while the file cannot be had. */
export async function template(): Promise<Template> {
  const page = await fileAt(address);
  return { text: await page.text(), engines };
}

async function engines(needsEvents: boolean): Promise<EngineData> {
  const [own, further] = await Promise.all([engineAt(scores), needsEvents ? engineAt(events) : '']);
  return { scores: own, events: further };
}

async function engineAt(file: string): Promise<string> {
  const engine = await fileAt(file);
  return base64Of(new Uint8Array(await engine.arrayBuffer()));
}

async function fileAt(file: string): Promise<Response> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return answer;
}
