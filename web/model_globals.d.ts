// What browsers and Node have in common beyond the language itself, as far as the model uses it.
declare const crypto: { getRandomValues(bytes: Uint8Array): Uint8Array };
declare const performance: { now(): number };

declare function setTimeout(work: (...given: never[]) => void, milliseconds?: number): number;

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
