// @vitest-environment dom
// A results page as it is written and read again: its figures, names with markup, and what a changed figure becomes.
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import loadEvents from 'tallysheet/events';
import { agreementOf } from '../../../web/src/publish/agreement.ts';
import { readEventData } from '../../../web/src/publish/embedded.ts';
import { makePage } from '../../../web/src/publish/make_page.ts';
import { USUAL_OPTIONS } from '../../../web/src/publish/options.ts';
import { drawResults } from '../../../web/src/publish/page_view.ts';
import { markDifference, piecesIn, textsOf } from '../../../web/src/publish/page_texts.ts';
import { resultsOf } from '../../../web/src/publish/results.ts';
import { formsOf } from '../../../web/src/scoring/game.ts';
import { openEventSheets } from '../../../web/src/systems/event_sheets.ts';
import { openEventViews } from '../../../web/src/systems/open_event.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { tallysheet } from '../../wasm/module.ts';
import { EVENTS } from '../events/every_event_view.ts';
import { aBoard, anEvent } from '../event_site.ts';

vi.mock('../../../web/src/engine/events_engine.ts', () => ({ loadEventsEngine: () => loadEvents() }));

const events = await loadEvents();

const WRITING = { options: USUAL_OPTIONS, numbers: 'point' as const, when: '26 November 2026, 14:32' };
const TEMPLATE = readFileSync('web/results_page.html', 'utf8').replace(/<(meta|script type="module")[^>]*>/g, '');

/** Nothing runs them here. */
const engines = async () => ({ scores: '', events: '' });

async function written(event: TallyEvent, options = USUAL_OPTIONS): Promise<string> {
  const views = await openEventViews(event.system);
  return makePage(event, { ...WRITING, options }, { template: { text: TEMPLATE, engines }, engine: tallysheet, views });
}

/** The page as a browser without scripts has it. */
function opened(text: string): Document {
  return new DOMParser().parseFromString(text, 'text/html');
}

/** What the page's own script finds when it scores the page again. */
async function scoredAgain(page: Document) {
  const { event, numbers, awards } = readEventData(page.getElementById('tallysheet-event')!.textContent!)!;
  const views = await openEventSheets(event.system, async () => events);
  const results = resultsOf(event, numbers, { engine: tallysheet, events, awards, forms: formsOf(views) });
  const pieces = piecesIn(page.body);
  return { pieces, ...agreementOf(textsOf(pieces), textsOf(piecesIn(await drawResults(results, views, numbers)))) };
}

describe.each(EVENTS.filter(({ system }) => system !== 'pentamind'))('an event of $system', (event) => {
  let page: Document;
  beforeAll(async () => {
    page = opened(await written(event));
  });

  test('has its standings, every game with its sheet, and its players, without buttons', () => {
    expect(page.querySelectorAll('#standings tbody tr').length).toBeGreaterThan(0);
    expect(page.querySelectorAll('.game').length).toBe(event.games.length);
    expect(page.querySelectorAll('#players tbody tr').length).toBeGreaterThan(0);
    expect(page.querySelector('#awards tbody tr')!.textContent).toContain('1st place');
    expect(page.querySelectorAll('#results :is(button, input, style, [style])').length).toBe(0);
  });

  test('agrees with the rules', async () => {
    const { figures, differences } = await scoredAgain(page);
    expect(differences).toEqual([]);
    expect(figures).toBeGreaterThan(20);
  });

  test('one changed figure is marked, with the one by the rules', async () => {
    const changed = opened(page.documentElement.outerHTML);
    const total = changed.querySelector('#standings td.total b')!;
    const before = total.textContent!;
    total.textContent = `${before}1`;
    const { pieces, differences } = await scoredAgain(changed);
    expect(differences).toHaveLength(1);
    const marked = markDifference(changed.body, pieces, differences[0]!);
    expect(marked.classList.contains('altered')).toBe(true);
    expect(marked.textContent).toContain(`by the rules ${before}`);
  });
});

