// A DOM in Node, for a file of tests that begins with `// @vitest-environment dom`.
import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

export default {
  name: 'dom',
  // Modules are read from disk, as in other tests in Node.
  viteEnvironment: 'ssr',
  async setup(global, options) {
    const dom = await happyDom.setup(global, options);
    // The page has no style sheets here, and looking for some takes most of the time in which names of controls are found.
    global.getComputedStyle = ({ style }: HTMLElement) => style;
    const teardown = async () => {
      await dom.teardown(global);
      // A page loads further views once there is nothing else to do, and a list then looks how much of it is in sight.
      global.navigator ??= { onLine: false };
      global.getComputedStyle ??= () => ({ gridTemplateColumns: 'none' });
      global.innerHeight ??= 0;
      global.requestAnimationFrame ??= () => 0;
    };
    return { teardown };
  },
} satisfies Environment;
