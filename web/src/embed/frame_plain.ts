// The frame for browsers without WebAssembly (embed_plain.html).
import { loadEngine } from '../engine/plain.ts';
import { startFrame } from './frame.ts';

void startFrame(loadEngine);
