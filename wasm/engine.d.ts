// The engine's glue as Emscripten writes it, from boundary/module.cpp.
declare module '*engine.mjs' {
  /** Views of the engine's memory hold until the next call, as memory that grows is another one. */
  export interface Engine {
    /** JSON: the version, and every function with the shape of its request. */
    directory(): Uint8Array;
    /** Room for the next request, to be filled in: its words, then its texts. */
    makeRoom(size: number): Uint8Array;
    /** JSON: the outcome of the function of that number for the request in the room. */
    answer(number: number, wordCount: number, textSize: number): Uint8Array;
    /** After a call that ran out of memory, so that the next one has some. */
    releaseMemory(): void;
  }

  export default function createEngine(options: { wasmBinary: BufferSource }): Promise<Engine>;
}
