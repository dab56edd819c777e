// How posted scores can have come about otherwise.
import { playing } from '../../diplomacy/powers.ts';
import { stepOf, stepsOfRow } from '../../parts/working.ts';
import type { PostedFigure, PostedForm, Reading } from '../../posted/posted_form.ts';
import type { GameState } from './form.ts';
import type { GameSheet } from './score.ts';

function figureOf({ rows, working, drawScore }: GameSheet, at: number): PostedFigure {
  const row = rows[at] as GameSheet['rows'][number];
  const steps = stepsOfRow(working, at);
  const modified = stepOf(steps, 'modified');
  const others = [
    { words: 'the score before the floor', figure: row.floored ? modified?.rounded : undefined },
    { words: 'the draw score without the modifier', figure: drawScore ?? undefined },
    { words: 'the modifier', figure: row.modifier ?? undefined },
  ];
  return {
    key: row.power,
    who: playing(row),
    figure: row.score,
    unrounded: (row.floored ? stepOf(steps, 'floor') : modified)?.value,
    others: others.flatMap(({ words, figure }) => (figure === undefined ? [] : [{ words, figure }])),
  };
}

function readings({ rounding, floor, powers }: GameState): Reading<GameState>[] {
  const shared: Reading<GameState>[] = powers.some((row) => row['draw'] === 'out')
    ? [{ words: 'with every survivor in the draw', change: { powers: powers.map((row) => ({ ...row, draw: '' })) } }]
    : [];
  return [
    rounding === 'published'
      ? { words: 'with exact modifiers', change: { rounding: 'exact' } }
      : { words: 'with modifiers rounded to two decimals first', change: { rounding: 'published' } },
    { words: floor ? 'without the floor' : 'with the floor', change: { floor: !floor } },
    ...shared,
  ];
}

const game: PostedForm<GameState, GameSheet> = {
  title: 'score',
  figures: (sheet) => sheet.rows.map((_, at) => figureOf(sheet, at)),
  readings,
};

export const postedForms: Record<string, PostedForm> = { 'size-matters': game };
