// Two tabs with the same form: the device stores what was typed last, and each tab keeps its own contents.
import { FORM, formStore, kept } from '../device/storage.ts';

/** Whether another tab has replaced the stored contents of a form in this tab. Only reads: writing would notify the
 *  other tabs, which would then write in turn, without end. */
export function differsFromDevice(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(FORM) && isReplaced(key));
  } catch {
    return false;
  }
}

function isReplaced(key: string): boolean {
  return JSON.stringify(formStore.read(key.slice(FORM.length))) !== JSON.stringify(kept(key));
}
