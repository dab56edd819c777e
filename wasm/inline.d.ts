// The same module with the engine inside, for bundlers that copy no files: `load()` fetches nothing.
export { default } from './tallysheet.js';
export * from './tallysheet.js';
