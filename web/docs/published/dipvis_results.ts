// The boards in the tests of dipvis, which runs tournaments of Diplomacy, and the scores that they expect.
import type { DiplomacySystem } from 'tallysheet';
import { diplomacyBoard, type DiplomacyBoard } from './boards.ts';
import type { PublishedResult } from './published_result.ts';

const EVEN = { name: 'After one year', centres: '5 4 5 5 4 5 4' };
const TWO = { name: 'Two in front', centres: '0 5 4 8 4 5 8', out: '1904 · · · · · ·' };
const ONE = { name: 'One far in front', centres: '0 5 3 13 3 4 6', out: '1904 · · · · · ·' };
const THREE = { name: 'Three in front', centres: '4 4 4 6 4 6 6' };
const LATE = { name: '17 centres', centres: '0 5 0 17 0 5 7', out: '1904 · 1906 · 1906 · ·' };
const LATER = { ...LATE, out: '1904 · 1909 · 1909 · ·' };
const WON = { name: 'A win', centres: '0 4 0 18 0 5 7', out: '1904 · 1906 · 1906 · ·', won: 1907 };
const WON_LATER = { ...WON, out: '1904 · 1909 · 1909 · ·', won: 1910 };

type Expected = [board: DiplomacyBoard, scores: string][];

