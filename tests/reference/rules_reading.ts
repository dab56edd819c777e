// What is known of a rule, read naively from a text in its canonical form without problems. Source: wasm/types/rules.d.ts.
import type { RulePosition, RuleReading, RuleText, RuleWords } from '../../wasm/tallysheet.d.ts';
import { decimals, eventOf, MANY } from './rules.ts';
import { type Expression, parse, type Rule } from './rules_text.ts';

const OF_PLAYER = [
  'place',
  'sharing',
  'seat',
  'winner',
  'game_score',
  'centres',
  'survives',
  'eliminated',
  'in_draw',
  'years',
  'year_out',
  'leader',
  'lead',
];
const FLAGS = ['winner', 'survives', 'eliminated', 'in_draw', 'leader', 'solo'];

/** Reads a canonical text without problems; what only the engine can say is taken from its answer. */
export function check({ rule: text }: RuleText): RuleReading {
  const rule = parse(text);
  const { headings } = rule;
  const [least = '', most = least] = (headings.get('players') ?? '').split(' to ');
  const game = headings.get('game') as RuleReading['game'];
  return {
    problems: [],
    name: headings.get('name') ?? '',
    source: headings.get('source') ?? '',
    game,
    players: game === 'Diplomacy' ? [7, 7] : least ? [Number(least), Number(most)] : [2, 100],
    decimals: decimals(rule),
    best: headings.get('best') === 'lowest' ? 'lowest' : 'highest',
    event: eventOf(rule),
    questions: rule.questions.map(({ limits, ...question }) => ({
      ...question,
      least: limits?.[0] ?? null,
      most: limits?.[1] ?? null,
    })),
    lines: [...rule.lines].map(([name, { text, at, value }]) => ({
      name,
      line: at,
      of: dependence(rule, value) ? 'player' : 'game',
      type: isFlag(rule, value) ? 'yes or no' : 'number',
      text,
    })),
    reads: readsOf(rule, game),
    text,
  };
}

function partsOf(expression: Expression): Expression[] {
  switch (expression.is) {
    case 'sum':
    case 'product':
      return expression.parts.map(({ part }) => part);
    case 'minus':
    case 'not':
    case 'power':
      return [expression.part];
    case 'comparison':
      return [expression.left, expression.right];
    case 'and':
    case 'or':
      return expression.parts;
    case 'choice':
      return [expression.condition, expression.yes, expression.no];
    case 'call':
      return [...expression.parts, ...(expression.clause ? [expression.clause] : [])];
    default:
      return [];
  }
}

/** Whether a value differs from player to player; `own` says so within a function over all players. */
function dependence(rule: Rule, expression: Expression, within = false): boolean {
  if (expression.is === 'name') return !within && namesPlayer(rule, expression.name);
  if (expression.is !== 'call') return partsOf(expression).some((part) => dependence(rule, part, within));
  const { name } = expression;
  if (name === 'own') return partsOf(expression).some((part) => dependence(rule, part));
  if (MANY.includes(name)) return partsOf(expression).some((part) => dependence(rule, part, true));
  const ranks = ['rank', 'level', 'shared', 'lowest', 'highest'].includes(name);
  return (ranks && !within) || partsOf(expression).some((part) => dependence(rule, part, within));
}

function namesPlayer(rule: Rule, name: string): boolean {
  const line = rule.lines.get(name);
  if (line) return dependence(rule, line.value);
  const question = rule.questions.find((question) => question.name === name);
  return question ? question.of === 'player' : OF_PLAYER.includes(name);
}

function isFlag(rule: Rule, expression: Expression): boolean {
  switch (expression.is) {
    case 'flag':
    case 'comparison':
    case 'and':
    case 'or':
    case 'not':
      return true;
    case 'choice':
      return isFlag(rule, expression.yes);
    case 'call':
      return expression.name === 'own' && isFlag(rule, expression.parts[0]!);
    case 'name': {
      const line = rule.lines.get(expression.name);
      const question = rule.questions.find(({ name }) => name === expression.name);
      return line
        ? isFlag(rule, line.value)
        : question
          ? question.kind === 'yes or no'
          : FLAGS.includes(expression.name);
    }
    default:
      return false;
  }
}

function readsOf(rule: Rule, game: string): RuleReading['reads'] {
  const names = new Set<string>();
  const collect = (expression: Expression): void => {
    if (expression.is === 'name' && !rule.lines.has(expression.name)) names.add(expression.name);
    partsOf(expression).forEach(collect);
  };
  for (const { value } of rule.lines.values()) collect(value);
  const uses = (...words: string[]) => words.some((word) => names.has(word));
  const reads: [string, boolean][] = [
    ['centres', game === 'Diplomacy'],
    ['place', game.startsWith('places')],
    ['score', game.endsWith('scores')],
    ['lastHeld', uses('years', 'year_out')],
    ['finalYear', uses('years', 'final_year')],
    ['inDraw', uses('in_draw', 'draw_size')],
    ['hours', uses('hours')],
  ];
  return reads.filter(([, is]) => is).map(([field]) => field as 'place');
}

/** What is typed before the position: a word, two that stand for a sign, or a number. */
const TYPED = /((?<!\w)(at least|at most|is not)|[a-z_]\w*|[\d.]*)$/i;

/** The words are the engine's own; all of them go on with what is typed. */
export function words({ rule, line, column }: RulePosition, answer?: RuleWords): RuleWords {
  const text = [...(rule.split('\n')[line - 1] ?? '')].slice(0, column - 1).join('');
  const typed = TYPED.exec(text)![0].toLowerCase();
  const others = answer?.words.filter(({ word }) => !word.toLowerCase().startsWith(typed));
  return others?.length === 0 ? answer! : { from: column - typed.length, to: column, words: [] };
}
