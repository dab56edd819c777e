// The worked example of the rules.
import type { SizeMattersGame } from 'tallysheet';
import examples from '../../../../tests/vectors/size_matters.json?examples';
import { exampleOf } from '../../examples.ts';

export const gameExample = exampleOf<SizeMattersGame>(examples, 'sizeMatters.scoreGame');
