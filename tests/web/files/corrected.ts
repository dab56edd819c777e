// Two games of an event, and a CSV that has one of them corrected, one with a figure in words, and a column of its own name.
import { csvOf } from '../../../web/src/export/games_csv.ts';
import { aBoard, anEvent } from '../event_site.ts';

const GAMES = [
  aBoard('one', 'Rail Baron', [
    ['Ann', '252,000'],
    ['Bob', '248,000'],
  ]),
  aBoard('two', 'Rail Baron', [
    ['Di', '200'],
    ['Ed', '100'],
  ]),
];

export const TWO_BOARDS = anEvent('puffing-billy', GAMES);

const added = '3,1830,preliminary,finish,1,Cy,90\n3,1830,preliminary,finish,2,Gus,eighty';

export const CORRECTED =
  csvOf('puffing-billy', GAMES).replace('Bob,248000', 'Bob,249000').replace('category', 'what was played') + added;
