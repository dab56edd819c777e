// The totals that are ruled off as the best on a sheet: the highest, and all that are level with it.
import '../../../web/docs/no_browser.ts';
import { expect, test } from 'vitest';
import { staticHtml } from '../../../web/docs/static_html.ts';
import { FormModel } from '../../../web/src/form/model.ts';
import { sheetTable } from '../../../web/src/form/sheet_table.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { bestCountries } from '../../../web/src/systems/detour-98f/best_countries.ts';
import type { EventContext } from '../../../web/src/systems/event_context.ts';
import { openView } from '../../../web/src/systems/open.ts';
import type { Detour98fGame } from '../../../wasm/tallysheet.d.ts';
import { tallysheet } from '../../wasm/module.ts';

const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'] as const;

/** The totals of the rows that are ruled off. */
function ruledOff(html: string): string[] {
  const rows = [...html.matchAll(/<tbody data-key="[^"]*"[^>]* class="([^"]*)">(.*?)<\/tbody>/gs)];
  expect(rows.length).toBeGreaterThan(1);
  return rows
    .filter(([, names]) => names!.split(' ').includes('first'))
    .map(([, , cells]) => /class="total">.*?<b>(.*?)<\/b>/s.exec(cells!)?.[1] ?? '');
}

async function sheetOf(id: string, state: object): Promise<string> {
  const { form, sheet } = await openView(id);
  const model = new FormModel(form, { read: () => state, write: () => {} });
  model.useEngine(tallysheet);
  return staticHtml(sheet(model.sheet, model));
}

const game = (centres: number[]): Detour98fGame => ({
  powers: POWERS.map((power, at) => ({
    power,
    player: `Player ${at}`,
    centres: centres[at]!,
    ...(centres[at] === 0 ? { lastHeld: { year: 1903, centres: 1 } } : {}),
  })),
});

/** An event of these games, as far as the awards ask. */
function awardsOf(games: Detour98fGame[]): string {
  const request = { games };
  const event = {
    engine: tallysheet,
    name: 'Spring',
    standings: () => ({ request, counted: [] }),
    isOpen: () => false,
    isWhole: true,
    numbers: NUMBERS.point,
  } as unknown as EventContext;
  return staticHtml(bestCountries(event));
}

function highest(games: Detour98fGame[]): string {
  const outcome = tallysheet.detour98f.bestCountries({ games });
  if (!outcome.ok) throw new Error();
  const points = outcome.value.awards.flatMap(({ holders }) => holders.map((holder) => holder.points));
  return points.sort((a, b) => Number(b) - Number(a))[0]!;
}

test('best countries: the highest of all powers, not the first in their order', () => {
  const games = [game([3, 5, 10, 16, 0, 0, 0])];
  expect(ruledOff(awardsOf(games))).toEqual([highest(games)]);
});

test('best countries: level ones alike', () => {
  const games = [game([3, 12, 7, 12, 0, 0, 0])];
  expect(ruledOff(awardsOf(games))).toEqual([highest(games), highest(games)]);
});

test('a shared first place is ruled off for everybody who shares it', async () => {
  const players = [
    ['Ann', '100', '50'],
    ['Bob', '50', '100'],
    ['Cy', '50', '50'],
  ].map(([player, game1, game2], at) => ({ key: String(at), player: player!, game1: game1!, game2: game2! }));
  // 100 % of one game and 50 % of the other.
  expect(ruledOff(await sheetOf('union-pacific', { players }))).toEqual(['150', '150']);
  const finish = [1, 1, 3].map((place, at) => ({ key: String(at), player: 'ABC'[at]!, place: String(place) }));
  expect(ruledOff(await sheetOf('rplops', { finish }))).toHaveLength(2);
});

test('without a column of places, the first row alone', () => {
  const rows = ['2', '2'].map((total, at) => ({ key: String(at), cells: ['', total] }));
  const columns = [
    { title: 'Power', kind: 'part' },
    { title: 'Points', kind: 'total' },
  ];
  const opener = { isOpen: () => false, toggle: () => {} };
  expect(ruledOff(staticHtml(sheetTable({ opener, columns, rows })))).toHaveLength(1);
});
