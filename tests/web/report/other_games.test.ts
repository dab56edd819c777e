// The report cards of boards and of places: their verdicts worked out again by the reference over the same grids, and
// every example opened.
import { describe, expect, test } from 'vitest';
import '../../../web/docs/no_browser.ts';
import { formOf } from '../../../web/src/share/form_links.ts';
import { fraction, rounded } from '../../reference/fraction.ts';
import { orders } from '../../reference/finishes.ts';
import * as pentamind from '../../reference/pentamind.ts';
import { scoreBoard } from '../../reference/puffing_billy_final.ts';
import * as rplops from '../../reference/rplops.ts';
import { scoreFinal } from '../../reference/union_pacific.ts';
import { linksIn, pageOf, sectionOf, textOf } from './pages.ts';

const sum = (list: number[]) => list.reduce((a, b) => a + b, 0);
const grouped = (count: number) => String(count).replace(/\B(?=(\d{3})+$)/g, ',');
const saysOn = (page: string) => (section: string) => textOf(sectionOf(page, section));
const multiples = (step: number) => Array.from({ length: 100 / step + 1 }, (_, at) => at * step);

/** The texts of a link's rows, in these fields. */
async function rowsIn(html: string, list: string, fields: string[]): Promise<{ text: string; rows: number[][] }[]> {
  const links = linksIn(html);
  expect(links.length).toBeGreaterThan(0);
  return Promise.all(
    links.map(async ({ form, carried, finish }) => {
      const state = await formOf(form, carried);
      if (!state.ok) throw new Error(state.problem);
      const rows = (state.contents as Record<string, unknown>)[list] as Record<string, string>[];
      return { text: finish, rows: fields.map((field) => rows.map((row) => Number(row[field]))) };
    }),
  );
}

describe('Puffing Billy', () => {
  const STEP = 5;
  const scores = multiples(STEP);
  const grid = scores.flatMap((a) =>
    scores.flatMap((b) =>
      scores.flatMap((c) => scores.flatMap((d) => (a > 0 && a >= b && b >= c && c >= d ? [[a, b, c, d]] : []))),
    ),
  );
  const totals = new Map(
    grid.map((board) => {
      const { rows } = scoreBoard({ finishers: board.map((score) => ({ score })) });
      return [board.join('-'), rows.map(({ total }) => Math.round(Number(total) * 1000))];
    }),
  );
  const all = [...totals.values()];
  const of = (seat: number) => all.map((board) => board[seat]!);
  const pb = (thousandths: number) => (thousandths / 1000).toFixed(3);
  const page = pageOf('puffing-billy');
  const says = saysOn(page);
  const raises = grid.flatMap((board) =>
    board.flatMap((_, seat) => {
      const raised = board.map((score, at) => (at === seat ? score + STEP : score));
      const after = totals.get(raised.join('-'));
      const before = totals.get(board.join('-'))!;
      return after ? [{ board, raised, seat, from: before[seat]!, to: after[seat]! }] : [];
    }),
  );
  const lost = raises.filter(({ from, to }) => to < from);
  const winners = raises.filter(({ seat }) => seat === 0);

  test('the grid', () => expect(textOf(page)).toContain(`Worked out over ${grouped(grid.length)} boards`));

  test('a higher score costs only the winner, and how often; the dearest case', () => {
    expect(lost.every(({ seat }) => seat === 0)).toBe(true);
    expect(winners.every(({ from, to }) => to <= from)).toBe(true);
    expect(says('costs')).toContain(`In ${grouped(lost.length)} of ${grouped(winners.length)} cases`);
    const dearest = Math.max(...lost.map(({ from, to }) => from - to));
    const told = ({ board, raised, from, to }: (typeof lost)[number]) =>
      `from ${board.join('-')} to ${raised.join('-')}, the winner has ${pb(to)} and not ${pb(from)}`;
    expect(lost.some((one) => one.from - one.to === dearest && says('costs').includes(told(one)))).toBe(true);
  });

  test('the sum, the least win, the best second and third place', () => {
    const sums = all.map(sum);
    expect(says('sum')).toContain(`from ${pb(Math.min(...sums))} (`);
    expect(says('sum')).toContain(`to ${pb(Math.max(...sums))} (`);
    expect(Math.min(...of(0))).toBeGreaterThan(Math.max(...of(1)));
    expect(says('win')).toContain(`Yes. A winner has at least ${pb(Math.min(...of(0)))} (`);
    expect(says('win')).toContain(`a second at most ${pb(Math.max(...of(1)))} (`);
    expect(says('third')).toContain(`From ${pb(Math.min(...of(2)))} (`);
    expect(says('third')).toContain(`to ${pb(Math.max(...of(2)))} (`);
    const means = [0, 1, 2, 3].map((seat) => rounded(fraction(sum(of(seat)), 1000 * all.length), 3));
    expect(says('third')).toContain(`average over the grid ${means[2]}.`);
    expect(says('third')).toContain(`first ${means[0]}, second ${means[1]}, fourth ${means[3]}.`);
  });

  test('how much the place explains', () => {
    const middle = sum(all.flat()) / all.flat().length;
    const squares = (list: number[], from: number) => sum(list.map((value) => (value - from) ** 2));
    const within = sum([0, 1, 2, 3].map((seat) => squares(of(seat), sum(of(seat)) / all.length)));
    expect(says('explains')).toContain(`${(100 - (100 * within) / squares(all.flat(), middle)).toFixed(1)}%`);
  });

  test('every example opens with its scores, and its figure is a PB score on it or their sum', async () => {
    for (const { text, rows } of await rowsIn(page, 'finishers', ['score'])) expect(rows[0]!.join('-')).toBe(text);
    for (const [, figure, board] of textOf(page).matchAll(/(\d\.\d{3}) \(([\d-]+)\)/g)) {
      const own = totals.get(board!)!;
      expect([...own, sum(own)].map(pb)).toContain(figure);
    }
  });
});

