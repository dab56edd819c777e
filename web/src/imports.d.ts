// What TypeScript cannot see of the imports that Vite answers.
declare module '*&example' {
  const request: unknown;
  export default request;
}

declare module '*.wasm?url' {
  const url: string;
  export default url;
}

declare module 'papaparse' {
  interface Parsed {
    data: string[][];
    errors: { type: string; code: string; row?: number }[];
  }
  const Papa: { parse(text: string, options: { delimiter: string; preview?: number }): Parsed };
  export default Papa;
}
