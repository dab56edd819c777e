// The engine's glue as Emscripten writes it, from module.cpp.
declare module '*/build/wasm/engine.mjs' {
  export interface Engine {
    /** JSON: the version, and every function with the shape of its request. */
    directory(): Uint8Array;
    /** Room for the next request. It takes the place of everything before. */
    makeRoom(size: number): Uint8Array;
    /** JSON: the outcome of the function of that number for the request in the room. */
    outcome(call: number): Uint8Array;
  }

  export default function createEngine(options: { wasmBinary: BufferSource }): Promise<Engine>;
}
