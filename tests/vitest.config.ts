import { defineConfig } from 'vitest/config';
import { exampleVectors } from '../web/example_vectors.ts';
import LongestFirst from './longest_first.ts';

export default defineConfig({
  plugins: [exampleVectors()],
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.ts'],
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000, // a page test starts a browser, on a small machine perhaps beside a build
    hookTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
