// Other readings of a rule, naively: each text of the engine's answer must be the rule's tree with one change. Texts are
// compared as trees, since only the engine writes them.
import { isDeepStrictEqual } from 'node:util';
import type { RuleOtherReading, RuleOtherReadings, RuleText } from '../../wasm/tallysheet.d.ts';
import { type Expression, parse } from './rules_text.ts';

type Lines = Map<string, Expression>;
type Call = Extract<Expression, { is: 'call' }>;

const ROUNDING = ['round', 'down', 'up', 'cut'];

const CHANGES: Record<RuleOtherReading['change'], (lines: Lines) => Lines> = {
  'rounded at end': (lines) =>
    new Map([...lines].map(([name, value]) => [name, roundedAtEnd(value, name === 'score')])),
  cut: (lines) => renamed(lines, ['round'], 'cut'),
  'best place': (lines) => renamed(lines, ['lowest', 'shared'], 'highest'),
  'worst place': (lines) => renamed(lines, ['highest', 'shared'], 'lowest'),
  'shared places': (lines) => renamed(lines, ['lowest', 'highest'], 'shared'),
};

/** Returns the engine's answer if each of its texts is right and none is missing that a rule with stated decimals has. */
export function otherReadings({ rule }: RuleText, answer: RuleOtherReadings): RuleOtherReadings {
  const own = linesOf(rule);
  const isStated = parse(rule).headings.has('decimals');
  const found = Object.entries(CHANGES).flatMap(([name, change]) => {
    const changed = change(own);
    const given = answer.readings.find((one) => one.change === name);
    const isKnown = given !== undefined && isDeepStrictEqual(linesOf(given.text), changed);
    if (isDeepStrictEqual(changed, own)) return [];
    return isKnown || isStated ? [{ change: name as RuleOtherReading['change'], text: isKnown ? given.text : '' }] : [];
  });
  return { readings: found };
}

function linesOf(text: string): Lines {
  return new Map([...parse(text).lines].map(([name, { value }]) => [name, value]));
}

function renamed(lines: Lines, before: string[], after: string): Lines {
  const rename = (call: Call): Expression => (before.includes(call.name) ? { ...call, name: after } : call);
  return new Map([...lines].map(([name, value]) => [name, mapped(value, rename)]));
}

/** Without what rounds, but for the last step of a score. */
function roundedAtEnd(value: Expression, isLast: boolean): Expression {
  const inner = (one: Expression) => roundedAtEnd(one, false);
  if (!isLast) return mapped(value, (call) => (ROUNDING.includes(call.name) ? call.parts[0]! : call));
  if (value.is === 'choice')
    return {
      ...value,
      condition: inner(value.condition),
      yes: roundedAtEnd(value.yes, true),
      no: roundedAtEnd(value.no, true),
    };
  return value.is === 'call' && ROUNDING.includes(value.name)
    ? { ...value, parts: value.parts.map(inner) }
    : inner(value);
}

/** Changes every call, inner ones first. */
function mapped(value: Expression, change: (call: Call) => Expression): Expression {
  const map = (one: Expression) => mapped(one, change);
  switch (value.is) {
    case 'sum':
    case 'product':
      return { ...value, parts: value.parts.map(({ part, marked }) => ({ part: map(part), marked })) };
    case 'and':
    case 'or':
      return { ...value, parts: value.parts.map(map) };
    case 'minus':
    case 'not':
    case 'power':
      return { ...value, part: map(value.part) };
    case 'comparison':
      return { ...value, left: map(value.left), right: map(value.right) };
    case 'choice':
      return { ...value, condition: map(value.condition), yes: map(value.yes), no: map(value.no) };
    case 'call':
      return change({ ...value, parts: value.parts.map(map), clause: value.clause && map(value.clause) });
    default:
      return value;
  }
}
