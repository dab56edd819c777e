// The browser dies while somebody types: what was typed up to a second before is there afterwards.
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from './site.ts';

const CHROMIUM = process.env['CHROMIUM'] ?? ['/usr/bin/chromium', '/usr/bin/google-chrome'].find(existsSync) ?? 'chromium';
const ROUNDS = Number(process.env['CRASHES'] ?? 3);
const A_SECOND = 1000;

let site: Site;
const profile = mkdtempSync(join(tmpdir(), 'tallysheet-'));
beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  await site.close();
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
});

interface Running {
  page: Page;
  process: ChildProcess;
}

async function start(address: string): Promise<Running> {
  const process = spawn(CHROMIUM, ['--headless=new', '--no-sandbox', '--no-first-run', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']);
  const endpoint = await new Promise<string>((resolve) => {
    process.stderr?.on('data', (text: Buffer) => {
      const found = /ws:\/\/\S+/.exec(String(text));
      if (found) resolve(found[0]);
    });
  });
  const browser = await chromium.connectOverCDP(endpoint);
  const page = await browser.contexts()[0]!.newPage();
  await page.goto(address);
  return { page, process };
}

function die({ process }: Running): Promise<unknown> {
  const dead = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGKILL');
  return dead;
}

/** Types letter by letter until the moment has come; tells what stood there a second before. */
async function typeUntil(running: Running, moment: number): Promise<string> {
  const field = running.page.locator('#puffing-billy-heading');
  const written: { at: number; text: string }[] = [];
  await field.focus();
  const end = Date.now() + moment;
  for (let letter = 0; Date.now() < end; letter += 1) {
    await running.page.keyboard.type(String.fromCharCode(97 + (letter % 26)));
    written.push({ at: Date.now(), text: await field.inputValue() });
  }
  await die(running);
  const died = Date.now();
  return written.filter(({ at }) => at < died - A_SECOND).at(-1)?.text ?? '';
}

test(`${ROUNDS} crashes at random moments lose nothing that was typed a second before`, async () => {
  const first = await start(`${site.address}#events`);
  await first.page.locator('#event-name').fill('Crash league');
  await first.page.keyboard.press('Enter');
  await first.page.getByRole('button', { name: 'Enter a board' }).click();
  await first.page.waitForFunction(() => document.activeElement?.id === 'puffing-billy-heading');
  const address = first.page.url();
  let running = first;
  for (let round = 0; round < ROUNDS; round += 1) {
    const expected = await typeUntil(running, A_SECOND + Math.random() * 2 * A_SECOND);
    running = await start(address);
    await running.page.locator('#puffing-billy-heading').waitFor();
    const kept = await running.page.locator('#puffing-billy-heading').inputValue();
    expect(kept.startsWith(expected), `round ${round}: “${kept}” after “${expected}”`).toBe(true);
    expect(expected.length).toBeGreaterThan(0);
    await running.page.locator('#puffing-billy-heading').fill('');
    await running.page.waitForTimeout(A_SECOND);
  }
  await die(running);
}, 60_000 + ROUNDS * 15_000);
