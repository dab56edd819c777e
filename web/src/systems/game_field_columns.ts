// The CSV columns of games' own fields, which stand behind those that say which game it is.
import { capital } from '../ui/sentences.ts';
import { GAME, type Cells, type Column, type ImportedGame, type Layout, type LineProblem } from './csv_layout.ts';
import type { GameField } from './game_field.ts';
import {
  GAME_FIELD_NAMES,
  GAME_FIELDS,
  gameFieldProblem,
  gameFieldsOf,
  gameFieldValue,
  type GameFieldName,
  type GameFields,
  unusualFields,
} from './game_fields.ts';
import { NUMBERS } from '../numbers/numbers.ts';
import { isSeveral } from './several.ts';

type Named = [name: GameFieldName, field: GameField];

/** The layout with the columns of the fields for which the system's events ask. A column of the layout's own with the
 *  name of a field is left to the layout. */
export function withGameFields(layout: Layout): Layout {
  const fields = gameFieldsOf(layout.system).filter(([name]) => !layout.columns.some(({ id }) => id === name));
  const at = layout.columns.findIndex(({ id, ofGame, needed }) => id !== GAME.id && !(ofGame && needed));
  const names = fields.map(([name]) => name);
  const cell = isSeveral(layout.system) ? unusualCell : cellOf;
  return {
    ...layout,
    columns: inserted(layout.columns, at, fields.map(columnOf)),
    example: layout.example.map((row) => inserted(row, at, exampleCells(layout, row[0] ?? '', names))),
    gameOf: (name, lines) => withFields(layout.gameOf(name, lines), lines[0] ?? {}, fields),
    lines(game, name) {
      const cells = Object.fromEntries(names.map((field) => [field, cell(game, field)]));
      return layout.lines(game, name).map((line) => ({ ...line, ...cells }));
    },
  };
}

function inserted<Item>(list: Item[], at: number, items: Item[]): Item[] {
  return [...list.slice(0, at), ...items, ...list.slice(at)];
}

function columnOf([name, { label, also, labels = [], values, typed = 'text', says }]: Named): Column {
  const column = { id: name, title: label, also, labels, ofGame: true, says } as const;
  if (!values)
    return {
      ...column,
      kind: typed === 'decimal' ? 'points' : typed,
      ...(typed === 'count' ? { numbersOnly: true } : {}),
    };
  return { ...column, kind: 'choice', options: Object.fromEntries(values.map((one) => [one.value, one.also])) };
}

function exampleCells({ exampleFields }: Layout, game: string, names: GameFieldName[]): string[] {
  const fields = { form: '', ...exampleFields?.[game] };
  return names.map((name) => cellOf(fields, name));
}

/** A field for which not every event asks is blank where it has its default, so that its column is left out. */
function cellOf(game: GameFields & { form: string }, name: GameFieldName): string {
  return GAME_FIELDS[name].asked ? unusualCell(game, name) : gameFieldValue(game, name);
}

function unusualCell(game: GameFields, name: GameFieldName): string {
  return unusualFields(game)[name] ?? '';
}

function withFields(game: ImportedGame, cells: Cells, fields: Named[]): ImportedGame {
  const own = fields.filter(
    ([, { fixed, notFor = [] }]) => fixed?.values[game.form] === undefined && !notFor.includes(game.form),
  );
  const read: GameFields = Object.fromEntries(own.map(([name, field]) => [name, valueIn(cells[name] ?? '', field)]));
  return {
    ...game,
    ...read,
    problems: [
      ...game.problems,
      ...fields.flatMap((field) => fixedProblem(game, cells, field)),
      ...rangeProblems({ ...game, ...read }),
    ],
  };
}

/** Whole numbers that the field does not take. */
function rangeProblems(game: ImportedGame): LineProblem[] {
  return GAME_FIELD_NAMES.flatMap((name) => {
    const message = gameFieldProblem(game, name, NUMBERS.point);
    return message === null ? [] : [{ line: 0, column: name, message }];
  });
}

/** A value that is none is a problem of its cell. */
function valueIn(text: string, { values }: GameField): string | undefined {
  if (!values) return text === '' ? undefined : text;
  return (values.find(({ value }) => value === text) ?? values[0]).value;
}

function fixedProblem({ form }: ImportedGame, cells: Cells, [name, { label, values, fixed }]: Named): LineProblem[] {
  const text = cells[name];
  const isOther = fixed?.values[form] !== undefined && fixed.values[form] !== text;
  if (!isOther || !values?.some(({ value }) => value === text)) return [];
  return [{ line: 0, column: name, message: `${capital(label)} is “${text}”, but ${fixed?.because}.` }];
}
