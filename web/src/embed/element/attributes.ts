// Reassigns properties that a page set before the element was defined, because they hide the element's accessors.
export function takeOver(element: HTMLElement, names: string[]): void {
  const values = element as unknown as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = values[name];
    delete values[name];
    values[name] = value;
  }
}
