// How long a first visit takes to the first score on a slow phone, against a page of the same weight without any
// script, and against the same page with the engine in doubles.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { build } from 'vite';
import { FORM_FRAGMENTS } from '../web/forms.ts';
import { CHROMIUM, openBrowser } from '../web/site.ts';
import { median, table } from './measure.ts';
import { heard, phone } from './phone.ts';
import { served, type Served } from './served.ts';

const ROUNDS = 5;
const FLOOR = '/floor.html';

interface Visit {
  score: number;
  paint: number;
  shift: number;
  blocked: number;
  requests: number;
  bytes: number;
}

let browser: Browser;
let site: Served;
let rival: Served;

beforeAll(async () => {
  browser = await openBrowser(CHROMIUM);
  site = await served('build/site');
  await build({ configFile: 'tests/bench/doubles.config.ts', logLevel: 'error' });
  rival = await served('build/bench/doubles');
}, 300_000);
afterAll(async () => {
  await browser.close();
  site.close();
  rival.close();
});

/** Asks for the example as soon as there is a form, and tells when its sheet has been painted. */
function watch(): void {
  const seen = { paint: 0, shift: 0, blocked: 0 };
  let asked = false;
  const observe = (type: string, note: (entry: any) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint ||= startTime;
  });
  observe('layout-shift', ({ value }) => {
    if (!asked) seen.shift += value;
  });
  observe('longtask', ({ duration }) => {
    seen.blocked += duration - 50;
  });
  new MutationObserver((_, observer) => {
    const example = [...document.querySelectorAll<HTMLElement>('.tools button')].find(({ textContent }) =>
      textContent?.includes('example'),
    );
    if (example && !asked) {
      asked = true;
      example.click();
    }
    if (!document.querySelector('.sheet.settled')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        const score = performance.now();
        setTimeout(() =>
          console.debug(`seen ${JSON.stringify({ score, at: performance.timeOrigin + score, ...seen })}`),
        );
      }),
    );
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] });
}

async function visit({ address, sizes }: Served, form: string): Promise<Visit> {
  const { page, requests, close } = await phone(browser, { network: true, slower: 4 });
  await page.addInitScript(watch);
  const saying = heard(page, 'seen');
  await page.goto(address + form, { waitUntil: 'commit' });
  const { at, ...seen } = JSON.parse((await saying).join(' '));
  const asked = requests
    .filter((request) => request.at < at)
    .map(({ url }) => new URL(url).pathname)
    .map((path) => (path === '/' ? '/index.html' : path));
  await close();
  return { ...seen, requests: asked.length, bytes: asked.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) };
}

/** A page of so many bytes on the wire that is nothing but text: milliseconds until it is painted. */
async function floor(bytes: number): Promise<number> {
  const head = Buffer.from('<!doctype html><title>Floor</title><p>');
  const text = Buffer.from(
    randomBytes(bytes)
      .toString('base64')
      .slice(0, Math.max(0, bytes - head.length)),
  );
  const page = await served('tests/bench/doubles', { [FLOOR]: Buffer.concat([head, text]) });
  const { page: tab, close } = await phone(browser, { network: true, slower: 4 });
  await tab.addInitScript(() =>
    addEventListener('load', () =>
      requestAnimationFrame(() => setTimeout(() => console.debug(`seen ${performance.now()}`))),
    ),
  );
  const saying = heard(tab, 'seen');
  await tab.goto(page.address + FLOOR.slice(1), { waitUntil: 'commit' });
  const [time] = await saying;
  await close();
  page.close();
  return Number(time);
}

const middle = (visits: Visit[], figure: keyof Visit) => median(visits.map((one) => one[figure]));

test('cold first score', async () => {
  const rows: (string | number)[][] = [];
  for (const form of FORM_FRAGMENTS) {
    const own: Visit[] = [];
    const others: Visit[] = [];
    const floors: number[] = [];
    for (let round = 0; round < ROUNDS; ++round) {
      own.push(await visit(site, form));
      others.push(await visit(rival, form));
      floors.push(await floor(middle(own, 'bytes')));
    }
    const score = middle(own, 'score');
    rows.push([
      form,
      score,
      median(floors),
      score / median(floors),
      middle(others, 'score'),
      score / middle(others, 'score'),
      middle(own, 'paint'),
      middle(own, 'shift'),
      middle(own, 'blocked'),
      middle(own, 'requests'),
      middle(own, 'bytes'),
    ]);
  }
  table('Cold first score on Lighthouse’s phone (150 ms, 1.6 Mbps, 4× processor), milliseconds', [
    [
      'Form',
      'first score',
      'floor',
      'score ÷ floor',
      'with doubles',
      'score ÷ doubles',
      'largest paint',
      'layout shift',
      'blocked',
      'requests',
      'bytes',
    ],
    ...rows,
  ]);
});

test('what is there for the first paint', () => {
  const page = readFileSync('build/site/index.html', 'utf8');
  const style = /href="\.(\/assets\/[^"]+\.css)"/.exec(page)?.[1] ?? '';
  table('Bytes for the first paint, brotli', [
    ['HTML', 'CSS'],
    [site.sizes.get('/index.html') ?? 0, site.sizes.get(style) ?? 0],
  ]);
});
