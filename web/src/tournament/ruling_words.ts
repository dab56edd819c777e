// The organiser's rulings in words, for the sheet of the standings.
import type { TournamentStandings } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import { playersOf, type Ruling } from '../systems/ruling.ts';
import { inWords } from '../ui/sentences.ts';

/** "Ann and Ben get 5 points each (qualified)." */
export function rulingsInWords(rulings: readonly Ruling[], hasFactors: boolean, numbers: Numbers): string[] {
  return [...(hasFactors ? factorWords(rulings, numbers) : []), ...rulings.flatMap((one) => bonusWords(one, numbers))];
}

function factorWords(rulings: readonly Ruling[], numbers: Numbers): string[] {
  const set = rulings.filter(({ kind, amount = '' }) => kind === 'factor' && amount.trim() !== '');
  const rounds = set.map(({ round = '', amount = '' }) => `round ${round} × ${written(amount, numbers)}`);
  const own = 'A board with a factor of its own has that instead.';
  return [rounds.length > 0 ? `Factors: ${inWords(rounds, 'and')}. ${own}` : 'A board may have a factor.'];
}

function bonusWords({ kind, amount = '', reason = '', ...ruling }: Ruling, numbers: Numbers): string[] {
  const players = playersOf(ruling);
  if (kind !== 'bonus' || players.length === 0 || amount.trim() === '') return [];
  const each = players.length > 1 ? ' each' : '';
  const why = reason.trim() ? ` (${reason.trim()})` : '';
  return [`Bonus of ${written(amount, numbers)}${each} for ${inWords(players, 'and')}${why}.`];
}

/** Rewrites a figure in the page's number style; text that cannot be read stays unchanged. */
function written(amount: string, numbers: Numbers): string {
  const entry = numbers.read(amount, 'points');
  return 'understood' in entry ? numbers.grouped(entry.understood) : amount.trim();
}

/** How each tie was decided that the standings needed it for. */
export function tiesInWords(
  { decisions, lots }: { decisions: readonly Ruling[]; lots: readonly Ruling[] },
  { decisionsApplied, lots: drawn }: Pick<TournamentStandings, 'decisionsApplied' | 'lots'>,
): string[] {
  const decided = decisions.filter((_, at) => decisionsApplied[at]).map((ruling) => orderWords(ruling));
  const byLot = lots.flatMap((ruling, at) => (drawn[at]?.applied ? [lotWords(ruling, drawn[at].players)] : []));
  return [...decided, ...byLot];
}

function orderWords({ reason = '', ...ruling }: Ruling): string {
  const why = reason.trim() ? `: ${reason.trim()}` : '';
  return `The organiser put ${inOrder(playersOf(ruling))}${why}.`;
}

function lotWords({ seed = '', reason = '' }: Ruling, drawn: string[]): string {
  const why = reason.trim() ? ` (${reason.trim()})` : '';
  return `A lot drew ${inOrder(drawn)}, from seed ${seed}${why}. The same names and seed always draw the same order.`;
}

/** "Ann before Ben before Cleo" */
function inOrder(players: readonly string[]): string {
  return players.join(' before ');
}
