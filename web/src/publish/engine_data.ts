// The site's engines, for a results page to have within.
import events from '../../../build/package/tallysheet_events.wasm?url';
import scores from '../../../build/package/tallysheet.wasm?url';
import { base64Of } from '../engine/base64.ts';
import type { EngineData } from './embedded.ts';

export async function engineData(needsEvents: boolean): Promise<EngineData> {
  const [own, further] = await Promise.all([fileAt(scores), needsEvents ? fileAt(events) : '']);
  return { scores: own, events: further };
}

/** Rejects while the file cannot be had. */
async function fileAt(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The server answered ${answer.status}.`);
  return base64Of(new Uint8Array(await answer.arrayBuffer()));
}
