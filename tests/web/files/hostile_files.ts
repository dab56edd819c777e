// Large files that nobody writes by hand, each in a shape of its own.

/** In bytes. A reader that takes the square of the time would need hours for either. */
const SIZE = process.env['LONG'] ? 1_200_000 : 300_000;
const HEADER = 'game,category,player,score\n';
const BOARD = '1,Rail Baron,Ann,252000\n1,Rail Baron,Bob,248000\n';

function rows(): string {
  const lines: string[] = [];
  for (let game = 1, size = 0; size < SIZE; game += 1) {
    const line = `${game},Rail Baron,Ann,252000\n${game},Rail Baron,Bob,248000\n`;
    lines.push(line);
    size += line.length;
  }
  return lines.join('');
}

const ROWS = rows();

/** Each cell of it stands in quotation marks. */
const QUOTED_ROWS = ROWS.replace(/[^,\n]+/g, '"$&"');

const cell = (character: string) => `${HEADER}${BOARD}2,Rail Baron,Cy,${character.repeat(SIZE)}`;

export const HOSTILE_FILES: Record<string, string> = {
  'a quote that never closes': `${HEADER}${BOARD}2,Rail Baron,"Cy,1\n${ROWS}`,
  'a quote that never closes, in the header': `game,category,"player,score\n${ROWS}`,
  'a quote that never closes, before others': `${HEADER}${BOARD}2,Rail Baron,"Cy,1\n${QUOTED_ROWS}`,
  'a quote in the header that never closes, before others': `game,category,"player,score\n${QUOTED_ROWS}`,
  'a cell of digits': cell('1'),
  'a cell of digits and letters': `${cell('1')}x`,
  'a cell of points and commas': `${HEADER}${BOARD}2,Rail Baron,Cy,"${'1,'.repeat(SIZE / 2)}x"`,
  'a cell of spaces': `${HEADER}${BOARD}2,Rail Baron,Cy,"1${' '.repeat(SIZE)}x"`,
  'nothing but spaces': ' '.repeat(SIZE),
  'a row of commas': `${HEADER}${BOARD}${','.repeat(SIZE)}`,
  'a row of a million cells': `${HEADER}${BOARD}${'1,'.repeat(SIZE / 2)}`,
  'nothing but commas': ','.repeat(SIZE),
  'a cell of quotes': `${HEADER}${BOARD}2,Rail Baron,Cy,${'"'.repeat(SIZE)}`,
  'a cell of quotes and letters': `${HEADER}${BOARD}2,Rail Baron,"${'"a'.repeat(SIZE / 2)}`,
  'quotes before spaces': `${HEADER}${BOARD}2,Rail Baron,"${'"a'.repeat(SIZE / 4)}"${' '.repeat(SIZE / 2)},1`,
  'a cell of apostrophes': `${HEADER}${BOARD}2,Rail Baron,${"'".repeat(SIZE)},1`,
  'a header of one cell': `${'h'.repeat(SIZE)}\n${BOARD}`,
  'a header of a million cells': `${'h,'.repeat(SIZE / 2)}\n${BOARD}`,
  'a header of our own columns over and over': `${'game,category,player,score,'.repeat(SIZE / 27)}\n${BOARD}`,
  'one line of letters': 'x'.repeat(SIZE),
  'aligned columns and a word of brackets': `Ann 12\nBob 11\nCy 10\n(${')'.repeat(SIZE)}x 9\n`,
  'aligned columns and a word of digits': `Ann 12\nBob 11\nCy 10\n${'1'.repeat(SIZE)}x 9\n`,
  'JSON with a number of noughts': `{"games": [1${'0'.repeat(SIZE)}1]}`,
  'line ends': `${HEADER}${'\n'.repeat(SIZE)}`,
  'rows of two kinds': `${HEADER}${BOARD.repeat(SIZE / BOARD.length)}`,
  'rows each of its own game and broken': `${HEADER}${ROWS.replaceAll('Bob,', 'Bob,x')}`,
};
