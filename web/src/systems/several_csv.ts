// The CSV of an event whose rounds have systems of their own: the columns of all systems, and one that says in which a game
// is entered. Columns that no game uses are left out of a file.
import {
  GAME,
  PLAYER,
  type Cells,
  type Column,
  type ImportedGame,
  type Layout,
  type LineProblem,
} from './csv_layout.ts';
import type { SystemId } from './event_game.ts';
import { eventSystem, systemTaking } from './event_systems.ts';
import { GAME_FIELD_NAMES, gameFieldValue, type GameFieldName } from './game_fields.ts';

/** The name of a game whose system names games by their headings. */
const HEADING: Column = {
  id: 'heading',
  title: 'heading',
  also: ['game heading'],
  kind: 'text',
  ofGame: true,
  says: 'the name of the game, where it has one besides its round and board',
};

/** `layouts` are those of the systems, without the columns of games' own fields. */
export function severalLayout(system: SystemId, layouts: readonly Layout[]): Layout {
  const bySystem = new Map(layouts.map((layout) => [layout.system, layout]));
  const columns = together([GAME, systemColumn(layouts), HEADING], layouts);
  return {
    system,
    columns,
    numbersGames: true,
    example: exampleOf(columns, layouts[0]!),
    gameOf: (name, lines) => gameOf(bySystem, name, lines),
    lines(game, name) {
      const layout = bySystem.get(systemTaking(game.form) ?? '')!;
      const own = { system: layout.system, heading: layout.numbersGames ? '' : game.state.heading };
      const fields = Object.fromEntries(
        hiddenFields(columns, layout).map((field) => [field, gameFieldValue(game, field)]),
      );
      return layout.lines(game, name).map((line) => ({ ...line, ...own, ...fields, [GAME.id]: name }));
    },
  };
}

function systemColumn(layouts: readonly Layout[]): Column {
  return {
    id: 'system',
    title: 'system',
    also: ['scored by', 'scoring system'],
    kind: 'choice',
    ofGame: true,
    needed: true,
    options: Object.fromEntries(layouts.map(({ system }) => [system, plainNames(system)])),
    says: 'in which system’s form the game is entered',
  };
}

/** The system's names as they are compared: in lower case, letters and digits only. */
function plainNames(system: SystemId): string[] {
  return [system, eventSystem(system).name].map((name) => name.toLowerCase().replace(/[^a-z0-9]/g, ''));
}

/** Each column once. Only the player is needed in every system. */
function together(first: Column[], layouts: readonly Layout[]): Column[] {
  const all = [...first, ...layouts.flatMap(({ columns }) => columns)];
  const ids = [...new Set(all.map(({ id }) => id))];
  const titles = new Set(all.map(({ title }) => title));
  return ids.map((id) => {
    const { needed, ...column } = all.find((one) => one.id === id)!;
    const also = column.also.filter((name) => !titles.has(name));
    const isNeeded = needed && (id === PLAYER.id || first.some((one) => one.id === id));
    return { ...column, also, ...(isNeeded ? { needed } : {}) };
  });
}

/** Rows of one system, in the columns of all. */
function exampleOf(columns: Column[], { system, columns: own, example }: Layout): string[][] {
  return example.map((row) =>
    columns.map(({ id }) => (id === 'system' ? system : (row[own.findIndex((column) => column.id === id)] ?? ''))),
  );
}

/** Reads the rows of a game whose system is not known. */
const USUAL = 'rplops';

function gameOf(layouts: ReadonlyMap<string, Layout>, name: string, lines: Cells[]): ImportedGame {
  const [first = {}] = lines;
  const known = layouts.get(first['system'] ?? '');
  const layout = known ?? layouts.get(USUAL)!;
  const heading = layout.numbersGames ? name : (first[HEADING.id] ?? '');
  const game = layout.gameOf(heading, lines);
  const fields = hiddenFields(
    [...layouts.values()].flatMap(({ columns }) => columns),
    layout,
  );
  const read = Object.fromEntries(fields.flatMap((field) => (first[field] ? [[field, first[field]]] : [])));
  return { ...game, ...read, problems: known ? [...game.problems, ...missing(layout, lines)] : [] };
}

/** Fields of games that have no column of their own here, since another system has one of that name. */
function hiddenFields(columns: readonly Column[], layout: Layout): GameFieldName[] {
  const has = (list: readonly Column[], name: string) => list.some(({ id }) => id === name);
  return GAME_FIELD_NAMES.filter((name) => has(columns, name) && !has(layout.columns, name));
}

/** Cells that this system needs and others do not have. */
function missing({ columns }: Layout, lines: Cells[]): LineProblem[] {
  const needed = columns.filter((column) => column.needed && column.id !== GAME.id && column.id !== PLAYER.id);
  return lines.flatMap((line, at) =>
    needed.flatMap(({ id, title, byOrder }) =>
      line[id] || byOrder ? [] : [{ line: at, column: id, message: `The ${title} is missing.` }],
    ),
  );
}
