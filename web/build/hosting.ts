// Writes headers for common hosts to build/hosting: each page's policy with frame-ancestors, which a page itself cannot
// set, and caching rules.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const HOSTING = fileURLToPath(new URL('../../build/hosting', import.meta.url));
const FOR_OTHERS = [
  'tally-sheet.js',
  'tally-sheet-rules.js',
  'tally-standings.js',
  'tallysheet.js',
  'tallysheet.wasm',
  'tallysheet_plain.js',
  'events.js',
  'tallysheet_events.wasm',
  'tallysheet_events_plain.js',
  'embed-host.js',
];
const EVERYWHERE: Headers = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};
const ALWAYS_ASKED: Headers = { 'Cache-Control': 'no-cache' };

type Headers = Record<string, string>;
export interface Rule {
  /** Relative to the page's folder; "assets/*" matches everything within. */
  path: string;
  headers: Headers;
}

export function policyOf(html: string): string {
  return /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)![1]!.replaceAll('&#39;', "'");
}

/** The first rule applies to every file. Each other path has one rule. */
export function rulesFor(site: string): Rule[] {
  const page = (path: string, file = path) => ({
    path,
    headers: {
      ...ALWAYS_ASKED,
      'Content-Security-Policy': framed(file, policyOf(readFileSync(`${site}/${file}`, 'utf8'))),
    },
  });
  const pages = readdirSync(site).filter((name) => name.endsWith('.html'));
  return [
    { path: '*', headers: EVERYWHERE },
    page('', 'index.html'),
    ...pages.map((name) => page(name)),
    page('docs/*', 'docs/index.html'),
    { path: 'assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    {
      path: 'service_worker.js',
      headers: { ...ALWAYS_ASKED, 'Content-Security-Policy': "default-src 'none'; connect-src 'self'" },
    },
    ...FOR_OTHERS.map((path) => ({
      path,
      headers: { ...ALWAYS_ASKED, 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' },
    })),
  ];
}

function framed(file: string, policy: string): string {
  return /^embed(_plain)?\.html$/.test(file) ? policy : `${policy}; frame-ancestors 'none'`;
}

const lines = (headers: Headers, line: (name: string, value: string) => string) =>
  Object.entries(headers)
    .map(([name, value]) => line(name, value))
    .join('\n');

/** Netlify and Cloudflare Pages. */
function headersFile(rules: Rule[]): string {
  return rules
    .map(({ path, headers }) => `/${path}\n${lines(headers, (name, value) => `  ${name}: ${value}`)}\n`)
    .join('\n');
}

/** nginx does not inherit headers into a block that has its own, and does not know the type of manifests. */
function nginx([everywhere, ...rules]: Rule[]): string {
  const add = (headers: Headers) => lines(headers, (name, value) => `  add_header ${name} "${value}" always;`);
  const where = (path: string) => (path.endsWith('*') ? `^~ /${path.slice(0, -1)}` : `= /${path}`);
  const blocks = rules.map(
    ({ path, headers }) => `location ${where(path)} {\n${add({ ...everywhere!.headers, ...headers })}\n}`,
  );
  const manifest = `location = /manifest.webmanifest {\n  default_type application/manifest+json;\n${add(everywhere!.headers)}\n}`;
  return `# Within the server's block.\nlocation / {\n${add(everywhere!.headers)}\n}\n${manifest}\n${blocks.join('\n')}\n`;
}

/** Apache: as .htaccess in the page's folder, with mod_headers. */
function apache([everywhere, ...rules]: Rule[]): string {
  const set = (headers: Headers, indent: string) =>
    lines(headers, (name, value) => `${indent}Header always set ${name} "${value}"`);
  const blocks = rules.map(
    ({ path, headers }) => `  <If "%{REQUEST_URI} =~ m#${pattern(path)}#">\n${set(headers, '    ')}\n  </If>`,
  );
  return `AddType application/wasm .wasm\nAddType application/manifest+json .webmanifest\n<IfModule mod_headers.c>\n${set(everywhere!.headers, '  ')}\n${blocks.join('\n')}\n</IfModule>\n`;
}

/** lighttpd with mod_setenv: the last block that fits sets all headers. */
function lighttpd([everywhere, ...rules]: Rule[]): string {
  const set = (headers: Headers, indent: string) =>
    `${indent}setenv.set-response-header = (\n${lines(headers, (name, value) => `${indent}  "${name}" => "${value}",`)}\n${indent})`;
  const blocks = rules.map(
    ({ path, headers }) =>
      `$HTTP["url"] =~ "^${pattern(path)}" {\n${set({ ...everywhere!.headers, ...headers }, '  ')}\n}`,
  );
  const types = '".wasm" => "application/wasm", ".webmanifest" => "application/manifest+json"';
  return `mimetype.assign += ( ${types} )\n${set(everywhere!.headers, '')}\n${blocks.join('\n')}\n`;
}

/** Escapes a rule's path for a regular expression. */
function pattern(path: string): string {
  return (path.endsWith('*') ? `/${path.slice(0, -1)}` : `/${path}$`).replaceAll('.', '\\.');
}

export function hosting(): Plugin {
  let site: string;
  return {
    name: 'hosting',
    apply: 'build',
    configResolved({ build: { outDir } }) {
      site = outDir;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const rules = rulesFor(site);
        mkdirSync(HOSTING, { recursive: true });
        for (const [name, text] of [
          ['_headers', headersFile(rules)],
          ['nginx.conf', nginx(rules)],
          ['.htaccess', apache(rules)],
          ['lighttpd.conf', lighttpd(rules)],
        ])
          writeFileSync(`${HOSTING}/${name}`, text!);
      },
    },
  };
}
