// The page's one list of systems, in the order of the home page.
import type { System } from './system.ts';
import { detour98f } from './systems/detour-98f/index.ts';
import { puffingBilly } from './systems/puffing-billy/index.ts';
import { sizeMatters } from './systems/size-matters/index.ts';

export const systems: System[] = [puffingBilly, sizeMatters, detour98f];
