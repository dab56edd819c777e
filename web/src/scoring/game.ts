// Reads a game of an event: its form's texts under the event's settings become entries of the standings' request, or
// problems as sentences at its fields.
import type { Outcome, Problem, Tallysheet } from 'tallysheet';
import type { Form, PageProblem } from '../form/form.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { numbersOfSheet } from '../numbers/sheet_numbers.ts';
import { engineProblem, sheetOf, unreadProblem } from '../form/scored.ts';
import { rulesOf } from '../systems/all_event_rules.ts';
import type { EventGame, FormId, GameState, SystemId } from '../systems/event_game.ts';
import { filledRows, type Row } from '../ui/rows.ts';
import {
  allSettings,
  underSettings,
  type EventRules,
  type GameTerms,
  type RequestEntry,
  type Settings,
} from '../systems/event_rules.ts';

export type Forms = ReadonlyMap<FormId, Form>;

/** The models of these views. */
export function formsOf(views: ReadonlyMap<FormId, { form: Form }>): Map<FormId, Form> {
  return new Map([...views].map(([id, { form }]) => [id, form]));
}

/** Everything that scoring a game of an event depends on. */
export interface Terms {
  /** Its own system, or several. */
  system: SystemId;
  rules: EventRules;
  /** Every setting, with its default where nothing was chosen. */
  settings: Settings;
  forms: Forms;
  engine: Tallysheet;
  /** Those in which the settings are typed. */
  numbers: Numbers;
}

export function termsOf(
  system: SystemId,
  chosen: Settings,
  others: Pick<Terms, 'forms' | 'engine' | 'numbers'>,
): Terms {
  const rules = rulesOf(system);
  return { system, rules, settings: allSettings(rules, chosen), ...others };
}

/** A game as its form reads it. */
export interface ReadGame {
  /** Null where a text could not be read. */
  request: object | null;
  /** The texts that could not be read, as sentences. */
  problems: PageProblem[];
  /** Empty where the standings cannot include the game. */
  entries: RequestEntry[];
  /** Why the standings cannot include a game that its form can score. */
  unfit?: string;
}

export function formOf({ forms }: Pick<Terms, 'forms'>, { form }: Pick<EventGame, 'form'>): Form {
  return forms.get(form) as Form;
}

/** The contents of the game's form, with the event's settings applied. */
export function stateOf(
  { rules, settings }: Pick<Terms, 'rules' | 'settings'>,
  game: Pick<EventGame, 'state' | 'round'>,
): GameState {
  return underSettings(game, rules, settings);
}

export function readGame(terms: Terms, game: EventGame, state = stateOf(terms, game)): ReadGame {
  const form = formOf(terms, game);
  const { request, problems } = form.read(state, numbersOfSheet(state));
  if (problems.length > 0) {
    const sentences = problems.map((problem) => unreadProblem(inWordsOfEvents(form), state, problem));
    return { request: null, problems: sentences, entries: [] };
  }
  const entries = terms.rules.requestEntries(game, request, terms.engine, gameTerms(terms, form, request));
  return typeof entries === 'string'
    ? { request, problems, entries: [], unfit: entries }
    : { request, problems, entries };
}

function gameTerms({ settings, numbers, engine }: Terms, form: Form, request: object): GameTerms {
  return {
    settings,
    numbers,
    sheet() {
      const outcome = form.score(engine, { ...request, working: false });
      return outcome.ok ? outcome.value : null;
    },
  };
}

/** The game's own sheet; null if it has no score yet. */
export function sheetOfGame(terms: Terms, game: EventGame, state = stateOf(terms, game)): object | null {
  return sheetOf(formOf(terms, game), state, terms.engine, numbersOfSheet(state));
}

/** The engine's problems with the game's own sheet. */
export function problemsOfSheet(terms: Terms, game: EventGame, { request }: ReadGame): Problem[] {
  const outcome = request && formOf(terms, game).score(terms.engine, { ...request, working: false });
  return outcome && !outcome.ok ? outcome.problems : [];
}

/** The engine's outcome, without its working, for a game whose texts can be read. */
export function outcomeOfSheet(terms: Terms, game: EventGame): Outcome<object> {
  const { request } = readGame(terms, game);
  return formOf(terms, game).score(terms.engine, { ...request, working: false });
}

/** A problem from the engine as a sentence. */
export function sentenceOf(terms: Terms, game: EventGame, problem: Problem): string {
  return engineProblem(inWordsOfEvents(formOf(terms, game)), game.state, problem).message;
}

/** The form, with names for what only an event asks of its games. */
function inWordsOfEvents({ nameOf, fieldOf }: Form): Pick<Form, 'nameOf' | 'fieldOf'> {
  return {
    nameOf(at, state) {
      if (at === '/category') return 'the game that was played (its category)';
      return at.endsWith('/hours') ? 'the game’s length in hours' : nameOf(at, state);
    },
    ...(fieldOf ? { fieldOf } : {}),
  };
}

/** Why the game is not counted, as far as it shows without the standings; null if nothing shows. */
export function whyUnread(terms: Terms, game: EventGame, read: ReadGame): string | null {
  if (isBlank(formOf(terms, game), game.state)) return 'Nothing is filled in yet.';
  const [unread] = read.problems;
  if (unread) return unread.message;
  if (read.unfit !== undefined) return read.unfit;
  if (read.entries.length > 0) return null;
  const [refused] = problemsOfSheet(terms, game, read);
  return refused ? sentenceOf(terms, game, refused) : '';
}

/** The text of each form's blank contents. */
const blanks = new WeakMap<Form, string>();

/** Whether nothing is filled in but the heading. A list of players may have any number of blank rows. */
export function isBlank(form: Form, state: GameState): boolean {
  const blank = blanks.get(form) ?? withoutBlankRows({ ...form.state.blank(), heading: '' });
  blanks.set(form, blank);
  return withoutBlankRows({ ...state, heading: '' }) === blank;
}

function withoutBlankRows(state: GameState): string {
  return JSON.stringify(state, (_, value: unknown) => (isListOfRows(value) ? filledRows(value, 0) : value));
}

function isListOfRows(value: unknown): value is Row[] {
  const isRow = (row: object) => Object.values(row).every((text) => typeof text === 'string');
  return Array.isArray(value) && value.every(isRow);
}
