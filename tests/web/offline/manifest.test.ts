// The page as an application to install: what its manifest says is so, and Chromium would install it.
import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { openSite, type Site } from '../site.ts';

interface Picture {
  src: string;
  sizes: string;
  type: string;
  purpose?: string;
}
const manifest = JSON.parse(readFileSync('build/site/manifest.webmanifest', 'utf8'));
const pictures: Picture[] = [...manifest.icons, ...manifest.screenshots];

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

test.each(pictures.filter(({ type }) => type === 'image/png'))(
  '$src is a picture of $sizes, and small',
  ({ src, sizes }) => {
    const bytes = readFileSync(`build/site/${src}`);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    expect(bytes.length).toBeLessThan(50_000);
  },
);

test('there are maskable icons', () => {
  expect(pictures.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(2);
});

test('a shortcut leads to each form’s system, and each address stays within any base path', async () => {
  const { page } = await site.open('');
  const links = await page.locator('.glance h2 a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual(links.map((link) => `./${link}`));
  for (const address of [manifest.start_url, manifest.scope]) expect(address).toBe('./');
});

test('Chromium finds nothing wrong with it', async () => {
  const { page } = await site.open('');
  const inspector = await page.context().newCDPSession(page);
  const { errors, url } = await inspector.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${site.address}manifest.webmanifest`, []]);
  const { installabilityErrors } = await inspector.send('Page.getInstallabilityErrors');
  // The contexts of a test are private ones, from which nothing is installed.
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);
});
