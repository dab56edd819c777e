// The style of a sheet's numbers: shown by the sheet itself, else the page's when the sheet was begun; sheets of earlier
// versions were begun with decimal points.
import '../../../web/docs/no_browser.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { staticHtml } from '../../../web/docs/static_html.ts';
import load from '../../../build/package/tallysheet.js';
import { csvOf } from '../../../web/src/export/games_csv.ts';
import { asAround, FormModel } from '../../../web/src/form/model.ts';
import { fits } from '../../../web/src/form/shape.ts';
import { formLink, formOf } from '../../../web/src/share/form_links.ts';
import { tabOf } from '../../../web/src/systems/index.ts';
import { openForm } from '../../../web/src/systems/models.ts';
import { openView } from '../../../web/src/systems/open.ts';
import { styleOfBrowser } from '../../../web/src/ui/page_style.ts';
import { numbersOfSheet, pageWith } from '../../../web/src/numbers/sheet_numbers.ts';
import { aBoard } from '../event_site.ts';

const engine = await load();
const form = await openForm('puffing-billy');

let page = pageWith('point');

afterEach(() => {
  page = pageWith('point');
});

function boardOf(state?: object): FormModel<any, any, any> {
  let kept: unknown = state;
  const store = { read: () => kept, write: (_: string, written: unknown) => (kept = written) };
  const model = new FormModel(form, store, () => page);
  model.useEngine(engine);
  return model;
}

/** Types the scores one after the other, letter by letter. */
function typed(...scores: string[]) {
  const model = boardOf();
  scores.forEach((score, at) => {
    for (let end = 1; end <= score.length; end += 1) {
      const finishers = [...model.state.finishers];
      finishers[at] = { ...finishers[at], score: score.slice(0, end) };
      model.edit({ finishers });
    }
  });
  return model;
}

const read = (model: FormModel<any, any, any>) => model.request.finishers.map(({ score }: { score: string }) => score);
const asked = (model: FormModel) => model.problems.filter(({ choices }) => choices).map(({ message }) => message);

describe('on a page with decimal points', () => {
  test('“252.000” is asked about, and not beside “248.000,5”', () => {
    expect(asked(typed('252.000', '248'))).toEqual([
      'The first finisher’s score is “252.000”. Is that 252,000, or 252?',
    ]);
    const model = typed('252.000', '248.000,5');
    expect(asked(model)).toEqual([]);
    expect(read(model)).toEqual(['252000', '248000.5']);
    expect(model.numbers.marks).toEqual({ group: '.', decimal: ',' });
  });

  test('numbers that contradict each other leave the page’s style', () => {
    expect(asked(typed('252.000', '248.000,5', '1,000.5'))).toEqual([
      'The first finisher’s score is “252.000”. Is that 252,000, or 252?',
    ]);
  });

  test('a number that cannot be read tells nothing', () => {
    expect(read(typed('252,000', '248.000.5'))[0]).toBe('252000');
  });

  test('a name, a heading or a posted figure tells nothing', () => {
    const { state } = boardOf();
    const finishers = [{ key: '1', player: '1,5', score: '1', posted: '3,03' }];
    expect(numbersOfSheet({ ...state, heading: '2,5', finishers }, page).marks).toEqual({ group: ',', decimal: '.' });
  });
});

describe('on a page with decimal commas', () => {
  test('a sheet is begun in that style, and read so on every page', async () => {
    page = pageWith('comma');
    const model = typed('252.000', '248.000');
    expect(read(model)).toEqual(['252000', '248000']);
    page = pageWith('point');
    const there = boardOf(model.state);
    expect([read(there), asked(there)]).toEqual([['252000', '248000'], []]);
    const opened = await formOf('puffing-billy', (await formLink('puffing-billy', model.state)).split('?')[1]!);
    expect(opened).toMatchObject({ ok: true, contents: { numbers: 'comma' } });
    expect(fits(model.state, tabOf('puffing-billy')!.state.shape)).toBe(true);
    const game = { id: 'a', form: 'puffing-billy', state: model.state };
    expect(csvOf('puffing-billy', [game])).toContain(',252000\r\n');
  });

  test('a sheet that was begun with decimal points keeps its reading, however it is edited', () => {
    page = pageWith('comma');
    const { state } = aBoard('a', 'Rail Baron', [
      ['Ann', '252,000'],
      ['Bob', '248,000'],
    ]);
    const model = boardOf(state);
    model.edit({ heading: 'Empire Builder' });
    expect([read(model), asked(model)]).toEqual([['252000', '248000'], []]);
  });

  test('the example is filled in and read in that style', () => {
    page = pageWith('comma');
    const model = boardOf();
    model.replace(form.state.example(page), 'Example filled in');
    expect(model.state.finishers[0].score).toBe('252.000');
    expect(model.sheet.rows[0].total).toBe('3.028');
  });

  test('a sheet without separators follows the page', () => {
    page = pageWith('comma');
    const model = typed('252000', '248000');
    expect(model.state.numbers).toBe('comma');
    page = pageWith('point');
    model.edit({ heading: 'Rail Baron' });
    expect('numbers' in model.state).toBe(false);
  });
});

test('a sheet that is only shown has its figures in the style of the page', async () => {
  page = pageWith('comma');
  const { state } = aBoard('a', 'Rail Baron', [
    ['Ann', '252,000'],
    ['Bob', '248,000'],
  ]);
  const model = boardOf(state);
  const { sheet } = await openView('puffing-billy');
  const scoresOn = (shown: FormModel) => staticHtml(sheet(shown.sheet, shown)).match(/\d{3}[.,]\d{3}(?=<)/g);
  expect(scoresOn(model)).toEqual(['252,000', '248,000']);
  expect(scoresOn(asAround(model))).toEqual(['252.000', '248.000']);
});

test('the link of a sheet with decimal points is the same as ever', async () => {
  const { state } = aBoard('a', 'Rail Baron', [['Ann', '252,000']]);
  expect(tabOf('puffing-billy')!.state.toLink(state)).toEqual(['Rail Baron', [['Ann', '252,000']]]);
});

test.each([
  ['point', ['en-GB', 'de']],
  ['comma', ['de-AT', 'en']],
  ['point', ['C']], // WebKitGTK's language without a locale
  ['point', []],
])('the page begins with a decimal %s for the languages %j', (style, languages) => {
  vi.stubGlobal('navigator', { languages });
  expect(styleOfBrowser()).toBe(style);
  vi.unstubAllGlobals();
});