describe('Union Pacific', () => {
  const PLAYERS = ['Ann', 'Ben', 'Cleo'];
  const scores = multiples(25);
  const games = scores
    .flatMap((a) => scores.flatMap((b) => scores.map((c) => [a, b, c])))
    .filter((game) => Math.max(...game) > 0);
  const totals = new Map(
    games.flatMap((first) => games.map((second) => [`${first}|${second}`, totalsOf(first, second)])),
  );
  const page = pageOf('union-pacific');
  const says = saysOn(page);

  function totalsOf(...pair: number[][]): number[] {
    const [first, second] = pair.map((game) => game.map((score, at) => ({ player: PLAYERS[at]!, score })));
    const { rows } = scoreFinal({ games: [first!, second!] });
    return PLAYERS.map((player) => Number(rows.find((row) => row.player === player)!.total));
  }

  test('a higher score never costs points, and how often it changes nothing', () => {
    expect(textOf(page)).toContain(`Worked out over ${grouped(totals.size)} finals`);
    const raises = games.flatMap(([own, ...others]) =>
      games.flatMap((second) => {
        const [before, after] = [own, own! + 25].map((score) => totals.get(`${[score, ...others]}|${second}`));
        return before && after ? [after[0]! - before[0]!] : [];
      }),
    );
    const same = raises.filter((change) => change === 0).length;
    expect(Math.min(...raises)).toBe(0);
    expect(says('gains')).toContain(
      `In ${grouped(same)} of ${grouped(raises.length)} cases (${((100 * same) / raises.length).toFixed(1)}%)`,
    );
  });

  test('in how many finals the winner won neither game, and the clearest', () => {
    const found = games.flatMap((first) =>
      games.flatMap((second) => {
        const own = totals.get(`${first}|${second}`)!;
        const [best, next] = [...own].sort((a, b) => b - a) as [number, number];
        const who = own.indexOf(best);
        const isFound = best > next && first[who]! < Math.max(...first) && second[who]! < Math.max(...second);
        return isFound ? [{ first, second, who, best, lead: best - next }] : [];
      }),
    );
    const most = Math.max(...found.map(({ lead }) => lead));
    expect(says('seconds')).toContain(`Yes, in ${grouped(found.length)} of ${grouped(totals.size)} finals.`);
    const told = found
      .filter(({ lead }) => lead === most)
      .map(
        ({ first, second, who, best, lead }) =>
          `in ${first.join('-')}, ${second.join('-')}, ${PLAYERS[who]} was first in neither game and has ${best} of 200, ${lead} ahead`,
      );
    expect(told.some((text) => says('seconds').includes(text))).toBe(true);
  });

  test('the sum, and every example', async () => {
    const sums = [...totals.values()].map(sum);
    expect(says('sum')).toContain(`from ${Math.min(...sums)} (`);
    expect(says('sum')).toContain(`to ${Math.max(...sums)} (`);
    for (const { text, rows } of await rowsIn(page, 'players', ['game1', 'game2']))
      expect(rows.map((game) => game.join('-')).join(', ')).toBe(text);
    for (const [, figure, first, second] of textOf(sectionOf(page, 'sum')).matchAll(/(\d+) \(([\d-]+), ([\d-]+)\)/g))
      expect(sum(totals.get(`${first!.split('-')}|${second!.split('-')}`)!)).toBe(Number(figure));
  });
});

