// The findings about one system, question by question: verdict, number, example.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Verdict } from './card.ts';
import { asScore, percentage, quotient, grouped, amount } from '../../src/report_card/exact.ts';
import { finishLink } from './examples.ts';
import type { Findings } from './findings.ts';
import type { Found, Range } from './ranges.ts';
import { wordsOf } from './rule_words.ts';
import type { Example } from '../../src/report_card/transfers.ts';

/** Seven scores, each rounded to the nearest hundredth, can put this much between two sums that are the same. */
const ROUNDING_OF_SEVEN = 7n;

export function verdictsOf(findings: Findings): Promise<Verdict[]> {
  return Promise.all([costs, gains, swing, sum, win, explains, leaders, third].map((verdict) => verdict(findings)));
}

// ------------------------------------------------------------------------------ A centre more

async function costs({ table, transfers }: Findings): Promise<Verdict> {
  const { smallestLoss, dearestLoss, lost, cases } = transfers;
  const head = { id: 'costs', question: 'Does a centre more ever cost points?' };
  if (!smallestLoss || !dearestLoss)
    return {
      ...head,
      short: ['never'],
      says: html`<b>No.</b> In none of ${grouped(cases)} cases does the taker score less.`,
    };
  const others =
    dearestLoss === smallestLoss ? nothing : html` The dearest case: ${await change(table.id, dearestLoss)}.`;
  return {
    ...head,
    short: [`in ${amount(lost, 'case')}`],
    says: html`<b>Yes</b>, in ${grouped(lost)} of ${grouped(cases)} cases. The smallest: ${await change(table.id, smallestLoss)}.${others}
${because(wordsOf(table.id).costs)}`,
  };
}

async function gains({ table, transfers }: Findings): Promise<Verdict> {
  const { smallestUnchanged, gained, unchanged, lost, cases } = transfers;
  const head = { id: 'gains', question: 'Does whoever takes a centre always gain?' };
  if (gained === cases) return { ...head, short: ['always'], says: html`<b>Yes</b>, in all ${grouped(cases)} cases.` };
  const short = `${percentage(BigInt(gained), BigInt(cases))}%`;
  if (!smallestUnchanged)
    return {
      ...head,
      short: [floored(short)],
      says: html`<b>Nearly always</b>: in all cases but the ${grouped(lost)} in which it loses.`,
    };
  return {
    ...head,
    short: [short],
    says: html`<b>No.</b> In ${grouped(unchanged)} of ${grouped(cases)} cases the taker scores the same, and gains in ${short} of them. The
smallest: ${await change(table.id, smallestUnchanged)}. ${because(wordsOf(table.id).unchanged)}`,
  };
}

/** Avoids “100%” for a share that only rounds to it. */
function floored(share: string): string {
  return share === '100.0%' ? 'nearly always' : share;
}

async function swing({ table, transfers: { dearestGain } }: Findings): Promise<Verdict> {
  const gain = dearestGain.to - dearestGain.from;
  return {
    id: 'swing',
    question: 'What is the most that one centre is worth, short of a win?',
    short: [`+${short(gain)}`],
    says: html`<b>${score(gain)}</b>: ${await change(table.id, dearestGain)}.`,
  };
}

/** "from 14-5-5-5-5-0-0 to 15-5-5-5-4-0-0 the power with 14 goes from 50.88 to 50.82" */
async function change(system: string, { before, after, held, from, to }: Example): Promise<TemplateResult> {
  const way =
    before === after
      ? html`in ${await finishLink(system, before)}`
      : html`from ${await finishLink(system, before)} to ${await finishLink(system, after)}`;
  const who = held === 0 ? 'an eliminated power, with a centre kept,' : `a power on ${held}, with one centre more,`;
  return html`${way}, ${who} ${from === to ? html`still has ${score(to)}` : html`has ${score(to)} and not ${score(from)}`}`;
}

// ------------------------------------------------------------------------------ What a game pays

async function sum({ table, ranges: { sumDrawn, sumWon } }: Findings): Promise<Verdict> {
  const [drawn, won] = [isConstant(sumDrawn), isConstant(sumWon)];
  const head = { id: 'sum', question: 'Is the sum of a game always the same?', short: [between(sumDrawn)] };
  const without = drawn
    ? html`Without a win, seven scores add up to ${constant(sumDrawn)} in every finish`
    : html`Without a win, seven scores add up to anything from ${await at(table.id, sumDrawn.least)} to ${await at(table.id, sumDrawn.most)}`;
  const withWin = won
    ? html`; with a win, to ${constant(sumWon)}`
    : html`; with a win, from ${await at(table.id, sumWon.least)} to ${await at(table.id, sumWon.most)}`;
  const same = drawn && won && nearly(sumDrawn) === nearly(sumWon);
  const answer = same ? 'Yes' : drawn ? 'Yes, but a win pays another sum' : 'No';
  return {
    ...head,
    says: html`<b>${answer}.</b> ${without}${withWin}. ${drawn && won ? nothing : because(wordsOf(table.id).sum)}`,
  };
}

