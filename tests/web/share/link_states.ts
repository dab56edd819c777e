// Contents of forms for tests of links: one heat, and others made by chance, the same for the same seed, with texts that
// people and attackers type.
import type { Row } from '../../../web/src/ui/rows.ts';
import { chance, pick, times, whole, type Random } from '../../reference/random.ts';
import { NAMES } from '../files/random_events.ts';

export type State = { heading: string; [field: string]: unknown };

const TEXTS = [
  ...NAMES,
  '',
  ' ',
  '252,000',
  '252.000,5',
  '٣٤',
  '\ud800',
  'a\u0000b',
  '<img src=x onerror=alert(1)>',
  '﷽'.repeat(50),
  'x'.repeat(2000),
  '0',
  '-1',
  '18',
  '2=',
];

const typed = (random: Random) => pick(random, TEXTS);

/** Rows in which some fields were never typed in. */
function rowsOf(random: Random, fields: string[], keys: string[]): Row[] {
  return keys.map((key) => ({
    key,
    ...Object.fromEntries(fields.filter(() => chance(random, 0.7)).map((field) => [field, typed(random)])),
  }));
}

const numbered = (count: number) => times(count, (at) => String(at + 1));
const POWERS = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const board = (random: Random) => ({ listed: pick(random, ['finish', 'seating']), decimals: pick(random, ['3', '4']) });

const STATES: Record<string, (random: Random) => object> = {
  'puffing-billy': (random) => ({
    finishers: rowsOf(random, ['player', 'score', 'posted', 'ahead'], numbered(whole(random, 0, 6))),
    ...board(random),
  }),
  'puffing-billy/final': (random) => ({
    boards: numbered(whole(random, 1, 9)).map((key) => ({
      key,
      finishers: rowsOf(random, ['player', 'score', 'best', 'posted', 'ahead'], numbered(whole(random, 0, 6))),
    })),
    ...board(random),
  }),
  'union-pacific': (random) => ({
    players: rowsOf(random, ['player', 'game1', 'game2', 'posted'], numbered(whole(random, 0, 6))),
    rounding: pick(random, ['each-game', 'total']),
  }),
  'size-matters': (random) => ({
    powers: rowsOf(random, ['player', 'centres', 'draw', 'posted'], POWERS),
    rounding: pick(random, ['published', 'exact']),
    floor: chance(random, 0.5),
  }),
  'detour-98f': (random) => ({ powers: rowsOf(random, ['player', 'centres', 'year', 'held', 'posted'], POWERS) }),
  rplops: (random) => ({
    finish: rowsOf(random, ['player', 'place', 'posted'], numbered(whole(random, 0, 100))),
    formula: pick(random, ['RPLOPS', 'RPLOPS2', 'PLOPS']),
    average: typed(random),
    hours: typed(random),
  }),
  'compare/places': (random) => ({
    finish: rowsOf(random, ['player', 'place', 'score'], numbered(whole(random, 0, 100))),
    sorted: typed(random),
    rule: typed(random),
    diluted: chance(random, 0.5),
  }),
  compare: (random) => ({
    powers: rowsOf(random, ['player', 'centres', 'year', 'draw'], POWERS),
    finalYear: typed(random),
    without: pick(random, ['', 'tribute bangkok', typed(random)]),
    rule: typed(random),
    sorted: pick(random, ['', 'manorcon', typed(random)]),
  }),
  diplomacy: (random) => ({
    powers: rowsOf(random, ['player', 'centres', 'year', 'draw', 'posted'], POWERS),
    finalYear: typed(random),
    system: pick(random, ['', 'carnage-2023', typed(random)]),
  }),
  'own-rule': (random) => ({
    rule: typed(random),
    powers: rowsOf(random, ['player', 'centres', 'year', 'draw', 'answers', 'posted'], POWERS),
    finalYear: typed(random),
    answers: typed(random),
  }),
  'own-rule/players': (random) => ({
    rule: typed(random),
    players: rowsOf(random, ['player', 'place', 'score', 'answers', 'posted'], numbered(whole(random, 0, 20))),
    hours: typed(random),
    answers: typed(random),
  }),
  pentamind: (random) => ({
    finish: rowsOf(random, ['player', 'place', 'posted'], numbered(whole(random, 0, 150))),
    diluted: chance(random, 0.5),
    formula: pick(random, ['current', 'former']),
  }),
};

/** Every system's form with the same text in each of its fields. */
export function filledWith(text: string): Record<string, State> {
  const rows = (fields: string[], keys = ['1', '2']) =>
    keys.map((key) => ({ key, ...Object.fromEntries(fields.map((field) => [field, text])) }));
  const boards = { listed: 'finish', decimals: '3' };
  return {
    'puffing-billy': { heading: text, finishers: rows(['player', 'score', 'posted']), ...boards },
    'puffing-billy/final': {
      heading: text,
      boards: [{ key: '1', finishers: rows(['player', 'score', 'best', 'posted']) }],
      ...boards,
    },
    'union-pacific': { heading: text, players: rows(['player', 'game1', 'game2', 'posted']), rounding: 'total' },
    'size-matters': {
      heading: text,
      powers: rows(['player', 'centres', 'posted'], POWERS),
      rounding: 'exact',
      floor: true,
    },
    'detour-98f': { heading: text, powers: rows(['player', 'centres', 'year', 'held', 'posted'], POWERS) },
    rplops: {
      heading: text,
      finish: rows(['player', 'place', 'posted']),
      formula: 'RPLOPS',
      average: text,
      hours: text,
    },
  };
}

export const FORM_IDS = Object.keys(STATES);

export function randomForm(random: Random): { form: string; state: State } {
  const form = pick(random, FORM_IDS);
  return { form, state: { heading: typed(random), ...STATES[form]!(random) } };
}

const CHARACTERS = 'ABCxyz019-_.?/#%= é\u0000';

/** Cut, lengthened, a character changed, two links' halves, another version or another form. */
export function mutated(random: Random, link: string, another: string): string {
  const at = whole(random, 0, link.length);
  const character = pick(random, [...CHARACTERS]);
  const ways = [
    () => link.slice(0, at),
    () => link.slice(at),
    () => link.slice(0, at) + character + link.slice(at + 1),
    () => link.slice(0, at) + character + link.slice(at),
    () => link.slice(0, at) + another.slice(at),
    () => link.replace(/\?\d+/, `?${whole(random, 0, 12)}`),
    () => another.replace(/\?.*/s, link.slice(link.indexOf('?'))),
    () => link + link.slice(link.indexOf('?')),
    () => link + 'A'.repeat(whole(random, 1, 40_000)),
  ];
  return pick(random, ways)();
}

/** A game of RPLOPS with two players. */
export const HEAT = {
  heading: 'Heat 1',
  finish: [
    { key: '1', player: 'Ann' },
    { key: '2', player: 'Bob' },
  ],
  formula: 'RPLOPS',
};
