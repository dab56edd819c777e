// Long work on files says so, and can be stopped. The processor is slowed down, so that it takes long enough.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { anEvent, putEvent, storeEvent } from '../event_site.ts';
import { openSite, PHONE, contentsOf } from '../site.ts';
import { manyGames } from './many_games.ts';

const SLOWER = 8;
const GAMES = manyGames('detour-98f', 400, 90);
const EVENTS = ['Spring', 'Summer', 'Autumn'];

async function openList(): Promise<Page> {
  const site = await openSite();
  const { page } = await site.open('#events', { ...PHONE, acceptDownloads: true });
  await page.locator('.new-event').waitFor();
  return page;
}

async function slowDown(page: Page, rate = SLOWER): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function storeEvents(page: Page): Promise<void> {
  for (const [at, name] of EVENTS.entries()) {
    await page.evaluate(storeEvent, { ...anEvent('detour-98f', GAMES), id: `event${at}`, name });
  }
}

/** Begins something, and stops it as soon as that can be stopped. */
async function stop(page: Page, begin: () => Promise<unknown>): Promise<void> {
  const stopped = page.evaluate(pressStop);
  await begin();
  await stopped;
  await page.getByRole('progressbar').waitFor({ state: 'detached' });
}

/** In the page: a pointer may come too late. */
function pressStop(): Promise<void> {
  return new Promise((pressed) => {
    const look = new MutationObserver(() => {
      const button = [...document.querySelectorAll('button')].find(({ innerText }) => innerText === 'Stop');
      if (!button || !document.querySelector('progress')) return;
      look.disconnect();
      button.click();
      pressed();
    });
    look.observe(document, { childList: true, subtree: true });
  });
}

test('the preview of an import can be stopped, and the text is still there', async () => {
  const page = await openList();
  await putEvent(page, anEvent('rplops', []), 'files');
  const rows = Array.from({ length: 3_000 }, (_, at) => `Game ${at >> 2},Player ${at % 4},${(at % 4) + 1}`);
  const buffer = Buffer.from(`game,player,place\n${rows.join('\n')}\n`);
  await page.locator('#import-text').waitFor();
  await slowDown(page);
  const input = page.locator('tally-import input[type=file]');
  await stop(page, () => input.setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer }));
  const kept = () => page.locator('#import-text').getAttribute('placeholder');
  await expect.poll(kept).toMatch(/^“a\.csv”: a text of .* characters/);
});

test('a backup and its restoring can be stopped; events that were restored stay', async () => {
  const page = await openList();
  await storeEvents(page);
  await slowDown(page);
  const backup = page.locator('.backup');
  const save = () => backup.getByRole('button', { name: 'Back up everything' }).click();
  await stop(page, save);
  await backup.getByRole('status').getByText('Stopped. No backup was saved.').waitFor();

  await slowDown(page, 1);
  const [download] = await Promise.all([page.waitForEvent('download'), save()]);
  const buffer = await contentsOf(download);
  const other = await openList();
  await slowDown(other);
  const input = other.locator('.backup input');
  await stop(other, () => input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer }));
  const status = other.locator('.backup [role=status]').last();
  await status.getByText(/^Stopped\./).waitFor();
  const said = await status.innerText();
  const [, count = ''] = /^Stopped\. (One|2) events? added\.$/.exec(said) ?? [];
  expect(['One', '2']).toContain(count);
  await expect.poll(() => other.locator('.event-card').count()).toBe(count === 'One' ? 1 : 2);
});

test('the drawing of a picture can be stopped, and the next one is saved', async () => {
  const site = await openSite();
  const { page } = await site.open('#detour-98f', { ...PHONE, acceptDownloads: true });
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await press('Fill in the example');
  await page.locator('.below').waitFor();
  for (const row of await page.locator('.sheet .opener').all()) await row.click();
  await press('Copy');
  await slowDown(page, 20);
  await stop(page, () => press('Save the picture'));
  const status = page.locator('tally-copy .share-status');
  await status.getByText('Stopped. No picture was made.').waitFor();

  await slowDown(page, 1);
  const [download] = await Promise.all([page.waitForEvent('download'), press('Save the picture')]);
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  await status.getByText('Picture saved.').waitFor();
});
