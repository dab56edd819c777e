// @vitest-environment dom
// The manifest of <tally-sheet> for editors and catalogues, against the element itself.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { customElements as manifestOf } from '../../../wasm/custom_elements.ts';
import { TallySheet } from '../../../web/src/embed/element/tally_sheet.ts';

interface Named {
  name: string;
  description?: string;
}
interface Manifest {
  modules: { declarations: { tagName: string; attributes: Named[]; members: Named[]; events: Named[] }[] }[];
}

const manifest = manifestOf(readFileSync('wasm/tally-sheet.d.ts', 'utf8')) as Manifest;
const element = manifest.modules[0]!.declarations[0]!;
const names = (list: Named[]) => list.map(({ name }) => name);

test('it names every attribute that the element observes, and no other', () => {
  expect(TallySheet.observedAttributes.length).toBeGreaterThan(10);
  expect(names(element.attributes).sort()).toEqual([...TallySheet.observedAttributes].sort());
});

test('it names the properties that the element has for scripts', () => {
  const callbacks = /^(constructor|form\w+Callback|\w*[cC]onnectedCallback|attributeChangedCallback)$/;
  const all = Object.entries(Object.getOwnPropertyDescriptors(TallySheet.prototype));
  const properties = all.filter(([name, { get }]) => get && !callbacks.test(name)).map(([name]) => name);
  expect(properties).toEqual(expect.arrayContaining(names(element.members)));
  const onlyRead = all.filter(([, { get, set }]) => get && !set).map(([name]) => name);
  const attributes = names(element.attributes);
  expect(onlyRead).toEqual(expect.arrayContaining(names(element.members).filter((name) => !attributes.includes(name))));
});

test('it names the element and its events, and describes all of them', () => {
  expect(globalThis.customElements.get(element.tagName)).toBeDefined();
  const sent = readFileSync('web/src/embed/element/result_events.ts', 'utf8').match(/'tally-\w+'/g)!;
  expect(names(element.events).sort()).toEqual(sent.map((name) => name.slice(1, -1)).sort());
  const all = [...element.attributes, ...element.members, ...element.events];
  expect(names(all.filter(({ description }) => !description))).toEqual([]);
});
