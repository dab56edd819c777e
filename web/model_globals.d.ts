// Globals that the model uses and that browsers and Node share, beyond the language itself.
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
declare const performance: { now(): number };

declare function setTimeout(work: (...given: never[]) => void, milliseconds?: number): number;
declare function clearTimeout(timer: number | undefined): void;

declare function atob(text: string): string;
declare function btoa(bytes: string): string;

declare class URL {
  constructor(url: string);
  readonly href: string;
  readonly protocol: string;
}

interface AbortSignal {
  readonly aborted: boolean;
  throwIfAborted(): void;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

declare class TextDecoder {
  constructor(label?: string, options?: { fatal?: boolean; ignoreBOM?: boolean });
  decode(bytes?: ArrayBuffer | Uint8Array): string;
}

declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}

interface ReadableStream<Chunk = Uint8Array<ArrayBuffer>> {
  getReader(): {
    read(): Promise<{ done: false; value: Chunk } | { done: true; value?: undefined }>;
    cancel(): Promise<void>;
  };
  pipeThrough(coder: CompressionStream): ReadableStream<Chunk>;
}

declare class Blob {
  constructor(parts: (string | Uint8Array)[]);
  stream(): ReadableStream;
  arrayBuffer(): Promise<ArrayBuffer>;
}

declare class Response {
  constructor(body: ReadableStream);
  arrayBuffer(): Promise<ArrayBuffer>;
}

interface StreamWriter {
  write(bytes: Uint8Array): Promise<void>;
  close(): Promise<void>;
}

declare class CompressionStream {
  constructor(format: 'deflate');
  readonly readable: ReadableStream;
  readonly writable: { getWriter(): StreamWriter };
}

declare class DecompressionStream extends CompressionStream {}
