// Runs the built module in a process without WebAssembly: answers the cases that without_wasm.ts sends, until it ends.
delete globalThis.WebAssembly;
if (typeof WebAssembly !== 'undefined') throw new Error('This process has WebAssembly.');
const { default: load } = await import('../../build/package/tallysheet.js');
const { default: loadEvents } = await import('../../build/package/events.js');
const module = { ...(await load()), ...(await loadEvents()) };

const refuse = () => {
  throw new Error('This value is not to be read.');
};
const unreadable = (target) => {
  const traps = Object.getOwnPropertyNames(Reflect).filter((name) => name !== 'toString');
  return new Proxy(target, Object.fromEntries(traps.map((trap) => [trap, refuse])));
};
const long = '9'.repeat(10_000_000);
const revoked = () => {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
};

/** Recreates values that cannot be sent, at the places left for them. */
const makers = {
  symbol: () => ({ value: Symbol('score') }),
  function: () => ({ value: refuse }),
  'ten million characters': () => ({ value: long }),
  getter: () => ({ get: refuse }),
  revoked: () => ({ value: revoked() }),
  unreadable: () => ({ value: unreadable({}) }),
  'unreadable list': () => ({ value: unreadable([]) }),
  'without prototype': (now) => ({ value: Object.setPrototypeOf(now, null) }),
};

function completed(holder, missing) {
  for (const { at, kind } of missing) {
    const parent = at.slice(0, -1).reduce((value, key) => value[key], holder);
    const key = at.at(-1);
    Object.defineProperty(parent, key, { enumerable: true, configurable: true, ...makers[kind](parent[key]) });
  }
  return holder.request;
}

function answer({ path, holder, missing }) {
  const [id, name] = path.split('.');
  return JSON.stringify(module[id][name](completed(holder, missing)));
}

process.on('message', (cases) => process.send(cases.map(answer)));
