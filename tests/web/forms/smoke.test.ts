// Each form scores its example in a real browser. The other files of this folder test the rest.
import { expect, test } from 'vitest';
import { PAGE_FRAGMENTS } from '../forms.ts';
import { openSite } from '../site.ts';

test.each(PAGE_FRAGMENTS)('%s scores its example', async (fragment) => {
  const site = await openSite();
  const { page, requests, complaints } = await site.open(fragment);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.verdict .total').waitFor();
  await page.locator('.below').waitFor();
  expect(requests.filter((address) => !address.startsWith(site.address))).toEqual([]);
  expect(complaints).toEqual([]);
});
