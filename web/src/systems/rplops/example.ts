// The rules’ own worked tie.
import type { RplopsGame } from 'tallysheet';
import request from '../../../../tests/vectors/rplops.json?call=rplops.scoreGame&example';

export const gameExample = { request: request as RplopsGame };
