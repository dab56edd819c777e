// @vitest-environment dom
// The manifest of the elements for editors and catalogues, against the elements themselves.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { customElements as manifestOf, ELEMENTS } from '../../../wasm/custom_elements.ts';
import { TallySheet } from '../../../web/src/embed/element/tally_sheet.ts';
import { TallyStandings } from '../../../web/src/embed/standings/tally_standings.ts';

interface Named {
  name: string;
  description?: string;
}
interface Manifest {
  modules: {
    path: string;
    declarations: { tagName: string; attributes: Named[]; members: Named[]; events: Named[] }[];
  }[];
}

const manifest = manifestOf(ELEMENTS.map(({ tag }) => readFileSync(`wasm/${tag}.d.ts`, 'utf8'))) as Manifest;
const names = (list: Named[]) => list.map(({ name }) => name);

const CLASSES = [
  { tag: 'tally-sheet', element: TallySheet, least: 11, source: 'web/src/embed/element/sheet_element.ts' },
  { tag: 'tally-standings', element: TallyStandings, least: 2, source: 'web/src/embed/standings/tally_standings.ts' },
];

test('it describes every element of the package', () => {
  expect(manifest.modules.map(({ path }) => path)).toEqual(CLASSES.map(({ tag }) => `${tag}.js`));
});

describe.each(CLASSES)('$tag', ({ tag, element: own, least, source }) => {
  const element = manifest.modules.find(({ path }) => path === `${tag}.js`)!.declarations[0]!;

  test('has every attribute that the element observes, and no other', () => {
    expect(own.observedAttributes.length).toBeGreaterThanOrEqual(least);
    expect(names(element.attributes).sort()).toEqual([...own.observedAttributes].sort());
  });

  test('has the properties that the element has for scripts', () => {
    const callbacks = /^(constructor|form\w+Callback|\w*[cC]onnectedCallback|attributeChangedCallback)$/;
    const all = Object.entries(Object.getOwnPropertyDescriptors(own.prototype));
    const properties = all.filter(([name, { get }]) => get && !callbacks.test(name)).map(([name]) => name);
    expect(properties).toEqual(expect.arrayContaining(names(element.members)));
    const onlyRead = all.filter(([, { get, set }]) => get && !set).map(([name]) => name);
    const attributes = names(element.attributes);
    const read = names(element.members).filter((name) => !attributes.includes(name));
    expect(onlyRead).toEqual(expect.arrayContaining(read));
  });

  test('is named with its events, and all of it is described', () => {
    expect(globalThis.customElements.get(element.tagName)).toBeDefined();
    const code = readFileSync(source, 'utf8').replace(/customElements.*/g, '');
    const sent = new Set(code.match(/(?<=')tally-\w+(?=')/g));
    expect(names(element.events).sort()).toEqual([...sent].sort());
    const all = [...element.attributes, ...element.members, ...element.events];
    expect(names(all.filter(({ description }) => !description))).toEqual([]);
  });
});
