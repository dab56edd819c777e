// The frame with WebAssembly (embed.html), within the script because the frame is a single file and may load nothing.
// Browsers without WebAssembly go to embed_plain.html.
import load, { type Tallysheet } from 'tallysheet';
import wasm from '../../../build/package/tallysheet.wasm?url&inline';
import { bytesIn } from '../engine/base64.ts';
import { startFrame } from './frame.ts';

void startFrame(loadEngine, () => {
  const plain = location.pathname.replace(/embed\.html$/, 'embed_plain.html');
  if (plain !== location.pathname) location.replace(plain + location.search + location.hash);
});

async function loadEngine(): Promise<Tallysheet> {
  const [, base64 = ''] = wasm.split(',');
  return load({ wasm: bytesIn(base64) });
}
