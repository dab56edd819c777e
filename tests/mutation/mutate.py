#!/usr/bin/env python3
"""Mutation testing of the core: changes one thing of it at a time and asks whether a test fails.

python3 tests/mutation/mutate.py [parts of file names]

It prints the score and fails on a survivor that survivors.txt does not list, or on one listed there that is killed.
Mutants found killed before, in a file that has not changed since, are not run again; without build/mutation all are.
"""
import collections
import os
import sys
import zlib

from build import FOLDER, build, core_texts, found
from run import outcomes

LISTED = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'survivors.txt')
KILLED = os.path.join(FOLDER, 'killed.txt')


def described(mutant, texts):
    """In one line without numbers, so that it stands when other lines change: the file, its line and what becomes of it."""
    text = texts[mutant.file]
    first = text.rfind('\n', 0, mutant.begin) + 1
    last = text.index('\n', mutant.end - 1)
    line = text[first:mutant.begin] + '[' + text[mutant.begin:mutant.end] + ' => ' + mutant.text + ']' + text[mutant.end:last]
    return (os.path.basename(mutant.file) + ': ' + ' '.join(line.split())).encode('latin-1').decode()


def described_once(mutants, texts):
    """Those in lines that a file has twice are told apart by a number."""
    names, times = {}, collections.Counter()
    for mutant in mutants:
        name = described(mutant, texts)
        times[name] += 1
        names[mutant] = name if times[name] == 1 else f'{name} #{times[name]}'
    return names


def listed():
    """The mutants that survivors.txt lists: one in a line, and below those of one reason the reason, indented."""
    with open(LISTED, encoding='utf-8') as file:
        return {line.rstrip() for line in file if line.strip() and not line.startswith((' ', '#'))}


class Killed:
    """The mutants found killed before, in files that have not changed since."""

    def __init__(self, names, texts):
        self.lines = {mutant: f'{zlib.crc32(texts[mutant.file].encode("latin-1"))} {name}' for mutant, name in names.items()}
        self.before = set()
        if os.path.exists(KILLED):
            with open(KILLED, encoding='utf-8') as file:
                self.before = set(file.read().split('\n'))

    def has(self, mutant):
        return self.lines[mutant] in self.before

    def add(self, mutant):
        with open(KILLED, 'a', encoding='utf-8') as file:
            file.write(self.lines[mutant] + '\n')


def main(words):
    texts, expected = core_texts(), listed()
    numbers = build(texts, found(texts))
    names = described_once([m for m in numbers if not words or any(word in os.path.basename(m.file) for word in words)], texts)
    killed, alive = Killed(names, texts), set()
    for mutant, survived in outcomes({m: numbers[m] for m in names if not killed.has(m)}, lambda m: names[m] in expected):
        if not survived:
            killed.add(mutant)
        else:
            alive.add(names[mutant])
            print('survived: ' + names[mutant], flush=True)
    report(names, alive, {line for line in expected if not words or any(word in line.split(':')[0] for word in words)})


def report(names, alive, expected):
    count = sum(name in alive for name in names.values())
    print(f'{len(names)} mutants, {len(names) - count} killed: {100 * (len(names) - count) / len(names):.1f} %')
    wrong = [f'survives and is not in survivors.txt: {name}' for name in sorted(alive - expected)]
    wrong += [f'is in survivors.txt and does not survive: {name}' for name in sorted(expected - alive)]
    print('\n'.join(wrong))
    sys.exit(1 if wrong else 0)


if __name__ == '__main__':
    main(sys.argv[1:])