describe('the pictures', () => {
  const TWO = anEvent('puffing-billy', [
    aBoard('a', 'Empire Builder', [
      ['Jenny', '252,000'],
      ['Damien', '248,000'],
    ]),
    aBoard('b', 'Rail Baron', [
      ['Damien', '200'],
      ['Jenny', '180'],
    ]),
  ]);
  let page: Document;
  beforeAll(async () => {
    page = opened(await written(TWO));
  });
  const bars = (of: string) =>
    [...page.querySelectorAll(of)].map((bar) =>
      [...bar.children].map((rect) => [rect.getAttribute('x'), rect.getAttribute('width')]),
    );

  test('a sheet’s bars are as long as the totals, with a part for each figure', () => {
    expect(bars('#g1 svg.shares')).toEqual([
      [
        ['0%', '99.5%'], // 3 ÷ 3.015, the longest
        ['99.5%', '0.5%'], // .015 more
      ],
      [
        ['0%', '66.3%'], // 2 ÷ 3.015
        ['66.3%', '16.4%'], // .492 more: 2.492 ÷ 3.015 = 82.7 %
      ],
    ]);
  });

  test('the standings have a bar with a part for each category, and a legend', () => {
    expect([...page.querySelectorAll('.legend li')].map((one) => one.textContent)).toEqual([
      'Empire Builder',
      'Rail Baron',
    ]);
    expect(page.querySelector('#standings tbody .player')!.textContent).toBe('Damien');
    expect(bars('.total-bar')).toEqual([
      [
        ['0%', '45.3%'], // 2.492 ÷ (2.492 + 3.014 = 5.506, the longest)
        ['45.3%', '54.7%'], // 3.014 more
      ],
      [
        ['0%', '54.8%'], // 3.015 ÷ 5.506
        ['54.8%', '44.5%'], // 2.45 more: 5.465 ÷ 5.506 = 99.3 %
      ],
    ]);
  });

  test('the race has a line for each player, from nothing to the total', () => {
    const lines = [...page.querySelectorAll('.race-lines polyline')].map((line) => line.getAttribute('points'));
    expect(lines).toEqual([
      '0,1000 500,452 1000,7', // Jenny: 1 − 3.015 ÷ 5.506 = .452, 1 − 5.465 ÷ 5.506 = .007
      '0,1000 500,547 1000,0', // Damien, drawn last because he leads: 1 − 2.492 ÷ 5.506 = .547
    ]);
    expect(page.querySelector('#race figcaption')!.textContent).toContain('the leaders by name');
  });

  test('a bar and a line that are longer than the figures say are marked, and are no figures', async () => {
    const changed = opened(page.documentElement.outerHTML);
    const { figures } = await scoredAgain(changed);
    changed.querySelector('.total-bar rect')!.setAttribute('width', '60%');
    changed.querySelector('.race-lines polyline')!.setAttribute('points', '0,1000 500,452 1000,0');
    const { pieces, differences, ...again } = await scoredAgain(changed);
    expect(again.figures).toBe(figures);
    const marked = differences.map((difference) => markDifference(changed.body, pieces, difference));
    expect(marked.map((one) => one.getAttribute('class'))).toEqual(['total-bar altered', 'race-lines altered']);
    expect(changed.querySelector('#standings tbody .player')!.textContent).toContain('otherwise than the figures say');
  });
});

const BOARD = anEvent('puffing-billy', [
  aBoard('a', 'Empire Builder', [
    ['Jenny Miller', '252,000'],
    ['<img src=x onerror=alert(1)>', '248,000'],
    ['</script><script>ran=1</script>', '121,000'],
    ['"&amp;\'', '98,000'],
  ]),
]);

test('names with markup stay text', async () => {
  const page = opened(await written(BOARD));
  const names = [...page.querySelectorAll('#players th[scope=row]')].map(({ textContent }) => textContent);
  expect(names.sort()).toEqual(
    ['"&amp;\'', '</script><script>ran=1</script>', '<img src=x onerror=alert(1)>', 'Jenny Miller'].sort(),
  );
  expect(page.querySelectorAll('img').length).toBe(0);
  expect(page.querySelectorAll('script:not([type^="application/"])').length).toBe(0);
});

test('with initials no name is in the file, and it agrees with the rules', async () => {
  const text = await written(BOARD, { ...USUAL_OPTIONS, initials: true });
  expect(text).not.toMatch(/Jenny|Miller|alert|ran=1/);
  expect((await scoredAgain(opened(text))).differences).toEqual([]);
});

test('a removed row, and a removed game, are told', async () => {
  const page = opened(await written(BOARD));
  page.querySelector('#standings tbody tr')!.remove();
  page.querySelector('.game')!.remove();
  const { pieces, differences } = await scoredAgain(page);
  expect(differences.map(({ part, at }) => [part, at])).toEqual([
    ['standings', null],
    ['1', null],
  ]);
  for (const difference of differences) markDifference(page.body, pieces, difference);
  expect(page.body.textContent).toContain('A part of this page is missing: 1.');
});

test('without scripts the working is there: .5 × 248,000 ÷ 252,000', async () => {
  const page = opened(await written(BOARD));
  expect(page.querySelector('.game .working')!.textContent).toMatch(/\d/);
  expect(page.querySelector('.game')!.textContent).toContain('248,000');
});
