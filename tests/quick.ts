// Which test files a quick run leaves out: those that drive a browser or install the package, by what they and their helpers
// import.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const SLOW = /^(playwright-core|puppeteer-core|selenium-webdriver)\b|\/installed\.ts$/;
/** Imports of values; those of types vanish. */
const IMPORT = /^import (?!type\b)(?:[^'";]*? from )?'([^']+)'/gm;

/** One that each quick run includes. */
const SMOKE = 'tests/web/forms/smoke.test.ts';

export function leftOutOfQuickRuns(): string[] {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' });
  const tests = files.filter((file) => file.endsWith('.test.ts')).map((file) => join('tests', file));
  const known = new Map<string, boolean>();
  return tests.filter((file) => file !== SMOKE && isSlow(file, known));
}

function isSlow(file: string, known: Map<string, boolean>): boolean {
  const before = known.get(file);
  if (before !== undefined) return before;
  known.set(file, false);
  const imported = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from]) => from!);
  const slow = imported.some(
    (from) => SLOW.test(from) || (isHelper(file, from) && isSlow(resolved(file, from), known)),
  );
  known.set(file, slow);
  return slow;
}

const resolved = (file: string, from: string) => normalize(join(dirname(file), from));

function isHelper(file: string, from: string): boolean {
  return from.startsWith('.') && from.endsWith('.ts') && resolved(file, from).startsWith('tests/');
}
