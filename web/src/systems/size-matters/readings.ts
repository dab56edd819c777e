// Other readings that posted scores may follow.
import type { SizeMattersSheet } from 'tallysheet';
import { playing } from '../diplomacy/powers.ts';
import { shortened } from '../../ui/sentences.ts';
import { stepOf, stepsOfRow } from '../../form/steps.ts';
import type { PostedFigure, PostedForm, Reading } from '../posted_form.ts';
import type { GameState } from './state.ts';

function figureOf({ rows, working, drawScore }: SizeMattersSheet, at: number): PostedFigure {
  const row = rows[at] as SizeMattersSheet['rows'][number];
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

function readings(state: GameState, sheet: SizeMattersSheet): Reading<GameState>[] {
  const { rounding, floor } = state;
  return [
    rounding === 'published'
      ? { words: 'with exact modifiers', change: { rounding: 'exact' } }
      : { words: 'with modifiers rounded to two decimals first', change: { rounding: 'published' } },
    { words: floor ? 'without the floor' : 'with the floor', change: { floor: !floor } },
    ...(sheet.result === 'draw' ? draws(state, sheet) : []),
  ];
}

/** Readings with every survivor in the draw, or with one more or fewer than was scored. */
function draws({ powers }: GameState, { rows }: SizeMattersSheet): Reading<GameState>[] {
  const survivors = rows.filter(({ centres }) => centres > 0);
  const marked = (which: (power: string) => boolean, draw: string) =>
    powers.map((row) => (which(row.key) ? { ...row, draw } : row));
  const all = survivors.every(({ inDraw }) => inDraw)
    ? []
    : [{ words: 'with every survivor in the draw', change: { powers: marked(() => true, '') } }];
  const others = survivors.map((row) => ({
    words: row.inDraw
      ? `with ${shortened(playing(row))} left out of the draw`
      : `with ${shortened(playing(row))} in the draw`,
    change: { powers: marked((power) => power === row.power, row.inDraw ? 'out' : '') },
    about: { key: row.power, others: row.inDraw ? 'with one fewer in the draw' : 'with one more in the draw' },
    ofGame: true as const,
  }));
  return [...all, ...others];
}

const game: PostedForm<GameState, SizeMattersSheet> = {
  title: 'score',
  write: (figure, { grouped }) => grouped(figure),
  figures: (sheet) => sheet.rows.map((_, at) => figureOf(sheet, at)),
  readings,
};

export const postedForms: Record<string, PostedForm> = { 'size-matters': game };
