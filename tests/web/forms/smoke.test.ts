// Each form scores its example in a real browser. The other files of this folder test the rest.
import { beforeAll, expect, test } from 'vitest';
import { PAGE_FRAGMENTS } from '../forms.ts';
import { openSite, showForm, type OpenPage, type Site } from '../site.ts';

let site: Site;
/** One for all forms: each keeps its own contents. */
let opened: OpenPage;
beforeAll(async () => {
  site = await openSite();
  opened = await site.open('');
});

test.each(PAGE_FRAGMENTS)('%s scores its example', async (fragment) => {
  const { page, requests, complaints } = opened;
  await showForm(page, fragment);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.verdict .total').waitFor();
  await page.locator('.below').waitFor();
  expect(requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
  expect(complaints).toEqual([]);
});
