// Describes what changed between two texts of a rule, for the record of an event's rules.
import { shortened } from '../../ui/sentences.ts';
import { ruleName } from './reading.ts';

/** The most characters of the lines on either side. */
const MOST = 200;

/** The names where they differ, and the lines that only one of the texts has: "bonus = shared(38, 14, 7)". */
export function ruleChange(before: string, after: string): { from: string; to: string } {
  const [from, to] = [linesOnlyIn(before, after), linesOnlyIn(after, before)];
  if (ruleName(before) !== ruleName(after)) return { from: nameOf(before), to: nameOf(after) };
  return { from: from || (to ? 'no such line' : ''), to: to || (from ? 'no such line' : '') };
}

function nameOf(rule: string): string {
  return rule.trim() ? ruleName(rule) : 'no rule';
}

function linesOnlyIn(one: string, other: string): string {
  const known = new Set(linesOf(other));
  return shortened(
    linesOf(one)
      .filter((line) => !known.has(line))
      .join('; '),
    MOST,
  );
}

/** Spaces apart, and without notes, which change no score. */
function linesOf(rule: string): string[] {
  const lines = rule.split('\n').map((line) => line.trim().replace(/\s+/g, ' '));
  return lines.filter((line) => line !== '' && !line.startsWith('#'));
}
