// Other rules as texts by which a game's posted figures may have been made.
import type { RuleGame, Rules } from 'tallysheet';
import type { FormModel } from '../form/model.ts';
import { RULE_READINGS, type RuleReading } from '../systems/rule_readings.ts';
import { candidate, type Candidate, type Figures } from './candidates.ts';

/** `fits` tells whether figures are those that were posted. */
export function ruleCandidates(model: FormModel, rules: Rules, fits: (figures: Figures) => boolean): Candidate[] {
  const described = RULE_READINGS[model.form.id];
  const { sheet, request, state } = model;
  if (!described || !sheet || !request) return [];
  const { game, keys } = described.game(request, sheet, state);
  const figuresBy = (reading: RuleReading) =>
    reading.possible
      ? possibleFigures(reading.rule, reading.possible(game), keys, rules).find(fits)
      : scored(reading.rule, game, keys, rules);
  return described
    .readings(state)
    .map((reading) => candidate({ words: reading.words, change: {} }, () => figuresBy(reading) ?? null));
}

function scored(rule: string, game: RuleGame, keys: string[], rules: Rules): Figures | null {
  const outcome = rules.score({ rule, game, working: true });
  if (!outcome.ok) return null;
  const { rows, working = [] } = outcome.value;
  const unrounded = (at: number) => working.find(({ row, name }) => row === at && name === 'score')?.value;
  return figuresOf(keys, (at) => ({ figure: rows[at]?.score ?? null, unrounded: unrounded(at) }));
}

function possibleFigures(rule: string, games: RuleGame[], keys: string[], rules: Rules): Figures[] {
  const outcome = rules.scoreGames({ rule, games });
  if (!outcome.ok) return [];
  return outcome.value.games.map((scores) => figuresOf(keys, (at) => ({ figure: scores[at] ?? null })));
}

function figuresOf(
  keys: string[],
  figureAt: (at: number) => { figure: string | null; unrounded?: string | undefined },
): Figures {
  return new Map(keys.map((key, at) => [key, { key, who: '', ...figureAt(at) }]));
}
