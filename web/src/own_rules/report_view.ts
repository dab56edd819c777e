// Draws what a rule rewards, as sentences with figures and the smallest examples.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Numbers } from '../numbers/numbers.ts';
import { farthestApart, opposed, pairCount, rankingOf, scoreOf, type Result } from '../report_card/disagreement.ts';
import { largest, percentage, quotient } from '../report_card/exact.ts';
import { keyOf, LAST_FALL, YEAR_OF_WIN, type Scored } from '../report_card/finishes.ts';
import type { Example } from '../report_card/transfers.ts';
import type { DiplomacyReport, PlacesReport, RuleReport } from './rule_report.ts';

export function reportView(report: RuleReport, numbers: Numbers): TemplateResult {
  return report.kind === 'Diplomacy' ? onDiplomacy(report, numbers) : onPlaces(report, numbers);
}

function onDiplomacy(report: DiplomacyReport, numbers: Numbers): TemplateResult {
  return html`<ul class="report-lines">
      <li>${costs(report, numbers)}</li>
      <li>${gains(report, numbers)}</li>
      <li>${win(report, numbers)}</li>
    </ul>
    <p class="aside">Over all ${numbers.grouped(report.finishes.games.length)} ways to share 34 centres. Powers without centres held their last in ${LAST_FALL}, games end in ${YEAR_OF_WIN},
      all survivors share a draw, and what the rule asks is answered with no or the least number.</p>`;
}

/** "In 4 of 47,567 cases one centre more costs points: from 16-4-4-4-4-2-0 to …" */
function costs(report: DiplomacyReport, numbers: Numbers): TemplateResult {
  const { cases, lost, smallestLoss, dearestLoss } = report.transfers;
  if (!smallestLoss || !dearestLoss)
    return html`<b>One centre more never costs points</b>, in none of ${numbers.grouped(cases)} cases.`;
  const dearest = dearestLoss === smallestLoss ? nothing : html` The dearest: ${change(report, dearestLoss, numbers)}.`;
  return html`<b>In ${numbers.grouped(lost)} of ${numbers.grouped(cases)} cases one centre more costs points.</b> The smallest: ${change(report, smallestLoss, numbers)}.${dearest}`;
}

function gains(report: DiplomacyReport, numbers: Numbers): TemplateResult {
  const { cases, unchanged, dearestGain } = report.transfers;
  const figure = score(report, dearestGain.to - dearestGain.from, numbers);
  const same =
    unchanged === 0
      ? nothing
      : html` In ${numbers.grouped(unchanged)} of ${numbers.grouped(cases)} cases it changes nothing.`;
  return html`Short of a win, one centre is worth <b>${figure}</b> at most: ${change(report, dearestGain, numbers)}.${same}`;
}

/** "from 16-4-4-4-4-2-0 to 17-4-4-4-4-1-0, a power on 2, with one centre more, has 1 and not 3" */
function change(report: DiplomacyReport, { before, after, held, from, to }: Example, numbers: Numbers): TemplateResult {
  const way =
    before === after ? `in ${keyOf(before.centres)}` : `from ${keyOf(before.centres)} to ${keyOf(after.centres)}`;
  const who = held === 0 ? 'an eliminated power, with a centre kept,' : `the power on ${held}, with one centre more,`;
  return html`${way}, ${who} has ${score(report, to, numbers)} and not ${score(report, from, numbers)}`;
}

function win(report: DiplomacyReport, numbers: Numbers): TemplateResult {
  const { least, mostDrawn } = report.win;
  const won = least.scores[0]!;
  const drawn = largest(mostDrawn.scores);
  const best = html`the best draw ${score(report, drawn, numbers)} (${keyOf(mostDrawn.centres)})`;
  if (won <= drawn) return html`<b>A win does not beat every draw</b>: it has ${score(report, won, numbers)}, ${best}.`;
  const times = drawn > 0n ? html`, <b>${quotient(won, drawn, 1)} times</b> as much as ${best}` : html`, ${best}`;
  return html`A win has ${score(report, won, numbers)}${times}.`;
}

function score({ places, isLowestBest }: DiplomacyReport, value: bigint, { grouped }: Numbers): string {
  return grouped(quotient(isLowestBest ? -value : value, 10n ** BigInt(places), places));
}

function onPlaces({ tables, dear, cases }: PlacesReport, { grouped }: Numbers): TemplateResult {
  const most = Math.max(...tables.map(({ players }) => players));
  const [first] = dear;
  return html`<ul class="report-lines">
      <li>${
        first
          ? html`<b>In ${dear.length} of ${cases} cases a better place costs points</b>: of ${first.players} players, place ${first.place} has ${grouped(first.better)} and place ${first.place + 1} ${grouped(first.own)}.`
          : html`<b>A better place never costs points</b>, in none of ${cases} cases without ties.`
      }</li>
    </ul>
    <div class="report-table"><table>
      <caption>What each place is worth</caption>
      <thead><tr><th scope="col">Players</th>${Array.from({ length: most }, (_, at) => html`<th scope="col">${at + 1}</th>`)}</tr></thead>
      <tbody>${tables.map(({ players, points }) => html`<tr><th scope="row">${players}</th>${Array.from({ length: most }, (_, at) => html`<td>${points[at] === undefined ? '' : grouped(points[at])}</td>`)}</tr>`)}</tbody>
    </table></div>`;
}

/** How often two rules disagree about which of two results is better, and where they do most. */
export function disagreementView(
  own: DiplomacyReport,
  other: DiplomacyReport,
  name: string,
  numbers: Numbers,
): TemplateResult {
  const [mine, theirs] = [rankingOf(own.finishes), rankingOf(other.finishes)];
  const [pairs, against] = [pairCount(mine), opposed(mine, theirs)];
  if (against === 0) return html`<p>${name} puts every two results in the same order.</p>`;
  const [higher, lower] = farthestApart(mine, theirs).map((at) => mine.results[at]!);
  const told = ({ game, seat }: Result) => `${game.centres[seat]} centres in ${keyOf(game.centres)}`;
  const scores = (result: Result) => {
    const twin = other.finishes.games[own.finishes.games.indexOf(result.game)] as Scored;
    return `${score(own, scoreOf(result), numbers)} here, ${score(other, twin.scores[result.seat]!, numbers)} there`;
  };
  return html`<p>${name} puts <b>${percentage(BigInt(against), BigInt(pairs))}%</b> of all pairs of results the other way round.
    This rule thinks most of ${told(higher!)} (${scores(higher!)}), and least of ${told(lower!)} (${scores(lower!)}).</p>`;
}
