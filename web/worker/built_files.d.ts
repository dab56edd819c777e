// What the build tells the service worker (see service_worker_build.ts).
declare module 'virtual:built-files' {
  export const version: string;
  export const files: { url: string; revision: string | null; integrity: string }[];
}
