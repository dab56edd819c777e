// The headers for common hosts: the pages' own policies and a little more, with which everything works as before.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { policyOf } from '../../../web/build/hosting.ts';
import { readyOffline, smallWorker } from './host.ts';
import { TYPES } from '../file_types.ts';
import { DESK, newPage, sharedBrowser, WITH_SERVICE_WORKERS } from '../site.ts';

type Rules = [path: string, headers: Record<string, string>][];

const read = (name: string) => readFileSync(`build/${name}`, 'utf8');
const pairs = (text: string, line: RegExp) =>
  Object.fromEntries([...text.matchAll(line)].map(([, name, value]) => [name!, value!]));

const NETLIFY: Rules = read('hosting/_headers')
  .trim()
  .split('\n\n')
  .map((block) => [block.split('\n')[0]!, pairs(block, /^ {2}([\w-]+): (.+)$/gm)]);
const NGINX: Rules = [...read('hosting/nginx.conf').matchAll(/^location (?:= |\^~ )?(\S+) \{\n([^}]*)\}/gm)].map(
  ([, path, block]) => [path!, pairs(block!, /add_header (\S+) "(.*)" always;/g)],
);
const APACHE: Rules = [...read('hosting/.htaccess').matchAll(/m#(.+)#">\n([^<]*)<\/If>/g)].map(([, path, block]) => [
  path!.replaceAll('\\', '').replace('$', ''),
  pairs(block!, /set (\S+) "(.*)"/g),
]);

const LIGHTTPD: Rules = [...read('hosting/lighttpd.conf').matchAll(/=~ "\^(.+)" \{\n([^}]*)\}/g)].map(
  ([, path, block]) => [path!.replaceAll('\\', '').replace('$', ''), pairs(block!, /"(\S+)" => "(.*)",/g)],
);

/** All headers of a path: a later rule adds to an earlier one. */
function headersOf(rules: Rules, path: string): Record<string, string> {
  const fits = ([rule]: Rules[number]) =>
    /[*/]$/.test(rule) && rule !== '/' ? path.startsWith(rule.replace('*', '')) : rule === path;
  return Object.assign({}, ...rules.filter(fits).map(([, headers]) => headers));
}

const PAGES = [
  'index.html',
  ...readdirSync('build/site').filter((name) => name.endsWith('.html') && name !== 'index.html'),
  ...readdirSync('build/site/docs')
    .filter((name) => name.endsWith('.html'))
    .map((name) => `docs/${name}`),
];

describe.each([
  ['_headers', NETLIFY],
  ['nginx.conf', NGINX],
  ['.htaccess', APACHE],
  ['lighttpd.conf', LIGHTTPD],
] as const)('%s', (_name, rules) => {
  test.each(PAGES)('repeats the policy of %s, and adds who may frame it', (name) => {
    const { 'Content-Security-Policy': sent = '' } = headersOf(rules, `/${name}`);
    const framed = /^embed(_plain)?\.html$/.test(name);
    expect(sent).toBe(policyOf(read(`site/${name}`)) + (framed ? '' : "; frame-ancestors 'none'"));
    expect(sent).not.toMatch(/'unsafe-|\*/);
    expect(sent).toMatch(/require-trusted-types-for 'script'; trusted-types [\w' -]+/);
  });

  test('has the start page’s headers for its folder, too', () =>
    expect(headersOf(rules, '/')).toMatchObject({
      'Content-Security-Policy': headersOf(rules, '/index.html')['Content-Security-Policy'],
    }));
});

test('with them the page scores, works offline and shows the builder’s preview', async () => {
  const worker = await smallWorker();
  const server = createServer(({ url }, response) => {
    const { pathname } = new URL(url!, 'http://host');
    const built = `build/site${pathname === '/' ? '/index.html' : pathname}`;
    const file = pathname === '/service_worker.js' ? worker.file : built;
    const headers = {
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      ...headersOf(NETLIFY, pathname),
    };
    response.writeHead(200, headers).end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, done));
  const address = `http://localhost:${(server.address() as AddressInfo).port}/`;
  const page = await newPage(await sharedBrowser(), { ...DESK, ...WITH_SERVICE_WORKERS });
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  await page.goto(`${address}#rplops`);
  await page.getByRole('button', { name: 'Fill in the example' }).click();
  await page.locator('.verdict .total').waitFor();
  await readyOffline(page);
  for (const path of ['tallysheet.html#rplops', 'docs/index.html', 'embed_builder.html'])
    await page.goto(address + path);
  await page.frameLocator('iframe').getByRole('button', { name: 'Fill in the example' }).click();
  await page.frameLocator('iframe').locator('.verdict .total').waitFor();
  expect(complaints).toEqual([]);
  server.close();
  rmSync(worker.folder, { recursive: true });
});

test('the guide has the current hash of the script for frames', () => {
  expect(read('site/docs/hosting.html')).toContain(
    `sha384-${createHash('sha384').update(read('site/embed-host.js')).digest('base64')}`,
  );
});

test('no page lets text become markup or a script', async () => {
  const page = await newPage(await sharedBrowser(), DESK);
  const server = createServer(({ url }, response) => {
    const file = `build/site${new URL(url!, 'http://host').pathname}`;
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'x/y' }).end(readFileSync(file));
  });
  await new Promise<void>((done) => server.listen(0, done));
  await page.route(/\.(js|wasm)$/, (route) => route.abort()); // policies need no scripts
  for (const name of [
    'index.html',
    'embed.html?system=rplops',
    'embed_plain.html?system=rplops',
    'embed_builder.html',
    'tallysheet.html',
    'docs/index.html',
  ]) {
    await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/${name}`);
    const refused = await page.evaluate(() => {
      const tried = [
        () => (document.createElement('p').innerHTML = '<b>x</b>'),
        () => (document.createElement('script').text = '1'),
        () => (window as any).trustedTypes.createPolicy('mine', {}),
      ];
      return tried.filter((attempt) => {
        try {
          attempt();
        } catch {
          return true;
        }
        return false;
      }).length;
    });
    expect(refused, name).toBe(3);
  }
  server.close();
});
