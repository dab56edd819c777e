// Element and frame side by side on pages with other styles; their pictures are kept in build/matrix/pictures.
import { mkdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHosts, type Hosts } from '../web/embed/hosts.ts';

const FOLDER = 'build/matrix/pictures';

const STYLES: Record<string, string> = {
  // Styles that a block theme sets, such as WordPress's own.
  wordpress: `body { font: 300 clamp(1rem, 1.1rem + .3vw, 1.375rem)/1.4 Manrope, sans-serif; letter-spacing: -.1px }
    .constrained > * { max-width: 645px; margin-inline: auto } button { border-radius: 9999px; padding: 1rem 2.25rem }
    td, th { border: 1px solid; padding: .5em } p { margin-block: 1.2rem } h1, h2, h3 { font-weight: 400 }`,
  small_root: 'html { font-size: 10px } body { font: 1.6rem Arial, sans-serif }',
  every_element: '* { font: inherit; box-sizing: content-box; text-transform: uppercase; line-height: 3 }',
  right_to_left: 'html { direction: rtl }',
  dark: ':root { color-scheme: dark } body { background: #111; color: #eee }',
};

let hosts: Hosts;
beforeAll(async () => {
  mkdirSync(FOLDER, { recursive: true });
  hosts = await openHosts();
});
afterAll(() => hosts.close());

test.each(Object.entries(STYLES))('%s', async (name, style) => {
  hosts.others[name] =
    `<!doctype html><meta charset="utf-8"><title>${name}</title><style>${style} .two { display: grid; grid-template-columns: 1fr 1fr }</style>
<div class="two"><div class="constrained"><tally-sheet system="puffing-billy"></tally-sheet></div>
<iframe src="${hosts.site}embed.html?system=puffing-billy" title="Sheet" width="100%" height="950" frameborder="0"></iframe></div>
<script src="${hosts.site}embed-host.js"></script><script type="module" src="${hosts.site}tally-sheet.js"></script>`;
  const colorScheme = name === 'dark' ? 'dark' : 'light';
  const { page, frame } = await hosts.open(name, { viewport: { width: 1000, height: 1100 }, colorScheme });
  for (const form of [page.locator('tally-sheet'), frame]) {
    await form.getByRole('button', { name: 'Fill in the example' }).click();
    await form.locator('.verdict .total').waitFor();
    const clipped = await form.locator('.main').evaluate((main) => main.scrollWidth - main.clientWidth);
    expect(clipped).toBe(0);
    expect(await form.locator('.verdict .total').evaluate((one) => getComputedStyle(one).textTransform)).toBe('none');
  }
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
});
