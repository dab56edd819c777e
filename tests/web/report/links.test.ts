// Every example of the report card opens: its link has the finish that its text names, and the form scores it as said.
import { beforeAll, describe, expect, test } from 'vitest';
import '../../../web/docs/no_browser.ts';
import { formOf } from '../../../web/src/share/form_links.ts';
import { openForm } from '../../../web/src/systems/models.ts';
import { tallysheet } from '../../wasm/module.ts';
import { DESK, openSite, type Site } from '../site.ts';
import { linksIn, pageOf, sectionOf, SYSTEMS, textOf, type FinishLink } from './pages.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

/** Centres and scores as the link's form has them. */
async function opened(
  system: string,
  { form: id, carried }: FinishLink,
): Promise<{ centres: number[]; scores: string[] }> {
  const state = await formOf(id, carried);
  if (!state.ok) throw new Error(state.problem);
  const form = await openForm(id);
  const { request, problems } = form.read(state.contents, NUMBERS.point);
  expect(problems).toEqual([]);
  const outcome = form.score(tallysheet, request);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  const { powers } = state.contents as unknown as { powers: { centres: string }[] };
  return { centres: powers.map(({ centres }) => Number(centres)), scores: scoresIn(outcome.value, system) };
}

function scoresIn(sheet: any, system: string): string[] {
  const column = sheet.columns?.find(({ id }: { id: string }) => id === system);
  return (column?.entries ?? sheet.rows).map((row: any) => row.score ?? row.points);
}

const plain = (figure: string) => figure.replaceAll(',', '');
const total = (scores: string[]) => scores.reduce((sum, score) => sum + Math.round(Number(score) * 100), 0) / 100;

const CHANGE =
  /(?:(?:from (?<before>[\d-]+) to (?<after>[\d-]+))|(?:in (?<both>[\d-]+))), (?:a power on (?<held>\d+)|an eliminated power), with (?:one centre more|a centre kept), (?:has (?<to>[\d,.]+\d) and not (?<from>[\d,.]+\d)|still has (?<still>[\d,.]+\d))/g;

describe.each(SYSTEMS)('$name', ({ id }) => {
  const page = pageOf(id);
  const links = linksIn(page);
  const linkOf = (finish: string) => links.find((link) => link.finish === finish)!;

  test('every link has the centres that it names, in a form that scores them', async () => {
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const { centres, scores } = await opened(id, link);
      expect(centres.join('-')).toBe(link.finish);
      expect(scores).toHaveLength(7);
    }
  });

  test('every case of a centre more has the scores that are told', async () => {
    const told = [
      ...['costs', 'gains', 'swing'].flatMap((name) => [...textOf(sectionOf(page, name)).matchAll(CHANGE)]),
    ];
    expect(told.length).toBeGreaterThan(0);
    for (const { groups } of told) {
      const { before, after, both, held = '0', from, to, still } = groups as Record<string, string>;
      const [one, two] = [await opened(id, linkOf(before ?? both!)), await opened(id, linkOf(after ?? both!))];
      expect(one.scores[one.centres.indexOf(Number(held))]).toBe(plain(from ?? still!));
      expect(two.scores[two.centres.indexOf(Number(held) + 1)]).toBe(plain(to ?? still!));
    }
  });

  test('every figure beside a finish is a score in it, or the sum of its scores', async () => {
    const told = [...textOf(page).matchAll(/([\d,]+\.\d\d) \(([\d-]{13,})\)/g)];
    expect(told.length).toBeGreaterThan(2);
    for (const [, figure, finish] of told) {
      const { scores } = await opened(id, linkOf(finish!));
      const number = Number(plain(figure!));
      expect([...scores.map(Number), total(scores)]).toContain(number);
    }
  });
});

// ------------------------------------------------------------------------------ In the browser

let site: Site;
beforeAll(async () => {
  site = await openSite();
});

test.each([
  { system: 'detour-98f', section: 'costs', name: 'Detour 98f' },
  { system: 'tribute', section: 'costs', name: 'Tribute' },
  { system: 'draw-size', section: 'gains', name: 'Draw size' },
])('a click on the counterexample of $name opens it', async ({ system, section }) => {
  const { page } = await site.open(`docs/report-${system}.html`, DESK);
  const [first] = linksIn(sectionOf(pageOf(system), section));
  const { scores } = await opened(system, first!);
  await page.locator(`section#${section} a.finish`).first().click();
  await page.locator('.sheet.settled').waitFor();
  const sheet = await page.locator('.sheet').innerText();
  expect(scores.filter((score) => !sheet.includes(score))).toEqual([]);
});
