// Mutation testing of the core: makes one change at a time and checks whether a test fails.
//
// It prints the score and fails if a survivor is not listed in survivors.txt, or if a listed one is killed. Mutants
// killed in an earlier run are skipped if their file has not changed; delete build/mutation to run all of them. With
// EVERY=20, it runs every twentieth mutant only: all of them take hours.
import { appendFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from './build.ts';
import { checksums, coreTexts, FOLDER, giveUp, kept, read, ROOT, type Texts } from './files.ts';
import { found } from './finder.ts';
import { onOneLine, type Mutant } from './mutants.ts';
import { run } from './run.ts';
import type { Numbers } from './schemata.ts';

/** The name of each mutant. */
type Names = Map<Mutant, string>;

const LISTED = join(ROOT, 'tests', 'mutation', 'survivors.txt');
const KILLED = join(FOLDER, 'killed.txt');
const EVERY = Number(process.env.EVERY) || 1;

async function main(words: string[]): Promise<void> {
  const texts = coreTexts();
  const numbers = build(texts, found(texts));
  const asked = (file: string) => words.length === 0 || words.some((word) => file.includes(word));
  const all = namesOf(
    [...numbers.keys()].filter(({ file }) => asked(basename(file))),
    texts,
  );
  const names = new Map([...all].filter((_, at) => at % EVERY === 0));
  if (names.size === 0) giveUp('Nothing of the core is changed in files of such names.');
  const expected = listed();
  const alive = await survivors(names, numbers, expected, texts);
  const run = new Set(names.values());
  const isAsked = (name: string) => (EVERY === 1 ? asked(name.split(':')[0]) : run.has(name));
  report(names.size, alive, new Set([...expected].filter(isAsked)));
}

/** Numbers mutants to tell them apart if the same line occurs twice in a file. */
function namesOf(mutants: Mutant[], texts: Texts): Names {
  const times = new Map<string, number>();
  return new Map(
    mutants.map((mutant) => {
      const name = described(mutant, texts.get(mutant.file)!);
      const time = (times.get(name) ?? 0) + 1;
      times.set(name, time);
      return [mutant, time === 1 ? name : `${name} #${time}`];
    }),
  );
}

/** Names a mutant in one line without numbers, so that the name survives changes to other lines: the file, its line
 *  and the replacement. */
function described({ file, begin, end, text: becomes }: Mutant, text: string): string {
  const first = text.lastIndexOf('\n', begin - 1) + 1;
  const last = text.indexOf('\n', end - 1);
  const line = `${text.slice(first, begin)}[${text.slice(begin, end)} => ${becomes}]${text.slice(end, last)}`;
  return `${basename(file)}: ${onOneLine(line)}`;
}

/** Reads the mutants listed in survivors.txt: one per line, followed by the indented reason for the group. */
const listed = () =>
  new Set(
    read(LISTED)
      .split('\n')
      .filter((line) => /^[^ #]/.test(line)),
  );

/** The names of the survivors. */
async function survivors(names: Names, numbers: Numbers, expected: Set<string>, texts: Texts): Promise<Set<string>> {
  const before = kept(KILLED);
  const sums = checksums(texts);
  const line = (mutant: Mutant) => `${sums.get(mutant.file)} ${names.get(mutant)}`;
  const alive = new Set<string>();
  const tell = (mutant: Mutant, survived: boolean) => {
    if (!survived) return appendFileSync(KILLED, `${line(mutant)}\n`, 'latin1');
    alive.add(names.get(mutant)!);
    say(`survived: ${names.get(mutant)}`);
  };
  const asked = [...names.keys()].filter((mutant) => !before.has(line(mutant)));
  await run(
    new Map(asked.map((mutant) => [mutant, numbers.get(mutant)!])),
    (mutant) => expected.has(names.get(mutant)!),
    tell,
  );
  return alive;
}

function report(count: number, alive: Set<string>, expected: Set<string>): void {
  const killed = count - alive.size;
  say(`${count} mutants, ${killed} killed: ${((100 * killed) / count).toFixed(1)} %`);
  const news = without(alive, expected).map((name) => `survives and is not in survivors.txt: ${name}`);
  const gone = without(expected, alive).map((name) => `is in survivors.txt and does not survive: ${name}`);
  for (const wrong of [...news, ...gone]) say(wrong);
  process.exitCode = news.length + gone.length > 0 ? 1 : 0;
}

const without = (names: Set<string>, others: Set<string>) => [...names].filter((name) => !others.has(name)).sort();

const say = (line: string) => process.stdout.write(`${line}\n`, 'latin1');

await main(process.argv.slice(2));
