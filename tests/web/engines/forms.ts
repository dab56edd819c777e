// Every form as a scorer fills it in, with the figures that the rules print: from the vectors.
import { readFileSync } from 'node:fs';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

export interface FormCase {
  fragment: string;
  /** A click on this for each further board of a final. */
  more?: { button: string; times: number };
  games: Walk[];
  /** Another text on the first game's sheet. */
  prints: string[];
  winner: RegExp;
}

/** Row by row with Enter alone, from this field on; and what each line comes to. */
interface Walk {
  start: string;
  texts: string[];
  results: string[];
}

interface Vector {
  name: string;
  call: string;
  request: any;
  value: any;
  example?: boolean;
}

const vectors = ['puffing_billy', 'union_pacific', 'size_matters', 'detour_98f', 'rplops'].flatMap((name): Vector[] =>
  JSON.parse(readFileSync(new URL(`../../vectors/${name}.json`, import.meta.url), 'utf8')),
);

export function vectorOf(call: string, name?: string): Vector {
  const found = vectors.find((one) => one.call === call && (name ? one.name.includes(name) : one.example));
  if (!found) throw new Error(`no vector of ${call} ${name ?? 'as an example'}`);
  return found;
}

const { bare, trimmed } = NUMBERS.point;
const printed = (figure: string | null) => (figure === null ? '–' : bare(figure));
const column = (rows: any[], field: string) => rows.map((row) => String(row[field]));
const byRow = (rows: any[], ...fields: string[]) => rows.flatMap((row) => fields.map((field) => String(row[field])));

export function board({ request, value }: Vector): Walk {
  const { finishers } = request;
  return {
    start: '#puffing-billy-finishers-0-player',
    texts: byRow(finishers, 'player', 'score'),
    results: value.rows.map((row: any) => printed(row.total)),
  };
}

/** The number of lines of a blank form. */
function firstFour({ request, value, ...rest }: Vector): Vector {
  return { ...rest, request: { finishers: request.finishers.slice(0, 4) }, value: { rows: value.rows.slice(0, 4) } };
}

function final({ request, value }: Vector): Walk {
  const finishers = request.boards.flatMap((one: any) => one.finishers);
  return {
    start: '#puffing-billy-final-boards-0-finishers-0-player',
    texts: byRow(finishers, 'player', 'score', 'best'),
    results: value.boards.flatMap((one: any) => one.rows.map((row: any) => printed(row.newBest))),
  };
}

function twoGames({ request, value }: Vector): Walk {
  const [first, second] = request.games;
  const of = (rows: any[], field: string) =>
    first.map(({ player }: any) => String(rows.find((row) => row.player === player)[field]));
  return {
    start: '#union-pacific-games-0-0-player',
    texts: first.flatMap(({ player, score }: any, at: number) => [player, score, of(second, 'score')[at]!]),
    results: of(value.rows, 'total'),
  };
}

/** From the first figure on, passing over the names. */
const namelessly = (figures: string[]) => figures.flatMap((figure, at) => (at > 0 ? ['', figure] : [figure]));

function sizeMatters({ request, value }: Vector): Walk {
  return {
    start: '#size-matters-powers-0-centres',
    texts: namelessly(column(request.powers, 'centres')),
    results: column(value.rows, 'score'),
  };
}

function detour({ request, value }: Vector): Walk {
  const lines = request.powers.map(({ centres, lastHeld }: any) =>
    lastHeld ? [String(centres), lastHeld.year < 1905 ? 'n' : 'y'] : [String(centres)],
  );
  return {
    start: '#detour-98f-powers-0-centres',
    texts: lines.flatMap((line: string[], at: number) => (at > 0 ? ['', ...line] : line)),
    results: column(value.rows, 'points'),
  };
}

function ranks({ request, value }: Vector): Walk {
  return {
    start: '#rplops-finish-0-player',
    texts: byRow(request.finish, 'player', 'place'),
    results: column(value.rows, 'points'),
  };
}

const finalVector = vectorOf('puffingBilly.scoreFinal');
const [firstBoard] = finalVector.value.boards;

export const FORMS: FormCase[] = [
  {
    fragment: '#puffing-billy',
    games: [board(firstFour(vectorOf('puffingBilly.scoreBoard')))],
    prints: ['Total of (1) .926'],
    winner: /^Jenny wins 3\.028/,
  },
  {
    fragment: '#puffing-billy/final',
    more: { button: 'Add a board', times: finalVector.request.boards.length - 1 },
    games: [final(finalVector)],
    prints: [`÷ 4 = ${trimmed(firstBoard.average)}`, `1st Jenny 1 ${firstBoard.rows[0].ratio}`],
    winner: /^Jenny wins the final 3\.328/,
  },
  {
    fragment: '#union-pacific',
    games: [twoGames(vectorOf('unionPacific.scoreFinal'))],
    prints: ['1 Jane', '91.67%'],
    winner: /^Jane wins the final 192/,
  },
  {
    fragment: '#size-matters',
    games: [undefined, '5 centres 3.70', '10 centres 14.70'].map((name) =>
      sizeMatters(vectorOf('sizeMatters.scoreGame', name)),
    ),
    prints: ['18.38 floor 45.00'],
    winner: /leads the draw 74\.03/,
  },
  {
    fragment: '#detour-98f',
    games: [detour(vectorOf('detour98f.scoreGame'))],
    prints: ['Total raw points 59'],
    winner: /leads the draw 42\.37/,
  },
  {
    fragment: '#rplops',
    games: [ranks(vectorOf('rplops.scoreGame'))],
    prints: ['ranks 2 and 3'],
    winner: /^Ann wins 83\.33/,
  },
];

/** The table of points as it is printed, with its heads. */
export function printedTable(name: string): string[][] {
  const { players, rows } = vectorOf('rplops.pointsTable', name).value;
  return [
    ['Rank', ...players.map(String)],
    ...rows.map(({ rank, points }: any) => [String(rank), ...points.map((one: string | null) => one ?? '')]),
  ];
}
