// Which files of tests share a process, and which of them a quick run has, by what they and their helpers import and say.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

export interface TestFiles {
  /** Files with a process of their own each. */
  alone: string[];
  /** Files that share processes: those that drive a browser, those with a device in a DOM, those with a DOM, and the rest. */
  browser: string[];
  device: string[];
  dom: string[];
  node: string[];
}

/** A test file or one of its helpers. */
interface Source {
  path: string;
  text: string;
  /** Imports of values; those of types vanish. */
  imports: string[];
}

const IMPORT = /^import (?!type\b)(?:[^'";]*? from )?'([^']+)'/gm;
const DRIVES_BROWSER = /^(playwright-core|puppeteer-core|selenium-webdriver)\b/;
const INSTALLS_PACKAGE = /\/installed\.ts$/;
const HAS_DATABASE = /^fake-indexeddb\b/;
/** Changes that would reach the next file of the process: modules replaced or loaded again, and changed globals. */
const CHANGES_PROCESS =
  /\bvi\.(mock|resetModules|stubGlobal|useFakeTimers)\(|\bvi\.spyOn\(WebAssembly|\bglobalThis\b|'fake-indexeddb/;
/** Changes Node's globals and loads modules again, in the same way for all files that use it. */
const DEVICE = 'tests/web/dom_device.ts';
/** Sees to it that nothing reaches the next file. */
const END = 'tests/web/end_page.ts';
const HAS_DOM = /^\/\/ @vitest-environment dom/;

/** The one file in a browser that each quick run has. */
const SMOKE = 'tests/web/forms/smoke.test.ts';

export function testFiles(isQuick: boolean): TestFiles {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.startsWith('matrix/'))
    .map((file) => join('tests', file))
    .filter((file) => !isQuick || file === SMOKE || !holds(file, isSlow));
  const found: TestFiles = { alone: [], browser: [], device: [], dom: [], node: [] };
  for (const file of files) found[kindOf(file)].push(file);
  return found;
}

function kindOf(file: string): keyof TestFiles {
  const changesProcess = ({ path, text }: Source) => ![DEVICE, END].includes(path) && CHANGES_PROCESS.test(text);
  if (holds(file, changesProcess)) return 'alone';
  if (holds(file, ({ imports }) => imports.some((from) => DRIVES_BROWSER.test(from)))) return 'browser';
  if (holds(file, ({ path }) => path === DEVICE)) return 'device';
  return HAS_DOM.test(sourceOf(file).text) ? 'dom' : 'node';
}

function isSlow({ imports }: Source): boolean {
  return imports.some((from) => [DRIVES_BROWSER, HAS_DATABASE, INSTALLS_PACKAGE].some((slow) => slow.test(from)));
}

/** Whether the condition holds for the file or for one of its helpers. */
function holds(file: string, condition: (source: Source) => boolean, seen = new Set<string>()): boolean {
  if (seen.has(file)) return false;
  seen.add(file);
  return condition(sourceOf(file)) || helpersOf(file).some((helper) => holds(helper, condition, seen));
}

function helpersOf(file: string): string[] {
  return sourceOf(file)
    .imports.filter((from) => from.startsWith('.') && from.endsWith('.ts'))
    .map((from) => normalize(join(dirname(file), from)))
    .filter((path) => path.startsWith('tests/'));
}

const sources = new Map<string, Source>();

function sourceOf(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const source = { path: file, text, imports: [...text.matchAll(IMPORT)].map(([, from]) => from!) };
  sources.set(file, source);
  return source;
}
