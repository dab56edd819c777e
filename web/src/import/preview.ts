// Reads a text without importing it: finds every problem with its place, and the games without problems. Works in
// slices, so that the page stays responsive with thousands of rows.
import type { Tallysheet } from 'tallysheet';
import type { Form } from '../form/form.ts';
import type { Cells } from '../systems/csv_layout.ts';
import type { EventGame, FormId, SystemId } from '../systems/event_game.ts';
import { Slices } from '../device/slices.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { fileStyle, type StyleQuestion } from './file_style.ts';
import { GameCheck, type CheckedGame } from './game_check.ts';
import { gamesOf } from './game_rows.ts';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { readTable, type Corrections, type FileTable } from './table.ts';
import { headerProblems, notesOn, type CellProblem } from './table_problems.ts';

export interface Preview {
  table: FileTable;
  /** In file order. */
  problems: CellProblem[];
  /** Must be answered before the numbers can be read. */
  question: StyleQuestion | null;
  style: NumberStyle | null;
  /** Notes on how the file was read, and on columns that were ignored. */
  notes: string[];
  /** Games without problems, ready to import, with their names and their rows in the file. */
  games: EventGame[];
  names: string[];
  lines: Cells[][];
  /** The number of games with problems. */
  broken: number;
}

export interface PreviewOptions extends Corrections {
  system: SystemId;
  settings: Record<string, string>;
  engine: Tallysheet;
  /** The forms of the system's events. */
  forms: ReadonlyMap<FormId, Form>;
  /** How numbers are written around the file: in the event's settings and on the page. */
  numbers: Numbers;
  /** The answer to the question about numbers. */
  style?: NumberStyle | null;
  progress?(done: number, of: number): void;
  /** Rejects once this is aborted. */
  signal?: AbortSignal;
}

/** How many games are checked at once. */
const AT_ONCE = 32;

export async function previewOf(text: string, options: PreviewOptions): Promise<Preview> {
  const slices = new Slices(options.signal);
  const { numbers } = options;
  const { columns } = layoutOf(options.system);
  const table = await readTable(text, columns, numbers, slices, options);
  const problems = headerProblems(table, columns, numbers);
  const preview: Preview = {
    table,
    problems,
    question: null,
    style: null,
    notes: [],
    games: [],
    names: [],
    lines: [],
    broken: 0,
  };
  if (problems.length > 0) return preview;
  const given = options.style ?? table.style;
  const { style, question } = given ? { style: given, question: null } : await fileStyle(table, numbers, slices);
  const settled = { ...preview, style, question, notes: notesOn(table, style) };
  return question ? settled : withGames(settled, table, options, slices);
}

async function withGames(
  preview: Preview,
  table: FileTable,
  options: PreviewOptions,
  slices: Slices,
): Promise<Preview> {
  const { system, settings, engine, forms, numbers } = options;
  const layout = layoutOf(system);
  const check = new GameCheck(layout, settings, forms, engine, table, numbers);
  const files = await gamesOf(table, layout.columns, { style: preview.style, numbers }, slices);
  const problems = [...files.problems];
  const sound: CheckedGame[] = [];
  const named = files.games.filter(({ name }) => name !== '');
  for (let at = 0; at < named.length; at += AT_ONCE) {
    for (const found of check.check(named.slice(at, at + AT_ONCE))) {
      problems.push(...found.problems);
      if (found.problems.length === 0 && !found.checked.file.broken) sound.push(found.checked);
    }
    if (!slices.due) continue;
    options.progress?.(at, named.length);
    await slices.pause();
  }
  await slices.pause();
  const beside = check.checkTogether(sound);
  const ready = sound.filter((_, index) => beside[index]?.length === 0);
  return {
    ...preview,
    problems: [...problems, ...beside.flat()].sort(inFileOrder),
    games: ready.map(({ game }) => game),
    names: ready.map(({ file }) => file.name),
    lines: ready.map(({ file }) => file.lines),
    broken: files.games.length - ready.length,
  };
}

function inFileOrder(one: CellProblem, other: CellProblem): number {
  return one.row - other.row || (one.letter ?? '').localeCompare(other.letter ?? '');
}
