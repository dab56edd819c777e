// The module's functions in doubles, for the page that is built for comparison.
import shapes from 'virtual:shapes';
import * as detour98f from './detour_98f.ts';
import * as puffingBilly from './puffing_billy.ts';
import * as rplops from './rplops.ts';
import * as sizeMatters from './size_matters.ts';
import * as unionPacific from './union_pacific.ts';

type Function = (request: any) => unknown;

const SYSTEMS: Record<string, Record<string, Function>> = {
  puffingBilly,
  unionPacific,
  sizeMatters,
  detour98f,
  rplops,
};

export default async function load(): Promise<object> {
  const systems = Object.entries(SYSTEMS).map(([id, functions]) => [
    id,
    { ...outcomes(functions), shapes: shapes[id] },
  ]);
  return { version: '0.0.0', ...Object.fromEntries(systems) };
}

export { load as loadSheets };

/** The module's answer if nothing replaced WebAssembly. */
export const fallback = () => null;

function outcomes(functions: Record<string, Function>): Record<string, Function> {
  return Object.fromEntries(
    Object.entries(functions).map(([name, score]) => [
      name,
      (request) => {
        try {
          return { ok: true, value: score(request) };
        } catch (error) {
          return { ok: false, problems: [{ at: '', code: 'number', message: String(error) }] };
        }
      },
    ]),
  );
}
