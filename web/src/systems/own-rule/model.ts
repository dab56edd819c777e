// One game by a rule: what it reads is typed, what it does not read is left alone.
import type { Outcome, RuleReading, RuleSheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { Reader } from '../../form/reader.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { isBlank, textOf } from '../../ui/rows.ts';
import { capital, shortened } from '../../ui/sentences.ts';
import { fieldOfResult, nameOfResultField } from '../diplomacy/result.ts';
import { isDiplomacy, loadRules, rulesEngine, soundReading } from './reading.ts';
import { readGame, scoreGame } from './request.ts';
import { gameState, type GameRequest, type GameState } from './state.ts';

export const form: Form<GameState, GameRequest, RuleSheet> = {
  id: 'own-rule',
  state: gameState,
  prepare: loadRules,
  read(state, numbers) {
    const reader = new Reader(numbers);
    const reading = soundReading(state.rule);
    const request = reading ? readGame(state, reading, reader) : { rule: state.rule };
    return { request, problems: reader.problems };
  },
  score(engine, request) {
    const rules = rulesEngine();
    if (!rules) return refused('The part of the page that reads rules could not be loaded. Reload the page.');
    if (request.rule.trim() === '') return refused('There is no rule yet. Choose one, or write your own.');
    return scoreGame(rules, engine, request);
  },
  nameOf: nameOfField,
  fieldOf: fieldOfResult,
  unfinished: ({ rule, players }) => !isBoard(rule) && players.some(isBlank),
  verdict({ rows }, _, { grouped }) {
    const first = rows.filter(({ place }) => place === 1);
    return {
      who: first.map(({ player, power }) => player || (power ? capital(power) : 'Nameless')).join(', '),
      says: first.length > 1 ? 'share the best score' : 'has the best score',
      figure: grouped(first[0]?.score ?? ''),
    };
  },
  alone: true,
};

function refused(message: string): Outcome<RuleSheet> {
  return { ok: false, problems: [{ at: '/rule', code: 'range', message }] };
}

/** Whether the rule is one of Diplomacy. */
export function isBoard(rule: string): boolean {
  const reading = soundReading(rule);
  return reading !== null && isDiplomacy(reading);
}

/** "Ann’s score", "Austria’s number of centres", "newcomer of player 2". */
function nameOfField(at: string, { players }: GameState): string {
  const [list, index, field, question] = pointerParts(at);
  if (list === 'rule') return 'the rule';
  if (list === 'hours') return 'the length of the game in hours';
  if (list === 'finalYear') return 'the year in which the game ended';
  if (list === 'answers') return `the answer to “${index}”`;
  if (list === 'powers' && field !== 'answers') return nameOfResultField(at);
  if (list === 'powers')
    return `${nameOfResultField(`/powers/${index}`).replace(/’s line$/, '')}’s answer to “${question}”`;
  if (list !== 'players' || index === undefined) return 'the game';
  if (field === 'player') return `the name of player ${Number(index) + 1}`;
  const who = textOf(players[Number(index)] ?? { key: '' }, 'player').trim();
  const what = field === 'answers' ? `answer to “${question}”` : (field ?? 'line');
  return who ? `${shortened(who)}’s ${what}` : `the ${what} of player ${Number(index) + 1}`;
}

/** The facts that a rule may need, as its reading lists them. */
export type Fact = RuleReading['reads'][number];
