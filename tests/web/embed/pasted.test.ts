// The lines of HTML and CSS that README and guide tell people to paste, pasted as they are, with the site's own address.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHosts, type HostPage, type Hosts } from './hosts.ts';

const SOURCES = ['README.md', 'wasm/README.md', 'web/docs/text/embed.md', 'web/docs/text/hosting.md'];

interface Block {
  source: string;
  language: string;
  code: string;
}

const blocks: Block[] = SOURCES.flatMap((source) =>
  [...readFileSync(source, 'utf8').matchAll(/^```(\w*)\n(.*?)^```$/gms)].map(([, language, code]) => ({
    source,
    language: language!,
    code: code!,
  })),
);
/** Those for a plain page, which tests/wasm/loading.test.ts runs, name a script of their own. */
const html = blocks.filter(({ language, code }) => language === 'html' && !code.includes('score.js'));
const css = blocks.filter(({ language }) => language === 'css').map(({ code }) => code);

let hosts: Hosts;
/** One for all lines, which forgets what was typed on the page before. */
let host: HostPage;
beforeAll(async () => {
  hosts = await openHosts();
  host = await hosts.open('blank');
  await host.page.addInitScript('localStorage.clear(); sessionStorage.clear();');
  hosts.others[COPY] = readFileSync('build/site/embed-host.js', 'utf8');
});
afterAll(() => hosts.close());

/** The copy on a club's own server, where the guide's lines have it. */
const COPY = 'scripts/embed-host.js';

test('there are such lines in each of them', () => {
  expect(new Set(html.map(({ source }) => source))).toEqual(new Set(SOURCES));
  expect(css).toHaveLength(2);
});

test.each(html.map((block, at) => [`${block.source}, ${at + 1}`, block] as const))(
  '%s works',
  async (_name, { code }) => {
    const integrity = /integrity="sha384-([^"]+)"/.exec(
      readFileSync('build/site/docs/hosting.html', 'utf8').replaceAll('&quot;', '"'),
    )![1]!;
    const pasted = code
      .replaceAll('https://tallysheet.example/', hosts.site)
      .replace(/src="(tally-[\w-]+\.js)"/, `src="${hosts.site}$1"`)
      .replace('EMBED_HOST', integrity);
    const frame = `<iframe src="${hosts.site}embed.html?system=rplops" title="Sheet" height="300"></iframe>`;
    hosts.others['club'] = `<!doctype html><meta charset="utf-8"><title>A club</title><style>${css.join('')}</style>
${/<iframe|<tally-sheet/.test(pasted) ? '' : frame}${pasted}`;
    const { page, complaints } = host;
    await page.goto(new URL('/club.html', page.url()).href);
    const form = (await page.locator('iframe').count()) > 0 ? page.frameLocator('iframe') : page.locator('tally-sheet');
    await form.getByRole('button', { name: 'Fill in the example' }).click();
    await form.locator('.verdict .total').waitFor();
    if (pasted.includes('embed-host.js'))
      await expect.poll(() => page.locator('iframe').evaluate((one) => one.style.height)).toMatch(/^\d{3,}px$/);
    expect(complaints).toEqual([]);
  },
);
