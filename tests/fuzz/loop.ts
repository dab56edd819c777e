// Tries texts without end: what has an outcome of a new kind is kept, and changed further.
// FUZZ_SECONDS says for how long, FUZZ_CORPUS what to begin with (a JSON list of texts, or "empty"), FUZZ_KEEP the file for
// the shortest texts that were found to have every kind of outcome, FUZZ_SEED which chance.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { pick, seeded, times, whole, type Random } from '../reference/random.ts';

export interface Fuzzed {
  /** Its file in tests/fuzz/corpus. */
  name: string;
  /** Pieces of which such texts are made. */
  words: string[];
  /** The kinds of what comes of it; throws where something is not as it must be. */
  attempt(text: string): Promise<string[]>;
}

const SECONDS = Number(process.env.FUZZ_SECONDS ?? 2);
const LONGEST = 20_000;
const MOST_CHANGES = 4;
const SIGNS = [
  '\0',
  '\n',
  '"',
  '\\',
  ',',
  ';',
  '\t',
  '.',
  '-',
  '0',
  '9',
  '’',
  'é',
  '\u0301',
  '\ud800',
  '\udc00',
  '💥',
  '\u202e',
  '\ufeff',
  '١',
  '__proto__',
  'constructor',
];

export const patience = (2 * SECONDS + 60) * 1000;

/** Every text of the corpus, then changed ones until the time is over. */
export async function fuzz({ name, words, attempt }: Fuzzed): Promise<void> {
  const seed = Number(process.env.FUZZ_SEED ?? (SECONDS > 60 ? Date.now() % 2 ** 32 : 1));
  const random = seeded(seed);
  const kept = corpusOf(name);
  const news = newsOf(attempt);
  for (const text of kept) await news(text);
  let tries = kept.length;
  for (const end = Date.now() + SECONDS * 1000; Date.now() < end; ++tries) {
    const text = changed(random, pick(random, kept.length > 0 ? kept : ['']), kept, words);
    if (await news(text)) kept.push(text);
  }
  console.info(
    `${name}: ${tries} texts, of which ${kept.length} were kept; none has a wrong outcome (FUZZ_SEED=${seed})`,
  );
  expect(tries).toBeGreaterThan(0);
  if (process.env.FUZZ_KEEP) writeFileSync(process.env.FUZZ_KEEP, JSON.stringify(await fewest(kept, attempt), null, 1));
}

/** Whether a text has an outcome of a kind that no text had before. */
function newsOf(attempt: Fuzzed['attempt']): (text: string) => Promise<boolean> {
  const seen = new Set<string>();
  return async (text) => {
    const kinds = await attempt(text).catch((error: Error) => failed(error, text));
    const before = seen.size;
    for (const kind of kinds) seen.add(kind);
    return seen.size > before;
  };
}

/** The shorter ones that have every kind of outcome which they all have. */
async function fewest(texts: string[], attempt: Fuzzed['attempt']): Promise<string[]> {
  const news = newsOf(attempt);
  const few: string[] = [];
  for (const text of [...texts].sort((one, other) => one.length - other.length)) if (await news(text)) few.push(text);
  return few;
}

function failed(error: Error, text: string): never {
  throw new Error(`${error.message}\n\nof the text ${JSON.stringify(text)}`, { cause: error });
}

function corpusOf(name: string): string[] {
  if (process.env.FUZZ_CORPUS === 'empty') return [];
  const file = process.env.FUZZ_CORPUS ?? new URL(`corpus/${name}.json`, import.meta.url);
  const texts = JSON.parse(readFileSync(file, 'utf8')) as string[];
  expect(texts.length, `${file} is empty`).toBeGreaterThan(0);
  return texts;
}

function changed(random: Random, text: string, others: string[], words: string[]): string {
  const changes = whole(random, 1, MOST_CHANGES);
  return times(changes, () => pick(random, CHANGES))
    .reduce((now, change) => change(random, now, others, words), text)
    .slice(0, LONGEST);
}

type Change = (random: Random, text: string, others: string[], words: string[]) => string;

/** The parts before and after a stretch of the text, and it between them. */
function parts(random: Random, text: string): [string, string, string] {
  const from = whole(random, 0, text.length);
  const to = Math.min(text.length, from + whole(random, 0, pick(random, [1, 8, 60, text.length])));
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
}

const replaced =
  (make: (random: Random, middle: string, others: string[], words: string[]) => string): Change =>
  (random, text, others, words) => {
    const [before, middle, after] = parts(random, text);
    return before + make(random, middle, others, words) + after;
  };

const inserted =
  (make: (random: Random, words: string[]) => string): Change =>
  (random, text, _, words) => {
    const at = whole(random, 0, text.length);
    return text.slice(0, at) + make(random, words) + text.slice(at);
  };

const CHANGES: Change[] = [
  (random, _, __, words) => pick(random, words),
  replaced(() => ''),
  replaced((_, middle) => middle + middle),
  replaced((random, _, __, words) => pick(random, words)),
  replaced((random, _, others) => (others.length > 0 ? parts(random, pick(random, others))[1] : '')),
  inserted((random, words) => pick(random, words)),
  inserted((random, words) => times(whole(random, 2, 9), () => pick(random, words)).join('')),
  inserted((random) => pick(random, SIGNS)),
  inserted((random) => String.fromCharCode(whole(random, 0, pick(random, [127, 0xffff])))),
  (random, text) => text.replace(/\d+/g, (number) => (random() < 0.2 ? String(whole(random, 0, 40)) : number)),
  (random, text, _, words) => text.replaceAll(pick(random, words), () => pick(random, words)),
];