export function isConstant({ least, most }: Range): boolean {
  return most.value - least.value <= ROUNDING_OF_SEVEN;
}

/** The whole number that rounding blurs. */
export function nearly({ least, most }: Range): string {
  return quotient(least.value + most.value, 200n, 0);
}

function constant(range: Range): string {
  const { least, most } = range;
  const exactly = least.value === most.value;
  return exactly
    ? score(least.value)
    : `${grouped(nearly(range))}, but for rounding (${score(least.value)} to ${score(most.value)})`;
}

function between(range: Range): string {
  return isConstant(range) ? grouped(nearly(range)) : shortSpan(range);
}

async function win({ table, ranges: { winner, drawn, besideWinner } }: Findings): Promise<Verdict> {
  const times = quotient(winner.least.value, drawn.most.value, 1);
  const beats = winner.least.value > drawn.most.value;
  const beside =
    besideWinner.most.value === 0n
      ? html`Nobody else scores beside a win.`
      : html`Beside a win, survivors have ${span(besideWinner)}.`;
  return {
    id: 'win',
    question: 'Does a win beat every draw?',
    short: [`${times} times`],
    says: html`<b>${beats ? 'Yes' : 'No'}.</b> A win has ${span(winner)}, the best draw ${await at(table.id, drawn.most)}: the win is worth ${times} times
as much. ${beside}`,
  };
}

// ------------------------------------------------------------------------------ What decides a score

async function explains({ explained: { place, centres, drawSize } }: Findings): Promise<Verdict> {
  const shares = [place, centres, drawSize];
  const [ofPlace, ofCentres, ofDraw] = shares.map(({ top, bottom }) => `${percentage(top, bottom)}%`);
  return {
    id: 'explains',
    question: 'What decides a score: place, centres or the size of the draw?',
    short: shares.map(({ top, bottom }) => `${quotient(100n * top, bottom, 0)}%`),
    says: html`The place on centres alone explains <b>${ofPlace}</b> of the differences between survivors’ scores, the number of centres
<b>${ofCentres}</b>, the number of survivors <b>${ofDraw}</b>. (They overlap, so they do not add up to 100%.)`,
  };
}

async function leaders({ table, ranges }: Findings): Promise<Verdict> {
  const lines = await Promise.all(
    ranges.leaders.map(async ({ centres, range }) => ({ centres, range, ...(await ends(table.id, range)) })),
  );
  const ten = ranges.leaders.find(({ centres }) => centres === 10)!.range;
  return {
    id: 'leaders',
    question: 'What does a lone leader have?',
    short: [shortSpan(ten)],
    says: html`A power that alone has most centres, in a game without a win:</p>
<ul>${lines.map(
      ({ centres, range, least, most }) =>
        html`<li><b>${centres} centres</b>: ${
          range.least.value === range.most.value ? html`always ${score(range.least.value)}` : html`${least} to ${most}`
        }</li>\n`,
    )}</ul><p>`,
  };
}

async function ends(system: string, { least, most }: Range) {
  return { least: await at(system, least), most: await at(system, most) };
}

async function third({ table, ranges: { third: all } }: Findings): Promise<Verdict> {
  const { third, first, fourth } = all;
  const share = `${quotient(100n * third.sum, first.sum, 0)}%`;
  return {
    id: 'third',
    question: 'What is third place worth?',
    short: [share],
    says: html`A power alone in third place has from ${await at(table.id, third.least)} to ${await at(table.id, third.most)}: on average
<b>${mean(third)}</b>, which is ${share} of the first power’s ${mean(first)} in the same finishes. The fourth has ${mean(fourth)}.`,
  };
}

// ------------------------------------------------------------------------------ Figures

function mean({ sum, count }: Range): string {
  return grouped(quotient(sum, 100n * count, 2));
}

/** "42.11 (17-17-0-0-0-0-0)", as a link. */
async function at(system: string, { value, game }: Found): Promise<TemplateResult> {
  return html`${score(value)} (${await finishLink(system, game)})`;
}

function span({ least, most }: Range): string {
  return least.value === most.value ? score(least.value) : `${score(least.value)} to ${score(most.value)}`;
}

function shortSpan({ least, most }: Range): string {
  const [from, to] = [short(least.value), short(most.value)];
  return from === to ? from : `${from} to ${to}`;
}

/** Whole scores without decimals. */
export function short(value: bigint): string {
  return score(value).replace(/\.00$/, '');
}

export function score(value: bigint): string {
  return grouped(asScore(value));
}

/** A verdict that surprises needs its reason. */
function because(reason: string | undefined): string {
  if (!reason) throw new Error('A verdict of the report card has no reason.');
  return reason;
}
