// Published boards of Diplomacy: games that were played, examples in the systems' own texts, and those of another program.
import type { DiplomacySystem } from 'tallysheet';
import cDiploArgir from '../../../core/rules/c-diplo-argir.rule?raw';
import carnage3r from '../../../core/rules/carnage-3r.rule?raw';
import { diplomacyBoard, type DiplomacyBoard } from './boards.ts';
import type { PublishedResult, Source } from './published_result.ts';

type Printed = [board: DiplomacyBoard, posted: string];

function result(
  system: DiplomacySystem,
  printed: Printed[],
  about: Omit<PublishedResult, 'system' | 'settings' | 'boards'>,
): PublishedResult {
  const boards = printed.map(([board, posted]) => diplomacyBoard(board, posted));
  return { ...about, system: 'diplomacy', settings: { system }, boards };
}

const WEASELS = 'windycityweasels.org';

const SQUARES = result(
  'sum-of-squares',
  [
    [{ name: 'Game 116, November 2010', centres: '7 6 7 1 4 9 0' }, '21.121 15.517 21.121 0.431 6.897 34.914 0.00'],
    [{ name: 'Game 213, May 2013', centres: '6 8 3 8 1 0 8' }, '15.126 26.891 3.782 26.891 0.420 0.000 26.891'],
    [{ name: 'Game 223, October 2013', centres: '0 9 6 3 4 0 12' }, '0.000 28.322 12.587 3.147 5.594 0.000 50.350'],
    [{ name: 'Game 313, September 2016', centres: '7 1 10 6 6 3 1' }, '21.121 0.431 43.103 15.517 15.517 3.879 0.431'],
    [{ name: 'Game 333, March 2017', centres: '3 2 13 3 0 7 6' }, '3.261 1.449 61.232 3.261 0.000 17.754 13.043'],
    [{ name: 'Game 335, March 2017', centres: '7 0 9 9 9 0 0' }, '16.781 0.000 27.740 27.740 27.740 0.000 0.000'],
    [{ name: 'A game of February 2020', centres: '2 5 6 5 12 1 3' }, '1.639 10.246 14.754 10.246 59.016 0.410 3.689'],
  ],
  {
    id: 'weasels-squares',
    title: 'Games of a club’s league',
    source: { title: 'Windy City Weasels, reports of games, 2010 to 2020', address: WEASELS },
    says: 'All 49 posted figures agree.',
    because: 'The club prints three decimals, one more than the sheet. All three were compared.',
  },
);

const WITHHELD = [
  result(
    'sum-of-squares',
    [[{ name: 'Game 217, July 2013', centres: '0 2 2 12 5 3 10' }, '0.000 1.399 0.000 50.350 8.741 3.147 34.965']],
    {
      id: 'weasels-guest',
      title: 'A game with a guest',
      source: {
        title: 'Windy City Weasels, 31 July 2013',
        address: `${WEASELS}/2013/07/31/sundstrom-recaptures-lead-with-one-event-left/`,
      },
      says: '6 of 7 posted figures agree. One cause explains all of them: in Game 1, no score is posted for France in place of 1.40.',
      because: 'France was played by somebody whom the club found at the bar.',
    },
  ),
  result(
    'sum-of-squares',
    [[{ name: 'Game 227, December 2013', centres: '9 8 4 6 6 1 0' }, '34.615 27.350 0.000 15.385 15.385 0.427 0.000']],
    {
      id: 'weasels-shared',
      title: 'A game with a shared seat',
      source: {
        title: 'Windy City Weasels, 1 December 2013',
        address: `${WEASELS}/2013/12/01/the-snakes-had-to-go-somewhere/`,
      },
      says: '6 of 7 posted figures agree. One cause explains all of them: in Game 1, no score is posted for France in place of 6.84.',
      because: 'Two people played France one after the other, and by the club’s rules neither has its score.',
    },
  ),
];

const BLOG = result(
  'sum-of-squares',
  [[{ name: 'The example', centres: '0 12 0 0 5 9 8' }, '· 45.86 · · 7.96 25.8 20.38']],
  {
    id: 'embassy',
    title: 'An example of a blog',
    source: {
      title: 'The Embassy, March 2020',
      address: 'theembassydip.blogspot.com/2020/03/tournament-scoring-part-4-supply-centre.html',
    },
    says: 'All 4 posted figures agree.',
  },
);

const TRIBUTE = result(
  'tribute',
  [
    [{ name: 'Game 398, February 2020', centres: '0 0 13 4 4 12 1' }, '0.000 0.000 54.200 10.200 10.200 18.200 7.200'],
    [{ name: 'Game 419, January 2021', centres: '0 9 9 0 0 5 11' }, '0.000 20.500 20.500 0.000 0.000 16.500 42.500'],
  ],
  {
    id: 'weasels-tribute',
    title: 'Games of a club’s league',
    source: { title: 'Windy City Weasels, reports of games, 2020 and 2021', address: WEASELS },
    says: 'All 14 posted figures agree.',
  },
);

