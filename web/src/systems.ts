// The page's one list of systems, in the order of the home page.
import type { System } from './system.ts';
import { puffingBilly } from './systems/puffing-billy/index.ts';
import { rplops } from './systems/rplops/index.ts';
import { unionPacific } from './systems/union-pacific/index.ts';

export const systems: System[] = [puffingBilly, unionPacific, rplops];
