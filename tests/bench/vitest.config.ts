import { defineConfig } from 'vitest/config';
import { exampleVectors } from '../../web/build/example_vectors.ts';

export default defineConfig({
  plugins: [exampleVectors()],
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/bench/*.bench.ts'],
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 120_000,
    disableConsoleIntercept: true,
  },
});
