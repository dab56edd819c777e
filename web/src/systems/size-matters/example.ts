// The worked example of the rules.
import type { SizeMattersGame } from 'tallysheet';
import request from '../../../../tests/vectors/size_matters.json?call=sizeMatters.scoreGame&example';

export const gameExample = { request: request as SizeMattersGame };
