// The size of each part: raw, and in gzip and brotli at their best.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { test } from 'vitest';
import { table } from './measure.ts';
import { brotli, filesIn } from './served.ts';

const SITE = 'build/site/';

/** The purpose of each file by its path; the first pattern that matches counts. */
const PARTS: [what: string, path: RegExp][] = [
  ['engine', /^assets\/tallysheet-.*\.wasm$/],
  ['engine without WebAssembly', /^assets\/.*plain.*\.js$/],
  ['its glue, and what asks first', /^assets\/engine-/],
  ['page, with what all forms share', /^(index\.html|assets\/page-)/],
  ['forms and their sheets', /^assets\/(board_|final_)?form-/],
  [
    'links, codes, copies and posted scores',
    /^assets\/.*(later|shared_form|link|qr|copy|check|find|share|address|readings)/,
  ],
  ['guide', /^(docs\/|assets\/guide-)/],
  ['events, files, recent sheets', /^assets\//],
  ['service worker', /^service_worker/],
  ['icons and pictures', /^(icon|screenshots|manifest)/],
  ['one file to take along', /^tallysheet\.html$/],
  ['frame for other pages, its host script and builder', /^embed/],
  ['element for other pages, with its engine', /^tally/],
];

function sizes(files: string[]): number[] {
  const all = files.map((file) => readFileSync(file));
  return [(bytes: Buffer) => bytes, (bytes: Buffer) => gzipSync(bytes, { level: 9 }), brotli].map((pack) =>
    all.reduce((sum, bytes) => sum + pack(bytes).length, 0),
  );
}

test('bytes', () => {
  const files = filesIn(SITE.slice(0, -1));
  const rows = PARTS.map(([what, path]) => {
    const own = files.filter((file) => PARTS.find(([, other]) => other.test(file.slice(SITE.length)))?.[1] === path);
    return [what, own.length, ...sizes(own)];
  });
  const worker = readFileSync(`${SITE}service_worker.js`, 'utf8');
  const kept = files.filter((file) => new RegExp(`["'\`]${file.slice(SITE.length)}["'\`]`).test(worker));
  table('Bytes of the site', [
    ['Part', 'files', 'raw', 'gzip', 'brotli'],
    ...rows,
    ['**kept for use without a network**', kept.length, ...sizes(kept)],
  ]);
});
