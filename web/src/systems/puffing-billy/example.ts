// The association's own worked examples.
import type { BoardRequest, FinalRequest } from 'tallysheet';
import examples from '../../../../tests/vectors/puffing_billy.json?examples';
import { exampleOf } from '../../examples.ts';

export const boardExample = exampleOf<BoardRequest>(examples, 'puffingBilly.scoreBoard');
export const finalExample = exampleOf<FinalRequest>(examples, 'puffingBilly.scoreFinal');
