// The engine's functions as the command names them: systems and functions with hyphens.
import type { Outcome, Shape, Tallysheet } from 'tallysheet';

export interface Scoring {
  /** "puffingBilly.scoreBoard", as in tallysheet.d.ts. */
  path: string;
  score(request: unknown): Outcome<object>;
  shape: Shape;
}

export type Systems = Map<string, Map<string, Scoring>>;

type System = Record<string, (request: unknown) => Outcome<object>> & { shapes: Record<string, Shape> };

export function systemsOf({ version: _, ...systems }: Tallysheet): Systems {
  return new Map(
    Object.entries(systems as unknown as Record<string, System>).map(([id, system]) => [
      hyphened(id),
      new Map(Object.keys(system.shapes).map((name) => [hyphened(name), scoring(id, name, system)])),
    ]),
  );
}

function scoring(id: string, name: string, system: System): Scoring {
  return { path: `${id}.${name}`, score: system[name]!, shape: system.shapes[name]! };
}

/** "rplops.scoreGame" as "rplops score-game". */
export function wordsOf(path: string): string {
  return path.split('.').map(hyphened).join(' ');
}

/** "detour98f" as "detour-98f". */
function hyphened(name: string): string {
  return name.replace(/(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
}

/** The path of the function that is called first. */
export function pathCalled(call: (engine: Tallysheet) => unknown): string {
  const calls: string[] = [];
  const refused: Outcome<object> = { ok: false, problems: [] };
  const functionsOf = (id: string) =>
    new Proxy({}, { get: (_, name) => () => (calls.push(`${id}.${String(name)}`), refused) });
  call(new Proxy({}, { get: (_, id) => functionsOf(String(id)) }) as Tallysheet);
  return calls[0] ?? '';
}
