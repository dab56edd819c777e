// The frame with WebAssembly (embed.html). Browsers without WebAssembly go to embed_plain.html.
import { loadEngine } from '../engine/packed.ts';
import { startFrame } from './frame.ts';

void startFrame(loadEngine, () => {
  const plain = location.pathname.replace(/embed\.html$/, 'embed_plain.html');
  if (plain !== location.pathname) location.replace(plain + location.search + location.hash);
});
