// Which system suits a tournament: for each thing that may be wanted of one, the systems that do most for it, and the
// figure that says so.
import { html, type TemplateResult } from 'lit/html.js';
import { pageOf } from './card.ts';
import { ascending, quotient, grouped } from '../../src/report_card/exact.ts';
import type { Share } from './explained.ts';
import type { Findings } from './findings.ts';
import { isConstant, nearly, short } from './verdicts.ts';

export function advice(all: Findings[]): TemplateResult {
  const lines = [...explaining(all), ...centres(all), ...places(all), ...pay(all)];
  return html`<ul class="advice">${lines.map(({ wanted, look, because }) => html`<li>If you want <b>${wanted}</b>, look at ${look}: ${because}</li>\n`)}</ul>
`;
}

interface Advice {
  wanted: string;
  look: TemplateResult;
  because: unknown;
}

// ------------------------------------------------------------------------------ The most of a figure

/** A fraction of two whole numbers, and how it is printed. */
interface Measure {
  of(one: Findings): Share;
  print(share: Share): string;
}

interface Group {
  systems: Findings[];
  figure: string;
}

/** Groups the systems by printed figure, in descending order. */
function ranked(all: Findings[], { of, print }: Measure): Group[] {
  const order = [...all].sort((a, b) => bySize(of(b), of(a)));
  const figures = [...new Set(order.map((one) => print(of(one))))];
  return figures.map((figure) => ({ figure, systems: all.filter((one) => print(of(one)) === figure) }));
}

/** For sorting fractions. */
export function bySize(a: Share, b: Share): number {
  return ascending(a.top * b.bottom, b.top * a.bottom);
}

/** The first group, and the one after it. */
function best(wanted: string, [first, next]: Group[], because: (figure: string) => string): Advice {
  const second = html` Next: ${linked(next!.systems)}, with ${next!.figure}.`;
  return { wanted, look: linked(first!.systems), because: html`${because(first!.figure)}.${second}` };
}

/** Names that lead to their pages; `more` follows a name. */
function linked(systems: Findings[], more: (one: Findings) => string = () => ''): TemplateResult {
  const last = systems.length - 1;
  const before = (at: number) => (at === 0 ? '' : at === last ? ' and ' : ', ');
  return html`${systems.map(
    (one, at) =>
      html`${before(at)}<a href="./${pageOf(one.table.id)}.html">${one.table.name}</a>${more(one) && ` (${more(one)})`}`,
  )}`;
}

function percent({ top, bottom }: Share): string {
  return `${quotient(100n * top, bottom, 0)}%`;
}

function times({ top, bottom }: Share): string {
  return `${quotient(top, bottom, 1)} times`;
}

// ------------------------------------------------------------------------------ What is wanted

function explaining(all: Findings[]): Advice[] {
  const by = (of: Measure['of']) => ranked(all, { of, print: percent });
  const [both] = by(({ explained: { centres, drawSize } }) => (bySize(centres, drawSize) < 0 ? centres : drawSize));
  const { centres, drawSize } = both!.systems[0]!.explained;
  const differences = 'of the differences between survivors’ scores';
  return [
    best(
      'centres to decide',
      by(({ explained }) => explained.centres),
      (figure) => `the number of centres alone explains ${figure} ${differences}`,
    ),
    best(
      'the place on the board to decide',
      by(({ explained }) => explained.place),
      (figure) => `the place on centres alone explains ${figure} ${differences}`,
    ),
    best(
      'the size of the draw to decide',
      by(({ explained }) => explained.drawSize),
      (figure) => `the number of survivors alone explains ${figure} ${differences}`,
    ),
    {
      wanted: 'centres and the size of the draw both to count',
      look: linked(both!.systems),
      because: `the number of centres explains ${percent(centres)} ${differences}, the number of survivors ${percent(drawSize)}.`,
    },
  ];
}

function centres(all: Findings[]): Advice[] {
  const gaining = all.filter(({ transfers: { gained, cases } }) => gained === cases);
  const others = all.filter((one) => !gaining.includes(one));
  const { cases } = all[0]!.transfers;
  const calm = [...all].sort((a, b) => bySize(swing(a), swing(b)))[0]!;
  const { top, bottom } = swing(calm);
  const leader = ({ ranges }: Findings) => ranges.leaders.find(({ centres }) => centres === 10)!.range;
  const steady = all.filter((one) => leader(one).least.value === leader(one).most.value);
  return [
    {
      wanted: 'every centre to gain points',
      look: html`any but ${linked(others)}`,
      because: `in the other ${gaining.length}, a centre more gains in every one of ${grouped(cases)} cases.`,
    },
    {
      wanted: 'no single centre to decide a game',
      look: linked([calm]),
      because: `short of a win, one centre is worth ${short(top)} points at most, where a win has ${short(bottom)}.`,
    },
    {
      wanted: 'a leader to be paid alike, however the others stand',
      look: linked(steady, (one) => short(leader(one).least.value)),
      because: 'a lone leader with 10 centres has this in every finish.',
    },
  ];
}

/** The most that one centre is worth, as a part of what a win has. */
export function swing({ transfers: { dearestGain }, ranges: { winner } }: Findings): Share {
  return { top: dearestGain.to - dearestGain.from, bottom: winner.least.value };
}

function thirdOfFirst({ ranges: { third } }: Findings): Share {
  return { top: third.third.sum, bottom: third.first.sum };
}

function places(all: Findings[]): Advice[] {
  const groups = ranked(all, { of: thirdOfFirst, print: percent });
  const says = (figure: string) => `a lone third has ${figure} of what the first has in the same finishes`;
  return [
    best('third place to be worth playing for', groups, says),
    best('first place to be worth far more than third', [...groups].reverse(), says),
  ];
}

function pay(all: Findings[]): Advice[] {
  const of = ({ ranges: { winner, drawn } }: Findings) => ({ top: winner.least.value, bottom: drawn.most.value });
  const groups = ranked(all, { of, print: times });
  const says = (figure: string) => `the least win is worth ${figure} the best draw`;
  const same = all.filter(paysAlike);
  return [
    best('a win to stand far above every draw', groups, says),
    best('the best draw to come close to a win', [...groups].reverse(), says),
    {
      wanted: 'every game to pay the same sum',
      look: linked(same, (one) => grouped(nearly(one.ranges.sumDrawn))),
      because: 'seven scores add up to this in every finish, with a win or without, but for rounding.',
    },
  ];
}

function paysAlike({ ranges: { sumDrawn, sumWon } }: Findings): boolean {
  return isConstant(sumDrawn) && isConstant(sumWon) && nearly(sumDrawn) === nearly(sumWon);
}
