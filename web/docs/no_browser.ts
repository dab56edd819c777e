// What the page's modules expect of a browser when they are read, for a build that has none.
class Element {}

Object.assign(globalThis, { HTMLElement: Element, customElements: { define() {}, get() {} } });
