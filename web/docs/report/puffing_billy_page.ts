// The report card of a Puffing Billy board, over a grid of four players' scores in falling order.
import { html, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { formLink } from '../../src/share/form_links.ts';
import { tabOf } from '../../src/systems/index.ts';
import { ordinalWord } from '../../src/numbers/ordinals.ts';
import { rowsOf } from '../../src/ui/rows.ts';
import type { GuidePage } from '../page.ts';
import { cardPage } from './card.ts';
import { ascending, percentage, quotient, sumOf, units, grouped } from '../../src/report_card/exact.ts';
import { shareOf } from './explained.ts';

interface Board {
  /** In finishing order. */
  scores: number[];
  /** PB scores, in thousandths. */
  totals: bigint[];
}

interface Raise {
  before: Board;
  after: Board;
  seat: number;
  change: bigint;
}

const PLAYERS = 4;
const STEP = 5;
const MOST = 100;
const PLACES = 3;

export async function puffingBillyPage(engine: Tallysheet): Promise<GuidePage> {
  const boards = fallingScores(MOST, PLAYERS).flatMap((scores) => (scores[0] === 0 ? [] : [scored(engine, scores)]));
  return cardPage({
    id: 'puffing-billy',
    name: 'Puffing Billy',
    about: 'what a board rewards, over a grid of four players’ scores.',
    ink: 'puffing-billy',
    introduction: html`<p>Worked out over ${grouped(boards.length)} boards: every four scores from 0 to ${MOST} in steps of ${STEP}, in finishing order and never
rising, the winner’s above 0. Only the scores’ proportions count. <a href="./rules.html#puffing-billy">The rules</a>.</p>`,
    verdicts: [
      await costs(raises(boards)),
      await sum(boards),
      await win(boards),
      explains(boards),
      await third(boards),
    ],
  });
}

function fallingScores(highest: number, players: number): number[][] {
  if (players === 0) return [[]];
  const firsts = Array.from({ length: highest / STEP + 1 }, (_, at) => highest - at * STEP);
  return firsts.flatMap((first) => fallingScores(first, players - 1).map((rest) => [first, ...rest]));
}

function scored(engine: Tallysheet, scores: number[]): Board {
  const outcome = engine.puffingBilly.scoreBoard({ finishers: scores.map((score) => ({ score })) });
  if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
  return { scores, totals: outcome.value.rows.map(({ total }) => units(total!, PLACES)) };
}

/** Every board in which one player has a step more and the order stays. */
function raises(boards: Board[]): Raise[] {
  const byScores = new Map(boards.map((board) => [board.scores.join(), board]));
  return boards.flatMap((before) =>
    before.scores.flatMap((_, seat): Raise[] => {
      const after = byScores.get(before.scores.map((score, at) => score + (at === seat ? STEP : 0)).join());
      return after ? [{ before, after, seat, change: after.totals[seat]! - before.totals[seat]! }] : [];
    }),
  );
}

async function costs(all: Raise[]) {
  const lost = all.filter(({ change }) => change < 0n);
  const winners = all.filter(({ seat }) => seat === 0);
  const [dearest] = [...lost].sort((a, b) => ascending(a.change, b.change));
  const isRight = lost.every(({ seat }) => seat === 0) && winners.every(({ change }) => change <= 0n);
  if (!dearest || !isRight) throw new Error('The words no longer fit the figures.');
  const { before, after } = dearest;
  return {
    id: 'costs',
    question: 'Does a higher score ever cost points?',
    says: html`<b>Yes, the winner’s.</b> In ${grouped(lost.length)} of ${grouped(winners.length)} cases in which the winner alone scores ${STEP} more, it has a lower PB score, and in
none a higher one. Nobody else ever loses by scoring more. The dearest case: from ${await boardLink(before)} to ${await boardLink(after)}, the winner has ${pb(after.totals[0]!)}
and not ${pb(before.totals[0]!)}. The winner’s bonus is three hundredths of the others’ bonuses, and these are in proportion to the winner’s score: a close win is
worth more than a high one.`,
  };
}

async function sum(boards: Board[]) {
  const order = [...boards].sort((a, b) => ascending(sumOf(a.totals), sumOf(b.totals)));
  const [least, most] = [order[0]!, order.at(-1)!];
  return {
    id: 'sum',
    question: 'Is the sum of a board always the same?',
    says: html`<b>No.</b> It goes from ${pb(sumOf(least.totals))} (${await boardLink(least)}) to ${pb(sumOf(most.totals))} (${await boardLink(most)}): the closer the game, the
more is paid.`,
  };
}

async function win(boards: Board[]) {
  const [winner] = byTotal(boards, 0);
  const second = byTotal(boards, 1).at(-1)!;
  const beats = winner!.totals[0]! > second.totals[1]!;
  return {
    id: 'win',
    question: 'Does a win beat every other place?',
    says: html`<b>${beats ? 'Yes' : 'No'}.</b> A winner has at least ${pb(winner!.totals[0]!)} (${await boardLink(winner!)}), a second at most ${pb(second.totals[1]!)}
(${await boardLink(second)}).`,
  };
}

function byTotal(boards: Board[], seat: number): Board[] {
  return [...boards].sort((a, b) => ascending(a.totals[seat]!, b.totals[seat]!));
}

function explains(boards: Board[]) {
  const seats = boards.flatMap(({ totals }) => totals.map((score, seat) => ({ score, seat })));
  const { top, bottom } = shareOf(seats, ({ seat }) => seat);
  return {
    id: 'explains',
    question: 'How much does the place decide?',
    says: html`The place alone explains <b>${percentage(top, bottom)}%</b> of the differences between PB scores, the closeness of the game the rest.`,
  };
}

async function third(boards: Board[]) {
  const mean = (seat: number) => pb(sumOf(boards.map(({ totals }) => totals[seat]!)), BigInt(boards.length));
  const order = byTotal(boards, 2);
  const [least, most] = [order[0]!, order.at(-1)!];
  const others = [0, 1, 3].map((seat) => `${ordinalWord(seat + 1)} ${mean(seat)}`).join(', ');
  return {
    id: 'third',
    question: 'What is third place worth?',
    says: html`From ${pb(least.totals[2]!)} (${await boardLink(least)}) to ${pb(most.totals[2]!)} (${await boardLink(most)}), on average over the grid <b>${mean(2)}</b>. The others on average:
${others}.`,
  };
}

function pb(thousandths: bigint, count = 1n): string {
  return quotient(thousandths, 1000n * count, PLACES);
}

async function boardLink({ scores }: Board): Promise<TemplateResult> {
  const finishers = rowsOf(scores.map((score) => ({ score: String(score) })));
  const address = await formLink('puffing-billy', { ...tabOf('puffing-billy')!.state.blank(), finishers });
  return html`<a class="finish" href="../#${address}">${scores.join('-')}</a>`;
}
