// Properties that a page set before this script had come stand in the way of the element's own: they are set anew.
export function takeOver(element: HTMLElement, names: string[]): void {
  const values = element as unknown as Record<string, unknown>;
  for (const name of names) {
    if (!Object.hasOwn(element, name)) continue;
    const value = values[name];
    delete values[name];
    values[name] = value;
  }
}
