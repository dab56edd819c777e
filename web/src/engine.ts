// The one engine of the page: asked for at once, shared by every form.
import load, { type Tallysheet } from 'tallysheet';
import wasm from '../../build/package/tallysheet.wasm?url';

export { fallback } from 'tallysheet';

let loading: Promise<Tallysheet> | undefined;

export function loadEngine(): Promise<Tallysheet> {
  loading ??= load({ wasm });
  return loading;
}

/** After a failure: forgets it, so that the next call tries anew. */
export function retryEngine(): Promise<Tallysheet> {
  loading = undefined;
  return loadEngine();
}
