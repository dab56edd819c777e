// Example requests from tests/vectors, filled in by web/command/vite.config.ts.
declare module 'virtual:examples' {
  /** The requests by function path: "puffingBilly.scoreBoard". */
  const examples: Record<string, unknown>;
  export default examples;
}
