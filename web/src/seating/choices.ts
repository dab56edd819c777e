// The organiser's choices for draws, as the event's settings keep them: which wishes count in which order, the sizes of
// boards, and pairs apart or together. A text that is not one of ours is taken for the usual choice.
import type { SeatingWish } from 'tallysheet';
import { DRAW_PAIRS, DRAW_SIZES, DRAW_WISHES } from '../systems/draw_settings.ts';
import type { Settings } from '../systems/event_rules.ts';
import { plainName } from '../systems/player_names.ts';
import { LARGEST_BOARD, type Seats } from './seats.ts';

export interface WishChoice {
  wish: SeatingWish;
  counts: boolean;
}

export interface Sizes {
  smallest: number;
  preferred: number;
  largest: number;
}

export type PairKind = 'apart' | 'together';

export interface PairChoice {
  kind: PairKind;
  one: string;
  other: string;
}

const IN_USUAL_ORDER: readonly SeatingWish[] = [
  'meetings',
  'apart',
  'together',
  'byes',
  'short-boards',
  'last-seat',
  'alike',
  'spread',
];
/** In Diplomacy, where boards have no other sizes. */
const WITH_POWERS: readonly SeatingWish[] = ['seats', 'meetings', 'apart', 'together', 'byes', 'alike', 'spread'];
const NOT_USUAL: readonly SeatingWish[] = ['last-seat', 'alike', 'spread'];

/** The wishes that a form's boards can have, in the organiser's order. */
export function wishesIn(settings: Settings, { powers }: Seats): WishChoice[] {
  const usual = powers ? WITH_POWERS : IN_USUAL_ORDER;
  const chosen = (settings[DRAW_WISHES.name] ?? '').split(' ').flatMap((word): WishChoice[] => {
    const wish = usual.find((one) => one === word.replace(/^-/, ''));
    return wish ? [{ wish, counts: !word.startsWith('-') }] : [];
  });
  const known = chosen.filter(({ wish }, at) => chosen.findIndex((one) => one.wish === wish) === at);
  const missing = usual.filter((wish) => !known.some((one) => one.wish === wish));
  return [...known, ...missing.map((wish) => ({ wish, counts: known.length === 0 && !NOT_USUAL.includes(wish) }))];
}

/** The setting's text: "meetings apart -byes". */
export function wishesText(wishes: readonly WishChoice[]): string {
  return wishes.map(({ wish, counts }) => (counts ? wish : `-${wish}`)).join(' ');
}

export function movedWish(wishes: readonly WishChoice[], from: number, to: number): WishChoice[] {
  const moved = wishes[from];
  if (!moved || to < 0 || to >= wishes.length) return [...wishes];
  const rest = wishes.filter((_, at) => at !== from);
  return [...rest.slice(0, to), moved, ...rest.slice(to)];
}

/** Boards by the standings are either of like players or spread. */
export function turnedWish(wishes: readonly WishChoice[], turned: SeatingWish): WishChoice[] {
  const opposite = { alike: 'spread', spread: 'alike' }[turned as 'alike' | 'spread'];
  return wishes.map(({ wish, counts }) => ({
    wish,
    counts: wish === turned ? !counts : counts && wish !== opposite,
  }));
}

const USUAL_SIZES: Sizes = { smallest: 3, preferred: 4, largest: 6 };

export function sizesIn(settings: Settings, { powers, most }: Seats): Sizes {
  if (powers) return { smallest: powers.length, preferred: powers.length, largest: powers.length };
  const top = Math.min(most, LARGEST_BOARD);
  const [smallest, preferred, largest] = (settings[DRAW_SIZES.name] ?? '').split(' ').map(Number);
  const isOurs = [smallest, preferred, largest].every((size) => size !== undefined && size >= 2 && size <= top);
  const sizes = isOurs
    ? { smallest: smallest!, preferred: preferred!, largest: largest! }
    : { ...USUAL_SIZES, largest: Math.min(USUAL_SIZES.largest, top) };
  return sizes.smallest <= sizes.preferred && sizes.preferred <= sizes.largest ? sizes : USUAL_SIZES;
}

/** The sizes with one of them changed; the others give way. */
export function changedSizes(sizes: Sizes, which: keyof Sizes, size: number): Sizes {
  const { smallest, preferred, largest }: Sizes = Object.assign({ ...sizes }, { [which]: size });
  if (which === 'smallest')
    return { smallest, preferred: Math.max(preferred, smallest), largest: Math.max(largest, smallest) };
  if (which === 'largest')
    return { smallest: Math.min(smallest, largest), preferred: Math.min(preferred, largest), largest };
  return { smallest: Math.min(smallest, preferred), preferred, largest: Math.max(largest, preferred) };
}

export function sizesText({ smallest, preferred, largest }: Sizes): string {
  return `${smallest} ${preferred} ${largest}`;
}

export function pairsIn(settings: Settings): PairChoice[] {
  try {
    const read = JSON.parse(settings[DRAW_PAIRS.name] || '[]') as unknown;
    return Array.isArray(read) ? read.flatMap(pairIn) : [];
  } catch {
    return [];
  }
}

function pairIn(value: unknown): PairChoice[] {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) return [];
  const [kind, one = '', other = ''] = value as string[];
  return kind === 'apart' || kind === 'together' ? [{ kind, one, other }] : [];
}

export function pairsText(pairs: readonly PairChoice[]): string {
  return JSON.stringify(pairs.map(({ kind, one, other }) => [kind, one, other]));
}

/** Null where the pair is complete and new. */
export function pairProblem(
  pairs: readonly PairChoice[],
  { one, other }: PairChoice,
  known: readonly string[],
): string | null {
  const [first, second] = [plainName(one), plainName(other)];
  const stranger = [first, second].find((name) => !known.includes(name));
  if (first === '' || second === '') return 'Enter both names.';
  if (stranger !== undefined) return `“${stranger}” is not among the players. Enter a name from the list.`;
  if (first === second) return `“${first}” makes no pair alone.`;
  const isSame = (pair: PairChoice) => [pair.one, pair.other].sort().join('\n') === [first, second].sort().join('\n');
  return pairs.some(isSame) ? 'This pair is on the list already.' : null;
}
