// One build that contains every mutant; the environment variable MUTANT selects one when the program starts.
import type { Form, Mutant } from './mutants.ts';

/** The numbers by which the mutants in the build are selected. */
export type Numbers = Map<Mutant, number>;

export const PREAMBLE = `// Included before everything else.
#pragma once
#include <cstdlib>
#define MUTABLE_CONSTANT const
#define MUTABLE_FUNCTION inline
inline int active_mutant = 0;
[[gnu::constructor(101)]] static void choose_mutant() {
  if (const char* number = std::getenv("MUTANT")) active_mutant = std::atoi(number);
}
inline bool mutant(int number) { return number == active_mutant; }
// Neither a static assertion nor a constant that is known while compiling can depend on a mutant.
#define static_assert(...) static_assert(true)
#define constinit
`;
const CONSTEXPR = /\bconst(?:expr|eval)\b(?=([^(=;{]*)(.))/g;
const FORMS: Form[] = ['expression', 'condition', 'call', 'statement']; // listed from innermost to outermost

/** Inserts the mutants into the text of a file. */
export function rendered(text: string, mutants: Mutant[], numbers: Numbers): string {
  const places = placesOf(mutants);

  function render(begin: number, end: number): string {
    let result = '';
    let at = begin;
    while (places.length > 0 && places[0][0].begin < end) {
      const place = places.shift()!;
      const inner = render(place[0].begin, place[0].end);
      result += text.slice(at, place[0].begin) + mutated(inner, place, numbers);
      at = place[0].end;
    }
    return result + text.slice(at, end);
  }

  return changeable(render(0, text.length));
}

/** Groups the mutants by place; outer places come before inner ones. */
function placesOf(mutants: Mutant[]): Mutant[][] {
  const places = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const place = `${mutant.begin} ${mutant.end}`;
    places.set(place, [...(places.get(place) ?? []), mutant]);
  }
  return [...places.values()].sort(([one], [other]) => one.begin - other.begin || other.end - one.end);
}

function mutated(inner: string, place: Mutant[], numbers: Numbers): string {
  for (const form of FORMS) {
    const mutants = place.filter((mutant) => mutant.form === form);
    if (mutants.length > 0) inner = chosen(form, mutants, numbers, inner);
  }
  return inner;
}

/** Writes the code of one place with all its mutants, each on its own line so that compiler errors identify it. */
function chosen(form: Form, mutants: Mutant[], numbers: Numbers, inner: string): string {
  const [{ text }] = mutants;
  const [number] = mutants.map((mutant) => numbers.get(mutant));
  if (form === 'statement')
    return text ? `{\nif (mutant(${number})) ${text}\n${inner} }` : `{\nif (!mutant(${number}))\n${inner} }`;
  if (form === 'call') return `(\nmutant(${number}) ||\n(static_cast<void>(${inner}), false))`;
  const wrapped = (code: string) => (form === 'condition' ? `static_cast<bool>(${code})` : `(${code})`);
  const lines = mutants.map((mutant) => `mutant(${numbers.get(mutant)}) ? ${wrapped(mutant.text)} :\n`);
  return `(\n${lines.join('')}${wrapped(inner)})`;
}

/** Turns constants into variables that a mutant can change when the program starts. */
function changeable(text: string): string {
  return text.replace(CONSTEXPR, (_, between: string, sign: string) =>
    sign === '(' || between.includes('operator') ? 'MUTABLE_FUNCTION' : 'MUTABLE_CONSTANT',
  );
}
