// The own fields of games, and what follows from their descriptions for files, stored games, history and imports.
import type { Shape } from '../form/shape.ts';
import { TYPED } from '../form/shape.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { capital, shortened } from '../ui/sentences.ts';
import type { GameField } from './game_field.ts';
import { category, factor, top } from './counted_fields.ts';
import { family, gameVersion } from './puffing-billy/family.ts';
import { stage } from './puffing-billy/stage.ts';
import { isSeveral } from './several.ts';
import { board, nextPlace, numberIn, round } from './rounds.ts';

const FIELDS = { stage, round, board, category, factor, top, family, gameVersion };

export type GameFieldName = keyof typeof FIELDS;

export const GAME_FIELDS: Readonly<Record<GameFieldName, GameField>> = FIELDS;

/** The fields of a game that are set. */
export type GameFields = { [Name in GameFieldName]?: string };

export const GAME_FIELD_NAMES = Object.keys(GAME_FIELDS) as GameFieldName[];

/** The shape of each field. All are optional. */
export const GAME_FIELD_SHAPES: Record<string, Shape> = Object.fromEntries(
  GAME_FIELD_NAMES.map((name) => [name, shapeOf(GAME_FIELDS[name])]),
);

function shapeOf({ values }: GameField): Shape {
  return values ? { is: 'one of', values: values.map(({ value }) => value) } : TYPED;
}

/** The fields for which events of this system ask; all where it is several systems. */
export function gameFieldsOf(system: string): [name: GameFieldName, field: GameField][] {
  const isAsked = ({ systems, notOf = [] }: GameField) =>
    isSeveral(system) || ((!systems || systems.includes(system)) && !notOf.includes(system));
  return GAME_FIELD_NAMES.map((name): [GameFieldName, GameField] => [name, GAME_FIELDS[name]]).filter(([, field]) =>
    isAsked(field),
  );
}

/** The field's value, which games of some forms have fixed; its default if it is not set. */
export function gameFieldValue(game: GameFields & { form: string }, name: GameFieldName): string {
  const field = GAME_FIELDS[name];
  return field.fixed?.values[game.form] ?? game[name] ?? usualValue(field);
}

/** Blank for a typed field. */
function usualValue({ values }: GameField): string {
  return values?.[0].value ?? '';
}

/** The fields that a game of this form has, of those for which the system's events ask. A form that fixes a field does
 *  not ask for it. */
export function gameFieldsFor(system: string, form: string): [name: GameFieldName, field: GameField][] {
  const has = ({ fixed, notFor = [] }: GameField) => fixed?.values[form] === undefined && !notFor.includes(form);
  return gameFieldsOf(system).filter(([, field]) => has(field));
}

/** Whether the field stands above the form of this game. */
export function isAsked(name: GameFieldName, game: GameFields, settings: Readonly<Record<string, string>>): boolean {
  const field = GAME_FIELDS[name];
  return (field.asked?.(settings) ?? true) || (game[name] ?? usualValue(field)) !== usualValue(field);
}

/** What is wrong with the text of a typed field, as a sentence; null if nothing is. */
export function gameFieldProblem(game: GameFields, name: GameFieldName, numbers: Numbers): string | null {
  const field = GAME_FIELDS[name];
  const text = game[name]?.trim() ?? '';
  const entry = numbers.read(text);
  if (field.typed === 'decimal') return decimalProblem(text, field, numbers);
  if (field.typed !== 'count' || 'blank' in entry) return null;
  const isWhole = 'understood' in entry && /^\d+$/.test(entry.understood);
  if (isWhole && (field.most === undefined || numberIn(text, field) !== null)) return null;
  return `${capital(field.label)} is “${shortened(text)}”; it must be ${wholeNumbers(field)}.`;
}

function decimalProblem(text: string, { label, most = 1000 }: GameField, numbers: Numbers): string | null {
  const entry = numbers.read(text, 'points');
  if ('blank' in entry || ('understood' in entry && isPositive(entry.understood, most))) return null;
  return `${capital(label)} is “${shortened(text)}”; it must be a number above 0, at most ${numbers.grouped(most)}, like 1${numbers.marks.decimal}5.`;
}

/** Compares digits, since no floating point takes part in scores. */
function isPositive(decimal: string, most: number): boolean {
  const [, whole = '', fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(decimal) ?? [];
  if (whole === '' || !/[1-9]/.test(whole + fraction)) return false;
  const rest = BigInt(whole) - BigInt(most);
  return rest < 0n || (rest === 0n && !/[1-9]/.test(fraction));
}

function wholeNumbers({ most }: GameField): string {
  return most === undefined ? 'a whole number like 5' : `a whole number from 1 to ${most}`;
}

/** The fields that are set. */
export function gameFields(game: GameFields): GameFields {
  return picked((name) => game[name]);
}

/** The fields that are set to another value than their default. */
export function unusualFields(game: GameFields): GameFields {
  return picked((name) => (game[name] === usualValue(GAME_FIELDS[name]) ? undefined : game[name]));
}

/** The fields of a game that is entered after this one of an event's games. */
export function nextFields(game: GameFields, games: readonly GameFields[]): GameFields {
  const { round: _, board: __, ...others } = gameFields(game);
  const next = Object.entries(others).map(([name, value]) => [
    name,
    GAME_FIELDS[name as GameFieldName].next?.(value) ?? value,
  ]);
  const set = next.filter(([, value]) => value !== '');
  return { ...Object.fromEntries(set), ...nextPlace(games, game) };
}

function picked(value: (name: GameFieldName) => string | undefined): GameFields {
  const set = GAME_FIELD_NAMES.map((name) => [name, value(name)] as const);
  return Object.fromEntries(set.filter(([, one]) => one !== undefined));
}

/** The label of the field at this path of a game. A change of form is one of the field that the form fixes: a board
 *  becomes a final. */
export function gameFieldLabel(path: string): string {
  const named = GAME_FIELD_NAMES.find((name) => path === `/${name}`);
  const name = named ?? GAME_FIELD_NAMES.find((one) => GAME_FIELDS[one].fixed);
  return name ? GAME_FIELDS[name].label : 'form';
}
