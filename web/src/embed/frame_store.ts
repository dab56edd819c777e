// What was typed into a frame is kept under what its address asks for, apart from the page's own sheets; for the
// length of the visit where a browser keeps nothing for frames.
import type { State } from '../links/layout.ts';
import { formStore, type Store } from '../store.ts';

/** `carried`: what is there before anything was typed. */
export function frameStore(presets: State, carried: State | undefined): Store {
  const key = (form: string) => `embed/${form}?${JSON.stringify([presets, carried])}`;
  return {
    read: (form) => formStore.read(key(form)) ?? carried,
    write: (form, state) => formStore.write(key(form), state),
  };
}
