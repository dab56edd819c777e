// A scorer's actions in any engine: typing, correcting, starting again, opening an example, checking, copying, sharing.
import { expect, onTestFinished } from 'vitest';
import { DIPLOMACY_SYSTEMS } from '../../../web/src/systems/compare/diplomacy_systems.ts';
import { everythingKept, standingLines } from '../event_site.ts';
import { openHost } from '../offline/host.ts';
import type { Engine } from './driver.ts';
import { button, link } from './find.ts';
import { board, FORMS, TYPED, vectorOf, type FormCase, type Walk } from './forms.ts';
import { isJson, saved } from './saved.ts';
import { DESK, PHONE, soon, type Tab } from './tab.ts';
import { fillInExample, goToForm, results, type Visit, type Visiting } from './visit.ts';

const verdict = (tab: Tab) => tab.text('.verdict');

async function walk(tab: Tab, { start, texts }: Pick<Walk, 'start' | 'texts'>): Promise<void> {
  await tab.fill(start, texts.map((text) => `${text}\n`).join(''));
}

async function expectSheet(tab: Tab, form: FormCase): Promise<void> {
  await soon(() => verdict(tab)).toMatch(form.winner);
  const sheet = await tab.text('.sheet');
  for (const figure of [...form.results, ...form.prints]) expect(sheet).toContain(figure);
}

/** The rules' own figures, by the example. */
export async function expectExample(tab: Tab, address: string, form: FormCase): Promise<void> {
  await goToForm(tab, address, form.fragment);
  await fillInExample(tab);
  await expectSheet(tab, form);
}

async function typeGame(tab: Tab, form: FormCase): Promise<void> {
  await walk(tab, TYPED[form.fragment]!);
  await soon(() => results(tab)).toEqual(form.results);
  await soon(() => tab.run(() => document.activeElement!.id)).toBe('sheet');
  await expectSheet(tab, form);
}

/** A wrong figure in the last line is reported at its field, and no score is shown until it is corrected. */
async function errAndCorrect(tab: Tab, form: FormCase): Promise<void> {
  const { results: right } = form;
  const field = '.entry ol li:last-child input.figure';
  const typed = (await tab.value(field))!;
  await tab.fill(field, '1O');
  await soon(() => results(tab)).toEqual(right.map(() => ''));
  await tab.click('.heading-field input');
  await soon(() => tab.text('.problem')).toContain('“1O”');
  await tab.fill(field, typed);
  await soon(() => results(tab)).toEqual(right);
}

async function startAgainAndUndo(tab: Tab, form: FormCase): Promise<void> {
  await tab.click(button('Start again'));
  await soon(() => tab.count('.verdict .total')).toBe(0);
  await tab.click(button('Undo'));
  await soon(() => verdict(tab)).toMatch(form.winner);
}

/** Copied by the page, pasted into a field by the keyboard. */
async function expectCopied(tab: Tab, form: FormCase): Promise<void> {
  await tab.click(button('Copy'));
  await tab.click(button('Copy as plain text'));
  await soon(() => tab.text('tally-copy')).toContain('Copied:');
  await tab.fill('.heading-field input', '');
  await tab.control('v');
  for (const figure of form.results) await soon(() => tab.value('.heading-field input')).toContain(figure);
}

async function checkPosted(tab: Tab): Promise<void> {
  await tab.click(button('Check posted scores'));
  const { results: posted } = FORMS[0]!;
  await tab.fill('.posted-line input', posted[0]!);
  await soon(() => tab.texts('.posted-says')).toContain('agrees');
  await tab.fill('.posted-line input', posted[1]!);
  await soon(() => tab.texts('.posted-says')).toContain('.536 less than here; it is Damien’s figure');
}

/** The link, opened on another device. */
async function share({ tab, site }: Visit, elsewhere: string): Promise<void> {
  const said = await verdict(tab);
  await tab.click(button('Share'));
  await tab.shows('.panel .code');
  const address = (await tab.value('.share-link input'))!;
  expect(address.startsWith(`${site}#puffing-billy?`)).toBe(true);
  await tab.go(address.replace(site, elsewhere));
  await soon(() => tab.texts('.sheet.linked td.total')).toContain('3.028');
  await tab.click(button('Use this sheet'));
  await soon(() => verdict(tab)).toBe(said);
}

const BOARDS = [
  vectorOf('puffingBilly.scoreBoard'),
  vectorOf('puffingBilly.scoreBoard', 'a second with more money'),
].map(({ request, value, ...rest }) =>
  board({ ...rest, request: { finishers: request.finishers.slice(0, 4) }, value: { rows: value.rows.slice(0, 4) } }),
);

/** Where a new board has the focus: its title, or the first name where the title is that of the board before. In WebKit
 *  a click leaves the focus where it was, so that until the new board is there it is in the last field of the old one. */