describe('RPLOPS and Pentamind', () => {
  const MOST = 10;
  const FORMULAS = [
    { name: 'RPLOPS', points: (finish: { place: number }[]) => rplops.scoreGame({ finish, formula: 'RPLOPS' }).rows },
    { name: 'RPLOPS2', points: (finish: { place: number }[]) => rplops.scoreGame({ finish, formula: 'RPLOPS2' }).rows },
    { name: 'Pentamind', points: (finish: { place: number }[]) => pentamind.scoreGame({ finish }).rows },
  ];
  const page = pageOf('rplops');
  const says = saysOn(page);
  const text = (points: number) => (points / 100).toFixed(2);

  /** In falling order, each way once. */
  function falling(players: number): number[][] {
    const cuts = Array.from({ length: 2 ** (players - 1) }, (_, cut) => cut);
    return cuts.map((cut) =>
      Array.from(
        { length: players },
        (_, at) => 1 + [...(cut % 2 ** at).toString(2)].filter((digit) => digit === '1').length,
      ),
    );
  }

  const grid = Array.from({ length: MOST - 1 }, (_, at) => at + 2).flatMap(falling);
  const line = (section: string, name: string) =>
    textOf(sectionOf(page, section).match(new RegExp(`<li><b>${name}:?\\b.*?</li>`, 's'))![0]);

  test('the grid has each order of up to five players once', () => {
    const sorted = (places: number[]) => [...places].sort((a, b) => a - b).join();
    for (const players of [2, 3, 4, 5])
      expect(falling(players).map(sorted).sort()).toEqual([...new Set(orders(players).map(sorted))].sort());
    expect(textOf(page)).toContain(`Worked out over ${grouped(grid.length)} finishes`);
  });

  describe.each(FORMULAS)('$name', ({ name, points }) => {
    const all = grid.map((places) => ({
      places,
      points: points(places.map((place) => ({ place }))).map((row) => Math.round(Number(row.points) * 100)),
    }));
    const untied = all.filter(({ places }) => new Set(places).size === places.length);

    test('what a better place is worth', () => {
      const gaps = all.flatMap(({ places, points }) =>
        places.flatMap((place, at) => (at > 0 && place > places[at - 1]! ? [points[at - 1]! - points[at]!] : [])),
      );
      expect(Math.min(...gaps)).toBeGreaterThan(0);
      expect(says('places')).toContain(`Yes, in all three and in all ${grouped(gaps.length)} cases`);
      expect(line('places', name)).toContain(`at least ${text(Math.min(...gaps))} more`);
      expect(line('places', name)).toContain(`at most ${text(Math.max(...gaps))}`);
    });

    test('the sum for one number of players, ties or not', () => {
      const each = untied.map(({ points }) => rounded(fraction(sum(points), 100 * points.length), 2));
      for (const { places, points } of all) {
        const whole = sum(untied.find((one) => one.places.length === places.length)!.points);
        expect(Math.abs(sum(points) - whole)).toBeLessThanOrEqual(places.length);
      }
      expect(line('sum', name)).toContain(each[0]);
      expect(line('sum', name)).toContain(
        new Set(each).size === 1 ? 'for each player' : `rising to ${each.at(-1)} for each of ten`,
      );
    });

    test('whether a win of few beats the second of many, and what the last has', () => {
      const [win, second] = [
        Math.min(...untied.map(({ points }) => points[0]!)),
        Math.max(...untied.map(({ points }) => points[1]!)),
      ];
      expect(line('win', name)).toContain(`${name}: ${win > second ? 'yes' : 'no'}.`);
      expect(line('win', name)).toContain(` has ${text(win)}`);
      expect(line('win', name)).toContain(` ${text(second)}`);
      const lasts = all.flatMap(({ places, points }) =>
        places.at(-1) !== places.at(-2) && places.at(-1) === places.length ? [points.at(-1)!] : [],
      );
      const [least, most] = [Math.min(...lasts), Math.max(...lasts)];
      expect(line('last', name)).toBe(`${name}: ${least === most ? text(least) : `${text(least)} to ${text(most)}`}`);
    });

    test('the table of points', () => {
      const table = [...sectionOf(page, name.toLowerCase()).matchAll(/<tr><th scope="row">.*?<\/th>(.*?)<\/tr>/gs)];
      const shown = table.map(([, cells]) => [...cells!.matchAll(/<td.*?<\/td>/gs)].map(([cell]) => textOf(cell)));
      const place = (at: number) =>
        untied.map(({ points }) => (at in points ? rounded(fraction(points[at]!, 100), 0) : ''));
      expect(shown).toEqual(Array.from({ length: MOST }, (_, at) => place(at)));
    });
  });

  test('each example opens with as many places', async () => {
    const opened = await rowsIn(page, 'finish', ['place']);
    expect(opened.map(({ rows }) => rows[0]!.length)).toEqual([2, 10, 2, 10]);
  });
});
