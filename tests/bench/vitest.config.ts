import { defineConfig } from 'vitest/config';
import { engineFacts } from '../../web/build/engine_facts.ts';

export default defineConfig({
  plugins: [engineFacts()],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/bench/*.bench.ts'],
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 600_000,
    disableConsoleIntercept: true,
  },
});
