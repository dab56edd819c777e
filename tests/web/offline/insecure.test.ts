// On an address with http that is not this machine's, the page works, and its foot says what needs https.
import { expect, test } from 'vitest';
import { openBrowser, openContext } from '../site.ts';
import { openHost } from './host.ts';

test('without TLS the page scores, and its foot says that offline use needs https', async () => {
  const host = await openHost();
  const browser = await openBrowser(undefined, ['--host-resolver-rules=MAP club.example 127.0.0.1']);
  const page = await (await openContext(browser)).newPage();
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.goto(`${host.address.replace('localhost', 'club.example')}#rplops`);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  expect(await page.locator('.verdict .total').innerText()).toBe('83.33');
  await page.getByText('This address begins with http. Everything works here; offline use needs https.').waitFor();
  expect(complaints).toEqual([]);
  await browser.close();
  await host.stop();
});
