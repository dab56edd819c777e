// The worked example of the rules.
import type { Detour98fGame } from 'tallysheet';
import examples from '../../../../tests/vectors/detour_98f.json?examples';
import { exampleOf } from '../../examples.ts';

export const gameExample = exampleOf<Detour98fGame>(examples, 'detour98f.scoreGame');
