// The browser crashes during typing: everything that the device had taken is there afterwards, and in time it takes all.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilGameKeeps } from '../event_site.ts';
import { openSite, type Site } from '../site.ts';
import { kill, newProfile, type Running } from './killable.ts';

const ROUNDS = Number(process.env['CRASHES'] ?? 1);
const MOST_LETTERS = 30;

let site: Site;
const profile = newProfile();
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => profile.remove());

/** The values of the game's fields, from first to last. */
function fields({ page }: Running): Promise<string[]> {
  return page
    .locator('tally-form input[data-at], .heading-field input')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));
}

/** Types letters in a board, and Enter after each seven. */
async function type({ page }: Running, first: number, count: number): Promise<void> {
  for (let letter = first; letter < first + count; letter += 1)
    await page.keyboard.press(letter % 8 === 0 ? 'Enter' : String.fromCharCode(97 + (letter % 26)));
}

const someLetters = () => 1 + Math.floor(MOST_LETTERS * Math.random());

/** Types in a new board until the device has taken what stands there, which is returned, and then some more. */
async function typeAndCrash(running: Running): Promise<{ address: string; texts: string[] }> {
  const { page } = running;
  await page.getByRole('button', { name: 'Enter a board' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'puffing-billy-heading');
  const count = someLetters();
  await type(running, 1, count);
  const texts = await fields(running);
  const address = page.url();
  await untilGameKeeps(page, address, texts);
  await type(running, 1 + count, someLetters());
  await kill(running);
  return { address, texts };
}

test(
  `a crash at a random moment loses nothing that the device had taken (${ROUNDS})`,
  async () => {
    let running = await profile.start(`${site.address}#events`);
    await running.page.locator('#event-name').fill('Crash league');
    await running.page.keyboard.press('Enter');
    await running.page.locator('.view-games').waitFor();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { address, texts } = await typeAndCrash(running);
      running = await profile.start(address);
      await running.page.locator('#puffing-billy-heading').waitFor();
      const kept = await fields(running);
      expect(
        kept.map((text, at) => text.startsWith(texts[at] ?? '')),
        `round ${round}: ${kept} after ${texts}`,
      ).not.toContain(false);
      expect(texts.join('').length).toBeGreaterThan(0);
      expect(await running.page.locator('.between h2').innerText()).toBe(`Board ${round} of ${round}`);
      await running.page.goto(address.replace(/\/game\/.*/, ''));
    }
    await kill(running);
  },
  300_000 + ROUNDS * 30_000,
);
