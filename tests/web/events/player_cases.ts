// An event of each system with games of Ann's, and what her page shows of them on a phone.
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { aBoard, aGame, anEvent, anRplopsGame } from '../event_site.ts';
import { SEVEN } from './sample_events.ts';

const FINAL = {
  id: 'f',
  form: 'union-pacific' as const,
  state: {
    heading: 'Union Pacific',
    players: [
      ['Ann', '120', '84'],
      ['Bob', '110', '100'],
    ].map(([player, game1, game2], at) => ({ key: String(at), player, game1, game2 })),
    rounding: 'each-game',
  },
};

export interface Case {
  event: TallyEvent;
  head: string[];
  /** Without what counts, which is compared with the games' sheets. */
  lines: string[][];
}

export const CASES: Case[] = [
  {
    event: anEvent('puffing-billy', [
      aBoard('a', 'Rail Baron', [
        ['Bob', '252,000'],
        ['Ann', '248,000'],
      ]),
      aBoard('b', 'Rail Baron', [['Ann', '']]),
      aBoard(
        'c',
        'Rail Baron',
        [
          ['Ann', '250'],
          ['Bob', '240'],
        ],
        'final',
      ),
      FINAL as never,
    ]),
    head: ['Game', 'Game score', 'Place', 'Points'],
    lines: [
      ['Rail Baron Board 1', '248,000', '2nd'],
      ['Rail Baron Board 2', '', ''],
      ['Rail Baron Board 3', '250', '1st'],
      ['Union Pacific Two-game final 4', '120 and 84', '2nd'],
    ],
  },
  {
    event: anEvent('size-matters', [
      aGame('1', 'size-matters', SEVEN, [18, 6, 5, 3, 2, 0, 0]),
      aGame('2', 'size-matters', ['Bob', 'Ann', ...SEVEN.slice(2)], [17, 17, 0, 0, 0, 0, 0]),
    ]),
    head: ['Game', 'Power', 'Centres', 'Place', 'Score'],
    lines: [
      ['Game 1', 'Austria', '18', '1st'],
      ['Game 2', 'England', '17', '1st='],
    ],
  },
  {
    event: anEvent('detour-98f', [
      aGame('1', 'detour-98f', SEVEN, [13, 8, 5, 4, 4, 0, 0]),
      aGame('2', 'detour-98f', ['Bob', 'Ann', ...SEVEN.slice(2)], [18, 8, 8, 0, 0, 0, 0]),
    ]),
    head: ['Game', 'Power', 'Centres', 'Place', 'Points'],
    lines: [
      ['Game 1', 'Austria', '13', '1st'],
      ['Game 2', 'England', '8', '2nd='],
    ],
  },
  {
    event: anEvent('rplops', [
      anRplopsGame('1', [
        ['Bob', '1'],
        ['Ann', '2'],
        ['Cy', '2'],
      ]),
    ]),
    head: ['Game', 'Players', 'Place', 'Points'],
    lines: [['Game 1', '3', '2nd=']],
  },
];
