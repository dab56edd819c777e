// Every verdict of the report card, worked out again by the reference over every finish, stands on the built page.
import { describe, expect, test } from 'vitest';
import { finishesWithoutWin } from '../../reference/finishes.ts';
import {
  changes,
  explained,
  keyOf,
  opposed,
  ranges,
  results,
  scoresOf,
  type Change,
  type Figures,
} from '../../reference/report_card.ts';
import { OWN_PAGES, overview, pageOf, sectionOf, SYSTEMS, textOf } from './pages.ts';

const CASES = '47,567';
/** Seven scores rounded by .005 each at most. */
const ROUNDING = 7;

const grouped = (text: string) => text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
const score = (value: number) => grouped((value / 100).toFixed(2));
const span = ({ least, most }: Figures) => (least === most ? score(least) : `${score(least)} to ${score(most)}`);
const count = (value: number) => grouped(String(value));

const ALL = SYSTEMS.map(({ id, name }) => {
  const scores = scoresOf(id);
  return { id, name, scores, all: changes(scores), found: ranges(scores), shares: explained(scores) };
});

/** "in X" or "from X to Y", and the two scores. */
function told({ before, after, held, from, to }: Change): string {
  const where = keyOf(before) === keyOf(after) ? `in ${keyOf(before)}` : `from ${keyOf(before)} to ${keyOf(after)}`;
  const who = held === 0 ? 'an eliminated power, with a centre kept,' : `a power on ${held}, with one centre more,`;
  return `${where}, ${who} ${from === to ? `still has ${score(to)}` : `has ${score(to)} and not ${score(from)}`}`;
}

const survivors = ({ before }: Change) => before.filter((centres) => centres > 0).length;

/** Those with the fewest powers on the board. */
function smallest(some: Change[]): Change[] {
  const fewest = Math.min(...some.map(survivors));
  return some.filter((one) => survivors(one) === fewest);
}

/** Whether a text tells one of these cases. */
function tellsOneOf(text: string, some: Change[]): boolean {
  return some.some((change) => text.includes(told(change)));
}

test('there is a page for each system, and no other', () => {
  const ids = [...SYSTEMS.map(({ id }) => id), 'puffing-billy', 'union-pacific', 'rplops'];
  expect(OWN_PAGES).toEqual(ids.map((id) => `report-${id}.html`).sort());
});

// ------------------------------------------------------------------------------ The reasons given

const changesOf = (system: string) => ALL.find(({ id }) => id === system)!.all;
const lossesOf = (system: string) => changesOf(system).filter(({ from, to }) => to < from);

test('Tribute: a centre costs points only where it was a power’s last', () => {
  const losses = lossesOf('tribute');
  expect(losses.length).toBeGreaterThan(0);
  expect(losses.filter((one) => one.after.filter((centres) => centres > 0).length === survivors(one))).toEqual([]);
});

test.each(['detour-98f', 'detour-09'])(
  '%s: a centre costs points only to a leader who breaks up a group in fourth',
  (id) => {
    const losses = lossesOf(id);
    expect(losses.length).toBeGreaterThan(0);
    for (const { before, after, held } of losses) {
      expect(held).toBe(before[0]);
      expect(before[3]).toBe(before[4]);
      expect(after[3]).toBeGreaterThan(after[4]!);
    }
  },
);

test('Size Matters: a centre changes nothing only on the floor, six sevenths of 210 or of 105 divided by the draw', () => {
  const same = changesOf('size-matters').filter(({ from, to }) => to === from);
  const floors = [2, 3, 4, 5, 6].map((draw) => Math.round((18_000 * 1) / draw)).concat(1_286);
  expect(same.filter(({ to }) => !floors.includes(to))).toEqual([]);
});

