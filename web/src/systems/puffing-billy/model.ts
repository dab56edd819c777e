// One game board: how two to six finishers and their game scores are read and scored.
import type { BoardRequest, BoardSheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { Reader } from '../../form/reader.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { filledRows, isBlank, type Row } from '../../ui/rows.ts';
import { nameOfFinisherField, readFinishers } from './finishers.ts';
import { eitherOf, isOpen, openForFirst, placedAhead } from './level.ts';
import { boardState, LEAST, type BoardState } from './state.ts';

export const form: Form<BoardState, BoardRequest, BoardSheet> = {
  id: 'puffing-billy',
  state: boardState,
  read(state, numbers) {
    const reader = new Reader(numbers);
    const finishers = readFinishers(state.finishers, LEAST, '/finishers', reader);
    const decimals = state.decimals === '4' ? 4 : 3;
    const { listed } = state;
    const request = { finishers, listed, ...placedAhead(state.finishers), decimals, working: true } as const;
    return { request, problems: reader.problems };
  },
  scoredBy: { record: 'puffingBilly', name: 'scoreBoard' },
  score: (engine, request) => engine.puffingBilly.scoreBoard(request),
  nameOf(at, { finishers, listed }) {
    const [, index, field] = pointerParts(at);
    return field ? nameOfFinisherField(finishers, Number(index), field, listed) : 'the board';
  },
  unfinished: ({ finishers }, sheet) => finishers.some(isBlank) || isOpen(sheet?.rows ?? []),
  verdict({ rows }, _, { bare, grouped }) {
    const [winner] = rows;
    const open = openForFirst(rows);
    if (open.length > 0 && winner)
      return { who: eitherOf(open), says: `level on ${grouped(winner.score)}`, figure: bare(winner.total ?? '') };
    return { who: winner?.player || 'First place', says: 'wins', figure: bare(winner?.total ?? '') };
  },
  forComparison: ({ heading, finishers, listed }) => (listed === 'finish' ? asPlaces(heading, finishers) : null),
};

/** Listed as they finished, so that the order of the list gives the places. */
function asPlaces(heading: string, finishers: Row[]): { form: string; state: object } {
  const finish = filledRows(finishers, LEAST).map(({ key, player = '', score = '' }, at) => ({
    key,
    player,
    place: String(at + 1),
    score,
  }));
  return { form: 'compare/places', state: { heading, finish } };
}
