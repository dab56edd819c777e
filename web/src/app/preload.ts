// Starts loading the engine before the page's script arrives.
import { loadEngine } from '../engine/fetched.ts';

export { loadEngine };

// The page reports a failure itself.
loadEngine().catch(() => {});
