// Comparison of scores, following the rules literally. Source: core/SOURCES.md, All systems 1, 2 and 6.
import type { ComparisonRequest, ComparisonSheet } from '../../wasm/tallysheet.d.ts';
import type { Fraction } from './fraction.ts';
import { compare as order, div, fraction, mul, read, rounded, sum, zero } from './fraction.ts';

type Entry = ComparisonSheet['lists'][number]['entries'][number];

function entriesOf(scores: Fraction[]): Entry[] {
  const all = sum(scores);
  const hasShares = order(all, zero) > 0 && scores.every((score) => order(score, zero) >= 0);
  return scores.map((score) => ({
    place: 1 + scores.filter((other) => order(other, score) > 0).length,
    sharedBy: scores.filter((other) => order(other, score) === 0).length,
    share: hasShares ? rounded(div(mul(fraction(100), score), all), 2) : null,
  }));
}

const placesOf = (entries: Entry[]) => entries.map(({ place }) => place).join();

export function compare({ lists }: ComparisonRequest): ComparisonSheet {
  const all = lists.map(({ scores }) => entriesOf(scores.map(read)));
  const firsts = (at: number) => all.map((entries) => entries[at]).filter(({ place }) => place === 1);
  return {
    lists: all.map((entries) => ({
      entries,
      sameOrderAs: all.findIndex((other) => placesOf(other) === placesOf(entries)),
    })),
    leads: lists[0].scores.map((_, at) => ({
      alone: firsts(at).filter(({ sharedBy }) => sharedBy === 1).length,
      shared: firsts(at).filter(({ sharedBy }) => sharedBy > 1).length,
    })),
  };
}
