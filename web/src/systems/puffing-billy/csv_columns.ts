// The columns of train games, and a small convention for the template.
import { GAME, PLAYER, type Column } from '../csv_layout.ts';
import { board } from '../rounds.ts';

export const BOARD = 'board';
export const BEST = 'best';
export const SECOND_SCORE = 'score2';
export const PLACED_AHEAD = 'ahead';

export const COLUMNS: Column[] = [
  GAME,
  {
    id: 'category',
    title: 'category',
    also: ['event', 'title', 'played', 'game played', 'kategorie', 'catégorie', 'categoria', 'jeu', 'gioco'],
    kind: 'text',
    needed: true,
    ofGame: true,
    says: 'the game or category that the board counts for',
  },
  {
    id: 'listed',
    title: 'listed',
    also: ['order', 'listed by', 'listed in'],
    kind: 'choice',
    ofGame: true,
    options: {
      finish: ['finished', 'finishing', 'finishing order', 'place', 'places'],
      seating: ['seat', 'seats', 'seated', 'seating order'],
    },
    says: '`finish` (also when blank): `place` is the finishing place; `seating`: it is the seat',
  },
  {
    id: BOARD,
    title: 'board',
    also: board.also,
    kind: 'count',
    mayAgree: true,
    numbersOnly: true,
    says: `${board.says}; in a final that is one game over several boards, that of each player: 1, 2, …`,
  },
  {
    id: 'place',
    title: 'place',
    also: [
      'seat',
      'position',
      'pos',
      'rank',
      'finish',
      'place or seat',
      'place/seat',
      'platz',
      'platzierung',
      'rang',
      'classement',
      'posto',
      'posizione',
    ],
    kind: 'count',
    byOrder: true,
    says: 'place or seat, 1, 2, … without ties; all blank: the rows are in order',
  },
  PLAYER,
  {
    id: 'score',
    title: 'score',
    also: [
      'points',
      'money',
      'cash',
      'game score',
      'result',
      'total',
      'score 1',
      'punkte',
      'geld',
      'argent',
      'punti',
      'denaro',
      'soldi',
      'ergebnis',
      'résultat',
      'risultato',
      'final score',
    ],
    kind: 'money',
    needed: true,
    says: 'the game’s own score',
  },
  {
    id: BEST,
    title: 'best before',
    also: ['best', 'earlier best', 'previous best'],
    kind: 'points',
    says: 'only in finals, and only to override what the event knows: the player’s best PB score before',
  },
  {
    id: SECOND_SCORE,
    title: 'second score',
    also: ['score 2', 'game 2', 'second game'],
    kind: 'money',
    says: 'only in a Union Pacific final of two games: the score in the second; `place` is the seat in the first',
  },
  {
    id: PLACED_AHEAD,
    title: 'placed ahead',
    also: ['ahead', 'tie won', 'won the tie'],
    kind: 'choice',
    options: { yes: ['y', 'x', '1', 'true'] },
    says: 'only of players level on score: `yes` where the players report that this one placed ahead of those below; blank: the page asks',
  },
];

export const EXAMPLE: string[][] = [
  ['1', 'Empire Builder', 'finish', '', '1', 'Jenny', '252000', '', '', ''],
  ['1', 'Empire Builder', 'finish', '', '2', 'Damien', '248000', '', '', ''],
  ['1', 'Empire Builder', 'finish', '', '3', 'Stephen', '121000', '', '', ''],
  ['1', 'Empire Builder', 'finish', '', '4', 'Sybil', '98000', '', '', ''],
  ['2', 'Union Pacific', 'seating', '', '1', 'Jenny', '61', '', '', ''],
  ['2', 'Union Pacific', 'seating', '', '2', 'Sybil', '74', '', '', ''],
  ['2', 'Union Pacific', 'seating', '', '3', 'Damien', '74', '', '', ''],
  ['3', 'Empire Builder', 'finish', '', '1', 'Damien', '250500', '', '', ''],
  ['3', 'Empire Builder', 'finish', '', '2', 'Jenny', '244000', '', '', ''],
];
