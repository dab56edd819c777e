// A game by a rule: a board of Diplomacy where its rows name powers, otherwise places or scores.
import { unmistakable } from '../../numbers/number_entry.ts';
import { filledRows, rowsOf, textOf, type Row } from '../../ui/rows.ts';
import { pointerParts } from '../../ui/pointer.ts';
import {
  GAME,
  PLAYER,
  type Cells,
  type Column,
  type ImportedGame,
  type Layout,
  type LineProblem,
} from '../csv_layout.ts';
import { BOARD_COLUMNS, LAST_FALL, powerLines, powerProblems, powerRows, spotOfPower } from '../diplomacy/board_csv.ts';
import { drawCell, IN_DRAW, isOutOfDraw, strayDraw } from '../diplomacy/draw_csv.ts';
import { placeOf } from '../places.ts';

/** Columns that only some rules need. */
const [, POWER, , CENTRES] = BOARD_COLUMNS.map(({ needed: _, ...column }): Column => column) as [
  Column,
  Column,
  Column,
  Column,
];

const PLACE: Column = {
  id: 'place',
  title: 'place',
  also: ['rank', 'position', 'pos', 'finish', 'platz', 'rang', 'classement', 'posto', 'puesto'],
  kind: 'count',
  says: 'in rules for places: 1 is best; a tie is the same place twice',
};

const SCORE: Column = {
  id: 'score',
  title: 'score',
  also: ['points', 'result', 'punkte', 'punti', 'puntos'],
  kind: 'money',
  says: 'in rules for scores: the score in the game itself',
};

const HOURS: Column = {
  id: 'hours',
  title: 'hours',
  also: ['length', 'duration', 'stunden', 'heures', 'ore', 'horas'],
  kind: 'points',
  ofGame: true,
  says: 'the length of the game, if the rule reads it',
};

const YEAR_OF_END: Column = {
  id: 'finalYear',
  title: 'final year',
  also: ['year of win', 'last year of the game', 'end year', 'solo year'],
  kind: 'count',
  ofGame: true,
  says: 'in Diplomacy, the year in which the game ended, if the rule reads it',
};

const ANSWERS: Column = {
  id: 'answers',
  title: 'answers',
  also: [],
  kind: 'text',
  says: 'what the rule asks of each player, such as `newcomer: yes; chips: 3`',
};

const ANSWERS_OF_GAME: Column = {
  id: 'gameAnswers',
  title: 'answers of the game',
  also: [],
  kind: 'text',
  ofGame: true,
  says: 'what the rule asks of the game, such as `round: 2`',
};

const ID = 'own-rule';

export const csv: Layout = {
  system: ID,
  columns: [
    GAME,
    POWER,
    PLAYER,
    CENTRES,
    LAST_FALL,
    IN_DRAW,
    YEAR_OF_END,
    PLACE,
    SCORE,
    HOURS,
    ANSWERS,
    ANSWERS_OF_GAME,
  ],
  example: [
    ['Round 1, board 1', '', 'Ann', '', '', '', '', '1', '', '', '', ''],
    ['Round 1, board 1', '', 'Bob', '', '', '', '', '2', '', '', '', ''],
    ['Round 1, board 1', '', 'Cy', '', '', '', '', '2', '', '', '', ''],
    ['Round 1, board 2', '', 'Cy', '', '', '', '', '1', '', '', '', ''],
    ['Round 1, board 2', '', 'Ann', '', '', '', '', '2', '', '', '', ''],
  ],
  gameOf: (name, lines) =>
    lines.some(({ power = '', centres = '' }) => power || centres) ? board(name, lines) : game(name, lines),
  lines: ({ form, state, id }, name) => {
    const ofGame = { gameAnswers: inOneLine(String(state['answers'] ?? '')) };
    if (form === ID)
      return powerLines({ form, state, id }, name, (row) => ({
        year: textOf(row, 'centres').trim() === '0' ? textOf(row, 'year') : '',
        inDraw: drawCell(row, state['powers'] as Row[]),
        finalYear: String(state['finalYear'] ?? ''),
        answers: inOneLine(textOf(row, 'answers')),
        ...ofGame,
      }));
    const players = state['players'] as Row[];
    return filledRows(players, 0).map((row, at) => ({
      game: name,
      player: textOf(row, 'player'),
      place: placeOf(players, at),
      score: textOf(row, 'score'),
      hours: String(state['hours'] ?? ''),
      answers: inOneLine(textOf(row, 'answers')),
      ...ofGame,
    }));
  },
};

function board(name: string, lines: Cells[]): ImportedGame {
  const texts = (line: Cells) => ({
    ...(line['year'] ? { year: line['year'] } : {}),
    ...(isOutOfDraw(line, lines) ? { draw: 'out' } : {}),
    ...(line['answers'] ? { answers: inLines(line['answers']) } : {}),
  });
  return {
    form: ID,
    state: {
      heading: name,
      rule: '',
      powers: powerRows(lines, texts),
      finalYear: lines[0]?.['finalYear'] ?? '',
      answers: inLines(lines[0]?.['gameAnswers'] ?? ''),
    },
    problems: [...lines.flatMap(withoutPower), ...powerProblems(lines), ...lines.flatMap(strayDraw)],
    spotOf: (at) => spotOfBoard(at, lines),
  };
}

/** The column is needed for boards alone, so it is not known as a needed one. */
function withoutPower({ power = '' }: Cells, line: number): LineProblem[] {
  return power === '' ? [{ line, column: 'power', message: 'The power is missing.' }] : [];
}

function game(name: string, lines: Cells[]): ImportedGame {
  const players = lines.map(({ player = '', place = '', score = '', answers = '' }) => ({
    player,
    ...(place ? { place } : {}),
    ...(score ? { score: unmistakable(score, 'money') } : {}),
    ...(answers ? { answers: inLines(answers) } : {}),
  }));
  return {
    form: `${ID}/players`,
    state: {
      heading: name,
      rule: '',
      players: rowsOf(players),
      hours: lines[0]?.['hours'] ?? '',
      answers: inLines(lines[0]?.['gameAnswers'] ?? ''),
    },
    problems: [],
    spotOf,
  };
}

type Spot = Pick<LineProblem, 'line' | 'column'>;

function spotOfBoard(at: string, lines: Cells[]): Spot | null {
  const [list, , field] = pointerParts(at);
  if (list === 'finalYear') return { line: 0, column: 'finalYear' };
  if (list === 'answers') return { line: 0, column: 'gameAnswers' };
  if (list === 'rule') return { line: null, column: null };
  if (field === 'answers') return { ...(spotOfPower(at, lines) ?? { line: null }), column: 'answers' };
  return spotOfPower(at, lines, { lastHeld: 'year', 'lastHeld/year': 'year' });
}

function spotOf(at: string): Spot | null {
  const [list, index, field = null] = pointerParts(at);
  if (list === 'players') return { line: index === undefined ? null : Number(index), column: field };
  if (list === 'hours') return { line: 0, column: 'hours' };
  return list === 'answers'
    ? { line: 0, column: 'gameAnswers' }
    : list === 'rule'
      ? { line: null, column: null }
      : null;
}

/** The form has a line for each answer. */
function inLines(cell: string): string {
  return cell
    .split(/[;\n]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
    .join('\n');
}

function inOneLine(answers: string): string {
  return answers.replaceAll('\n', '; ');
}
