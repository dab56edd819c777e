// The engine's glue as Emscripten writes it, from module.cpp.
declare module '*engine.mjs' {
  export interface Engine {
    /** The engine's memory. It is another one after a call that made it grow. */
    HEAPU8: Uint8Array;
    /** The address of a JSON text: the version, and every function with the shape of its request. */
    directory(): number;
    /** The address of room for the next request. It takes the place of everything before. */
    makeRoom(size: number): number;
    /** The address of a JSON text: the outcome of the function of that number for the request in the room. */
    outcome(call: number): number;
    /** The bytes of the text that was given last. */
    length(): number;
  }

  export default function createEngine(options: { wasmBinary: BufferSource }): Promise<Engine>;
}
