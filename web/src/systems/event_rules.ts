// A system's rules for events: how games become the engine's request, and what the rows of its standings show.
import type { DecimalText, Outcome, Problem, Tallysheet } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import type { EventGame, FormId, GameState } from './event_game.ts';
import type { Placed } from './rounds.ts';
import type { EventEngine, StandingsCall } from './tournament_standings.ts';

export type Settings = Record<string, string>;

/** A setting of an event. */
export interface Setting {
  /** Name in the stored event and in its file. */
  name: string;
  label: string;
  /** Shown in the system's own view instead of the Settings view. */
  inView?: true;
  /** The values to choose from, the default first; absent if the setting is typed. */
  values?: readonly SettingValue[];
  /** For a typed setting: a sentence around its field, shown instead of the label. */
  sentence?: readonly [before: string, after: string];
  /** For a typed setting: the most characters, if not 10,000. */
  most?: number;
  /** For a typed setting. */
  inputMode?: 'numeric' | 'decimal';
  /** The default of a typed setting; blank without one. */
  usual?: string;
  hint?: string;
  /** A sentence below the setting. */
  note?: string;
  /** The value in words, for a setting that is neither chosen nor typed. */
  words?(value: string): string;
  /** A change in words, for a setting whose values are too long to be shown whole. */
  change?(from: string, to: string): { from: string; to: string };
}

export interface SettingValue {
  value: string;
  label: string;
  hint?: string;
}

export interface Preset {
  /** "PLOPS". */
  name: string;
  hint?: string;
  settings: Settings;
  /** Whether an event has these settings already. */
  holds(settings: Settings): boolean;
}

/** Settings under which the system's events go by a name of their own: "RPLOPS2". */
export interface Variant {
  /** Unique among all systems: also that of a system it is compared with. */
  id: string;
  name: string;
  /** A short description of what it scores. */
  hint: string;
  settings: Settings;
}

/** An entry of the engine's list of games, and the pointer of its fields on the game's own form. */
export interface RequestEntry {
  value: object;
  /** Prefix of the pointer: "/boards/1" + "/finishers/0/score". */
  at: string;
}

export interface StandingRow {
  player: string;
  place: number;
  shared: boolean;
  total: string;
}

export interface StandingsColumn {
  title: string;
  /** Classes as in sheets: 'figure', 'part'; 'wide' columns are shown only on wide screens. */
  kind: string;
}

/** A cell of the standings; what does not count is struck through. */
export type Cell = string | number | { struck: string };

/** A part of a player's total. */
export interface TotalPart {
  label: string;
  figure: string;
}

/** A column of the standings in text form. */
export interface TextColumn<Row = unknown> {
  title: string;
  /** Figures are aligned to the right. */
  figure?: true;
  text(row: Row, numbers: Numbers): string;
}

/** A player's figures on the sheet of one game. */
export interface GameFigures<Row = unknown> {
  player: string;
  place?: number;
  shared?: boolean;
  /** The figure that counts; null without a score. */
  figure: string | null;
  /** The sheet's own row, with all that the columns of games show. */
  row: Row;
}

/** A column of a player's games. */
export interface GameColumn<Row = unknown> extends StandingsColumn {
  /** Blank where the sheet has nothing of the kind. */
  text(row: Row, numbers: Numbers): string;
}

/** The standings of an event's games under another system. */
export interface OtherStandings {
  id: string;
  name: string;
  /** Best first; null where the system cannot score every game. */
  rows: StandingRow[] | null;
  problems: Problem[];
}

/** Another system, with the engine's call for the standings of the same games. */
export interface OtherSystem {
  id: string;
  name: string;
  call: StandingsCall;
}

/** The other systems for the games of a standings request. The same games give the same objects. */
export type UnderOthers = (request: object) => OtherSystem[];

/** What the entries of a game are made of besides its form. */
export interface GameTerms {
  /** The event's, with defaults for those that were not chosen. */
  settings: Settings;
  numbers: Numbers;
  /** The engine's sheet of the game; null without one. */
  sheet(): object | null;
}

/** What a board can end in: what each finish is worth, best first, or from what to what. */
export type BoardOutcome = (FinishWorth | typeof NO_RESULT)[];

export type FinishWorth = { least: DecimalText; most?: DecimalText };

/** A finish that is listed without points, which is no result. */
export const NO_RESULT = 'no result';

/** A board still to be played. */
export interface BoardAhead {
  players: number;
  /** Whether finishes may be shared. */
  level: boolean;
  round: number;
  /** Null for a board that is not entered yet. */
  game: EventGame | null;
}

/** What the standings of a system's events are made of. `Request` and `Sheet` are those of its forms, `Games` is the request
 *  for standings. What is drawn for the system alone is in its EventViews. */
export interface EventRules<
  Row extends StandingRow = StandingRow,
  Request extends object = object,
  Sheet extends object = object,
  Games extends object = object,
