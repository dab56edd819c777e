// The sentences about an import.
import { grouped } from '../ui/figures.ts';
import { readStyled, type NumberStyle } from './number_style.ts';
import type { Preview } from './preview.ts';

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
export function verdictOf({ games, broken, problems, table }: Preview, known: number): string {
  const rows = table?.count ?? 0;
  const found = `${count(rows, 'row')}, ${count(games.length + broken, 'game').toLowerCase()}.`;
  const kept =
    known === 0
      ? ''
      : ` ${count(known, 'game')} ${known === 1 ? 'is' : 'are'} already in the event, with the same figures.`;
  if (problems.length === 0) return `${found} Everything could be read.${kept}`;
  return `${found} ${count(problems.length, 'problem')} in ${count(broken, 'game').toLowerCase()}.${kept}`;
}

export function count(number: number, noun: string): string {
  return `${number === 1 ? 'One' : grouped(number)} ${noun}${number === 1 ? '' : 's'}`;
}
