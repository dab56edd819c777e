// A DOM in Node, for a file of tests that begins with `// @vitest-environment dom`.
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

export default {
  name: 'dom',
  // Modules are read from disk, as in other tests in Node.
  viteEnvironment: 'ssr',
  setup(global, options) {
    global.litIssuedWarnings = new Set(['dev-mode']);
    return happyDom.setup(global, options);
  },
} satisfies Environment;