describe.each(ALL)('$name', ({ id, all, found, shares }) => {
  const page = pageOf(id);
  const says = (section: string) => textOf(sectionOf(page, section));
  const lost = all.filter(({ from, to }) => to < from);
  const same = all.filter(({ from, to }) => to === from);

  test('whether a centre more ever costs points, how often, the smallest case and the dearest', () => {
    expect(count(all.length)).toBe(CASES);
    if (lost.length === 0) return expect(says('costs')).toContain(`No. In none of ${CASES} cases`);
    expect(says('costs')).toContain(`Yes, in ${count(lost.length)} of ${CASES} cases. The smallest: `);
    const small = smallest(lost);
    const dearest = Math.max(...lost.map(({ from, to }) => from - to));
    const dearestOfSmall = Math.max(...small.map(({ from, to }) => from - to));
    expect(
      tellsOneOf(
        says('costs'),
        small.filter(({ from, to }) => from - to === dearestOfSmall),
      ),
    ).toBe(true);
    expect(
      tellsOneOf(
        says('costs'),
        lost.filter(({ from, to }) => from - to === dearest),
      ),
    ).toBe(true);
  });

  test('whether the taker always gains, and the smallest case where nothing changes', () => {
    if (lost.length + same.length === 0) return expect(says('gains')).toContain(`Yes, in all ${CASES} cases.`);
    if (same.length === 0) return expect(says('gains')).toContain(`all cases but the ${count(lost.length)} in which`);
    expect(says('gains')).toContain(`No. In ${count(same.length)} of ${CASES} cases the taker scores the same`);
    expect(tellsOneOf(says('gains'), smallest(same))).toBe(true);
  });

  test('the most that one centre is worth, short of a win', () => {
    const withoutWin = all.filter(({ after }) => after[0]! < 18);
    const most = Math.max(...withoutWin.map(({ from, to }) => to - from));
    expect(says('swing')).toContain(`win? ${score(most)}: `);
    expect(
      tellsOneOf(
        says('swing'),
        withoutWin.filter(({ from, to }) => to - from === most),
      ),
    ).toBe(true);
  });

  test('whether the sum is the same in every game, or else from where to where', () => {
    const { sumDrawn, sumWon } = found;
    const isSame = ({ least, most }: Figures) => most - least <= ROUNDING;
    const middle = ({ least, most }: Figures) => Math.round((least + most) / 200);
    const bothSame = isSame(sumDrawn) && isSame(sumWon) && middle(sumDrawn) === middle(sumWon);
    const answer = bothSame ? 'Yes.' : isSame(sumDrawn) ? 'Yes, but a win pays another sum.' : 'No.';
    expect(says('sum')).toContain(`the same? ${answer}`);
    for (const one of [sumDrawn, sumWon]) {
      expect(says('sum')).toContain(score(one.least));
      expect(says('sum')).toContain(score(one.most));
      if (isSame(one)) expect(says('sum')).toContain(` to ${count(middle(one))}`);
    }
  });

  test('whether a win beats every draw, by how much, and what the others have', () => {
    const { win, draw, beside } = found;
    expect(says('win')).toContain(win.least > draw.most ? 'draw? Yes.' : 'draw? No.');
    expect(says('win')).toContain(`A win has ${span(win)}, the best draw ${score(draw.most)} (`);
    expect(says('win')).toContain(`${(win.least / draw.most).toFixed(1)} times`);
    expect(says('win')).toContain(
      beside.most === 0 ? 'Nobody else scores' : `Beside a win, survivors have ${span(beside)}`,
    );
  });

  test('how much place, centres and draw size explain', () => {
    const percent = shares.map((share) => `${share.toFixed(1)}%`);
    expect(says('explains').match(/\d+\.\d%/g)).toEqual(percent);
  });

  test.each([8, 10, 12, 14])('what a lone leader of %i has', (centres) => {
    const { least, most } = found.leader(centres);
    const line = sectionOf(page, 'leaders').match(new RegExp(`<li><b>${centres} centres</b>.*?</li>`, 's'))![0];
    const expected = least === most ? [`always ${score(least)}`] : [`${score(least)} (`, ` to ${score(most)} (`];
    for (const text of expected) expect(textOf(line)).toContain(text);
  });

  test('what third place is worth', () => {
    const { third, first, fourth } = found;
    const text = says('third');
    expect(text).toContain(`from ${score(third.least)} (`);
    expect(text).toContain(` to ${score(third.most)} (`);
    expect(text).toContain(
      `on average ${score(third.mean)}, which is ${Math.round((100 * third.mean) / first.mean)}% of the first power’s ${score(first.mean)}`,
    );
    expect(text).toContain(`The fourth has ${score(fourth.mean)}.`);
  });
});

// ------------------------------------------------------------------------------ Disagreement

const lists = ALL.map(({ scores }) => results(scores));
const pairs = (lists[0]!.length * (lists[0]!.length - 1)) / 2;
const opposition = lists.map(() => new Array<number>(lists.length).fill(0));
lists.forEach((one, a) =>
  lists.slice(0, a).forEach((other, b) => (opposition[a]![b] = opposition[b]![a] = opposed(one, other))),
);
const percent = (times: number) => (times === 0 ? 'none' : `${((100 * times) / pairs).toFixed(1)}%`);