/** Keyed by the names of dipvis's files. */
const EXPECTED: [file: string, system: DiplomacySystem, expected: Expected][] = [
  [
    'draw_size',
    'draw-size',
    [
      [EVEN, '14.29 14.29 14.29 14.29 14.29 14.29 14.29'],
      [{ ...EVEN, name: 'A draw of four', draw: '· · no · no · no' }, '25 25 0 25 0 25 0'],
      [ONE, '0 16.67 16.67 16.67 16.67 16.67 16.67'],
      [WON, '0 0 0 100 0 0 0'],
    ],
  ],
  [
    'sum_of_squares',
    'sum-of-squares',
    [
      [EVEN, '16.89 10.81 16.89 16.89 10.81 16.89 10.81'],
      [WON, '0 0 0 100 0 0 0'],
    ],
  ],
  [
    'cdiplo',
    'c-diplo-100',
    [
      [EVEN, '20.75 5 20.75 20.75 5 20.75 5'],
      [WON, '0 0 0 100 0 0 0'],
    ],
  ],
  [
    'cdiplo',
    'c-diplo-80',
    [
      [EVEN, '16.5 4 16.5 16.5 4 16.5 4'],
      [WON, '0 0 0 80 0 0 0'],
    ],
  ],
  [
    'cdiplo_namur',
    'c-diplo-namur',
    [
      [TWO, '1 20.5 15 47 15 20.5 47'],
      [ONE, '1 24 13 64 13 15 33'],
      [LATE, '1 20.5 1 68 1 20.5 34'],
      [THREE, '15 15 15 38.67 15 38.67 38.67'],
      [WON, '0 0 0 85 0 0 0'],
    ],
  ],
  [
    'detour09',
    'detour-09',
    [
      [TWO, '0.75 14.81 11.11 24.07 11.11 14.81 24.07'],
      [ONE, '0.75 14.29 7.94 41.27 7.94 11.11 17.46'],
      [LATER, '0.75 13.11 2 54.10 2 13.11 19.67'],
      [WON_LATER, '0.75 2 2 110 2 2 2'],
      [THREE, '11.11 11.11 11.11 18.52 11.11 18.52 18.52'],
      [EVEN, '16 12 16 16 12 16 12'],
      [{ name: 'Two level for fourth', centres: '2 3 4 10 4 5 6' }, '6.56 8.20 9.84 32.79 9.84 14.75 18.03'],
      [{ name: 'Three level for third', centres: '2 3 4 10 4 4 7' }, '6.90 8.62 10.34 32.76 10.34 10.34 20.69'],
    ],
  ],
  [
    'manorcon',
    'manorcon',
    [
      [TWO, '0.3 13.32 10.48 24.45 10.48 13.32 24.45'],
      [ONE, '0.3 11.91 7.23 46.29 7.23 9.38 14.84'],
      [LATE, '0.3 9.59 0.5 58.65 0.5 9.59 14.62'],
      [WON, '0.3 0.6 0.5 75 0.5 0.6 0.6'],
    ],
  ],
  [
    'manorcon',
    'manorcon-original',
    [
      [TWO, '0.3 13.32 10.48 24.45 10.48 13.32 24.45'],
      [ONE, '0.3 11.91 7.23 46.29 7.23 9.38 14.84'],
      [LATE, '0.3 9.59 0.5 58.65 0.5 9.59 14.62'],
      [WON, '0.3 0.6 0.5 100 0.5 0.6 0.6'],
    ],
  ],
  [
    'manorcon',
    'manorcon-v2',
    [
      [TWO, '0.3 13.80 10.86 25.34 10.86 13.80 25.34'],
      [ONE, '0.3 12.30 7.46 47.78 7.46 9.68 15.32'],
      [LATE, '0.3 10.37 0.5 63.44 0.5 10.37 15.82'],
      [WON, '0.3 0.6 0.5 100 0.5 0.6 0.6'],
    ],
  ],
  [
    'carnage',
    'carnage-dead-equal',
    [
      [EVEN, '5505 2004 5505 5505 2004 5505 2004'],
      [LATE, '2000 4505 2000 7017 2000 4505 6007'],
      [WON, '0 0 0 28034 0 0 0'],
    ],
  ],
  [
    'carnage',
    'carnage-elimination-order',
    [
      [EVEN, '5505 2004 5505 5505 2004 5505 2004'],
      [LATE, '1000 4505 2500 7017 2500 4505 6007'],
      [WON, '0 0 0 28034 0 0 0'],
    ],
  ],
  [
    'carnage',
    'carnage-2023',
    [
      [EVEN, '5505 2004 5505 5505 2004 5505 2004'],
      [LATE, '1000 4505 2500 10017 2500 4505 6007'],
      [WON, '0 0 0 28034 0 0 0'],
    ],
  ],
  [
    'carnage',
    'carnage-centre-count',
    [
      [
        { name: 'Two level for fourth', centres: '11 10 8 2 2 1 0', out: '· · · · · · 1904' },
        '12507 11006 9005 4503.5 4503.5 2502 1001',
      ],
      [
        { name: 'Two level for third', centres: '13 7 5 5 4 0 0', out: '· · · · · 1905 1904' },
        '13507 9506 7004.5 7004.5 5003 2002 1001',
      ],
    ],
  ],
  [
    'tribute',
    'tribute',
    [
      [EVEN, '14.43 13.43 14.43 14.43 13.43 14.43 13.43'],
      [TWO, '0 14 13 23 13 14 23'],
      [ONE, '0 9 7 59 7 8 10'],
      [LATE, '0 10.5 0 66.5 0 10.5 12.5'],
      [WON, '0 0 0 100 0 0 0'],
    ],
  ],
  [
    'open_tribute',
    'open-tribute',
    [
      [EVEN, '49 45 49 49 45 49 45'],
      [TWO, '0 46 42 63 42 46 63'],
      [ONE, '0 41 33 130 33 37 45'],
      [LATE, '0 37 0 170 0 37 45'],
      [WON, '0 0 0 340 0 0 0'],
    ],
  ],
  [
    'world_classic',
    'world-classic',
    [
      [TWO, '3 80 70 134 70 80 134'],
      [ONE, '3 80 60 208 60 70 90'],
      [LATE, '3 80 5 248 5 80 100'],
      [THREE, '70 70 70 106 70 106 106'],
      [WON, '3 6 5 420 5 6 6'],
    ],
  ],
  ['world_classic', 'summer-classic', [[THREE, '70 70 70 90 70 90 90']]],
  [
    'bangkok',
    'bangkok',
    [
      [TWO, '0.9 8 7 17 7 8 17'],
      [ONE, '0.9 8 6 28 6 7 9'],
      [LATE, '0.9 8 1.5 32 1.5 8 10'],
      [WON, '0 2 0 41 0 2.5 3.5'],
    ],
  ],
];

export const DIPVIS_RESULTS: PublishedResult[] = EXPECTED.map(([file, system, expected]) => ({
  id: `dipvis-${system}`,
  title: 'The tests of another program',
  source: {
    title: `dipvis, tests of ${file}`,
    address: `github.com/UEWBot/dipvis/blob/master/visualiser/tournament/game_scoring/test_${file}.py`,
  },
  system: 'diplomacy',
  settings: { system },
  boards: expected.map(([board, scores]) => diplomacyBoard(board, scores)),
  says: `All ${7 * expected.length} posted figures agree.`,
}));
