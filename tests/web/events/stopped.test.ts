// The drawing of a picture says so, and can be stopped. Each look at the clock is some milliseconds after the one before, so
// that it takes long enough. Work on files is in stopped_work.test.ts.
import { expect, test } from 'vitest';
import { openSite, PHONE } from '../site.ts';

/** In the page: its clock goes fast, and Stop is pressed as soon as it is there; a pointer may come too late. */
function stopAtOnce(): void {
  const own = performance.now.bind(performance);
  let clock = own();
  performance.now = () => (clock += 40);
  const look = new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Stop');
    if (!button || !document.querySelector('progress')) return;
    look.disconnect();
    performance.now = own;
    button.click();
  });
  look.observe(document, { childList: true, subtree: true });
}

test('the drawing of a picture can be stopped, and the next one is saved', async () => {
  const site = await openSite();
  const { page } = await site.open('#detour-98f', { ...PHONE, acceptDownloads: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Fill in the example');
  await page.locator('.below').waitFor();
  for (const row of await page.locator('.sheet .opener').all()) await row.click();
  await press('Copy');
  await page.evaluate(stopAtOnce);
  await press('Save the picture');
  const status = page.locator('tally-copy .share-status');
  await status.getByText('Stopped. No picture was made.').waitFor();
  await page.getByRole('progressbar').waitFor({ state: 'detached' });

  const [download] = await Promise.all([page.waitForEvent('download'), press('Save the picture')]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  await status.getByText('Picture saved.').waitFor();
});