test('counting by a tree is counting one by one', () => {
  const [one, other] = [lists[0]!.slice(0, 2_000), lists[19]!.slice(0, 2_000)];
  let count = 0;
  for (let a = 0; a < one.length; a++)
    for (let b = 0; b < a; b++) if ((one[a]! - one[b]!) * (other[a]! - other[b]!) < 0) count += 1;
  expect(count).toBeGreaterThan(0);
  expect(opposed(one, other)).toBe(count);
});

test.each(ALL.map(({ id, name }, at) => ({ id, name, at })))(
  'with whom $name agrees and disagrees',
  ({ id, name, at }) => {
    const others = opposition[at]!.filter((_, other) => other !== at);
    const [least, most] = [Math.min(...others), Math.max(...others)];
    const farthest = ALL[opposition[at]!.indexOf(most)]!.name;
    const own = textOf(sectionOf(pageOf(id), 'others'));
    expect(own).toContain(`another answer in ${percent(least)} of all pairs), least ${farthest} (${percent(most)})`);
    const list = textOf(sectionOf(overview(), 'disagreement'));
    expect(list).toMatch(
      new RegExp(
        `${name}: closest [^:]*\\(${percent(least).replace('none', 'never')}\\), farthest ${farthest} \\(${percent(most)}\\)`,
      ),
    );
  },
);

// ------------------------------------------------------------------------------ All of them side by side

const MEASURED = ALL.map(({ name, all, found, shares }) => {
  const short = all.filter(({ after }) => after[0]! < 18).map(({ from, to }) => to - from);
  return {
    name,
    shares,
    lost: all.filter(({ from, to }) => to < from).length,
    same: all.filter(({ from, to }) => to === from).length,
    swing: Math.max(...short),
    ranges: found,
  };
});
const most = <One>(list: One[], figure: (one: One) => number) =>
  list.reduce((best, one) => (figure(one) > figure(best) ? one : best));
