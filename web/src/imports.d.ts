// Types of imports that Vite resolves.
declare module '*&example' {
  const request: unknown;
  export default request;
}

declare module '*.wasm?url&inline' {
  const url: string;
  export default url;
}

declare module '*.wasm?url' {
  const url: string;
  export default url;
}
