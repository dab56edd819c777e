// Tries endless variations of texts and keeps those with a new kind of outcome for further changes. FUZZ_SECONDS sets
// the duration, FUZZ_CORPUS the initial texts (a JSON list, or "empty"), FUZZ_KEEP a file for the shortest texts that
// cover every kind of outcome, and FUZZ_SEED the random seed.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';
import { pick, seeded, times, whole, type Random } from '../reference/random.ts';

export interface Fuzzed {
  /** The name of its file in tests/fuzz/corpus. */
  name: string;
  /** Building blocks of the texts. */
  words: string[];
  /** Tries a text and returns the kinds of its outcome; throws if something is wrong. */
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

/** Tries every text of the corpus, then changed ones until time is up. */
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

/** Whether a text has a kind of outcome that no earlier text had. */
function newsOf(attempt: Fuzzed['attempt']): (text: string) => Promise<boolean> {
  const seen = new Set<string>();
  return async (text) => {
    const kinds = await attempt(text).catch((error: Error) => failed(error, text));
    const before = seen.size;
    for (const kind of kinds) seen.add(kind);
    return seen.size > before;
  };
}

/** Selects the shortest texts that together cover every kind of outcome. */
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

/** Splits the text at random into a beginning, a middle and an end. */
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
