// Worked requests from tests/vectors, which wasm/command/vite.config.ts fills in.
declare module 'virtual:examples' {
  /** By the function: "puffingBilly.scoreBoard". */
  const examples: Record<string, unknown>;
  export default examples;
}
