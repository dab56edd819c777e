// Waits after each file until all modules are there that it has begun to load. Vitest breaks off loads when a file ends, and
// a module whose load was broken off fails for all later files of the process.
import { afterAll, vi } from 'vitest';

afterAll(() => vi.dynamicImportSettled());
