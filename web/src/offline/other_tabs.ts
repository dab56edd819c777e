// Two tabs of one form: the device keeps what was typed last, and each tab what was typed there.
import { FORM, formStore, kept } from '../store.ts';

/** Whether this tab holds a form whose kept contents another tab has replaced. It only reads: what a tab writes wakes
 *  every other tab, and two tabs that answered by writing would never rest. */
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
