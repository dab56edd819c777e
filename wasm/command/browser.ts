/** Stands for what the forms' modules ask of a browser when they are loaded; the command only reads and scores. */
export function standForBrowser(): void {
  Object.assign(globalThis, { HTMLElement: class {}, customElements: { define() {}, get() {} } });
}
