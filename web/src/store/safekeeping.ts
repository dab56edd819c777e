// Whether the browser has promised to keep the events, and how long results have been entered since the last backup.
import { keep, kept } from '../device/storage.ts';

const BACKUP = 'backup';
const ASKED = 'persist';

const AN_HOUR = 3_600_000;

/** `entered` is when the first result after the last backup was entered; `ask` the time before which not to ask. */
interface Since {
  entered?: number;
  ask?: number;
}

function since(): Since {
  const found = kept(BACKUP);
  return typeof found === 'object' && found !== null ? found : {};
}

/** Whether the browser has promised not to delete the events by itself. */
export async function isPersistent(): Promise<boolean> {
  return (
    (await storage()
      ?.persisted?.()
      .catch(() => false)) ?? false
  );
}

/** Whether the person was asked already. */
export function wasAsked(): boolean {
  return Boolean(kept(ASKED));
}

export function setAsked(): void {
  keep(ASKED, true);
}

/** Asks the browser for the promise. */
export async function askToPersist(): Promise<boolean> {
  setAsked();
  return (
    (await storage()
      ?.persist?.()
      .catch(() => false)) ?? false
  );
}

export function canPersist(): boolean {
  return storage()?.persist !== undefined;
}

/** Absent from pages without TLS. */
function storage(): StorageManager | undefined {
  return navigator.storage as StorageManager | undefined;
}

export function noteEntry(now = Date.now()): void {
  const found = since();
  if (found.entered === undefined || found.entered > now) keep(BACKUP, { ...found, entered: now });
}

export function backedUp(): void {
  keep(BACKUP, {});
}

/** Not before another hour of entry. */
export function remindLater(now = Date.now()): void {
  keep(BACKUP, { ...since(), ask: now + AN_HOUR });
}

/** Whether an hour of entry has passed since the last backup. */
export function isBackupDue(now = Date.now()): boolean {
  const { entered = now, ask = 0 } = since();
  return now - entered >= AN_HOUR && now >= ask;
}
