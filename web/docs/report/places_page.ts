// The report card of the systems that score places in any game: RPLOPS, RPLOPS2 and Pentamind.
import { html, type TemplateResult } from 'lit/html.js';
import type { DecimalText, Outcome, Tallysheet } from 'tallysheet';
import { formLink } from '../../src/share/form_links.ts';
import { tabOf } from '../../src/systems/index.ts';
import { ordinal } from '../../src/numbers/ordinals.ts';
import { rowsOf } from '../../src/ui/rows.ts';
import type { GuidePage } from '../page.ts';
import { cardPage } from './card.ts';
import { ascending, asScore, hundredths, quotient, sumOf, grouped } from '../../src/report_card/exact.ts';

type Points = Outcome<{ rows: { points: DecimalText }[] }>;

interface Formula {
  name: string;
  score(engine: Tallysheet, finish: { place: number }[]): Points;
}

const FORMULAS: Formula[] = [
  { name: 'RPLOPS', score: (engine, finish) => engine.rplops.scoreGame({ finish, formula: 'RPLOPS' }) },
  { name: 'RPLOPS2', score: (engine, finish) => engine.rplops.scoreGame({ finish, formula: 'RPLOPS2' }) },
  { name: 'Pentamind', score: (engine, finish) => engine.pentamind.scoreGame({ finish }) },
];

interface Finish {
  /** 1, 2, 2, 3: the players level share a number. */
  places: number[];
  points: bigint[];
}

interface Scored {
  name: string;
  finishes: Finish[];
}

const SIZES = [2, 3, 4, 5, 6, 7, 8, 9, 10];
/** Each rounded figure can be off by half a hundredth, in two sums. */
const ROUNDING = BigInt(SIZES.at(-1)!);

export async function placesPage(engine: Tallysheet): Promise<GuidePage> {
  const orders = SIZES.flatMap(everyOrder);
  const all = FORMULAS.map((formula) => scored(engine, formula, orders));
  return cardPage({
    id: 'rplops',
    name: 'RPLOPS and Pentamind',
    about: 'what the systems for any game reward, over every order of two to ten players.',
    ink: 'rplops',
    introduction: html`<p>Worked out over ${grouped(orders.length)} finishes: every way in which two to ten players can share the places, ties included. RPLOPS has its
usual average of 50 and no hours. <a href="./rules.html#rplops">The rules</a>.</p>`,
    verdicts: [places(all), sum(all), await win(all), last(all)],
    pictures: all.map(pointsTable),
  });
}

/** Places without gaps, in every possible way. */
function everyOrder(players: number): number[][] {
  if (players === 1) return [[1]];
  return everyOrder(players - 1).flatMap((places) => {
    const last = places.at(-1)!;
    return [
      [...places, last + 1],
      [...places, last],
    ];
  });
}

function scored(engine: Tallysheet, { name, score }: Formula, orders: number[][]): Scored {
  const finishes = orders.map((places) => {
    const outcome = score(
      engine,
      places.map((place) => ({ place })),
    );
    if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
    return { places, points: outcome.value.rows.map(({ points }) => hundredths(points)) };
  });
  return { name, finishes };
}

function places(all: Scored[]) {
  const steps = all[0]!.finishes.flatMap(nextPlaces).length;
  const lines = all.map(({ name, finishes }) => {
    const gaps = finishes.flatMap(nextPlaces).sort(ascending);
    if (gaps[0]! <= 0n) throw new Error('The words no longer fit the figures.');
    return html`<li><b>${name}</b>: at least ${asScore(gaps[0]!)} more for the next better place, at most ${asScore(gaps.at(-1)!)}</li>\n`;
  });
  return {
    id: 'places',
    question: 'Is a better place always worth more?',
    says: html`<b>Yes</b>, in all three and in all ${grouped(steps)} cases.</p>
<ul>${lines}</ul><p>`,
  };
}

/** The lead of each place over the next occupied one. */
function nextPlaces({ places, points }: Finish): bigint[] {
  return places.flatMap((place, at) => (at > 0 && places[at - 1] !== place ? [points[at - 1]! - points[at]!] : []));
}

