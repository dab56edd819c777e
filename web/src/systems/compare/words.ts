// The sentences of a comparison. `names` are those of the entrants, in their order.
import type { Verdict } from '../../form/form.ts';
import { capital, agreeing, inWords } from '../../ui/sentences.ts';
import type { Numbers } from '../../numbers/numbers.ts';
import { POWERS } from '../diplomacy/powers.ts';
import type { ComparisonColumn, Comparison } from './comparison.ts';

/** Marks a system that has two entrants the other way round than most. */
export const MARK = '≠';

/** In how many systems each entrant leads, alone or with others. */
export function leadCounts({ leads }: Comparison): number[] {
  return leads.map(({ alone, shared }) => alone + shared);
}

/** Who leads in most systems. */
export function verdict(comparison: Comparison, names: string[]): Verdict {
  const all = comparison.columns.length;
  if (all === 0) return { who: 'No system', says: 'is compared', figure: '' };
  const [most = { who: [], times: 0 }] = leaders(comparison, names);
  const leads = agreeing(most.who.length, 'leads', 'lead');
  return {
    who: inWords(most.who, 'and'),
    says: most.times === all ? `${leads} in all systems` : `${leads} in most systems`,
    figure: most.times === all ? String(all) : `${most.times} of ${all}`,
  };
}

/** "Ben leads in 9 systems; Cleo and Dan in 3. In 3 systems the lead is shared." */
export function leadsInWords(comparison: Comparison, names: string[], { amount }: Numbers): string {
  const [first, ...others] = leaders(comparison, names);
  if (!first) return '';
  const leads = first.who.length > 1 ? 'lead' : 'leads';
  const rest = others.map(({ who, times }) => `; ${inWords(who, 'and')} in ${times === 1 ? 'one' : times}`).join('');
  const isShared = ({ entries }: ComparisonColumn) =>
    entries.some(({ place, sharedBy }) => place === 1 && sharedBy > 1);
  const shared = comparison.columns.filter(isShared).length;
  return `${inWords(first.who, 'and')} ${leads} in ${amount(first.times, 'system')}${rest}.${shared > 0 ? ` In ${amount(shared, 'system')} the lead is shared.` : ''}`;
}

/** Those who lead anywhere, together where they lead equally often. */
function leaders(comparison: Comparison, names: string[]): { who: string[]; times: number }[] {
  const counts = leadCounts(comparison);
  const times = [...new Set(counts)].filter((count) => count > 0).sort((a, b) => b - a);
  return times.map((count) => ({ who: names.filter((_, at) => counts[at] === count), times: count }));
}

/** Which systems have two entrants the other way round than most. */
export function orderInWords(columns: ComparisonColumn[], { amount }: Numbers): string {
  const others = columns.filter(({ differs }) => differs);
  if (columns.length < 2) return '';
  if (others.length === 0)
    return `All systems give the same order${placesDiffer(columns) ? ', though in some of them players are level' : ''}.`;
  const same = columns.length - others.length;
  const names = inWords(
    others.map(({ name }) => name),
    'and',
  );
  return `${capital(amount(same, 'system'))} ${agreeing(same, 'has an order of its own', 'give the same order')}. Another order (${MARK}): ${names}.`;
}

function placesDiffer(columns: ComparisonColumn[]): boolean {
  return new Set(columns.map(({ entries }) => entries.map(({ place }) => place).join())).size > 1;
}

type Unscored = Comparison['unscored'];

/** "11 systems also need the year in which Austria and Italy were eliminated", and the other reasons why systems score
 *  nothing yet, each once. */
export function notScored(
  unscored: Unscored,
  numbers: Numbers,
): { says: string; systems: string[]; reasons: string[] }[] {
  const lacking = withProblems(unscored, isYear);
  const refused = withProblems(unscored, (problem) => !isYear(problem));
  const years = lacking.length > 0 ? [{ says: yearsOf(lacking, numbers), systems: namesOf(lacking), reasons: [] }] : [];
  const reasons = [...new Set(refused.flatMap(({ problems }) => problems.map(({ message }) => message)))];
  const others = reasons.length > 0 ? [{ says: 'Not scored', systems: namesOf(refused), reasons }] : [];
  return [...years, ...others];
}

type Problem = Unscored[number]['problems'][number];

const LAST_FALL = /^\/powers\/(\d)\/lastHeld$/;
const YEAR_OF_WIN = '/finalYear';

function isYear({ at, code }: Problem): boolean {
  return code === 'required' && (LAST_FALL.test(at) || at === YEAR_OF_WIN);
}

function withProblems(unscored: Unscored, counts: (problem: Problem) => boolean): Unscored {
  return unscored
    .map(({ name, problems }) => ({ name, problems: problems.filter(counts) }))
    .filter(({ problems }) => problems.length > 0);
}

function namesOf(unscored: Unscored): string[] {
  return unscored.map(({ name }) => name);
}

/** `lacking` has only problems of years. */
function yearsOf(lacking: Unscored, numbers: Numbers): string {
  const [eliminated, win] = [LAST_FALL, new RegExp(`^${YEAR_OF_WIN}$`)].map((at) =>
    withProblems(lacking, (problem) => at.test(problem.at)),
  ) as [Unscored, Unscored];
  const indices = eliminated.flatMap(({ problems }) => problems.map(({ at }) => Number(LAST_FALL.exec(at)?.[1])));
  const powers = POWERS.filter((_, at) => indices.includes(at)).map(capital);
  const were = powers.length > 1 ? 'were' : 'was';
  const needs = [
    ...(eliminated.length > 0 ? [`the year in which ${inWords(powers, 'and')} ${were} eliminated`] : []),
    ...(win.length > 0 ? ['the year of the win'] : []),
  ];
  const counts = [eliminated, win].flatMap(({ length }) => (length > 0 ? [length] : []));
  if (needs.length === 1 || counts[0] === counts[1]) return `${need(counts[0]!, numbers)} ${needs.join(' and ')}`;
  return `${need(counts[0]!, numbers)} ${needs[0]}, and ${numbers.amount(counts[1]!, 'system')} ${needs[1]}`;
}

function need(count: number, { amount }: Numbers): string {
  return `${capital(amount(count, 'system'))} also ${agreeing(count, 'needs', 'need')}`;
}
