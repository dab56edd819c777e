// A rule as text as one more column of a comparison.
import type { DiplomacyGame, Outcome, RulePlayer } from 'tallysheet';
import { ruleName } from '../own-rule/reading.ts';
import { scoreState } from '../own-rule/scoring.ts';
import type { GameRequest } from '../own-rule/state.ts';
import type { ComparedSystem, Scored } from './comparison.ts';
import type { GameResult } from './game_systems.ts';

export const OWN_RULE = 'own-rule';

/** None without a rule. */
export function ruleForDiplomacy(rule: string): ComparedSystem<DiplomacyGame>[] {
  return columns(rule, ({ powers, finalYear }) => ({
    powers: powers as GameRequest['powers'] & object,
    ...(finalYear === undefined ? {} : { finalYear }),
  }));
}

/** None without a rule. */
export function ruleForPlaces(rule: string): ComparedSystem<GameResult>[] {
  return columns(rule, ({ finish, scores }) => ({
    players: finish.map(({ player = '', place }, at): RulePlayer => {
      const score = scores?.[at];
      return { player, place, ...(score === undefined ? {} : { score }) };
    }),
  }));
}

function columns<Result>(
  rule: string,
  gameOf: (result: Result) => Omit<GameRequest, 'rule'>,
): ComparedSystem<Result>[] {
  if (rule.trim() === '') return [];
  const score: ComparedSystem<Result>['score'] = (engine, result): Outcome<Scored> => {
    const outcome = scoreState(engine, { rule, ...gameOf(result) });
    if (!outcome.ok) return outcome;
    const { rows, working = [] } = outcome.value;
    return { ok: true, value: { scores: rows.map(({ score }) => score), working: [], lines: working } };
  };
  return [{ id: OWN_RULE, name: ruleName(rule), score }];
}