const listed = (names: string[]) => `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

test('in sentences: where a centre costs points or changes nothing, wins, and the largest swing', () => {
  const text = textOf(overview());
  const names = (fits: (one: (typeof MEASURED)[number]) => boolean) =>
    listed(MEASURED.filter(fits).map(({ name }) => name));
  expect(text).toContain(`A centre more can cost points in ${names(({ lost }) => lost > 0)}.`);
  expect(text).toContain(`leave the score as it was in ${names(({ same }) => same > 0)}.`);
  expect(MEASURED.every(({ ranges: { win, draw } }) => win.least > draw.most)).toBe(true);
  expect(text).toContain('A win beats every draw in all of them.');
  const swing = most(MEASURED, ({ swing, ranges: { win } }) => swing / win.least);
  expect(text).toContain(
    `${swing.name}: ${score(swing.swing)} points, where a win has ${score(swing.ranges.win.least)}.`,
  );
});

describe('which system suits: if you want this, look at that', () => {
  const lines = [...sectionOf(overview(), 'advice').matchAll(/<li>(.*?)<\/li>/gs)].map(([, line]) => textOf(line!));
  const inList = (names: string[]) => (names.length === 1 ? names[0]! : listed(names));
  const bare = (value: number) => score(value).replace(/\.00$/, '');

  /** The names with the highest figure as it is printed, and those with the next; the lowest for `way` -1. */
  function firstTwo(figure: (one: (typeof MEASURED)[number]) => number, print: (figure: number) => string, way = 1) {
    const order = [...MEASURED].sort((a, b) => way * (figure(b) - figure(a)));
    const printed = [...new Set(order.map((one) => print(figure(one))))].slice(0, 2);
    return printed.map((text) => ({
      text,
      names: inList(MEASURED.filter((one) => print(figure(one)) === text).map(({ name }) => name)),
    }));
  }

  const percents = (figure: number) => `${figure.toFixed(0)}%`;
  const times = (figure: number) => `${figure.toFixed(1)} times`;
  const part =
    (at: number) =>
    ({ shares }: (typeof MEASURED)[number]) =>
      shares[at]!;
  const third = ({ ranges: { third, first } }: (typeof MEASURED)[number]) => (100 * third.mean) / first.mean;
  const win = ({ ranges: { win, draw } }: (typeof MEASURED)[number]) => win.least / draw.most;

  test.each([
    ['centres to decide', part(1), percents, 1],
    ['the place on the board to decide', part(0), percents, 1],
    ['the size of the draw to decide', part(2), percents, 1],
    ['third place to be worth playing for', third, percents, 1],
    ['first place to be worth far more than third', third, percents, -1],
    ['a win to stand far above every draw', win, times, 1],
    ['the best draw to come close to a win', win, times, -1],
  ] as const)('%s', (wanted, figure, print, way) => {
    const [first, next] = firstTwo(figure, print, way);
    const line = lines.find((one) => one.startsWith(`If you want ${wanted}, look at `))!;
    expect(line).toContain(`look at ${first!.names}: `);
    expect(line).toContain(` ${first!.text} `);
    expect(line).toContain(` Next: ${next!.names}, with ${next!.text}.`);
  });

  const lineOf = (wanted: string) => lines.find((one) => one.startsWith(`If you want ${wanted}, look at `));

  test('centres and the size of the draw both to count', () => {
    const { name, shares } = most(MEASURED, (one) => Math.min(part(1)(one), part(2)(one)));
    const [, centres, draw] = shares.map(percents);
    expect(lineOf('centres and the size of the draw both to count')).toMatch(
      new RegExp(`look at ${name}: .* ${centres} .* ${draw}\\.$`),
    );
  });

  test('every centre to gain, and no single one to decide', () => {
    const not = MEASURED.filter(({ lost, same }) => lost + same > 0).map(({ name }) => name);
    expect(lineOf('every centre to gain points')).toContain(
      `any but ${listed(not)}: in the other ${MEASURED.length - not.length}, a centre more gains in every one of ${CASES} cases.`,
    );
    const calm = most(MEASURED, ({ swing, ranges }) => -swing / ranges.win.least);
    expect(lineOf('no single centre to decide a game')).toMatch(
      new RegExp(
        `look at ${calm.name}: .* ${bare(calm.swing)} points at most, where a win has ${bare(calm.ranges.win.least)}\\.$`,
      ),
    );
  });

  test('a leader paid alike, and every game paying the same sum', () => {
    const steady = MEASURED.flatMap(({ name, ranges }) => {
      const { least, most } = ranges.leader(10);
      return least === most ? [`${name} (${bare(least)})`] : [];
    });
    expect(lineOf('a leader to be paid alike, however the others stand')).toContain(`look at ${listed(steady)}: `);
    const same = MEASURED.flatMap(({ name, ranges: { sumDrawn, sumWon } }) => {
      const [least, most] = [Math.min(sumDrawn.least, sumWon.least), Math.max(sumDrawn.most, sumWon.most)];
      return most - least <= 2 * ROUNDING ? [`${name} (${count(Math.round((least + most) / 200))})`] : [];
    });
    expect(lineOf('every game to pay the same sum')).toContain(`look at ${listed(same)}: `);
  });

  test('nothing else is said', () => expect(lines).toHaveLength(12));
});

test.each(MEASURED)('in the table: $name', ({ name, shares, lost, same, swing, ranges: found }) => {
  const row = overview().match(new RegExp(`<tr><th scope="row"><a href="[^"]*">${name}</a></th>.*?</tr>`, 's'))![0];
  const cells = [...row.matchAll(/<td>(.*?)<\/td>/gs)].map(([, cell]) => textOf(cell!));
  const gaining = (100 * (47_567 - lost - same)) / 47_567;
  const bare = (value: number) => score(value).replace(/\.00$/, '');
  const ten = found.leader(10);
  const sums = found.sumDrawn;
  expect(cells).toEqual([
    lost === 0 ? 'never' : `in ${lost} cases`,
    lost + same === 0 ? 'always' : gaining > 99.95 ? 'nearly always' : `${gaining.toFixed(1)}%`,
    `+${bare(swing)}`,
    sums.most - sums.least <= ROUNDING
      ? count(Math.round((sums.least + sums.most) / 200))
      : `${bare(sums.least)} to ${bare(sums.most)}`,
    `${(found.win.least / found.draw.most).toFixed(1)} times`,
    ...shares.map((share) => `${share.toFixed(0)}%`),
    ten.least === ten.most ? bare(ten.least) : `${bare(ten.least)} to ${bare(ten.most)}`,
    `${Math.round((100 * found.third.mean) / found.first.mean)}%`,
  ]);
});

test('the whole is said: 3,120 finishes, 2,486 without a win, their results and the pairs of these', () => {
  const text = textOf(overview());
  expect(text).toContain(
    `3,120 ways in which seven powers share 34 centres, ${count(finishesWithoutWin.length)} of them`,
  );
  expect(text).toContain(`${count(lists[0]!.length)} in all`);
  expect(text).toContain(`of all ${count(pairs)} pairs`);
});
