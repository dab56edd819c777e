// Building blocks of random requests: names in every spelling that counts as the same name, and decimals as numbers and
// as text. Source: the conventions and DecimalInput in the interface.
import type { DecimalInput } from '../../wasm/tallysheet.d.ts';
import type { Random } from './random.ts';
import { chance, pick, shuffled, times, whole } from './random.ts';

const NAMES = [
  'Jenny',
  'Damien',
  'Stephen',
  'Sybil',
  'Ben',
  'José',
  'Zoë',
  'Łukasz',
  '李雷',
  'O’Neil',
  'Anne Marie',
  'jenny',
  'X',
  '🚂',
  'Ångström',
  '<b>Bo</b>',
  '"Q", Esq.',
  '0',
  'null',
  'constructor',
  '__proto__',
  '~1/0',
  '🚂'.repeat(100),
  'n'.repeat(100),
];

/** Different players, from a small pool so that they meet again. */
export function pool(random: Random, size: number): string[] {
  const names = shuffled(random, NAMES).slice(0, size);
  return [...names, ...times(size - names.length, (at) => `Player ${at + 1}`)];
}

/** The same name with blanks around it, or with decomposed accents. */
export function dressed(random: Random, name: string): string {
  if (chance(random, 0.9)) return name;
  return pick(random, [` ${name}`, `${name}  `, `\t${name}\n`, name.normalize('NFD')]);
}

const STYLES = ['few', 'money', 'percent', 'decimals', 'huge', 'mixed'] as const;
export type Style = (typeof STYLES)[number];

export function style(random: Random): Style {
  return pick(random, STYLES);
}

/** Zero or more, as text. */
export function amount(random: Random, kind: Style): string {
  switch (kind) {
    case 'few':
      return pick(random, ['0', '1', '2', '2', '3', '3']);
    case 'money':
      return `${whole(random, 0, 300)}000`.replace(/^0+(?=.)/, '') || '0';
    case 'percent':
      return String(whole(random, 0, 200));
    case 'decimals':
      return decimals(random, whole(random, 0, 99));
    case 'huge':
      return pick(random, [
        '999999999999',
        '999999999999.9999',
        '100000000000.0001',
        decimals(random, whole(random, 1e11, 999999999998)),
      ]);
    default:
      return amount(random, pick(random, STYLES.slice(0, 5)));
  }
}

function decimals(random: Random, units: number): string {
  const places = whole(random, 1, 4);
  return `${units}.${String(whole(random, 0, 10 ** places - 1)).padStart(places, '0')}`;
}

/** The amount as a number if JavaScript can represent it, or as text with unusual but allowed zeros. */
export function asInput(random: Random, text: string): DecimalInput {
  if (chance(random, 0.5) && String(Number(text)) === text) return Number(text);
  if (chance(random, 0.95)) return text;
  if (text.includes('.')) return text;
  return pick(random, [`${text}.0`, `${text}.0000`, `00${text}`.slice(-12), text === '0' ? '-0' : text]);
}

export function scores(random: Random, count: number): string[] {
  const kind = style(random);
  return times(count, () => amount(random, kind));
}

/** Above zero, for averages and hours. */
export function positive(random: Random): DecimalInput {
  const text = pick(random, [
    '50',
    '1',
    '2',
    '0.5',
    '1.5',
    '2.25',
    '12.5',
    '33.3333',
    '0.0001',
    '100.00',
    '7',
    '999999999999',
    '100.10',
  ]);
  return asInput(random, text);
}
