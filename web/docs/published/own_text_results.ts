// The examples in the texts of the five main systems.
import { diplomacyBoard, finish } from './boards.ts';
import { cells, type PublishedBoard, type PublishedResult } from './published_result.ts';

const RAILWAYS = {
  title: 'Train Gamers Association, “The Puffing Billy: Explanation of Scoring”, 11 June 1998',
  address: 'mimgames.com/tga/puffingbilly/scoring.shtml',
};

/** The board of the text; it names no score for the fifth. */
const JENNYS = [
  ['Jenny', '252000'],
  ['Damien', '248000'],
  ['Stephen', '121000'],
  ['Sybil', '98000'],
  ['Ben', '60000'],
].map(([player, score], at) => ({ key: String(at + 1), player, score }));

const BOARD: PublishedResult = {
  id: 'railways-board',
  title: 'The board of the text',
  source: RAILWAYS,
  system: 'puffing-billy',
  settings: {},
  boards: [
    {
      name: 'Empire Builder',
      list: 'finishers',
      state: { finishers: JENNYS, listed: 'finish', decimals: '3' },
      posted: cells('3.028 2.492 1.240 .194 ·'),
    },
  ],
  says: 'All 4 posted figures agree.',
  because: 'Fifth and sixth are listed and have no score. The money of the fifth is ours.',
};

const UNION_PACIFIC: PublishedResult = {
  id: 'union-pacific',
  title: 'The final of the sheet',
  source: { title: 'Train Gamers Association, “Union Pacific Tournament 2023”', address: '' },
  system: 'union-pacific',
  settings: {},
  boards: [
    {
      name: 'Final',
      list: 'players',
      state: {
        players: ['Henry 120 84', 'Jane 110 100', 'Donna 100 94', 'Kenny 60 38'].map((row, at) => {
          const [player, game1, game2] = row.split(' ');
          return { key: String(at + 1), player, game1, game2 };
        }),
        rounding: 'each-game',
      },
      posted: cells('184 192 177 88'),
    },
  ],
  says: 'All 4 posted figures agree.',
  because: 'The sheet prints 110 ÷ 120 as .916, cut off, and rounds it to 92.',
};

const sizeMatters = (name: string, centres: string, posted: string, floor = true): PublishedBoard => {
  const { state, ...board } = diplomacyBoard({ name, centres }, posted);
  return { ...board, state: { ...state, rounding: 'published', floor } };
};

const SIZE_MATTERS: PublishedResult[] = [
  {
    id: 'size-matters',
    title: 'The examples of the text',
    source: {
      title: 'Diplomaticon, 6 February 2023',
      address: 'diplomaticon.com/2023/02/06/the-size-matters-scoring-system/',
    },
    system: 'size-matters',
    settings: {},
    boards: [
      sizeMatters('A draw of four', '12 3 11 8 0 0 0', '74.03 45 · · · · ·'),
      sizeMatters('A lost game, five left: 5 centres', '18 5 5 4 2 0 0', '210 3.7 3.7 · · · ·'),
      sizeMatters('A lost game, five left: 10 centres', '18 10 3 2 1 0 0', '210 14.7 · · · · ·'),
    ],
    says: 'All 7 posted figures agree.',
    because: 'The text names one power of each board. The centres of the others are ours.',
  },
  {
    id: 'size-matters-floor',
    title: 'The same without the floor',
    source: {
      title: 'Diplomaticon, 6 February 2023',
      address: 'diplomaticon.com/2023/02/06/the-size-matters-scoring-system/',
    },
    system: 'size-matters',
    settings: {},
    boards: [sizeMatters('A draw of four', '12 3 11 8 0 0 0', '74.03 18.38 · · · · ·')],
    says: '1 of 2 posted figures agrees. One cause explains all of them: they were scored without the floor.',
    because: 'The text works this figure out before it compares it with the floor of 45.',
  },
];

const LOPS = {
  title: '“RPLOPS”, its author’s page, 2004',
  address: 'unc.edu/~rvp/GameRules/RPLOPS_Scoring_System.html',
};

const TABLE = ['6', '5', '4', '3', '2'].map((players) => ({
  name: `${players} players`,
  places: Array.from({ length: Number(players) }, (_, at) => at + 1).join(' '),
}));

const RPLOPS_TABLE = [
  '85.71 71.43 57.14 42.86 28.58 14.29',
  '83.33 66.67 50 33.33 16.67',
  '80.00 60.00 40.00 20.00',
  '75.00 50.00 25.00',
  '66.67 33.33',
];

const RPLOPS2_TABLE = ['100 80 60 40 20 0', '100 75 50 25 0', '100 66.7 33.3 0', '100 50 0', '100 0'];

const SLIP_IN_THE_TABLE =
  '19 of 20 posted figures agree. One cause explains all of them: they were taken from the published table, which prints 28.58 for 28.57.';

const tableOf = (printed: string[], formula: string): PublishedBoard[] =>
  TABLE.map(({ name, places }, at) => formed(finish(name, places, printed[at] ?? ''), formula));

const formed = ({ state, ...board }: PublishedBoard, formula: string): PublishedBoard => ({
  ...board,
  state: { ...state, formula, average: '', hours: '' },
});

const RPLOPS: PublishedResult[] = [
  {
    id: 'rplops-table',
    title: 'The table of the text',
    source: LOPS,
    system: 'rplops',
    settings: {},
    boards: tableOf(RPLOPS_TABLE, 'RPLOPS'),
    says: SLIP_IN_THE_TABLE,
    because: '(6 + 1 − 5) × 2 × 50 ÷ 7 = 28.571…, which rounds to 28.57.',
  },
  {
    id: 'rplops-tie',
    title: 'The tie of the text',
    source: LOPS,
    system: 'rplops',
    settings: {},
    boards: [formed(finish('Two second of five', '1 2 2 4 5', '83.33 58.33 58.33 33.33 16.67'), 'RPLOPS')],
    says: 'All 5 posted figures agree.',
    because: 'The exact points are averaged. The mean of the printed 66.67 and 50 would be 58.335.',
  },
];

const PLOPS: PublishedResult = {
  id: 'plops-table',
  title: 'The table of the text',
  source: LOPS,
  system: 'rplops',
  settings: { formula: 'RPLOPS', average: '50', useTime: 'no' },
  boards: tableOf(RPLOPS_TABLE, 'PLOPS'),
  says: SLIP_IN_THE_TABLE,
  because: 'The text says that PLOPS is RPLOPS0(50), whose table it prints.',
};

const RPLOPS2: PublishedResult[] = [
  {
    id: 'rplops2-table',
    title: 'The table of the text',
    source: LOPS,
    system: 'rplops',
    settings: { formula: 'RPLOPS2' },
    boards: tableOf(RPLOPS2_TABLE, 'RPLOPS2'),
    says: 'All 20 posted figures agree.',
    because: 'The table has one decimal at most: 66.7 and 33.3 agree with 66.67 and 33.33.',
  },
  {
    id: 'rplops2-tie',
    title: 'The tie of the text',
    source: LOPS,
    system: 'rplops',
    settings: { formula: 'RPLOPS2' },
    boards: [formed(finish('Two second of five', '1 2 2 4 5', '100 62.5 62.5 25 0'), 'RPLOPS2')],
    says: 'All 5 posted figures agree.',
  },
];

export const OWN_TEXT_RESULTS: PublishedResult[] = [
  BOARD,
  UNION_PACIFIC,
  ...SIZE_MATTERS,
  ...RPLOPS,
  ...RPLOPS2,
  PLOPS,
];
