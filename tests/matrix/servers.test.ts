// The site under Apache, nginx and lighttpd from Debian, each with its own file from build/hosting.
import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rulesFor } from '../../web/build/hosting.ts';
import { readyOffline } from '../web/offline/host.ts';
import { DESK, newPage, sharedBrowser, WITH_SERVICE_WORKERS } from '../web/site.ts';
import { serve } from './tools.ts';

const BUILD = fileURLToPath(new URL('../../build/', import.meta.url));
const MODULES = '/usr/lib/apache2/modules/mod_';

/** A server's configuration for a folder that contains the site, and the command that starts it in the foreground. */
interface Server {
  conf(folder: string, port: number): string;
  command(conf: string): [program: string, ...args: string[]];
}

const SERVERS: Record<string, Server> = {
  Apache: {
    conf: (folder, port) => `ServerRoot ${folder}
ServerName localhost
Listen ${port}
User www-data
Group www-data
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${['mpm_event', 'authz_core', 'dir', 'mime', 'headers'].map((name) => `LoadModule ${name}_module ${MODULES}${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DirectoryIndex index.html
DocumentRoot ${folder}/site
<Directory ${folder}/site>
  AllowOverride All
  Require all granted
</Directory>`,
    command: (conf) => ['/usr/sbin/apache2', '-f', conf, '-D', 'FOREGROUND'],
  },
  nginx: {
    conf: (folder, port) => `daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  server {
    listen ${port};
    root ${folder}/site;
    include ${BUILD}hosting/nginx.conf;
  }
}`,
    command: (conf) => ['/usr/sbin/nginx', '-c', conf, '-e', '/dev/null'],
  },
  lighttpd: {
    conf: (folder, port) => `server.modules = ( "mod_setenv" )
server.document-root = "${folder}/site"
server.port = ${port}
server.errorlog = "${folder}/error.log"
index-file.names = ( "index.html" )
mimetype.assign = (
  ".html" => "text/html", ".js" => "text/javascript", ".css" => "text/css",
  ".svg" => "image/svg+xml", ".png" => "image/png", ".txt" => "text/plain"
)
include "${BUILD}hosting/lighttpd.conf"`,
    command: (conf) => ['/usr/sbin/lighttpd', '-D', '-f', conf],
  },
};

function freePort(): Promise<number> {
  return new Promise((found) => {
    const server = createServer().listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}

function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

describe.each(Object.entries(SERVERS))('under %s', (_name, { conf, command }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tallysheet-'));
  let server: ChildProcess;
  let address: string;
  let said = '';

  beforeAll(async () => {
    chmodSync(folder, 0o755);
    cpSync(`${BUILD}site`, `${folder}/site`, { recursive: true });
    cpSync(`${BUILD}hosting/.htaccess`, `${folder}/site/.htaccess`);
    const port = await freePort();
    address = `http://localhost:${port}/`;
    writeFileSync(`${folder}/conf`, conf(folder, port));
    const [program, ...args] = command(`${folder}/conf`);
    server = spawn(program, args);
    server.stderr!.on('data', (data) => (said += data));
  });
  afterAll(async () => {
    const ended = new Promise((done) => server.once('exit', done));
    server.kill();
    await ended;
    rmSync(folder, { recursive: true });
  });

  test('its file is taken', async () => {
    await expect.poll(async () => (await answers(address)) || said).toBe(true);
  });

  test('each file has the headers that are meant for it, and its type', async () => {
    const [everywhere, ...rules] = rulesFor(`${BUILD}site`);
    const asset = readdirSync(`${BUILD}site/assets`).find((name) => name.endsWith('.js'))!;
    const paths = [
      '',
      'index.html',
      'embed.html',
      'embed_plain.html',
      'embed_builder.html',
      'tallysheet.html',
      'docs/index.html',
    ];
    for (const path of [
      ...paths,
      `assets/${asset}`,
      'service_worker.js',
      'tally-sheet.js',
      'tallysheet.wasm',
      'icon.svg',
    ]) {
      const { headers, status } = await fetch(address + path);
      const rule = rules.find(
        (one) => one.path === path || (one.path.endsWith('/*') && path.startsWith(one.path.slice(0, -1))),
      );
      expect([path, status]).toEqual([path, 200]);
      for (const [name, value] of Object.entries({ ...everywhere!.headers, ...rule?.headers }))
        expect([path, name, headers.get(name)]).toEqual([path, name, value]);
      if (!rule) expect([path, headers.get('content-security-policy')]).toEqual([path, null]);
    }
    const typeOf = async (path: string) => (await fetch(address + path)).headers.get('content-type');
    expect(await typeOf('tallysheet.wasm')).toBe('application/wasm');
    expect(await typeOf('manifest.webmanifest')).toBe('application/manifest+json');
  });

  test('the page scores and works offline, and the builder shows its preview', async () => {
    const page = await newPage(await sharedBrowser(), { ...DESK, ...WITH_SERVICE_WORKERS });
    const complaints: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
    await page.goto(`${address}#rplops`);
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    expect(await page.locator('.verdict .total').innerText()).toBe('83.33');
    await readyOffline(page);
    await page.goto(`${address}embed_builder.html`);
    await page.frameLocator('iframe').getByRole('button', { name: 'Fill in the example' }).click();
    expect(await page.frameLocator('iframe').locator('.verdict .total').innerText()).toBe('3.028');
    expect(complaints).toEqual([]);
  });

  test('a page of another origin scores with the element', async () => {
    const page = await newPage(await sharedBrowser(), DESK);
    const club = `${folder}/club`;
    mkdirSync(club);
    writeFileSync(
      `${club}/index.html`,
      `<script type="module" src="${address}tally-sheet.js"></script><tally-sheet system="rplops"></tally-sheet>`,
    );
    const served = await serve(club);
    await page.goto(served.address);
    await page.getByRole('button', { name: 'Fill in the example' }).click();
    expect(await page.locator('tally-sheet .verdict .total').innerText()).toBe('83.33');
    served.close();
  });

  test('the server wrote no error', () => {
    expect(said.replace(/^.*(AH0\d+|server started).*$/gm, '').trim()).toBe('');
    expect(readFileSync(`${folder}/error.log`, 'utf8')).not.toMatch(/\b(error|crit|alert|emerg)\b/);
  });
});
