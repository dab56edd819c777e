// @vitest-environment dom
// The blank forms in the page's HTML have the elements and words that the app draws before it has an engine. How the app takes
// their place is in static_page.test.ts.
import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { TallyApp } from '../../../web/src/app/app.ts';
import { FORM_FRAGMENTS } from '../forms.ts';
import { all, found, openPage, words } from '../dom.ts';

const HTML = readFileSync('build/site/index.html', 'utf8');

/** Every element's name and attributes, in order, but for what the app has only once its modules have come. */
function elementsIn(root: ParentNode): string[] {
  return all(':not(tally-damaged)', root).map((one) => {
    const attributes = [...one.attributes].filter(({ name }) => name !== 'checked');
    const said = attributes.map(({ name, value }) => `${name}="${value.replace(/\s+/g, ' ')}"`).sort();
    return `${one.localName} ${(one as HTMLInputElement).checked ? 'checked ' : ''}${said.join(' ')}`;
  });
}

function staticPage(fragment: string): HTMLElement {
  const id = `page:${fragment.slice(1)}`;
  const [, text] = new RegExp(`<template id="${id}">([\\s\\S]*?)</template>`).exec(HTML)!;
  const page = document.createElement('div');
  page.innerHTML = text!;
  return page;
}

test.each(FORM_FRAGMENTS)('%s', async (fragment) => {
  const { parts } = TallyApp;
  onTestFinished(() => void (TallyApp.parts = parts));
  TallyApp.parts = { loadEngine: () => new Promise(() => {}) };
  await openPage(fragment);
  await found('tally-form');
  const expected = staticPage(fragment);
  const app = await found('tally-app');
  expect(elementsIn(app).length).toBeGreaterThan(50);
  expect(elementsIn(app)).toEqual(elementsIn(expected));
  expect(words(app)).toBe(words(expected));
});