const DATABASE: Printed[] = [
  [{ name: 'First example', centres: '4 0 9 7 7 3 4', out: '· 1905 · · · · ·' }, '5 1 48 18.5 18.5 4 5'],
  [{ name: 'Second example', centres: '5 9 4 5 3 1 7' }, '9.5 48 5 9.5 4 2 22'],
];

const databasePage = (scoring: number, title: string): Source => ({
  title: `World Diplomacy Database, scoring ${scoring}: ${title}`,
  address: `world-diplomacy-database.com/php/scoring/scoring_class.php?id_scoring=${scoring}`,
});

const C_DIPLO = [
  result('c-diplo-100', DATABASE, {
    id: 'database-c-diplo',
    title: 'The examples of the database',
    source: databasePage(5, 'C-Diplo 100'),
    says: 'All 14 posted figures agree.',
  }),
  result(
    'c-diplo-100',
    [
      [{ name: 'Alone in front with 6', centres: '6 5 5 5 5 4 4' }, '45 · · · · · ·'],
      [{ name: 'Two with 17', centres: '17 17 0 0 0 0 0' }, '44 44 · · · · ·'],
      [{ name: 'Two with 6', centres: '6 6 5 5 4 4 4' }, '33 33 · · · · ·'],
      [{ name: 'Three with 6', centres: '6 6 6 4 4 4 4' }, '27 27 27 · · · ·'],
    ],
    {
      id: 'diplomaticon-c-diplo',
      title: 'Examples of a blog',
      source: {
        title: 'Diplomaticon, 23 January 2022',
        address: 'diplomaticon.com/2022/01/23/c-diplo-scoring-system/',
      },
      says: 'All 8 posted figures agree.',
      because: 'The blog names only those in front, and rounds 26.67 to 27. The centres of the others are ours.',
    },
  ),
];

/** The page of this system shows the examples of another. */
const ARGIR: PublishedResult = {
  id: 'database-argir',
  title: 'The examples of the database',
  source: databasePage(7, 'C-Diplo Argir'),
  system: 'own-rule',
  settings: { rule: cDiploArgir },
  boards: DATABASE.map(([board, posted]) => diplomacyBoard(board, posted)),
  says: '12 of 14 posted figures agree. One cause explains all of them: they were scored by C-Diplo 100.',
  because: 'The page gives 37 points to the first, and its examples 38: they are those of C-Diplo 100.',
};

const CARNAGE_3R: PublishedResult = {
  id: 'database-carnage-3r',
  title: 'The example of a tournament’s page',
  source: {
    title: 'World Diplomacy Database, tournament 1260: Lake Moray 2009',
    address: 'world-diplomacy-database.com/php/results/tournament_player.php?id_tournament=1260&id_player=5273',
  },
  system: 'own-rule',
  settings: { rule: carnage3r },
  boards: [diplomacyBoard({ name: 'The example', centres: '17 5 5 5 2 0 0' }, '70 50 50 50 30 · ·')],
  says: 'None of the 5 posted figures agrees. One cause explains all of them: they were taken from the rule’s “for_rank”.',
  because: 'The example leaves out the 10 points for playing and the thousandths for centres.',
};

const CARNAGE = result(
  'carnage-elimination-order',
  [
    [{ name: 'First example', centres: '0 3 6 4 0 18 3', out: '1904 · · · 1905 · ·', won: 1910 }, '0 0 0 0 0 28034 0'],
    [
      { name: 'Second example', centres: '0 3 6 4 0 14 7', out: '1904 · · · 1905 · ·' },
      '1000 3003 5006 4004 2000 7014 6007',
    ],
    [
      { name: 'Third example', centres: '1 8 7 0 4 8 6', out: '· · · 1904 · · ·' },
      '2001 6508 5007 1000 3004 6508 4006',
    ],
  ],
  {
    id: 'webdiplomacy-carnage',
    title: 'Examples for a tournament',
    source: {
      title: 'webDiplomacy, thread 1325258',
      address: 'webdiplomacy.net/forum.php?page-thread=1&threadID=1325258',
    },
    says: 'All 21 posted figures agree.',
    because: 'The thread gives the order of the eliminations; the years are ours.',
  },
);

export const DIPLOMACY_RESULTS: PublishedResult[] = [
  SQUARES,
  ...WITHHELD,
  BLOG,
  TRIBUTE,
  ...C_DIPLO,
  ARGIR,
  CARNAGE,
  CARNAGE_3R,
];
