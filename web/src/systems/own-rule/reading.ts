// What is known of a rule's text. The engine of rules comes with that of events; a form waits for it when it is opened.
import type { Problem, RuleReading, Rules, TallysheetEvents } from 'tallysheet';

let engine: Rules | null = null;
let coming: Promise<void> | null = null;

/** Makes the engine of rules known to the forms, once. After a failure the next call tries again. */
export function loadRules(loadEvents: () => Promise<TallysheetEvents>): Promise<void> {
  return (coming ??= takeEngine(loadEvents).catch((problem: unknown) => {
    coming = null;
    throw problem;
  }));
}

async function takeEngine(loadEvents: () => Promise<TallysheetEvents>): Promise<void> {
  engine = (await loadEvents()).rules;
}

/** The loading that has begun; null before and after a failure. */
export function rulesComing(): Promise<void> | null {
  return coming;
}

/** Null until it is loaded. */
export function rulesEngine(): Rules | null {
  return engine;
}

/** The last readings by their texts. */
const READ = new Map<string, RuleReading>();
const MOST = 8;

/** Null without a text, or without an engine. */
export function readingOf(rule: string): RuleReading | null {
  if (!engine || rule.trim() === '') return null;
  const known = READ.get(rule);
  if (known) return known;
  const outcome = engine.check({ rule });
  const reading = outcome.ok ? outcome.value : refused(outcome.problems);
  if (!reading) return null;
  if (READ.size >= MOST) READ.delete(READ.keys().next().value as string);
  READ.set(rule, reading);
  return reading;
}

/** A text that the engine refuses, such as one that is too long: a rule of which only the reason is known. */
function refused(problems: Problem[]): RuleReading | null {
  const blank = blankReading();
  if (!blank) return null;
  const atStart = { line: 1, column: 1, length: 0 };
  const reasons = problems.map(({ name = '', args = {}, message }) => ({ ...atStart, name, args, message }));
  return { ...blank, problems: reasons };
}

/** The reading of a blank text, which has problems, too. Null without an engine. */
export function blankReading(): RuleReading | null {
  const outcome = engine?.check({ rule: '' });
  return outcome?.ok ? outcome.value : null;
}

/** The reading of a rule that can score; null for any other text. */
export function soundReading(rule: string): RuleReading | null {
  const reading = readingOf(rule);
  return reading?.problems.length === 0 ? reading : null;
}

export function isDiplomacy({ game }: Pick<RuleReading, 'game'>): boolean {
  return game === 'Diplomacy';
}

/** "C-Diplo 100", or "Unnamed rule". */
export function ruleName(rule: string): string {
  const named = readingOf(rule)?.name ?? /^[ \t]*name:[ \t]*(.+)/im.exec(rule)?.[1]?.trim();
  return named || 'Unnamed rule';
}

/** Whether a text is a rule of Diplomacy, also before the engine is loaded. */
export function isOfDiplomacy(rule: string): boolean {
  return /^[ \t]*game:[ \t]*diplomacy\b/im.test(rule);
}
