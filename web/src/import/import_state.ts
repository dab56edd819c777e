// The sentences about an import.
import { capital, grouped } from '../ui/figures.ts';
import type { Match } from './match_games.ts';
import type { NumberStyle } from '../ui/number_style.ts';
import { readStyled } from './number_style.ts';
import type { Preview } from './preview.ts';
import { agreeing, amount } from '../ui/sentences.ts';

export interface Choice {
  style: NumberStyle;
  label: string;
}

/** The two possible readings of a number such as "252.000". */
export function choicesOf(text: string): Choice[] {
  return (['comma', 'point'] as const).map((style) => {
    const entry = readStyled(text, 'money', style);
    return { style, label: 'understood' in entry ? grouped(entry.understood) : text };
  });
}

/** Summarises the preview. */
export function verdictOf({ games, broken, problems, table }: Preview, matches: Match[]): string {
  const rows = table?.count ?? 0;
  const found = `${count(rows, 'row')}, ${count(games.length + broken, 'game').toLowerCase()}.`;
  const read =
    problems.length === 0
      ? 'Everything could be read.'
      : `${count(problems.length, 'problem')} in ${count(broken, 'game').toLowerCase()}.`;
  return [found, read, ...comparison(matches)].join(' ');
}

function comparison(matches: Match[]): string[] {
  const of = (kind: Match['kind']) => matches.filter((match) => match.kind === kind).length;
  const [same, changed] = [of('same'), of('changed')];
  return [
    ...(same > 0
      ? [`${count(same, 'game')} ${agreeing(same, 'is', 'are')} already in the event, with the same figures.`]
      : []),
    ...(changed > 0 ? [`${count(changed, 'game')} ${agreeing(changed, 'differs', 'differ')} from the event’s.`] : []),
  ];
}

export function count(number: number, noun: string): string {
  return capital(amount(number, noun));
}
