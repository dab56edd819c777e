// The engine's glue, which Emscripten generates from boundary/module.cpp.
declare module '*engine.mjs' {
  /** Views of the engine's memory are valid until the next call, which may move the memory by growing it. */
  export interface Engine {
    /** Returns JSON: the version, and every function with the shape of its request. */
    directory(): Uint8Array;
    /** Makes room for the next request. The caller fills in its words, followed by its texts. */
    makeRoom(size: number): Uint8Array;
    /** Answers the request in the room with its outcome as JSON. */
    answer(wordCount: number, textSize: number): Uint8Array;
    /** Frees the buffers that calls share. A call that ran out of memory never freed its own, so the next call might
     *  find none without this. */
    releaseMemory(): void;
  }

  /** Instantiates a compiled module with these imports, passes on the instance, and returns an empty object. */
  export type InstantiateWasm = (
    imports: WebAssembly.Imports,
    receive: (instance: WebAssembly.Instance) => void,
  ) => object;

  export default function createEngine(
    options: { wasmBinary: BufferSource } | { instantiateWasm: InstantiateWasm },
  ): Promise<Engine>;
}

/** The engines' files that belong to this build, which wasm/vite.config.ts fills in. */
declare const WASM_FILE: { length: number; crc32: number };
declare const EVENTS_WASM_FILE: { length: number; crc32: number };
