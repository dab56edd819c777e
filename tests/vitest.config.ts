import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.ts'],
    testTimeout: 30_000, // a page test starts a browser, on a small machine perhaps beside a build
    hookTimeout: 60_000,
  },
});
