// Times a first visit on a slow phone until the form and the first score are painted, compared with a page of the same
// size without any script, and with the same page and the engine in doubles. BESIDE=folder measures another build of
// the site in turns with this one.
import { randomBytes } from 'node:crypto';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, test } from 'vitest';
import { build } from 'vite';
import type { Chart } from '../../web/docs/measured.ts';
import { FORM_FRAGMENTS } from '../web/forms.ts';
import { CHROMIUM, openBrowser } from '../web/chromium.ts';
import { tabOf, systemOf } from '../../web/src/systems/index.ts';
import { keepCharts, median, table } from './measure.ts';
import { heard, phone } from './phone.ts';
import { served, type Served } from './served.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 5);
const FLOOR = '/floor.html';

interface Visit {
  /** Milliseconds until the form was painted. */
  form: number;
  /** Milliseconds until the sheet of the example was painted. */
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
/** Another build of the site. */
let beside: Served | null = null;

beforeAll(async () => {
  browser = await openBrowser(CHROMIUM);
  site = await served('build/site');
  if (process.env['BESIDE']) beside = await served(process.env['BESIDE']);
  await build({ configFile: 'tests/bench/doubles.config.ts', logLevel: 'error' });
  rival = await served('build/bench/doubles');
}, 300_000);
afterAll(async () => {
  await browser.close();
  site.close();
  rival.close();
  beside?.close();
});

/** Asks for the example as soon as there is a form, and reports when the form and the sheet have been painted. */
function watch(): void {
  const seen = { form: 0, paint: 0, shift: 0, blocked: 0 };
  let asked = false;
  const painted = (then: () => void) => requestAnimationFrame(() => setTimeout(then));
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
      painted(() => {
        seen.form = performance.now();
      });
    }
    if (!document.querySelector('.sheet.settled')) return;
    observer.disconnect();
    painted(() => {
      const score = performance.now();
      setTimeout(() => console.debug(`seen ${JSON.stringify({ score, at: performance.timeOrigin + score, ...seen })}`));
    });
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

/** Milliseconds until a page of plain text with this many bytes on the wire is painted. */
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

interface Round {
  own: Visit;
  rival: Visit;
  beside: Visit | null;
  floor: number;
}

async function round(form: string, before: Round[]): Promise<Round> {
  const own = await visit(site, form);
  return {
    own,
    rival: await visit(rival, form),
    beside: beside && (await visit(beside, form)),
    floor: await floor(middle([...before.map((one) => one.own), own], 'bytes')),
  };
}

function rowOf(form: string, rounds: Round[]): (string | number)[] {
  const own = (figure: keyof Visit) =>
    middle(
      rounds.map((one) => one.own),
      figure,
    );
  const floor = median(rounds.map((one) => one.floor));
  const doubles = median(rounds.map((one) => one.rival.score));
  return [
    form,
    own('form'),
    own('form') / floor,
    own('score'),
    own('score') / floor,
    floor,
    doubles,
    own('score') / doubles,
    ...['shift', 'blocked', 'requests', 'bytes'].map((figure) => own(figure as keyof Visit)),
    ...(['form', 'score'] as const).map((figure) => median(rounds.map((one) => one.beside?.[figure] ?? Number.NaN))),
  ];
}

const HEAD = [
  ['Form', 'painted', '÷ floor', 'first score', '÷ floor', 'floor', 'score with doubles', 'score ÷ doubles'],
  ['layout shift', 'blocked', 'requests', 'bytes', 'beside: painted', 'first score'],
].flat();

function chartOf(measured: Map<string, Round[]>): Chart {
  return {
    title: 'The first visit',
    unit: 'milliseconds',
    about:
      'A first visit on a slow phone: 150 ms to the server and back, 1.6 Mbps, a processor slowed down four times. The text page has as many bytes and no script.',
    groups: [...measured].map(([form, rounds]) => ({
      name: nameOf(form.slice(1)),
      bars: [
        { name: 'form painted', value: median(rounds.map(({ own }) => own.form)) },
        { name: 'example scored', value: median(rounds.map(({ own }) => own.score)) },
        { name: 'text page', value: median(rounds.map(({ floor }) => floor)), other: true },
      ],
    })),
  };
}

function nameOf(form: string): string {
  const system = systemOf(form)!;
  return system.tabs.length > 1 ? `${system.name}, ${tabOf(form)!.title.toLowerCase()}` : system.name;
}

test('cold first score', async () => {
  const measured = new Map<string, Round[]>();
  for (const form of FORM_FRAGMENTS) {
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await round(form, rounds));
    measured.set(form, rounds);
  }
  const rows = [...measured].map(([form, rounds]) => rowOf(form, rounds));
  keepCharts('cold', [chartOf(measured)]);
  table('First visit on Lighthouse’s phone (150 ms, 1.6 Mbps, 4× processor), milliseconds', [HEAD, ...rows]);
});

test('what is there for the first paint', () => {
  table('Bytes for the first paint, brotli', [['HTML, with its styles'], [site.sizes.get('/index.html') ?? 0]]);
});
