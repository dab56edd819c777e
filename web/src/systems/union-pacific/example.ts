// The association's own worked example.
import type { TwoGameRequest } from 'tallysheet';
import examples from '../../../../tests/vectors/union_pacific.json?examples';
import { exampleOf } from '../../examples.ts';

export const finalExample = exampleOf<TwoGameRequest>(examples, 'unionPacific.scoreFinal');