function sum(all: Scored[]) {
  const lines = all.map((one) => {
    const sums = SIZES.map((size) => ({ size, ...sumsOf(one, size) }));
    if (sums.some(({ least, most }) => most - least > ROUNDING))
      throw new Error('The words no longer fit the figures.');
    const each = sums.map(({ size, whole }) => `${quotient(whole, 100n * BigInt(size), 2)}`);
    const text =
      new Set(each).size === 1
        ? `${each[0]} for each player`
        : `${each[0]} for each of two players, rising to ${each.at(-1)} for each of ten`;
    return html`<li><b>${one.name}</b>: ${text}</li>\n`;
  });
  return {
    id: 'sum',
    question: 'Is the sum of a game always the same?',
    says: html`<b>Yes</b> for one number of players, ties or not, but for rounding. On average:</p>
<ul>${lines}</ul><p>`,
  };
}

/** The finishes of one size; `whole` is the one without ties. */
function sumsOf({ finishes }: Scored, size: number) {
  const same = finishes.filter(({ places }) => places.length === size);
  const sums = same.map(({ points }) => sumOf(points)).sort(ascending);
  return { least: sums[0]!, most: sums.at(-1)!, whole: sumOf(same[0]!.points) };
}

async function win(all: Scored[]) {
  const lines = await Promise.all(
    all.map(async ({ name, finishes }) => {
      const untied = finishes.filter(({ places }) => places.at(-1) === places.length);
      const [lowest] = [...untied].sort((a, b) => ascending(a.points[0]!, b.points[0]!));
      const [best] = [...untied].sort((a, b) => ascending(b.points[1]!, a.points[1]!));
      const beats = lowest!.points[0]! > best!.points[1]!;
      return html`<li><b>${name}: ${beats ? 'yes' : 'no'}.</b> The winner of ${await players(name, lowest!)} has ${asScore(lowest!.points[0]!)}, the second of
${await players(name, best!)} ${asScore(best!.points[1]!)}</li>\n`;
    }),
  );
  return {
    id: 'win',
    question: 'Does a win, however few play, beat a second place, however many?',
    says: html`The least that an outright winner has, and the most that a second has:</p>
<ul>${lines}</ul><p>`,
  };
}

/** "10 players", as a link where the formula has a form. */
async function players(formula: string, { places }: Finish): Promise<TemplateResult | string> {
  const text = `${places.length} players`;
  if (formula === 'Pentamind') return text;
  const finish = rowsOf(places.map((place) => ({ place: String(place) })));
  const address = await formLink('rplops', { ...tabOf('rplops')!.state.blank(), finish, formula });
  return html`<a class="finish" href="../#${address}">${text}</a>`;
}

function last(all: Scored[]) {
  const lines = all.map(({ name, finishes }) => {
    const lasts = finishes
      .flatMap(({ places, points }) => (places.at(-1) === places.length ? [points.at(-1)!] : []))
      .sort(ascending);
    const [least, most] = [lasts[0]!, lasts.at(-1)!];
    return html`<li><b>${name}</b>: ${least === most ? asScore(least) : `${asScore(least)} to ${asScore(most)}`}</li>\n`;
  });
  return {
    id: 'last',
    question: 'What does the last have?',
    says: html`Alone in last place:</p>\n<ul>${lines}</ul><p>`,
  };
}

const SHADES = 5;

function pointsTable({ name, finishes }: Scored): TemplateResult {
  const untied = finishes.filter(({ places }) => places.at(-1) === places.length);
  const cell = (points: bigint | undefined) =>
    points === undefined
      ? html`<td></td>`
      : html`<td class="h${Math.min(SHADES, 1 + Number((points * BigInt(SHADES)) / 10_000n))}">${quotient(points, 100n, 0)}</td>`;
  return html`<section id=${name.toLowerCase()}><h2>${name} by place and players</h2>
<figure><table class="heat"><caption>Places downwards, players to the right</caption>
<thead><tr><td></td>${SIZES.map((size) => html`<th scope="col">${size}</th>`)}</tr></thead>
<tbody>${[...untied.at(-1)!.places].map((place) => html`<tr><th scope="row">${ordinal(place)}</th>${untied.map(({ points }) => cell(points[place - 1]))}</tr>\n`)}</tbody></table>
<figcaption>Points without a tie, rounded to whole ones.</figcaption></figure>
</section>
`;
}
