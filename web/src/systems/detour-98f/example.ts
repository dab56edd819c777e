// The worked example of the rules.
import type { Detour98fGame } from 'tallysheet';
import request from '../../../../tests/vectors/detour_98f.json?call=detour98f.scoreGame&example';

export const gameExample = { request: request as Detour98fGame };
