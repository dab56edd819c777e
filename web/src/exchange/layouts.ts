// The one list of what each system's CSV is.
import type { EventSystem } from '../events/event.ts';
import { detour98f } from './detour_98f.ts';
import type { Layout } from './layout.ts';
import { puffingBilly } from './puffing_billy.ts';
import { rplops } from './rplops.ts';
import { sizeMatters } from './size_matters.ts';

export const LAYOUTS: Record<EventSystem, Layout> = {
  'puffing-billy': puffingBilly,
  'size-matters': sizeMatters,
  'detour-98f': detour98f,
  rplops,
};
