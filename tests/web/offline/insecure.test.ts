// On an address with http that is not this machine's, the page works, and its foot says what needs https.
import { expect, test } from 'vitest';
import { newPage, PHONE, sharedBrowser } from '../site.ts';
import { ELSEWHERE } from '../chromium.ts';
import { openHost } from './host.ts';

test('without TLS the page scores, and its foot says that offline use needs https', async () => {
  const host = await openHost();
  const page = await newPage(await sharedBrowser(), PHONE);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${host.address.replace('localhost', ELSEWHERE)}#rplops`);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  expect(await page.locator('.verdict .total').innerText()).toBe('83.33');
  await page.getByText('This address begins with http. Everything works here; offline use needs https.').waitFor();
  expect(complaints).toEqual([]);
  await host.stop();
});
