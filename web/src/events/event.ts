// An event as it is kept, carried in files and handed about: plain values, texts exactly as they
// were typed. Nothing in it is a result; every figure is asked of the engine anew.

export const EVENT_VERSION = 1;

/** Systems whose engine has standings. A Union Pacific final is a game of a Puffing Billy event. */
export type EventSystem = 'puffing-billy' | 'size-matters' | 'detour-98f' | 'rplops';

/** Ids of the single forms whose states are an event's games. */
export type GameForm = 'puffing-billy' | 'puffing-billy/final' | 'union-pacific' | 'size-matters' | 'detour-98f' | 'rplops';

export type Stage = 'preliminary' | 'final';

export interface TallyEvent {
  version: typeof EVENT_VERSION;
  id: string;
  name: string;
  system: EventSystem;
  /** As chosen and typed, by the names in SETTINGS; one that is absent has its first value there. */
  settings: Record<string, string>;
  /** In order of entry. */
  games: EventGame[];
}

/** The state of a game's single form; a Puffing Billy game's category is its `heading`. */
export interface GameState {
  heading: string;
  [field: string]: unknown;
}

export interface EventGame {
  /** Unique within the event. */
  id: string;
  form: GameForm;
  state: GameState;
  /** Of a Puffing Billy board; absent means preliminary. The two other forms are finals always. */
  stage?: Stage;
}

/** Forms that an event of each system takes, the usual one first. */
export const FORMS: Record<EventSystem, readonly GameForm[]> = {
  'puffing-billy': ['puffing-billy', 'puffing-billy/final', 'union-pacific'],
  'size-matters': ['size-matters'],
  'detour-98f': ['detour-98f'],
  rplops: ['rplops'],
};

/** What an organiser can set: the values that are offered, the first one usual; null where it is typed.
 *  These overrule what a game's own form says. */
export const SETTINGS: Record<EventSystem, Record<string, readonly string[] | null>> = {
  'puffing-billy': {
    /** Best categories that count: a whole number; blank for all. */
    count: null,
    decimals: ['3', '4'],
    rule: ['board-winners', 'top'],
    /** How many best scores qualify, by rule `top`: a whole number. */
    top: null,
  },
  'size-matters': {
    rounding: ['published', 'exact'],
    floor: ['yes', 'no'],
    /** After points and solos, in this order. */
    tieBreakers: ['points-difference head-to-head', 'head-to-head points-difference', 'points-difference', 'head-to-head', 'none'],
  },
  'detour-98f': {},
  rplops: {
    formula: ['RPLOPS', 'RPLOPS2'],
    /** x, as typed; blank is 50. */
    average: null,
    useTime: ['no', 'yes'],
  },
};

export function newEvent(system: EventSystem, name: string): TallyEvent {
  return { version: EVENT_VERSION, id: newId(), name, system, settings: {}, games: [] };
}

export function newGame(form: GameForm, state: GameState): EventGame {
  return { id: newId(), form, state };
}

/** What a browser cannot do without what makes ids. */
export const NO_EVENTS = 'no event or game can be added';

/** Sixteen letters and figures, never the same twice. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => (byte % 36).toString(36)).join('');
}
