// The report card of the Union Pacific two-game final, over a grid of three players' scores in both games.
import { html, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { formLink } from '../../src/share/form_links.ts';
import { tabOf } from '../../src/systems/index.ts';
import { rowsOf } from '../../src/ui/rows.ts';
import type { GuidePage } from '../page.ts';
import { cardPage } from './card.ts';
import { ascending, percentage, sumOf, units, grouped } from '../../src/report_card/exact.ts';

interface Final {
  /** The scores of each player in each game. */
  games: [number[], number[]];
  /** Whole points, by player. */
  totals: bigint[];
}

const PLAYERS = ['Ann', 'Ben', 'Cleo'];
const SCORES = [100, 75, 50, 25, 0];
const STEP = 25;

export async function unionPacificPage(engine: Tallysheet): Promise<GuidePage> {
  const games = everyGame(PLAYERS.length).filter((game) => game.some((score) => score > 0));
  const finals = games.flatMap((first) => games.map((second) => scored(engine, [first, second])));
  return cardPage({
    id: 'union-pacific',
    name: 'Union Pacific final',
    about: 'what the two-game final rewards, over a grid of three players’ scores.',
    ink: 'union-pacific',
    introduction: html`<p>Worked out over ${grouped(finals.length)} finals: three players, each with ${SCORES.join(', ')} in each game, and somebody above 0. Only the scores’
proportions count. <a href="./rules.html#union-pacific">The rules</a>.</p>`,
    verdicts: [await gains(finals), await seconds(finals), await sum(finals)],
  });
}

function everyGame(players: number): number[][] {
  if (players === 0) return [[]];
  return SCORES.flatMap((score) => everyGame(players - 1).map((rest) => [score, ...rest]));
}

function scored(engine: Tallysheet, games: Final['games']): Final {
  const [first, second] = games.map((game) => PLAYERS.map((player, at) => ({ player, score: game[at]! })));
  const outcome = engine.unionPacific.scoreFinal({ games: [first!, second!] });
  if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
  const { rows } = outcome.value;
  return { games, totals: PLAYERS.map((player) => units(rows.find((row) => row.player === player)!.total, 0)) };
}

/** Ann with a step more in the first game. It is the same for the others and in the second game. */
function raises(finals: Final[]) {
  const byScores = new Map(finals.map((final) => [final.games.join('|'), final]));
  return finals.flatMap((before) => {
    const [[own, ...others], second] = before.games;
    const after = byScores.get([[own! + STEP, ...others], second].join('|'));
    return after ? [{ before, after, change: after.totals[0]! - before.totals[0]! }] : [];
  });
}

async function gains(finals: Final[]) {
  const all = raises(finals);
  const [lost, same] = [all.filter(({ change }) => change < 0n), all.filter(({ change }) => change === 0n)];
  const [example] = same;
  if (lost.length > 0 || !example) throw new Error('The words no longer fit the figures.');
  return {
    id: 'gains',
    question: 'Does a higher score always gain points?',
    says: html`<b>It never costs any, but does not always gain.</b> In ${grouped(same.length)} of ${grouped(all.length)} cases (${percentage(BigInt(same.length), BigInt(all.length))}%) a score higher by ${STEP} in one
game changes nothing for the player: whoever has most already has 100, and only the others fall. An example: from ${await finalLink(example.before)} to
${await finalLink(example.after)}, Ann still has ${String(example.after.totals[0])}.`,
  };
}

/** Finals with a sole winner who had the highest score in neither game. */
async function seconds(finals: Final[]) {
  const found = finals.flatMap((final) => {
    const [best, next] = [...final.totals].sort(ascending).reverse();
    const winner = final.totals.indexOf(best!);
    const wonNone = final.games.every((game) => game[winner]! < Math.max(...game));
    return best! > next! && wonNone ? [{ final, winner, lead: best! - next! }] : [];
  });
  const [clearest] = [...found].sort((a, b) => ascending(b.lead, a.lead));
  if (!clearest) throw new Error('The words no longer fit the figures.');
  const { final, winner } = clearest;
  return {
    id: 'seconds',
    question: 'Can a player win the final without winning a game?',
    says: html`<b>Yes</b>, in ${grouped(found.length)} of ${grouped(finals.length)} finals. The clearest: in ${await finalLink(final)}, ${PLAYERS[winner]} was first in neither game and has
${String(final.totals[winner])} of 200, ${String(clearest.lead)} ahead of the next. The final rewards two steady games more than one great one.`,
  };
}

async function sum(finals: Final[]) {
  const order = [...finals].sort((a, b) => ascending(sumOf(a.totals), sumOf(b.totals)));
  const [least, most] = [order[0]!, order.at(-1)!];
  return {
    id: 'sum',
    question: 'Is the sum of a final always the same?',
    says: html`<b>No.</b> It goes from ${String(sumOf(least.totals))} (${await finalLink(least)}) to ${String(sumOf(most.totals))} (${await finalLink(most)}): the closer the games, the more is
paid.`,
  };
}

/** "100-75-0, 0-75-100" */
async function finalLink({ games: [first, second] }: Final): Promise<TemplateResult> {
  const players = rowsOf(
    PLAYERS.map((player, at) => ({ player, game1: String(first[at]), game2: String(second[at]) })),
  );
  const address = await formLink('union-pacific', { ...tabOf('union-pacific')!.state.blank(), players });
  return html`<a class="finish" href="../#${address}">${first.join('-')}, ${second.join('-')}</a>`;
}
