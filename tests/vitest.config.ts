import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { engineFacts } from '../web/build/engine_facts.ts';
import { leftOutOfQuickRuns } from './quick.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [engineFacts()],
  resolve: {
    alias: {
      'tallysheet/events': here('../build/package/events.js'),
      tallysheet: here('../build/package/tallysheet.js'),
      'vitest-environment-dom': here('web/dom_environment.ts'),
    },
  },
  test: {
    root: new URL('..', import.meta.url).pathname,
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/matrix/**', ...(process.env['QUICK'] ? leftOutOfQuickRuns() : [])],
    globalSetup: 'tests/web/global_setup.ts',
    // Lit keeps templates with their elements, which are new where a test loads the page again.
    server: { deps: { inline: [/node_modules\/lit(-html)?\//] } },
    maxWorkers: 3, // more than two cores, since tests wait for pages
    // A timeout only for tests that hang: a busy machine takes ten times as long as an idle one.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
