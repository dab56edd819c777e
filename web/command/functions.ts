// The engine's functions by their names in the command: systems and functions with hyphens.
import type { Outcome, Shape, Tallysheet, TallysheetEvents } from 'tallysheet';

export interface Scoring {
  /** The path in tallysheet.d.ts: "puffingBilly.scoreBoard". */
  path: string;
  score(request: unknown): Outcome<object>;
  shape: Shape;
}

export type Systems = Map<string, Map<string, Scoring>>;

type System = Record<string, (request: unknown) => Outcome<object>> & { shapes: Record<string, Shape> };

export function systemsOf({ version: _, ...systems }: Tallysheet & TallysheetEvents): Systems {
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

/** Converts "rplops.scoreGame" to "rplops score-game". */
export function wordsOf(path: string): string {
  return path.split('.').map(hyphened).join(' ');
}

/** Converts "detour98f" to "detour-98f". */
function hyphened(name: string): string {
  return name.replace(/(?=[A-Z])|(?<=[a-z])(?=\d)/g, '-').toLowerCase();
}
