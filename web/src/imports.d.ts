// What TypeScript cannot see of the imports that Vite answers.
declare module '*.json?examples' {
  const examples: { call: string; request: unknown }[];
  export default examples;
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
