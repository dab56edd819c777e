// The association’s own worked example of a final.
import type { FinalRequest } from 'tallysheet';
import request from '../../../../tests/vectors/puffing_billy.json?call=puffingBilly.scoreFinal&example';

export const finalExample = { request: request as FinalRequest };
