// Where forms keep what was typed. For the length of a visit; a lasting store takes its place here.

export interface Store {
  read(form: string): unknown;
  write(form: string, state: unknown): void;
}

export function visitStore(): Store {
  const states = new Map<string, unknown>();
  return {
    read: (form) => states.get(form),
    write: (form, state) => void states.set(form, state),
  };
}
