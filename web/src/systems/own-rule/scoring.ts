// How both forms score: by the engine of rules, with a sentence at the rule where there is none that fits.
import type { Outcome, RuleSheet, Tallysheet } from 'tallysheet';
import type { Form, ReadState, Verdict } from '../../form/form.ts';
import { Reader } from '../../form/reader.ts';
import type { Numbers } from '../../numbers/numbers.ts';
import { capital } from '../../ui/sentences.ts';
import { isDiplomacy, loadRules, rulesComing, rulesEngine, soundReading } from './reading.ts';
import { readGame, scoreGame } from './request.ts';
import type { GameRequest, GameState } from './state.ts';

/** A form that is kept without a rule is drawn at once: it has no fields yet, so nothing moves when the engine comes. */
export function preparing(id: string): NonNullable<Form['prepare']> {
  return (loadEvents, store) => {
    const loading = loadRules(loadEvents);
    if (!store || hasRule(store.read(id))) return loading;
    void loading.catch(() => {}); // the score says it
    return Promise.resolve();
  };
}

function hasRule(kept: unknown): boolean {
  const { rule } = (kept ?? {}) as Partial<GameState>;
  return typeof rule === 'string' && rule.trim() !== '';
}

export function readState(state: GameState, numbers: Numbers): ReadState<GameRequest> {
  const reader = new Reader(numbers);
  const reading = soundReading(state.rule);
  const request = reading && fits(state) ? readGame(state, reading, reader) : { rule: state.rule };
  return { request, problems: reader.problems };
}

/** Whether the rule is for the form's kind of game. */
export function fits(state: GameState): boolean {
  const reading = soundReading(state.rule);
  return reading !== null && isDiplomacy(reading) === 'powers' in state;
}

export function scoreState(engine: Tallysheet, request: GameRequest): Outcome<RuleSheet> {
  const rules = rulesEngine();
  if (!rules && rulesComing()) return refused('The part of the page that reads rules is still loading.');
  if (!rules) return refused('The part of the page that reads rules could not be loaded. Reload the page.');
  if (request.rule.trim() === '') return refused('There is no rule yet. Choose one, or write your own.');
  if (soundReading(request.rule) && !request.powers && !request.players)
    return refused('The rule is for another kind of game. Diplomacy has a form of its own.');
  return scoreGame(rules, engine, request);
}

function refused(message: string): Outcome<RuleSheet> {
  return { ok: false, problems: [{ at: '/rule', code: 'range', message }] };
}

export function verdictOn({ rows }: RuleSheet, { grouped }: Numbers): Verdict {
  const first = rows.filter(({ place }) => place === 1);
  return {
    who: first.map(({ player, power }) => player || (power ? capital(power) : 'Nameless')).join(', '),
    says: first.length > 1 ? 'share the best score' : 'has the best score',
    figure: grouped(first[0]?.score ?? ''),
  };
}

/** The names of the fields that both forms have; undefined for others. */
export function nameOfCommonField([list, question]: string[]): string | undefined {
  if (list === 'rule') return 'the rule';
  return list === 'answers' ? `the answer to “${question}”` : undefined;
}
