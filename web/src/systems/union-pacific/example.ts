// The association’s own worked example.
import type { TwoGameRequest } from 'tallysheet';
import request from '../../../../tests/vectors/union_pacific.json?call=unionPacific.scoreFinal&example';

export const finalExample = { request: request as TwoGameRequest };
