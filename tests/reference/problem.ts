// The arguments of a problem as its sentence writes them. Source: the interface's description of Problem and the sentences
// in core/include/tallysheet/sentences.hpp.
import type { Problem, ProblemArgument } from '../../wasm/tallysheet.d.ts';

/** The names of arguments that the sentence does not have, each behind the one before; "name" and "args" if the problem
 *  lacks them. */
export function argumentsOutOfPlace({ name, args, message }: Problem): string[] {
  if (!name || !args) return [...(name ? [] : ['name']), ...(args ? [] : ['args'])];
  let rest = message;
  return Object.entries(args).flatMap(([argument, value]) => {
    const found = wordings(value).find((text) => rest.includes(text));
    if (found === undefined) return [argument];
    rest = rest.slice(rest.indexOf(found) + found.length);
    return [];
  });
}

/** How a sentence may write a value: as a figure it is grouped, in a year or the number of a game it is not. */
function wordings(value: ProblemArgument): string[] {
  if (typeof value === 'number') return [figure(String(value)), String(value)];
  if (typeof value === 'string') return /^-?\d+(\.\d+)?$/.test(value) ? [figure(value), value] : [value];
  if (typeof value[0] === 'number') {
    const [least, most] = value as [number, number];
    return [least === most ? figure(String(least)) : `${figure(String(least))} to ${figure(String(most))}`];
  }
  const choices = (value as string[]).map((choice) => `“${choice}”`);
  return [[choices.slice(0, -1).join(', '), choices.at(-1)].filter(Boolean).join(' or ')];
}

/** "−5" and "248,000.5"; four digits may be a year and are not grouped. */
function figure(digits: string): string {
  const [whole, ...decimals] = digits.replace('-', '').split('.');
  const grouped = whole!.length > 4 ? whole!.replace(/\B(?=(\d{3})+$)/g, ',') : whole!;
  return (digits.startsWith('-') ? '−' : '') + [grouped, ...decimals].join('.');
}
