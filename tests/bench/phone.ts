// A slow phone: Chromium with the network and processor of Lighthouse's mobile profile, and with empty caches.
import type { Browser, CDPSession, Page } from 'playwright-core';
import { PHONE } from '../web/site.ts';

const LATENCY = 150;
const BYTES_A_SECOND = (1.6 * 1024 * 1024) / 8;

export interface Phone {
  page: Page;
  slowDown(times: number): Promise<void>;
  /** Every request, with its time in milliseconds since 1970. */
  requests: { url: string; at: number }[];
  close(): Promise<void>;
}

export async function phone(
  browser: Browser,
  { network, slower }: { network: boolean; slower: number },
): Promise<Phone> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests: Phone['requests'] = [];
  session.on(
    'Network.requestWillBeSent',
    ({ request: { url }, wallTime }) => url.startsWith('http') && requests.push({ url, at: wallTime * 1000 }),
  );
  await session.send('Network.enable');
  if (network)
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    });
  const slowDown = (times: number) => slowed(session, times);
  await slowDown(slower);
  return { page, slowDown, requests, close: () => context.close() };
}

async function slowed(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Waits for a console message that begins with `word` and returns its other words; polling would slow the page down. */
export async function heard(page: Page, word: string): Promise<string[]> {
  const message = await page.waitForEvent('console', {
    predicate: (one) => one.text().startsWith(`${word} `),
    timeout: 120_000,
  });
  return message.text().split(' ').slice(1);
}
