/** Stubs the browser interfaces that the forms' modules use when they are loaded; the command only reads and scores. */
export function standForBrowser(): void {
  Object.assign(globalThis, { HTMLElement: class {}, customElements: { define() {}, get() {} } });
}
