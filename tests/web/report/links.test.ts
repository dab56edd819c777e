// Every example of the report card opens: its link has the finish that its text names, and the form scores it as said.
import { describe, expect, test } from 'vitest';
import '../../../web/docs/no_browser.ts';
import { DESK, openSite } from '../site.ts';
import { linksIn, pageOf, sectionOf, SYSTEMS, textOf } from './pages.ts';
import { opened } from './scored_link.ts';

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

test('a click on the counterexample of a system opens it', async () => {
  const { page } = await (await openSite()).open('docs/report-tribute.html', DESK);
  const [first] = linksIn(sectionOf(pageOf('tribute'), 'costs'));
  const { scores } = await opened('tribute', first!);
  await page.locator('section#costs a.finish').first().click();
  await page.locator('.sheet.settled').waitFor();
  const sheet = await page.locator('.sheet').innerText();
  expect(scores.filter((score) => !sheet.includes(score))).toEqual([]);
});
