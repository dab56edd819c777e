// What TypeScript cannot see of the imports that Vite answers.
declare module '*&example' {
  const request: unknown;
  export default request;
}

declare module '*.wasm?url' {
  const url: string;
  export default url;
}
