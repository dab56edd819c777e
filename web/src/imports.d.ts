// What TypeScript cannot see of the imports that Vite answers.
declare module '*.json?examples' {
  const examples: { call: string; request: unknown }[];
  export default examples;
}

declare module '*.wasm?url' {
  const url: string;
  export default url;
}
