// What a comparison says in sentences. Names are those of the entrants, in their order.
import type { Verdict } from '../../form/form.ts';
import { capital } from '../../ui/figures.ts';
import { amount, inWords } from '../../ui/sentences.ts';
import type { Column, Comparison } from './comparison.ts';

/** Marks a system whose order is another than that of most. */
export const MARK = '≠';

/** Who leads in most systems. */
export function verdict({ columns }: Comparison, names: string[]): Verdict {
  if (columns.length === 0) return { who: 'No system', says: 'is compared', figure: '' };
  const firsts = names.map((_, at) => columns.filter(({ entries }) => entries[at]?.place === 1).length);
  const most = Math.max(0, ...firsts);
  const who = names.filter((_, at) => firsts[at] === most);
  const leads = who.length > 1 ? 'lead' : 'leads';
  return {
    who: inWords(who, 'and'),
    says: most === columns.length ? `${leads} in all systems` : `${leads} in most systems`,
    figure: most === columns.length ? String(most) : `${most} of ${columns.length}`,
  };
}

/** "Ben leads in 9 systems, Cleo in 3." */
export function leadsInWords({ leads, columns }: Comparison, names: string[]): string {
  const alone = leads
    .map((lead, at) => ({ name: names[at] ?? '', times: lead.alone }))
    .filter(({ times }) => times > 0);
  const [first, ...others] = alone.sort((a, b) => b.times - a.times);
  const shared = columns.length - alone.reduce((sum, { times }) => sum + times, 0);
  const inOthers = others.map(({ name, times }) => `, ${name} in ${times}`).join('');
  const sentence = first ? `${first.name} leads in ${amount(first.times, 'system')}${inOthers}.` : '';
  return `${sentence}${shared > 0 ? ` In ${amount(shared, 'system')} the lead is shared.` : ''}`.trim();
}

/** Which systems order the entrants otherwise than most do. */
export function orderInWords(columns: Column[]): string {
  const others = columns.filter(({ differs }) => differs);
  if (columns.length < 2) return '';
  if (others.length === 0) return 'All systems give the same order.';
  const same = columns.length - others.length;
  const names = inWords(
    others.map(({ name }) => name),
    'and',
  );
  return `${capital(amount(same, 'system'))} ${same === 1 ? 'has an order of its own' : 'give the same order'}. Another order (${MARK}): ${names}.`;
}
