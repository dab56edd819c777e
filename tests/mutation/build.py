"""A copy of the project whose core has all mutants in it, and its tests built from that."""
import glob
import os
import re
import subprocess
import zlib

from mutants import Finder
from schemata import PREAMBLE, rendered
from syntax import trees

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), '..', '..'))
FOLDER = os.path.join(ROOT, 'build', 'mutation')
COPY, BUILT = os.path.join(FOLDER, 'project'), os.path.join(FOLDER, 'built')
TESTS = os.path.join(BUILT, 'tests', 'core', 'core_test')
REFUSED = os.path.join(FOLDER, 'refused.txt')  # by the compiler, from builds before
CXX = os.environ.get('CLANG', 'clang++')


def read(path):
    with open(path, encoding='latin-1', newline='') as file:  # a character for each byte, as Clang counts
        return file.read()


def write(path, text):
    if os.path.exists(path) and read(path) == text:
        return
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, 'w', encoding='latin-1', newline='') as file:
        file.write(text)


def core_texts():
    return {path: read(path) for path in sorted(glob.glob(os.path.join(ROOT, 'core', '*.[ch]pp')))}


def found(texts):
    """Those of headers first, so that numbers in headers, which everything includes, seldom change."""
    finder = Finder(texts)
    for path in texts:
        if path.endswith('.cpp'):
            for tree in trees(path, [CXX, '-std=c++20', '-I', os.path.join(ROOT, 'core')]):
                finder.visit_tree(tree)
    return sorted(finder.found, key=lambda mutant: (mutant.file.endswith('.cpp'), mutant))


def copy_project(texts, numbers):
    write(os.path.join(COPY, 'mutant.hpp'), PREAMBLE)
    for name in ('CMakeLists.txt', os.path.join('core', 'CMakeLists.txt')):
        write(os.path.join(COPY, name), read(os.path.join(ROOT, name)))
    for name in ('wasm', 'tests'):
        if not os.path.islink(os.path.join(COPY, name)):
            os.symlink(os.path.join(ROOT, name), os.path.join(COPY, name))
    for path, text in texts.items():
        write(os.path.join(COPY, os.path.relpath(path, ROOT)), rendered(text, [m for m in numbers if m.file == path], numbers))


def configure():
    flags = f"-O1 -w -ferror-limit=0 -Wno-narrowing -include {os.path.join(COPY, 'mutant.hpp')}"
    # The core's own copy of each inline function, with its mutants, goes before the boundary's.
    core = f"-Wl,--whole-archive,{os.path.join(BUILT, 'core', 'libtallysheet.a')},--no-whole-archive"
    subprocess.run(['cmake', '-S', COPY, '-B', BUILT, f'-DCMAKE_CXX_COMPILER={CXX}', '-DCMAKE_BUILD_TYPE=Mutation', '-DTALLYSHEET_TESTS=ON',
                    '-DTALLYSHEET_SANITIZE=ON', f'-DCMAKE_CXX_FLAGS_MUTATION={flags}', f'-DCMAKE_EXE_LINKER_FLAGS_MUTATION={core}'],
                   check=True, stdout=subprocess.DEVNULL)


def refused(log):
    """The numbers of the mutants that the compiler does not take."""
    numbers = set()
    for path, line in set(re.findall(re.escape(COPY) + r'(/core/[^\s:/]+):(\d+):\d+: error', log)):
        numbers.update(map(int, re.findall(r'mutant\((\d+)\)', read(COPY + path).split('\n')[int(line) - 1])))
    return numbers


def build(texts, mutants):
    """The numbers of the mutants that compile, in a program with all of them."""
    known = set(read(REFUSED).split('\n')) if os.path.exists(REFUSED) else set()
    lines = {m: f'{zlib.crc32(texts[m.file].encode("latin-1"))} {m.begin} {m.end} {m.text}' for m in mutants}
    numbers = {mutant: number for number, mutant in enumerate(mutants, 1) if lines[mutant] not in known}
    for target in ('tallysheet_core', 'core_test'):  # what the core's own files refuse need not wait for the tests
        while wrong := build_once(target, texts, numbers):
            known.update(lines[mutant] for mutant, number in numbers.items() if number in wrong)
            write(REFUSED, '\n'.join(sorted(known)))
            numbers = {mutant: number for mutant, number in numbers.items() if number not in wrong}
    return numbers


def build_once(target, texts, numbers):
    copy_project(texts, numbers)
    configure()
    made = subprocess.run(['cmake', '--build', BUILT, '--target', target, '-j2', '--', '-kO'], capture_output=True, text=True)
    wrong = refused(made.stdout + made.stderr)
    if made.returncode and not wrong:
        raise SystemExit('\n'.join(line for line in (made.stdout + made.stderr).split('\n') if 'rror' in line))
    return wrong if made.returncode else None
