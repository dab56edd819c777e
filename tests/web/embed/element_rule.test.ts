// The element with a rule on other people's pages: it scores there, follows its attribute, and stands in their forms.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHosts, type Hosts } from './hosts.ts';

let hosts: Hosts;

beforeAll(async () => {
  hosts = await openHosts();
});
afterAll(() => hosts.close());

const SIXES = 'name: Sixes\ngame: places\ndecimals: 2\nscore = shared(6, 4, 2)';

test('a rule in the page scores its visitors’ games, and another one the same game', async () => {
  hosts.others['ruled'] = `<!doctype html><html lang="en"><title>A club</title>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src ${hosts.site} 'wasm-unsafe-eval'; connect-src ${hosts.site}; style-src 'unsafe-inline'">
    <script type="module" src="${hosts.site}tally-sheet-rules.js"></script>
    <form action="https://club.example/results"><tally-sheet name="result" required rule="${SIXES}"></tally-sheet></form></html>`;
  const { page, complaints } = await hosts.open('ruled');
  const sheet = page.locator('tally-sheet');
  await sheet.getByText('score = shared(6, 4, 2)').waitFor();
  await sheet.getByRole('button', { name: 'Fill in the example' }).click();
  await sheet.locator('.verdict .total').waitFor();
  const scores = () => sheet.evaluate(({ sheet }: any) => sheet.rows.map(({ score }: { score: string }) => score));
  expect(await scores()).toEqual(['6.00', '4.00', '2.00', '0.00']);
  expect(await sheet.getByRole('combobox', { name: 'Rule' }).count()).toBe(0); // the page decides it
  await sheet.evaluate((element: any, rule) => (element.rule = rule), SIXES.replace('6, 4, 2', '9, 5, 1'));
  await expect.poll(scores).toEqual(['9.00', '5.00', '1.00', '0.00']);
  const sent = await page.locator('form[action]').evaluate((form: HTMLFormElement) => new FormData(form).get('result'));
  expect(JSON.parse(sent as string).rows[0]).toMatchObject({ player: 'Ann', score: '9.00' });
  expect(complaints).toEqual([]);
});

test('without the module for rules, the element names it', async () => {
  hosts.others['unruled'] = `<!doctype html><title>A club</title>
    <script type="module" src="${hosts.site}tally-sheet.js"></script><tally-sheet rule="${SIXES}"></tally-sheet>`;
  const { page } = await hosts.open('unruled');
  await page.getByText('The attribute “rule” needs tally-sheet-rules.js.').waitFor();
});
