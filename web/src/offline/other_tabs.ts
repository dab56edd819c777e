// Two tabs of one form: the device keeps what was typed last, and the other tab what was typed there.
import { FORM, formStore, kept } from '../store.ts';

/** Keeps for this tab, until the device takes it again, what another has written over there; tells whether there is any such form. */
export function keepApart(): boolean {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(FORM)).map(isApart).includes(true);
  } catch {
    return false;
  }
}

function isApart(key: string): boolean {
  const here = JSON.stringify(formStore.read(key.slice(FORM.length)));
  const apart = here !== JSON.stringify(kept(key));
  if (apart) sessionStorage.setItem(key, here);
  return apart;
}
