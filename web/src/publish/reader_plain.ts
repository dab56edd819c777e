// A results page that the single file has written, with the engines in plain JavaScript.
import { loadEngine } from '../engine/plain.ts';
import { loadEventsEngine } from '../engine/events_engine.ts';
import { startReader } from './reader.ts';

void startReader({ scores: loadEngine, events: loadEventsEngine });
