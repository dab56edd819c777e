// Types of imports that Vite resolves; the first two are made by web/build/engine_facts.ts.
declare module 'example:*' {
  const request: unknown;
  export default request;
}

declare module 'limits:*' {
  export const least: number;
  export const most: number;
}

declare module '*.wasm?url&inline' {
  const url: string;
  export default url;
}

declare module '*.wasm?url' {
  const url: string;
  export default url;
}

declare module '*.rule?raw' {
  const text: string;
  export default text;
}
