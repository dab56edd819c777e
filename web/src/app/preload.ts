// Starts loading the engine before the page's script arrives.
import { loadEngine, loadWhole } from '../engine/fetched.ts';

export { loadEngine, loadWhole };

// The page reports a failure itself.
loadEngine().catch(() => {});
