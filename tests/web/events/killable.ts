// A browser with a profile on disk that can be killed as by the system, and started again where it was.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { ARGS, CHROMIUM, PATIENCE } from '../chromium.ts';

export interface Running {
  page: Page;
  process: ChildProcess;
}

export interface Profile {
  start(address: string): Promise<Running>;
  /** Kills what still runs. The browser's helper processes may write a little longer: what they leave is removed, too. */
  remove(): Promise<void>;
}

export function newProfile(): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'tallysheet-'));
  let last: Running | undefined;
  return {
    start: async (address) => (last = await start(folder, address)),
    async remove() {
      if (last) await kill(last);
      await rm(folder, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

async function start(folder: string, address: string): Promise<Running> {
  const process = spawn(CHROMIUM ?? 'chromium', [
    ...ARGS,
    '--headless=new',
    '--remote-debugging-port=0',
    `--user-data-dir=${folder}`,
    'about:blank',
  ]);
  const browser = await chromium.connectOverCDP(await endpointOf(process), { timeout: PATIENCE });
  const page = await browser.contexts()[0]!.newPage();
  page.setDefaultTimeout(PATIENCE);
  await page.goto(address);
  return { page, process };
}

function endpointOf(process: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    process.stderr?.on('data', (text: Buffer) => {
      said += String(text);
      const found = /(ws:\/\/\S+)\n/.exec(said);
      if (found) resolve(found[1]!);
    });
  });
}

export async function kill({ process }: Running): Promise<void> {
  if (process.signalCode !== null) return;
  const dead = new Promise((resolve) => process.once('exit', resolve));
  process.kill('SIGKILL');
  await dead;
}
