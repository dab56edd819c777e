// Every form with its example and the figures that the rules print, and two as a scorer fills them in: from the vectors.
import { readFileSync } from 'node:fs';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

export interface FormCase {
  fragment: string;
  /** What each line of its example comes to. */
  results: string[];
  /** Another text on the sheet. */
  prints: string[];
  winner: RegExp;
}

/** Row by row with Enter alone, from this field on; and what each line comes to. */
export interface Walk {
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

function detour({ request, value }: Vector): Walk {
  const lines: string[][] = request.powers.map(({ centres, lastHeld }: any) =>
    lastHeld ? [String(centres), lastHeld.year < 1905 ? 'n' : 'y'] : [String(centres)],
  );
  return {
    start: '#detour-98f-powers-0-centres',
    texts: lines.flatMap((line, at) => (at > 0 ? ['', ...line] : line)), // a blank for each name but the first
    results: column(value.rows, 'points'),
  };
}

const resultsOf = (call: string, field: string) => column(vectorOf(call).value.rows, field);

/** In the order of the first game, in which the form has its lines. */
function totalsOfTwoGames({ request, value }: Vector): string[] {
  return request.games[0].map(({ player }: any) => String(value.rows.find((row: any) => row.player === player).total));
}

/** A game to type into a form that asks for names and figures, and into one that asks for figures and answers by a letter;
 *  forms/entry_order.test.ts has the keys of every form in Chromium. */
export const TYPED: Record<string, Walk> = {
  '#puffing-billy': board(firstFour(vectorOf('puffingBilly.scoreBoard'))),
  '#detour-98f': detour(vectorOf('detour98f.scoreGame')),
};

const finalVector = vectorOf('puffingBilly.scoreFinal');
const [firstBoard] = finalVector.value.boards;

export const FORMS: FormCase[] = [
  {
    fragment: '#puffing-billy',
    results: TYPED['#puffing-billy']!.results,
    prints: ['Total of (1) .926'],
    winner: /^Jenny wins 3\.028/,
  },
  {
    fragment: '#puffing-billy/final',
    results: finalVector.value.boards.flatMap(({ rows }: any) => rows.map((row: any) => printed(row.newBest))),
    prints: [`÷ 4 = ${trimmed(firstBoard.average)}`, `1st Jenny 1 ${firstBoard.rows[0].ratio}`],
    winner: /^Jenny wins the final 3\.328/,
  },
  {
    fragment: '#union-pacific',
    results: totalsOfTwoGames(vectorOf('unionPacific.scoreFinal')),
    prints: ['1 Jane', '91.67%'],
    winner: /^Jane wins the final 192/,
  },
  {
    fragment: '#size-matters',
    results: resultsOf('sizeMatters.scoreGame', 'score'),
    prints: ['18.38 floor 45.00'],
    winner: /leads the draw 74\.03/,
  },
  {
    fragment: '#detour-98f',
    results: TYPED['#detour-98f']!.results,
    prints: ['Total raw points 59'],
    winner: /leads the draw 42\.37/,
  },
  {
    fragment: '#rplops',
    results: resultsOf('rplops.scoreGame', 'points'),
    prints: ['ranks 2 and 3'],
    winner: /^Ann wins 83\.33/,
  },
];
