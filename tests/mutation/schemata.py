"""One build with every mutant in it, of which the environment variable MUTANT chooses one when the program starts."""
import re

PREAMBLE = '''// Included before everything else. The boundary's tables need constants, and are no part of the core.
#pragma once
#include <cstdlib>
#ifdef TALLYSHEET_VERSION
#define MUTABLE_CONSTANT constexpr
#define MUTABLE_FUNCTION constexpr
static constexpr bool mutant(int) { return false; }
#else
#define MUTABLE_CONSTANT const
#define MUTABLE_FUNCTION inline
inline int active_mutant = 0;
[[gnu::constructor(101)]] static void choose_mutant() {
  if (const char* number = std::getenv("MUTANT")) active_mutant = std::atoi(number);
}
inline bool mutant(int number) { return number == active_mutant; }
#endif
'''
CONSTEXPR = re.compile(r'\bconstexpr\b(?=([^(=;{]*)(.))')
ORDER = ('expression', 'condition', 'call', 'statement')


def chosen(form, mutants, numbers, inner):
    """The code of one place with all its mutants, each on a line of its own by which the compiler refuses it."""
    if form == 'statement':
        (mutant,) = mutants
        number = numbers[mutant]
        return f'{{\nif (mutant({number})) {mutant.text}\n{inner} }}' if mutant.text else f'{{\nif (!mutant({number}))\n{inner} }}'
    if form == 'call':
        return f'(\nmutant({numbers[mutants[0]]}) ||\n(void({inner}), false))'
    wrapped = {'expression': '({})', 'condition': 'static_cast<bool>({})'}[form]
    lines = [f'mutant({numbers[mutant]}) ? {wrapped.format(mutant.text)} :' for mutant in mutants]
    return '(\n' + '\n'.join(lines) + f'\n{wrapped.format(inner)})'


def rendered(text, mutants, numbers):
    """The text of a file with its mutants."""
    places = {}
    for mutant in mutants:
        places.setdefault((mutant.begin, -mutant.end), []).append(mutant)
    order = sorted(places)

    def render(begin, end):
        result, at = '', begin
        while order and order[0][0] < end:
            first, last = order[0][0], -order[0][1]
            group = places[order.pop(0)]
            inner = render(first, last)
            for form in ORDER:
                alternatives = [mutant for mutant in group if mutant.form == form]
                if alternatives:
                    inner = chosen(form, alternatives, numbers, inner)
            result, at = result + text[at:first] + inner, last
        return result + text[at:end]

    return changeable(render(0, len(text)))


def changeable(text):
    """Constants that a mutant can change when the program starts."""
    return CONSTEXPR.sub(lambda found: 'MUTABLE_FUNCTION' if found[2] == '(' or 'operator' in found[1] else 'MUTABLE_CONSTANT', text)
