// @vitest-environment dom
// Whatever is typed, pasted, opened or given to an element is a text: it draws the same elements as harmless texts do, and
// does not change into another text. What runs in a browser is in payloads.test.ts.
import { expect, test } from 'vitest';
import { formLink } from '../../../web/src/share/form_links.ts';
import { all, fill, found, openPage, paste, press } from '../dom.ts';
import { inside, showSheets } from '../embed/dom_element.ts';
import { bones, FEW, formsFull, formWith, harmless, marks, PAYLOADS, TEXTS } from './payloads.ts';

test('there are at least 200 payloads, and some of them in every run', () => {
  expect(new Set(PAYLOADS).size).toBeGreaterThanOrEqual(200);
  expect(FEW.filter((text) => PAYLOADS.includes(text)).length).toBeGreaterThanOrEqual(40);
});

const values = (selector: string) => all<HTMLInputElement>(selector).map(({ value }) => value);

/** Puts the texts in by one way, which gives back what stands on the page then. */
async function expectTexts(put: (texts: string[]) => Promise<string[]>): Promise<void> {
  for (const texts of formsFull(TEXTS)) {
    expect(await put(texts)).toEqual(texts);
    const drawn = await bones();
    await put(harmless(texts));
    expect(drawn).toEqual(await bones());
  }
  expect(marks()).toEqual([]);
}

test('pasted as names, and as the heading', async () => {
  await expectTexts(async (texts) => {
    await openPage('#rplops');
    await paste(await found('tally-players input'), texts.join('\n'));
    await fill(await found('#rplops-heading'), texts.at(-1)!);
    await press('Show all working');
    await found('.below');
    expect(all('.sheet tbody .opener').map((one) => one.textContent)).toEqual(texts.map((text) => text.trim()));
    return values('input.name[data-at$="/player"]');
  });
});

test('typed where a figure belongs', async () => {
  await openPage('#puffing-billy');
  await press('Fill in the example');
  await found('.verdict .total');
  const fields = () => all<HTMLInputElement>('[id^="puffing-billy-finishers-"][id$="-score"]');
  const count = fields().filter(({ value }) => value).length;
  expect(count).toBeGreaterThan(3);
  const drawn = new Set<string>();
  for (let start = -count; start < TEXTS.length; start += count) {
    const texts = Array.from({ length: count }, (_, at) => TEXTS[start + at] ?? 'harmless');
    for (const [at, text] of texts.entries()) await fill(fields()[at]!, text);
    if (start < 0) await press('Show the sheet');
    const problems = fields().map(({ id }) => document.getElementById(`${id}-problem`)?.textContent);
    expect(values('[id^="puffing-billy-finishers-"][id$="-score"]').slice(0, count)).toEqual(texts);
    for (const [at, text] of texts.entries()) expect(problems[at]).toContain(`is “${text.slice(0, 20)}`);
    drawn.add(JSON.stringify(await bones()));
  }
  expect(drawn.size).toBe(1);
  expect(marks()).toEqual([]);
});

test('in a link, on the page', async () => {
  await expectTexts(async (texts) => {
    await openPage(`#${await formLink('rplops', formWith(texts))}`);
    await press('Use this sheet');
    await found('.posted-line input');
    expect((await found<HTMLInputElement>('#rplops-heading')).value).toBe(texts[0]);
    expect(values('.posted-line input')).toEqual(texts);
    return values('input.name[data-at$="/player"]');
  });
});

const SETTINGS = ['heading', 'average', 'hours', 'theme', 'locale', 'formula', 'name', 'decimals'];

test('as attributes and properties of an element', async () => {
  const [sheet] = await showSheets('<tally-sheet system="rplops"></tally-sheet>');
  const drawn = new Set<string>();
  for (const text of ['harmless', ...TEXTS]) {
    for (const name of SETTINGS) sheet!.setAttribute(name, text);
    sheet!['heading'] = text;
    expect((await inside(sheet!).findByLabelText<HTMLInputElement>('Game')).value).toBe(text);
    drawn.add(JSON.stringify(await bones()));
  }
  expect(drawn.size).toBe(1);
  for (const text of TEXTS) sheet!.setAttribute('system', text);
  await inside(sheet!).findByText(/^The attribute “system” can be/);
  expect(marks()).toEqual([]);
});
