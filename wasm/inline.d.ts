// The same module with the engine inside, for bundlers that copy no files: `load()` makes no request.
export { default } from './tallysheet.js';
export * from './tallysheet.js';
