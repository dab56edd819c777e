// Events made up by chance, the same ones for the same seed; names are what people and attackers type.
import { POWERS } from '../../../web/src/systems/diplomacy/powers.ts';
import { newEvent, type TallyEvent } from '../../../web/src/systems/event.ts';
import { rulesOf } from '../../../web/src/systems/all_event_rules.ts';
import type { EventGame, SystemId, FormId, GameState } from '../../../web/src/systems/event_game.ts';

export type Chance = (below: number) => number;

export function chance(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export const NAMES = [
  'Ann',
  'Bob',
  'Zoë',
  'O’Neill, Pat',
  'Łukasz',
  '=HYPERLINK("http://x","y")',
  '+44 20',
  '-5',
  '- dash',
  '@sum',
  "'quoted",
  "'=1+1",
  "''@x",
  '"Duke"',
  'a;b',
  'tab\there',
  'line\nbreak',
  '＝cmd',
  '王小明',
  'أحمد',
  '1e5',
  'TRUE',
  '|bar|',
  '[b]bold[/b]',
  '__proto__',
  '0.10',
  '💥',
];

function people(next: Chance, count: number): string[] {
  const names = [...NAMES];
  return Array.from({ length: count }, () => names.splice(next(names.length), 1)[0] as string);
}

const money = (next: Chance) =>
  [String(1 + next(300_000)), `${1 + next(900)}.${1 + next(9)}`, '3.1250', '252000'][next(4)] as string;
const keyed = (rows: Record<string, string>[]) => rows.map((row, index) => ({ key: String(index + 1), ...row }));
const listed = (next: Chance) => ['finish', 'seating'][next(2)] as string;
const category = (next: Chance) => ['Empire Builder', '=Rail "Baron"', '1830; a game'][next(3)] as string;

const FORMS: Record<FormId, (next: Chance, heading: string) => GameState> = {
  'puffing-billy': (next) => ({
    heading: category(next),
    finishers: keyed(people(next, 2 + next(5)).map((player) => ({ player, score: money(next) }))),
    listed: listed(next),
    decimals: '3',
  }),
  'puffing-billy/final': (next, heading) => ({
    heading,
    boards: boards(next),
    listed: listed(next),
    decimals: '3',
  }),
  'union-pacific': (next, heading) => ({
    heading,
    players: keyed(people(next, 2 + next(5)).map((player) => ({ player, game1: money(next), game2: money(next) }))),
    rounding: 'each-game',
  }),
  'size-matters': (next, heading) => ({
    heading,
    powers: powers(next, () => ({ draw: '' })),
    rounding: 'published',
    floor: true,
  }),
  'detour-98f': (next, heading) => ({ heading, powers: powers(next, (centres) => lastFall(next, centres)) }),
  diplomacy: (next, heading) => ({
    heading,
    powers: powers(next, (centres): Record<string, string> => (centres === 0 ? { year: String(1901 + next(9)) } : {})),
    finalYear: '',
    system: '',
  }),
  pentamind: (next, heading) => ({
    heading,
    finish: keyed(people(next, 2 + next(8)).map((player) => ({ player, place: String(1 + next(4)) }))),
    diluted: false,
    formula: 'current',
  }),
  'own-rule': (next, heading) => ({
    heading,
    rule: '',
    powers: powers(next, (): Record<string, string> => (next(3) === 0 ? { answers: 'newcomer: yes' } : {})),
    finalYear: '',
    answers: '',
  }),
  'own-rule/players': (next, heading) => ({
    heading,
    rule: '',
    players: keyed(
      people(next, 2 + next(8)).map((player) => ({ player, place: String(1 + next(4)), score: money(next) })),
    ),
    hours: ['', '2.5'][next(2)] as string,
    answers: '',
  }),
  rplops: (next, heading) => ({
    heading,
    finish: keyed(people(next, 2 + next(8)).map((player) => ({ player, place: String(1 + next(4)) }))),
    formula: 'RPLOPS',
    average: '',
    hours: ['', '2.5', '1.125'][next(3)] as string,
  }),
};

function boards(next: Chance) {
  const count = 1 + next(3);
  const names = people(next, count * 4);
  return Array.from({ length: count }, (_, at) => ({
    key: String(at + 1),
    finishers: keyed(
      names.slice(at * 4, at * 4 + 4).map((player) => ({ player, score: money(next), best: `${next(3)}.1` })),
    ),
  }));
}

function lastFall(next: Chance, centres: number): Record<string, string> {
  return centres === 0 ? { year: String(1901 + next(9)), held: '1' } : {};
}

function powers(next: Chance, more: (centres: number) => Record<string, string>) {
  const names = people(next, 7);
  const centres = [14, 10, 6, 4, 0, 0, 0];
  const first = next(7);
  return POWERS.map((key, at) => ({
    key,
    player: names[at] as string,
    centres: String(centres[(at + first) % 7]),
    ...more(centres[(at + first) % 7] as number),
  }));
}

const GAMES: Record<SystemId, FormId[]> = {
  'puffing-billy': ['puffing-billy', 'puffing-billy', 'puffing-billy', 'puffing-billy/final', 'union-pacific'],
  'union-pacific': ['union-pacific'],
  pentamind: ['pentamind'],
  'size-matters': ['size-matters'],
  'detour-98f': ['detour-98f'],
  diplomacy: ['diplomacy'],
  'own-rule': ['own-rule', 'own-rule/players'],
  rplops: ['rplops'],
};

export function randomEvent(system: SystemId, seed: number, games = 12): TallyEvent {
  const next = chance(seed);
  const event = newEvent(system, NAMES[next(NAMES.length)] as string);
  const settings = rulesOf(system).settings.filter(({ words }) => !words && next(2) === 0);
  event.settings = Object.fromEntries(
    settings.map(({ name, values }) => [name, values?.[next(values.length)]?.value ?? '7,5']),
  );
  event.games = Array.from({ length: games }, (_, index) => randomGame(next, GAMES[system], index));
  return event;
}

function randomGame(next: Chance, forms: FormId[], index: number): EventGame {
  const form = forms[next(forms.length)] as FormId;
  const game: EventGame = { id: `game${index}`, form, state: FORMS[form](next, `Round ${index}: =1+1`) };
  if (form !== 'puffing-billy' || next(3) > 0) return game;
  return { ...game, stage: 'final', state: { ...game.state, heading: `Final ${index}` } };
}
