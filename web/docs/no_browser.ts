// What the page's modules expect of a browser when they are read, for a build that has none.
Object.assign(globalThis, { HTMLElement: class {}, customElements: { define() {}, get() {} } });

export {};
