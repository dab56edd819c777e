// The installed page as a target of the system's share sheet: the service worker keeps the file, the page asks which event it
// belongs to and previews it, and nothing is imported or sent.
import { rmSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { anEvent, everythingKept, putEvent } from '../event_site.ts';
import { newPage, PHONE, sharedBrowser, WITH_SERVICE_WORKERS } from '../site.ts';
import { openHost, readyOffline, smallWorker } from './host.ts';

const EVENT = anEvent('rplops', []);
const TABLE = 'game,player,place\nBrass,Ann,1\nBrass,Bob,2';

/** In the page: sends what the share sheet does, and gives where it leads, without the fragment. The page's policy forbids forms. */
async function share({ name, text }: { name: string; text: string }): Promise<string> {
  const body = new FormData();
  body.append('file', new File([text], name));
  return (await fetch('share', { method: 'POST', body })).url;
}

test('a shared file is kept by the service worker, previewed in the chosen event, and then forgotten', async () => {
  const [host, { folder, file }] = [await openHost(), await smallWorker()];
  host.instead = { 'service_worker.js': { file } };
  onTestFinished(async () => {
    await host.stop();
    rmSync(folder, { recursive: true });
  });
  const page = await newPage(await sharedBrowser(), { ...PHONE, ...WITH_SERVICE_WORKERS });
  await page.goto(host.address);
  await readyOffline(page);
  await page.goto(`${host.address}#events`);
  await putEvent(page, EVENT);
  await page.goto(`${host.address}?again#events`);
  await page.locator('.new-event').waitFor();
  expect(await page.evaluate(share, { name: 'spring.csv', text: TABLE })).toBe(host.address);
  await page.goto(`${host.address}?shared#events/shared`);
  await page.getByText('Which event do the games of “spring.csv” belong to?').waitFor();
  await page.getByRole('link', { name: EVENT.name }).click();
  await page.locator('#import-verdict').waitFor();
  expect(await page.locator('#import-verdict').innerText()).toBe('2 rows, one game. Everything could be read.');
  expect(JSON.stringify(await page.evaluate(everythingKept))).not.toContain('Brass');
  await page.goto(`${host.address}?later#events/shared`);
  await page.getByText('There is no file.').waitFor();
});
