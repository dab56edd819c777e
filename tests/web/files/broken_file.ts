// A made-up file of games in Puffing Billy with rows that are broken in every way that a spreadsheet knows.
type Row = Record<(typeof COLUMNS)[number], string>;
export const COLUMNS = ['game', 'category', 'stage', 'listed', 'place', 'player', 'score'] as const;

/** The column that is reported, and how its row, not the first of the game, is broken; `above` is the row before it. */
const WAYS: [column: string, spoil: (row: Row, above: Row) => Partial<Row>][] = [
  ['score', () => ({ score: '12x' })],
  ['score', () => ({ score: '' })],
  ['score', () => ({ score: '-5' })],
  ['score', () => ({ score: '1234567890123' })],
  ['score', () => ({ score: '#REF!' })],
  ['score', () => ({ score: '1.23456' })],
  ['player', () => ({ player: ' ' })],
  ['player', (_, above) => ({ player: above.player })],
  ['player', () => ({ player: 'n'.repeat(101) })],
  ['place', (_, above) => ({ place: above.place })],
  ['place', () => ({ place: 'first' })],
  ['place', () => ({ place: '2.5' })],
  ['category', ({ category }) => ({ category: `${category} 2` })],
  ['stage', () => ({ stage: 'semi' })],
  ['listed', () => ({ listed: 'backwards' })],
];

export interface BrokenFile {
  text: string;
  /** "row column" of every broken row. */
  broken: string[];
  /** Players of the games without a problem. */
  sound: string[];
}

/** A file of games with this number of players; every other game has one broken row. */
export function brokenFile(games: number, players: number): BrokenFile {
  const rows = Array.from({ length: players * games }, (_, at) => aRow(Math.floor(at / players), at % players));
  const broken = Array.from({ length: games / 2 }, (_, index) => {
    const [column, spoil] = WAYS[index % WAYS.length];
    const at = 2 * index * players + 1 + (index % (players - 1));
    Object.assign(rows[at], spoil(rows[at], rows[at - 1]));
    return `${at + 2} ${column}`;
  });
  const sound = rows.filter((_, at) => Math.floor(at / players) % 2 > 0).map(({ player }) => player);
  return {
    text: [COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]
      .map((cells) => cells.join('\t'))
      .join('\n'),
    broken,
    sound,
  };
}

function aRow(game: number, at: number): Row {
  return {
    game: String(game + 1),
    category: `Category ${game % 9}`,
    stage: 'preliminary',
    listed: 'finish',
    place: String(at + 1),
    player: `Player ${at} of ${game}`,
    score: String(252_000 - 1000 * at - game),
  };
}
