// The browser crashes during typing: everything typed up to a second before is there afterwards.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../site.ts';
import { kill, newProfile, type Running } from './killable.ts';

const ROUNDS = Number(process.env['CRASHES'] ?? 3);
const A_SECOND = 1000;

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

/** Types a new board letter by letter until so long after the first; tells where, and what stood there a second before. */
async function typeUntil(running: Running, moment: number): Promise<{ address: string; texts: string[] }> {
  const { page } = running;
  await page.getByRole('button', { name: 'Enter a board' }).click();
  await page.waitForFunction(() => document.activeElement?.id === 'puffing-billy-heading');
  const written: { at: number; texts: string[] }[] = [];
  for (let letter = 1; letter === 1 || Date.now() < written[0]!.at + moment; letter += 1) {
    await page.keyboard.press(letter % 8 === 0 ? 'Enter' : String.fromCharCode(97 + (letter % 26)));
    written.push({ at: Date.now(), texts: await fields(running) });
  }
  const address = page.url();
  await kill(running);
  const died = Date.now();
  return { address, texts: written.filter(({ at }) => at < died - A_SECOND).at(-1)?.texts ?? [] };
}

test(
  `${ROUNDS} crashes at random moments lose nothing that was typed a second before`,
  async () => {
    let running = await profile.start(`${site.address}#events`);
    await running.page.locator('#event-name').fill('Crash league');
    await running.page.keyboard.press('Enter');
    await running.page.locator('.view-games').waitFor();
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { address, texts } = await typeUntil(running, A_SECOND * (1.2 + 2 * Math.random()));
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
