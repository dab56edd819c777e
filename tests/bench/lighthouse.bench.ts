// Lighthouse's mobile scores for home and each form, and its complaints.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, test } from 'vitest';
import { FORM_FRAGMENTS } from '../web/forms.ts';
import { CHROMIUM } from '../web/chromium.ts';
import { median, table } from './measure.ts';
import { served, type Served } from './served.ts';

const LIGHTHOUSE = 'build/lighthouse/node_modules/lighthouse/cli/index.js';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'];
const ROUNDS = Number(process.env['LIGHTHOUSE_ROUNDS'] ?? 1);

interface Audit {
  id: string;
  title: string;
  score: number | null;
  numericValue?: number;
  scoreDisplayMode: string;
}
interface Report {
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, Audit>;
}

let site: Served;
beforeAll(async () => {
  site = await served('build/site');
});

async function report(form: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      LIGHTHOUSE,
      site.address + form,
      '--output=json',
      '--quiet',
      `--only-categories=${CATEGORIES}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
    ],
    { maxBuffer: 64 * 1024 * 1024, env: { ...process.env, CHROME_PATH: CHROMIUM } },
  );
  return JSON.parse(stdout);
}

/** Lists the weak audits; those that cost points are bold. */
function complaints({ categories, audits }: Report): string[] {
  const weighed = new Set(
    Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  );
  return Object.values(audits)
    .filter(
      ({ score, scoreDisplayMode }) =>
        score !== null && score < 0.9 && !/informative|manual|notApplicable/.test(scoreDisplayMode),
    )
    .map(({ id, title, score }) => `${weighed.has(id) ? `**${id}**` : id} (${score}): ${title}`);
}

test('lighthouse', async () => {
  const reported = new Map<string, string[]>();
  const rows: (string | number)[][] = [];
  for (const form of ['', ...FORM_FRAGMENTS]) {
    const reports: Report[] = [];
    for (let round = 0; round < ROUNDS; ++round) reports.push(await report(form));
    const middle = (figure: (one: Report) => number) => median(reports.map(figure));
    rows.push([
      form || 'home',
      ...CATEGORIES.map((id) => middle(({ categories }) => Math.round(categories[id]!.score * 100))),
      ...TIMES.map((id) => middle(({ audits }) => audits[id]!.numericValue ?? NaN)),
    ]);
    for (const words of reports.flatMap(complaints))
      reported.set(words, [...new Set([...(reported.get(words) ?? []), form || 'home'])]);
  }
  table('Lighthouse, mobile profile', [
    ['Page', ...CATEGORIES, 'first paint, ms', 'largest paint, ms', 'layout shift', 'blocked, ms'],
    ...rows,
  ]);
  table('What Lighthouse complains of (bold: it costs points)', [
    ['Audit', 'on'],
    ...[...reported].map(([words, forms]) => [words, forms.join(', ')]),
  ]);
}, 1_200_000);
