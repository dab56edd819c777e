// Stores what is typed into a frame by the options in its address, separately from the page's own sheets; only for this
// visit if the browser gives frames no storage.
import type { State } from '../form/state.ts';
import { formStore, type Store } from '../device/storage.ts';

/** `carried` is the contents before anything is typed. */
export function frameStore(presets: State, carried: State | undefined): Store {
  const key = (form: string) => `embed/${form}?${JSON.stringify([presets, carried])}`;
  return {
    read: (form) => formStore.read(key(form)) ?? carried,
    write: (form, state) => formStore.write(key(form), state),
  };
}
