// The standings of each system in any arithmetic, written the straightforward way: each player's figures are added up
// game by game and printed at the end.
import { detour98f } from './detour_98f.ts';
import type { Numbers } from './numbers.ts';
import { puffingBilly } from './puffing_billy.ts';
import { rplops } from './rplops.ts';
import { sizeMatters } from './size_matters.ts';

export type Peer = Record<string, { standings(request: any): { rows: object[] } }>;

/** `checked` says whether to check requests as the module does. */
export function peerIn<N>(numbers: Numbers<N>, checked: boolean): Peer {
  return {
    puffingBilly: { standings: puffingBilly(numbers, checked) },
    sizeMatters: { standings: sizeMatters(numbers, checked) },
    detour98f: { standings: detour98f(numbers, checked) },
    rplops: { standings: rplops(numbers, checked) },
  };
}
