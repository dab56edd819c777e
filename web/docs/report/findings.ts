// All that is found out about the systems.
import type { Tallysheet } from 'tallysheet';
import { opposed, pairCount, rankingOf, type Ranking } from '../../src/report_card/disagreement.ts';
import { explainedIn, type Explained } from './explained.ts';
import { rangesIn, type Ranges } from './ranges.ts';
import { tablesOf, type Table } from './tables.ts';
import { allTransfers, transfersIn, type Transfers } from '../../src/report_card/transfers.ts';

export interface Findings {
  table: Table;
  transfers: Transfers;
  ranges: Ranges;
  explained: Explained;
  ranking: Ranking<Table>;
  /** For each system in order: the number of pairs of results on which the two disagree. */
  opposed: number[];
}

export function findingsOf(engine: Tallysheet): Findings[] {
  const tables = tablesOf(engine);
  const transfers = allTransfers(tables[0]!);
  const rankings = tables.map(rankingOf);
  const disagreements = allOpposed(rankings);
  return tables.map((table, at) => ({
    table,
    transfers: transfersIn(table, transfers),
    ranges: rangesIn(table),
    explained: explainedIn(table),
    ranking: rankings[at]!,
    opposed: disagreements[at]!,
  }));
}

/** Each pair is counted once. */
function allOpposed(rankings: Ranking<Table>[]): number[][] {
  const counts = rankings.map(() => new Array<number>(rankings.length).fill(0));
  rankings.forEach((one, a) =>
    rankings.slice(0, a).forEach((other, b) => {
      counts[a]![b] = counts[b]![a] = opposed(one, other);
    }),
  );
  return counts;
}

export function pairsOfResults({ ranking }: Findings): number {
  return pairCount(ranking);
}