> {
  /** "board", "game". */
  noun: string;
  /** The name of what an event with these settings is scored by, where it is neither the system's nor a variant's. */
  nameOf?(settings: Settings): string | undefined;
  /** The forms of new games, where they depend on the settings. */
  forms?(settings: Settings): readonly FormId[];
  /** The name of the request's list of games. */
  list: 'boards' | 'games';
  /** Returns the game's entries, or a sentence if its form is valid but the standings cannot include it. */
  requestEntries(game: EventGame, request: Request, engine: Tallysheet, terms: GameTerms): RequestEntry[] | string;
  /** Whether a game that is valid on its own may conflict with others. */
  besides?(game: EventGame): boolean;
  /** The category of a game whose form has one; games of other systems have a field for it, and so where it is null. */
  category?(game: EventGame): string | null;
  /** The fields of a game's form that the event's settings override. */
  formSettings(settings: Settings, game: Placed): object;
  /** Whether every game must fill in one of its form's settings, such as its length. */
  needsFormSettings?(settings: Settings, game: Placed): boolean;
  /** The request's options besides the games, and problems in reading them. */
  options(settings: Settings, numbers: Numbers): { options: object; problems: Problem[] };
  standings(engine: EventEngine, request: Games): Outcome<{ rows: Row[] }>;
  /** Whether the standings are those of a tournament, for which the engine of events is loaded. */
  needsEventsEngine?: true;
  /** The engine's record whose `standings` these are, for an engine in a worker; without it or `standingsCall`, the page's
   *  own is asked. */
  record?: string;
  /** The call that gives these standings where it is another, or the problems that stand before it. The same games give the
   *  same objects. */
  standingsCall?(engine: EventEngine, request: Games): Outcome<StandingsCall>;
  columns(rows: Row[], settings: Settings): StandingsColumn[];
  /** One per column. */
  cells(row: Row, columns: StandingsColumn[], numbers: Numbers): Cell[];
  figure(total: string, numbers: Numbers): string;
  /** The parts of the total, if the standings contain them; null if the parts are the games. */
  parts(row: Row): TotalPart[] | null;
  /** Why this row is below the one above, in short and as a sentence; null if the totals differ. `sheetOf` gives the
   *  engine's sheet of a game. */
  apart(
    row: Row,
    above: Row,
    counted: EventGame[],
    numbers: Numbers,
    sheetOf?: (game: EventGame) => object | null,
  ): { short: string; sentence: string } | null;
  /** Words for what the engine compares in standings, where they differ from its own. */
  criteria?: Record<string, string>;
  /** Every player's figures on the sheet of one game. */
  figures(form: FormId, sheet: Sheet): GameFigures[];
  /** The columns of every game on a player's page, before its place and the figure that counts. A blank column is
   *  left out. */
  gameColumns: GameColumn[];
  /** What a board can end in, by the engine's own sheets. Null where the system has no boards of this kind or the engine
   *  refuses it; absent where what a finish is worth has no bounds. */
  boardOutcomes?(engine: Tallysheet, board: BoardAhead, settings: Settings): BoardOutcome[] | null;
  /** Does the work of the first `boardOutcomes` for a round step by step, so that a page can pause in between; absent where
   *  it is quick. */
  outcomeSteps?(engine: Tallysheet, settings: Settings, round: number): Iterator<unknown>;
  /** Set where every board has the same number of seats, with what is taken for granted of boards ahead. */
  boardsAhead?: { seats: number; note: string };
  /** Whether its standings add the figures of all games, as the event's own rule does unless it is changed. */
  addsFigures?: true;
  /** Whether the names of games are categories, each with a best player. */
  byCategory?: true;
  /** The title of what counts, as on the sheet: "Points". */
  figureTitle: string;
  /** The settings, in the order of the Settings view. They override the settings of a game's form. */
  settings: readonly Setting[];
  /** Settings that one button sets together. */
  preset?: Preset;
  /** The heading under which a new event offers the variants: "Diplomacy". */
  game?: string;
  /** In the order in which a new event offers them. */
  variants?: readonly Variant[];
  /** A sentence at the end of the Settings view. */
  settingsNote?: string;
  /** A sentence below its standings, wherever they are shown or exported. */
  standingsNote?: string;
  /** Columns of the standings in text form, besides place, player and total. */
  textColumns: TextColumn<Row>[];
  /** Loads what other systems of the same game make of the event. */
  underOthers?(): Promise<UnderOthers>;
  /** A view that only this system has, which event_view.ts opens. */
  view?: { id: string; title: string };
}

/** An event's settings, with defaults for those that were not chosen. */
export function allSettings({ settings }: EventRules, chosen: Settings): Settings {
  const usual = Object.fromEntries(settings.map(({ name, values, usual = '' }) => [name, values?.[0]?.value ?? usual]));
  return { ...usual, ...chosen };
}

/** The variant that an event with these settings is. */
export function variantOf(rules: EventRules, chosen: Settings): Variant | undefined {
  const now = allSettings(rules, chosen);
  return rules.variants?.find(({ settings }) => Object.entries(settings).every(([name, value]) => now[name] === value));
}

/** The contents of a game's form, with the event's settings applied. */
export function underSettings(game: Placed & { state: GameState }, rules: EventRules, settings: Settings): GameState {
  const { state } = game;
  const overruling = Object.entries(rules.formSettings(settings, game)).filter(([field]) => field in state);
  return { ...state, ...Object.fromEntries(overruling) };
}

/** Whether the setting changes how a game is scored, on its form: each of its values, or any text, is tried. */
export function changesForms(rules: EventRules, { name, values }: Setting): boolean {
  const tried = values?.map(({ value }) => value) ?? ['', '1'];
  const forms = tried.map((value) => JSON.stringify(rules.formSettings(allSettings(rules, { [name]: value }), {})));
  return new Set(forms).size > 1;
}
