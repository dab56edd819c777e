import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { engineFacts } from '../web/build/engine_facts.ts';
import { examples } from '../web/command/examples_plugin.ts';
import { testFiles, type TestFiles } from './projects.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const files = testFiles(Boolean(process.env['QUICK']));

function project(
  name: keyof TestFiles,
  options: TestProjectInlineConfiguration['test'] = {},
): TestProjectInlineConfiguration {
  return {
    plugins: [engineFacts(), examples()],
    resolve: {
      alias: {
        'tallysheet/events': here('../build/package/events.js'),
        tallysheet: here('../build/package/tallysheet.js'),
        'vitest-environment-dom': here('web/dom_environment.ts'),
      },
    },
    test: {
      name,
      include: files[name],
      // Lit keeps templates with their elements, which are new where a test loads the page again.
      server: { deps: { inline: [/node_modules\/lit(-html)?\//] } },
      // A timeout only for tests that hang: a busy machine takes ten times as long as an idle one.
      testTimeout: 300_000,
      hookTimeout: 300_000,
      expect: { poll: { timeout: 120_000 } },
      ...options,
    },
  };
}

process.env['NODE_ENV'] = 'production'; // Lit as the page has it, without its checks for development

export default defineConfig({
  test: {
    root: here('..'),
    globalSetup: 'tests/web/global_setup.ts',
    maxWorkers: 3, // more than two cores, since tests wait for pages
    // Modules as the last run transformed them: what has changed since is transformed again.
    experimental: { fsModuleCache: true, fsModuleCachePath: here('../build/modules') },
    execArgv: ['--max-semi-space-size=32'], // a tenth less time with a DOM, whose elements do not live long
    projects: [
      project('alone', { setupFiles: 'tests/end_loads.ts' }),
      project('browser', { isolate: false, setupFiles: ['tests/end_loads.ts', 'tests/web/close_pages.ts'] }),
      project('device', { isolate: false, setupFiles: ['tests/web/end_page.ts', 'tests/web/device_setup.ts'] }),
      project('dom', { isolate: false, setupFiles: 'tests/web/end_page.ts' }),
      project('node', { isolate: false, setupFiles: 'tests/end_loads.ts' }),
    ],
  },
});
