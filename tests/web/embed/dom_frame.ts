// The frame in a DOM in Node, by its address. A file that uses it begins with `// @vitest-environment dom`.
import { vi } from 'vitest';
import { startFrame } from '../../../web/src/embed/frame.ts';
import { allDrawn } from '../../../web/src/ui/light_element.ts';
import { tallysheet } from '../../wasm/module.ts';

/** Listeners of the frame shown before. */
let heard: Parameters<typeof document.body.removeEventListener>[] = [];

/** Shows the frame of this address in place of what was shown before: "?system=rplops#1.…". */
export async function openFrame(address: string): Promise<void> {
  const { body } = document;
  for (const given of heard) body.removeEventListener(...given);
  body.replaceChildren();
  Reflect.deleteProperty(body, '_$litPart$'); // or Lit takes what it had drawn to be there
  history.replaceState(null, '', `/embed.html${address}`);
  const listening = vi.spyOn(body, 'addEventListener');
  await startFrame(async () => tallysheet);
  heard = listening.mock.calls as typeof heard;
  listening.mockRestore();
  await allDrawn();
}
