"""The syntax trees of core/ as Clang prints them, with the place of every node in its file."""
import json
import subprocess
from dataclasses import dataclass, field


@dataclass
class Node:
    kind: str
    file: str
    begin: int
    end: int
    facts: dict
    inner: list = field(default_factory=list)

    def descendants(self):
        for child in self.inner:
            yield child
            yield from child.descendants()


class Places:
    """Clang names the file of a place only where it differs from that of the place printed before."""

    def __init__(self):
        self.file = ''

    def fill_in(self, value):
        if isinstance(value, list):
            for item in value:
                self.fill_in(item)
        elif isinstance(value, dict):
            if 'offset' in value:
                self.file = value['file'] = value.get('file', self.file)
            for name, inner in value.items():
                if name != 'includedFrom':
                    self.fill_in(inner)


def node_of(tree):
    span = tree.get('range', {})
    begin, end = span.get('begin', {}), span.get('end', {})
    known = 'offset' in begin and 'offset' in end and begin['file'] == end['file']
    place = (begin['file'], begin['offset'], end['offset'] + end['tokLen']) if known else ('', 0, 0)
    facts = {name: value for name, value in tree.items() if name not in ('inner', 'range', 'loc')}
    return Node(tree.get('kind', ''), *place, facts, [node_of(child) for child in tree.get('inner', [])])


def trees(source, compiler):
    """The namespaces in a source and what it includes, as nodes."""
    command = [*compiler, '-fsyntax-only', '-Xclang', '-ast-dump=json', '-Xclang', '-ast-dump-filter=tallysheet', source]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    decoder, places, at = json.JSONDecoder(), Places(), 0
    while at < len(printed):
        tree, at = decoder.raw_decode(printed, at)
        while at < len(printed) and printed[at].isspace():
            at += 1
        places.fill_in(tree)
        yield node_of(tree)
