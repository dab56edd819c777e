// Addresses of the page's workers. Its policy allows scripts to be named by this function alone.

const OWN = /^\.\/(service_worker|assets\/engine_worker-[\w-]+)\.js$/;

interface Policy {
  createScriptURL(address: string): unknown;
}

const types = (globalThis as { trustedTypes?: { createPolicy(name: string, policy: Policy): Policy } }).trustedTypes;
let policy: Policy | undefined;

/** Throws for any other script. */
export function scriptAddress(address: string): unknown {
  policy ??= types?.createPolicy('worker', { createScriptURL: own });
  return policy ? policy.createScriptURL(address) : own(address);
}

function own(address: string): string {
  if (OWN.test(address)) return address;
  throw new TypeError(`${address} is no script of this page.`);
}
