// Chromium by Playwright.
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { ARGS, CHROMIUM, PATIENCE } from '../chromium.ts';
import type { Driver, Engine } from './driver.ts';
import { placeOf } from './place.ts';

export async function startChromium(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'tallysheet-chromium-'));
  const launch = () =>
    chromium.launchPersistentContext(folder, {
      executablePath: CHROMIUM,
      args: ARGS,
      timeout: PATIENCE,
      reducedMotion: 'reduce',
      viewport: null,
    });
  let context = await launch();
  const restart = async () => {
    await context.close();
    context = await launch();
  };
  const close = async () => {
    await context.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  return { downloads: folder, open: (complaints) => openTab(context, folder, complaints), restart, close };
}

async function openTab(context: BrowserContext, downloads: string, complaints: string[]): Promise<Driver> {
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('download', (download) => void download.saveAs(join(downloads, download.suggestedFilename())));
  return {
    ...placeOf(page),
    go: async (address) => void (await page.goto(address)),
    reload: async () => void (await page.reload()),
    resize: (size) => page.setViewportSize(size),
    type: (text) => page.keyboard.type(text),
    control: (letter) => page.keyboard.press(`Control+${letter}`),
    frame: async (index) => placeOf((await (await page.$$('iframe'))[index]!.contentFrame())!),
    close: () => page.close(),
  };
}
