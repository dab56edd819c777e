// The systems that agree and disagree with a system, and a pair of results that shows it.
import { html, type TemplateResult } from 'lit/html.js';
import { farthestApart, scoreOf, type Result } from '../../src/report_card/disagreement.ts';
import { percentage } from '../../src/report_card/exact.ts';
import { finishLink } from './examples.ts';
import { pairsOfResults, type Findings } from './findings.ts';
import { score } from './verdicts.ts';

/** The other systems, those that agree most first. */
export function othersByAgreement(own: Findings, all: Findings[]): Findings[] {
  return all
    .filter((other) => other !== own)
    .sort((a, b) => own.opposed[all.indexOf(a)]! - own.opposed[all.indexOf(b)]!);
}

/** "8.9%" */
export function shareOpposed(own: Findings, other: Findings, all: Findings[]): string {
  const count = own.opposed[all.indexOf(other)]!;
  return count === 0 ? 'none' : `${percentage(BigInt(count), BigInt(pairsOfResults(own)))}%`;
}

/** In words: which of two results each of the two systems has higher. */
export async function examplePair(own: Findings, other: Findings): Promise<TemplateResult> {
  const [higher, lower] = farthestApart(own.ranking, other.ranking);
  const [one, two] = [await resultIn(own, higher), await resultIn(own, lower)];
  const scores = ({ ranking }: Findings) =>
    [higher, lower].map((at) => score(scoreOf(ranking.results[at]!))).join(' against ');
  return html`${own.table.name} has ${one} above ${two}, ${scores(own)}. Under ${other.table.name} it is ${scores(other)}.`;
}

async function resultIn({ table, ranking }: Findings, at: number): Promise<TemplateResult> {
  const { game, seat } = ranking.results[at] as Result;
  return html`${game.centres[seat]} centres in ${await finishLink(table.id, game)}`;
}
