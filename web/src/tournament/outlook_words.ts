// The answer of what is left to play for, in words.
import type { TournamentOutlook, TournamentPlaces } from 'tallysheet';
import { ordinal } from '../numbers/ordinals.ts';
import { inWords } from '../ui/sentences.ts';

/** "1st to 3rd, 5th"; "none" without a place. */
export function placesInWords(places: readonly TournamentPlaces[]): string {
  if (places.length === 0) return 'none';
  return places
    .map(({ first, last }) => (first === last ? ordinal(first) : `${ordinal(first)} to ${ordinal(last)}`))
    .join(', ');
}

type Rival = TournamentOutlook['rivals'][number];
type Case = Rival['cases'][number];

/** "Ann overtakes Ben with 1st, or with 2nd if Ben is 3rd or lower." `ahead` is whether the player is ahead now. */
export function againstRival(player: string, rival: Rival, ahead: boolean): string[] {
  const beats = ahead ? 'stays ahead of' : 'overtakes';
  const always = ahead ? 'may still fall behind' : 'can only draw level with';
  const said = [
    ...sentence(`${player} ${beats} ${rival.player}`, rival, 'ahead'),
    ...sentence(`${player} is level with ${rival.player}`, rival, 'level'),
    ...sentence(`It depends on more than these two`, rival, 'open'),
  ];
  const isAnything = rival.cases.length === 1 && rival.cases[0]!.result === 'open';
  if (isAnything) return [`Whether ${player} ends ahead of ${rival.player} is open.`];
  const hasAhead = rival.cases.some(({ result }) => result === 'ahead');
  const hasOpen = rival.cases.some(({ result }) => result === 'open');
  return hasAhead || hasOpen ? said : [`${player} ${always} ${rival.player}.`, ...said];
}

function sentence(start: string, { player: rival, cases }: Rival, result: Case['result']): string[] {
  const conditions = conditionsOf(cases, result, rival);
  return conditions.length === 0 ? [] : [`${start} ${conditions.join(', or ')}.`];
}

/** "with 1st or 2nd", "with 3rd if Ben is 4th". */
function conditionsOf(cases: readonly Case[], result: Case['result'], rival: string): string[] {
  const finishes = [...new Set(cases.map(({ finish }) => finish))];
  const byCondition = new Map<string, (number | null)[]>();
  for (const finish of finishes) {
    const own = cases.filter((one) => one.finish === finish);
    const wanted = own.filter((one) => one.result === result).map(({ rivalFinish }) => rivalFinish);
    if (wanted.length === 0) continue;
    const rest = own.filter((one) => one.result !== result).map(({ rivalFinish }) => rivalFinish);
    const condition = rest.length === 0 ? '' : ` if ${rival} is ${finishesInWords(wanted, rest)}`;
    byCondition.set(condition, [...(byCondition.get(condition) ?? []), finish]);
  }
  return [...byCondition].map(([condition, own]) => `${withFinishes(own)}${condition}`);
}

function withFinishes(finishes: (number | null)[]): string {
  const known = finishes.filter((finish) => finish !== null);
  return known.length === 0 ? 'in any case' : `with ${inWords(known.map(ordinal))}`;
}

/** "3rd or lower" where no better finish of the rival is wanted and no lower one is left out. */
function finishesInWords(wanted: (number | null)[], rest: (number | null)[]): string {
  const [known, others] = [wanted, rest].map((list) => list.filter((finish) => finish !== null));
  const best = Math.min(...known!);
  const worst = Math.max(...known!);
  if (known!.length > 1 && others!.every((finish) => finish < best)) return `${ordinal(best)} or lower`;
  if (known!.length > 1 && others!.every((finish) => finish > worst)) return `${ordinal(worst)} or higher`;
  return inWords(known!.map(ordinal));
}
