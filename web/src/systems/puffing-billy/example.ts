// The association’s own worked example of a board.
import type { BoardRequest } from 'tallysheet';
import request from '../../../../tests/vectors/puffing_billy.json?call=puffingBilly.scoreBoard&example';

export const boardExample = { request: request as BoardRequest };
