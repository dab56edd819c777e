// The rules' own worked tie.
import type { RplopsGame } from 'tallysheet';
import examples from '../../../../tests/vectors/rplops.json?examples';
import { exampleOf } from '../../examples.ts';

export const gameExample = exampleOf<RplopsGame>(examples, 'rplops.scoreGame');
