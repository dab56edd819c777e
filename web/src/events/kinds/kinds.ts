// The systems that have events.
import type { EventSystem } from '../event.ts';
import { detour98fKind } from './detour_98f.ts';
import type { Kind } from './kind.ts';
import { puffingBillyKind } from './puffing_billy.ts';
import { rplopsKind } from './rplops.ts';
import { sizeMattersKind } from './size_matters.ts';

export const KINDS: Record<EventSystem, Kind> = {
  'puffing-billy': puffingBillyKind,
  'size-matters': sizeMattersKind,
  'detour-98f': detour98fKind,
  rplops: rplopsKind,
};
