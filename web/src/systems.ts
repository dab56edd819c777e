// The systems of the page, in the order of home. A further one is a folder and a line here.
import type { System } from './system.ts';
import { detour98f } from './systems/detour-98f/index.ts';
import { puffingBilly } from './systems/puffing-billy/index.ts';
import { rplops } from './systems/rplops/index.ts';
import { sizeMatters } from './systems/size-matters/index.ts';
import { unionPacific } from './systems/union-pacific/index.ts';

export const systems: System[] = [puffingBilly, unionPacific, sizeMatters, detour98f, rplops];
