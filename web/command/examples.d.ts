// Example requests from tests/vectors, filled in by examples_plugin.ts.
declare module 'virtual:examples' {
  /** The requests by function path: "puffingBilly.scoreBoard". */
  const examples: Record<string, unknown>;
  export default examples;
}
