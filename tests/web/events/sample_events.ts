// An event of each system, with level players, games of other sizes, and games that are not scored yet.
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { aBoard, aGame, anEvent, anRplopsGame } from '../event_site.ts';

export const SEVEN = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];

export const CONVENTION = anEvent(
  'puffing-billy',
  [
    aBoard('a', 'Empire Builder', [
      ['Jenny', '252,000'],
      ['Damien', '248,000'],
      ['Stephen', '121,000'],
      ['Sybil', '98,000'],
    ]),
    aBoard('b', 'Rail Baron', [
      ['Damien', '200'],
      ['Jenny', '180'],
      ['Ben', '100'],
    ]),
    aBoard('c', 'Eurorails', [
      ['Ben', '250'],
      ['Damien', '100'],
      ['Jenny', '90'],
    ]),
    aBoard('d', 'Empire Builder', [
      ['Ben', '260'],
      ['Jenny', '130'],
    ]),
    aBoard(
      'e',
      'Empire Builder',
      [
        ['Jenny', '250'],
        ['Ben', '240'],
        ['Sybil', ''],
      ],
      'final',
    ),
  ],
  { count: '2' },
);

export const EVENTS = {
  'puffing-billy': CONVENTION,
  'size-matters': anEvent('size-matters', [
    aGame('1', 'size-matters', SEVEN, [18, 6, 5, 3, 2, 0, 0]),
    aGame('2', 'size-matters', ['Bob', 'Ann', ...SEVEN.slice(2)], [17, 17, 0, 0, 0, 0, 0]),
    aGame('3', 'size-matters', ['Bob', 'Hal', ...SEVEN.slice(2)], [17, 17, 0, 0, 0, 0, 0]),
  ]),
  'detour-98f': anEvent('detour-98f', [
    aGame('1', 'detour-98f', SEVEN, [13, 8, 5, 4, 4, 0, 0]),
    aGame('2', 'detour-98f', ['Bob', 'Ann', ...SEVEN.slice(2)], [13, 8, 5, 4, 4, 0, 0]),
  ]),
  rplops: anEvent(
    'rplops',
    [
      anRplopsGame(
        '1',
        [
          ['Ann', '1'],
          ['Bob', '2'],
          ['Cy', '2'],
          ['Di', '4'],
        ],
        '2',
      ),
      anRplopsGame(
        '2',
        [
          ['Bob', '1'],
          ['Ann', '2'],
        ],
        '1.5',
      ),
    ],
    { useTime: 'yes' },
  ),
} satisfies Record<string, TallyEvent>;

/** Two boards, with Ann at both. */
export const TWO_BOARDS = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Ann', '200'],
    ['Bob', '100'],
  ]),
  aBoard('b', 'Empire Builder', [
    ['Ann', '150'],
    ['Cy', '100'],
  ]),
]);

/** Two boards, with one person under two names. */
export const TWO_SPELLINGS = anEvent('puffing-billy', [
  aBoard('a', 'Rail Baron', [
    ['Jon Smith', '200'],
    ['Ann', '100'],
  ]),
  aBoard('b', 'Eurorails', [
    ['John Smith', '250'],
    ['Bob', '100'],
  ]),
]);