function isAtFirstBlank(): boolean {
  const { id, value } = document.activeElement as HTMLInputElement;
  return ['puffing-billy-heading', 'puffing-billy-finishers-0-player'].includes(id) && value === '';
}

async function addBoard(tab: Tab, name: string, { start, texts, results: right }: Walk): Promise<void> {
  await soon(() => tab.run(isAtFirstBlank)).toBe(true);
  await tab.fill('#puffing-billy-heading', name);
  await walk(tab, { start, texts });
  await soon(() => results(tab)).toEqual(right);
}

/** Each line is typed as a name and an amount of money. */
const RANKED = BOARDS.flatMap(({ texts, results: right }) =>
  right.map((figure, at) => ({ player: texts[2 * at], figure })),
)
  .sort((one, other) => Number(other.figure) - Number(one.figure))
  .map(({ player, figure }, at) => `${at + 1} ${player} ${figure}`);

/** The line typed last; what was typed before it is written with it or earlier. */
const LAST = BOARDS[1]!.texts.at(-1)!;

async function untilLastPlayerIsKept(tab: Tab): Promise<void> {
  await soon(async () => JSON.stringify(await tab.run(everythingKept)), 'the last game is kept').toContain(`"${LAST}"`);
}

const standings = (tab: Tab) => tab.on('.standings tbody', standingLines);

async function holdEvent({ tab, site }: Visit, name: string): Promise<void> {
  await tab.go(`${site}#events`);
  await tab.fill('#event-name', `${name}\n`);
  await tab.click(button('Enter a board'));
  await addBoard(tab, 'Empire Builder', BOARDS[0]!);
  await tab.click(button('Next game'));
  await soon(() => tab.text('.between h2')).toBe('Board 2 of 2');
  await addBoard(tab, 'Rail Baron', BOARDS[1]!);
  await tab.click(link('Standings'));
  await soon(() => standings(tab)).toEqual(RANKED);
}

async function compareSystems({ tab, site }: Visit): Promise<void> {
  await goToForm(tab, site, '#compare');
  await fillInExample(tab);
  await soon(() => tab.count('.compared thead .figure')).toBe(DIPLOMACY_SYSTEMS.length);
  await tab.click('tbody[data-key=england] button[title="Working: ManorCon"]');
  await soon(() => tab.text('.compared .working')).toMatch(/^ManorCon Raw points 9 × 9 \+ 4 × 9 \+ 16 = 133/);
  await tab.click(button('Copy'));
  await tab.click(button('Copy as plain text'));
  await soon(() => tab.text('tally-copy')).toContain('Copied:');
}

export function testTyping(visit: Visiting): void {
  for (const form of FORMS.filter(({ fragment }) => fragment in TYPED))
    visit(
      `${form.fragment} typed scores as printed; a mistake is reported and corrected; starting again is undone`,
      PHONE,
      async ({ tab, site }) => {
        await goToForm(tab, site, form.fragment);
        await typeGame(tab, form);
        await errAndCorrect(tab, form);
        await startAgainAndUndo(tab, form);
      },
    );
}

export function testSharing(visit: Visiting): void {
  visit('posted scores are checked; a link takes the sheet to another device', PHONE, async (here) => {
    await goToForm(here.tab, here.site, '#puffing-billy');
    await fillInExample(here.tab);
    await checkPosted(here.tab);
    const elsewhere = await openHost();
    onTestFinished(elsewhere.stop);
    await share(here, elsewhere.address);
  });
}

export function testExamples(visit: Visiting): void {
  for (const form of FORMS)
    visit(`${form.fragment} by its example has the printed figures`, DESK, ({ tab, site }) =>
      expectExample(tab, site, form),
    );

  const copied = FORMS.at(-1)!;
  visit('a sheet is copied with its figures', DESK, async ({ tab, site }) => {
    await expectExample(tab, site, copied);
    await expectCopied(tab, copied);
  });
}

export function testEventsAndComparison(visit: Visiting, engine: () => Engine): void {
  visit('one result is compared under every system', DESK, compareSystems);

  const kept = 'an event takes games, ranks their players, is saved as a file and is there after a reload';
  visit(kept, DESK, async (here) => {
    const name = 'Spring fair';
    await holdEvent(here, name);
    await here.tab.click(link('Files'));
    await here.tab.click(button('Save the whole event'));
    expect(JSON.parse(String(await saved(engine(), `${name}.json`, isJson)))).toMatchObject({
      name,
      games: [{}, {}],
    });
    await here.tab.click(link('Standings'));
    await untilLastPlayerIsKept(here.tab);
    await here.tab.reload();
    await soon(() => standings(here.tab)).toEqual(RANKED);
  });
}
