// Stubs of browser globals that the page's modules need when the build loads them.
const elements = new Map<string, unknown>();
Object.assign(globalThis, {
  HTMLElement: class {},
  location: { hash: '' },
  customElements: {
    define: (name: string, element: unknown) => void elements.set(name, element),
    get: (name: string) => elements.get(name),
  },
});

export {};
