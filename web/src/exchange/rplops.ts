// RPLOPS: who finished where, and how long the game takes.
import type { EventGame } from '../events/event.ts';
import { filledRows, rowsOf, textOf, type Row } from '../parts/rows.ts';
import { placeOf } from '../systems/rplops/places.ts';
import { countOf, GAME, PLAYER, problemsOf, valueOr, type Cells, type Column, type Layout, type LineProblem } from './layout.ts';

const COLUMNS: Column[] = [
  GAME,
  {
    id: 'hours',
    title: 'hours',
    also: ['length', 'duration', 'time', 'game length', 'usual hours', 'stunden', 'heures', 'durée', 'dauer'],
    kind: 'points',
    ofGame: true,
    says: 'the game’s usual length in hours; needed only where the event’s points are per hour',
  },
  PLAYER,
  {
    id: 'place',
    title: 'place',
    also: ['rank', 'position', 'pos', 'finish', 'platz', 'rang', 'puesto'],
    kind: 'count',
    needed: true,
    says: 'finishing place, 1 is best; a tie is the same place twice',
  },
];

export const rplops: Layout = {
  system: 'rplops',
  columns: COLUMNS,
  example: [
    ['Brass', '3', 'Ann', '1'],
    ['Brass', '3', 'Bob', '2'],
    ['Brass', '3', 'Cy', '2'],
    ['Brass', '3', 'Dee', '4'],
    ['Chess', '1.5', 'Ann', '1'],
    ['Chess', '1.5', 'Dee', '2'],
  ],
  draft(game, lines, settings) {
    const hours = lines[0]?.['hours'] ?? '';
    const finish = lines.map(({ player = '', place }) => ({ player, place: countOf(place) }));
    const useTime = settings['useTime'] === 'yes';
    const formula = settings['formula'] === 'RPLOPS2' ? 'RPLOPS2' : 'RPLOPS';
    return {
      form: 'rplops',
      state: { heading: game, finish: rowsOf(lines.map(({ player = '', place = '' }) => ({ player, place }))), formula: 'RPLOPS', average: '', hours },
      problems: [],
      check: (engine) => problemsOf(engine.rplops.standings({ games: [{ finish, hours: valueOr(hours, null) }], formula, useTime })),
      spotOf,
    };
  },
  lines: finishLines,
};

/** "/games/0/finish/2/place" and "/games/0/hours". */
function spotOf(at: string): Pick<LineProblem, 'line' | 'column'> {
  const [, , , list, index, field] = at.split('/');
  if (list !== 'finish') return { line: 0, column: list ?? null };
  return { line: index === undefined ? null : Number(index), column: field ?? null };
}

function finishLines({ state }: EventGame, game: string): Cells[] {
  const finish = state['finish'] as Row[];
  const hours = String(state['hours']);
  return filledRows(finish, 0).map((row, index) => ({ game, hours, player: textOf(row, 'player'), place: placeOf(finish, index) }));
}
