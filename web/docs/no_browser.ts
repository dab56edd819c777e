// Stubs of browser globals that the page's modules need when the build loads them.
Object.assign(globalThis, { HTMLElement: class {}, customElements: { define() {}, get() {} } });

export {};
