// Values that no field accepts, grouped by kind. Source: the conventions of the interface: no input makes a function
// throw.
import type { Random } from './random.ts';
import { chance, pick } from './random.ts';

export interface Bad {
  kind: string;
  make: (current: unknown) => unknown;
  /** Costly to read, so used only once in RARELY times where it could be. */
  rare?: boolean;
}

export function bad(kind: string, value: unknown): Bad {
  return { kind, make: () => value };
}

const RARELY = 200;

export function pickBad(random: Random, list: Bad[]): Bad {
  const rare = list.filter((value) => value.rare);
  const common = list.filter((value) => !value.rare);
  return pick(random, rare.length > 0 && chance(random, 1 / RARELY) ? rare : common);
}

function refuse(): never {
  throw new Error('This value is not to be read.');
}

function throwingProxy(): unknown {
  const traps = Object.getOwnPropertyNames(Reflect).filter((name) => name !== 'toString');
  return new Proxy({}, Object.fromEntries(traps.map((trap) => [trap, refuse])));
}

function throwingArrayProxy(): unknown {
  return new Proxy([], { get: refuse, has: refuse, ownKeys: refuse, getOwnPropertyDescriptor: refuse });
}

function revokedProxy(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

function cyclic(): unknown {
  const round: Record<string, unknown> = {};
  round.self = round;
  round.list = [round];
  return round;
}

export function sparse(length: number): unknown[] {
  const list: unknown[] = [];
  list.length = length;
  return list;
}

let longText: string | undefined;
function tenMillionCharacters(): string {
  longText ??= '9'.repeat(10_000_000);
  return longText;
}

/** Values that are wrong for any field: for a number, a text, an object or a list. */
export const anywhere: Bad[] = [
  bad('symbol', Symbol('score')),
  bad('bigint', 3n),
  bad('function', () => 3),
  bad('date', new Date(0)),
  bad('map', new Map([['player', 'Jenny']])),
  bad('object without prototype', Object.create(null)),
  { kind: 'throwing proxy', make: throwingProxy },
  { kind: 'throwing proxy of an array', make: throwingArrayProxy },
  { kind: 'revoked proxy', make: revokedProxy },
  { kind: 'cyclic object', make: cyclic },
  {
    kind: 'throwing conversion',
    make: () => ({ toString: refuse, valueOf: refuse, toJSON: refuse, [Symbol.toPrimitive]: refuse }),
  },
];

export const tenMillion: Bad = { kind: 'ten million characters', make: tenMillionCharacters, rare: true };

/** Adds a property that throws when it is read. */
export function setThrowingGetter(parent: object, key: string | number): void {
  Object.defineProperty(parent, key, { get: refuse, enumerable: true, configurable: true });
}
