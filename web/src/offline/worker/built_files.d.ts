// The data that the build passes to the service worker (see web/build/service_worker.ts).
declare module 'virtual:built-files' {
  export const version: string;
  export const files: { url: string; revision: string | null; integrity: string }[];
}
