// A results page whose engines are files of WebAssembly within it. Without WebAssembly it is there to be read.
import load from 'tallysheet';
import loadEvents from 'tallysheet/events';
import { bytesIn } from '../engine/base64.ts';
import { EVENTS_ENGINE, SCORES_ENGINE } from './embedded.ts';
import { dataIn, startReader } from './reader.ts';

void startReader({
  scores: () => load({ wasm: bytesIn(dataIn(SCORES_ENGINE)) }),
  events: () => loadEvents({ wasm: bytesIn(dataIn(EVENTS_ENGINE)) }),
});
