// A file that another application has handed to this one, through the system's share sheet or "open with", until an event
// takes it. The service worker stores what is shared (offline/worker/shared.ts).

/** The cache and the address under which the service worker stores it. */
export const SHARED_CACHE = 'tallysheet-shared';
export const SHARED_ADDRESS = './shared-file';
/** Its name, encoded as in an address. */
export const SHARED_NAME = 'x-file-name';

let opened: File | null = null;

/** Null if there is none. */
export async function sharedFile(): Promise<File | null> {
  if (opened) return opened;
  if (!('caches' in globalThis)) return null;
  const response = await stored().catch(() => undefined);
  if (!response) return null;
  const name = decodeURIComponent(response.headers.get(SHARED_NAME) ?? '');
  opened = new File([await response.blob()], name);
  return opened;
}

/** The file, which is not kept any longer. */
export async function takeShared(): Promise<File | null> {
  const file = await sharedFile();
  await forgetShared();
  return file;
}

export async function forgetShared(): Promise<void> {
  opened = null;
  if ('caches' in globalThis) await caches.delete(SHARED_CACHE).catch(() => false);
}

async function stored(): Promise<Response | undefined> {
  return (await caches.has(SHARED_CACHE)) ? (await caches.open(SHARED_CACHE)).match(SHARED_ADDRESS) : undefined;
}

interface Launch {
  files?: { getFile(): Promise<File> }[];
}

/** Calls `opens` with each file that the system opens with this application, where browsers can do that. */
export function followLaunches(opens: () => void): void {
  const { launchQueue } = globalThis as { launchQueue?: { setConsumer(take: (launch: Launch) => void): void } };
  launchQueue?.setConsumer(async ({ files = [] }) => {
    const file = await files[0]?.getFile();
    if (!file) return;
    opened = file;
    opens();
  });
}
