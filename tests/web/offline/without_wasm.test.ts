// Browsers that have no WebAssembly, and pages that are refused it, fetch the engine of JavaScript alone; nobody else does.
import { beforeAll, expect, test } from 'vitest';
import { NOTHING, openSite, type Site } from '../site.ts';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

const plain = (requests: string[]) => requests.filter((address) => address.includes('tallysheet_plain'));

test('it is not fetched if WebAssembly is available', async () => {
  const { page, requests } = await site.open('#puffing-billy');
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.verdict .total').waitFor();
  expect(plain(requests)).toEqual([]);
});

test.each([
  ['there is none', () => void Reflect.deleteProperty(window, 'WebAssembly')],
  [
    'it is refused',
    () =>
      void Object.assign(WebAssembly, { instantiate: () => Promise.reject(new WebAssembly.CompileError('refused')) }),
  ],
])('where %s, the page scores the same', async (_what, before) => {
  const { page, requests } = await site.open(NOTHING);
  await page.addInitScript(before);
  await page.goto(`${site.address}?#puffing-billy`);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.verdict .total').waitFor();
  expect((await page.locator('.sheet tbody td.total').allInnerTexts()).slice(0, 4)).toEqual([
    '3.028',
    '2.492',
    '1.240',
    '.194',
  ]);
  expect(plain(requests)).toHaveLength(1);
});
