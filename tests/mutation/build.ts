// A copy of the project with all mutants in its core, and its tests built from that copy.
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync, symlinkSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checksums, FOLDER, giveUp, JOBS, kept, read, ROOT, write, type Texts } from './files.ts';
import type { Mutant } from './mutants.ts';
import { PREAMBLE, rendered, type Numbers } from './schemata.ts';
import { COMPILER } from './syntax.ts';

const COPY = join(FOLDER, 'project');
const BUILT = join(FOLDER, 'built');
const PREAMBLE_FILE = join(COPY, 'mutant.hpp');
export const TESTS = join(BUILT, 'tests', 'core', 'core_test');
const REFUSED = join(FOLDER, 'refused.txt'); // mutants that the compiler refused in earlier builds
const TARGETS = ['tallysheet_core', 'core_test']; // errors in the core's own files need not wait for the tests
const COPIED = ['CMakeLists.txt', 'core/CMakeLists.txt', 'core/src/version.hpp.in'];
const LINKED = ['wasm', 'tests', 'core/packaging']; // linked, because nothing of them is changed
const MOST_BYTES = 2 ** 29;

/** Numbers the mutants that compile, in one program with all of them. */
export function build(texts: Texts, mutants: Mutant[]): Numbers {
  const known = kept(REFUSED);
  const sums = checksums(texts);
  const line = ({ file, begin, end, text }: Mutant) => `${sums.get(file)} ${begin} ${end} ${text}`;
  const numbers: Numbers = new Map(mutants.map((mutant, index) => [mutant, index + 1]));
  for (const mutant of mutants) if (known.has(line(mutant))) numbers.delete(mutant);
  for (const target of TARGETS) {
    for (
      let refused = buildOnce(target, texts, numbers);
      refused.length > 0;
      refused = buildOnce(target, texts, numbers)
    ) {
      for (const mutant of refused) numbers.delete(mutant);
      for (const mutant of refused) known.add(line(mutant));
      write(REFUSED, [...known].sort().join('\n'));
    }
  }
  return numbers;
}

/** Finds the mutants that the compiler refuses; none once everything is built. */
function buildOnce(target: string, texts: Texts, numbers: Numbers): Mutant[] {
  copyProject(texts, numbers);
  configure();
  const asked = ['--build', BUILT, '--target', target, '-j', String(JOBS), '--', '-kO'];
  const { status, stdout, stderr } = spawnSync('cmake', asked, { encoding: 'utf8', maxBuffer: MOST_BYTES });
  if (status === 0) return [];
  const refused = refusedNumbers(stdout + stderr);
  if (refused.size === 0)
    giveUp(
      (stdout + stderr)
        .split('\n')
        .filter((line) => line.includes('rror'))
        .join('\n'),
    );
  return [...numbers.keys()].filter((mutant) => refused.has(numbers.get(mutant)!));
}

function copyProject(texts: Texts, numbers: Numbers): void {
  write(PREAMBLE_FILE, PREAMBLE);
  for (const name of COPIED) write(join(COPY, name), read(join(ROOT, name)));
  for (const name of LINKED) link(join(ROOT, name), join(COPY, name));
  for (const [path, text] of texts) {
    const mutants = [...numbers.keys()].filter(({ file }) => file === path);
    write(join(COPY, relative(ROOT, path)), rendered(text, mutants, numbers));
  }
}

function link(folder: string, path: string): void {
  rmSync(path, { force: true });
  symlinkSync(folder, path);
}

function configure(): void {
  // The core goes first, so that its constants, which mutants change, are initialised before constants of the tests.
  const core = `-Wl,--whole-archive,${join(BUILT, 'core', 'libtallysheet.a')},--no-whole-archive`;
  const variables = {
    CMAKE_CXX_COMPILER: COMPILER,
    CMAKE_BUILD_TYPE: 'Mutation',
    TALLYSHEET_TESTS: 'ON',
    TALLYSHEET_SANITIZE: 'ON',
    CMAKE_CXX_FLAGS_MUTATION: `-O1 -w -ferror-limit=0 -Wno-narrowing -include ${PREAMBLE_FILE}`,
    CMAKE_EXE_LINKER_FLAGS_MUTATION: core,
  };
  const defined = Object.entries(variables).map(([name, value]) => `-D${name}=${value}`);
  execFileSync('cmake', ['-S', COPY, '-B', BUILT, ...defined], { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Finds the numbers of mutants on lines of the copy that have an error. */
function refusedNumbers(log: string): Set<number> {
  const places = log
    .split(COPY)
    .map((said) => /^(\/core\/[^\s:]+):(\d+):\d+: error/.exec(said))
    .filter((place) => place !== null);
  const lines = places.map(([, path, line]) => read(COPY + path).split('\n')[Number(line) - 1]);
  return new Set(lines.flatMap((line) => [...line.matchAll(/mutant\((\d+)\)/g)].map(([, number]) => Number(number))));
}
