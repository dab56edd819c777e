// A CSV looked through before anything is taken in: every problem at its row and column, and the games
// that have none. Works in slices, so that the page answers while it goes through thousands of rows.
import type { Tallysheet } from 'tallysheet';
import { newGame, type EventGame, type EventSystem } from '../events/event.ts';
import { Slices } from '../slices.ts';
import { fileStyle, type StyleQuestion } from './file_style.ts';
import { checkedGame, checkedTogether } from './game_check.ts';
import { gamesOf, type FileGame } from './game_rows.ts';
import type { Draft } from './layout.ts';
import { LAYOUTS } from './layouts.ts';
import type { NumberStyle } from './number_style.ts';
import { readTable, type Table } from './table.ts';
import { headerProblems, notesOn } from './table_problems.ts';

export interface CellProblem {
  row: number;
  /** Letter and header of the column; null for the row as a whole. */
  letter: string | null;
  header: string | null;
  message: string;
}

export interface Preview {
  table: Table | null;
  /** In the order of the file. */
  problems: CellProblem[];
  /** To be answered before the numbers can be read. */
  question: StyleQuestion | null;
  style: NumberStyle | null;
  /** What was understood or left unread. */
  notes: string[];
  /** Games without a problem, as they would be taken in, and the name that each has in the file. */
  games: EventGame[];
  names: string[];
  /** Games with a problem. */
  broken: number;
}

export interface PreviewOptions {
  system: EventSystem;
  settings: Record<string, string>;
  engine: Tallysheet;
  /** The answer to the question. */
  style?: NumberStyle | null;
  progress?(done: number, of: number): void;
}

export async function previewOf(text: string, options: PreviewOptions): Promise<Preview> {
  const slices = new Slices();
  const { columns } = LAYOUTS[options.system];
  const table = await readTable(text, columns, slices);
  const problems = headerProblems(table, columns);
  const preview: Preview = { table, problems, question: null, style: null, notes: [], games: [], names: [], broken: 0 };
  if (!table || problems.length > 0) return preview;
  const { style, question } = options.style ? { style: options.style, question: null } : await fileStyle(table, slices);
  const settled = { ...preview, style, question, notes: notesOn(table, style) };
  return question ? settled : withGames(settled, table, options, slices);
}

interface Sound {
  file: FileGame;
  draft: Draft;
}

async function withGames(preview: Preview, table: Table, options: PreviewOptions, slices: Slices): Promise<Preview> {
  const layout = LAYOUTS[options.system];
  const files = await gamesOf(table, layout.columns, preview.style, slices);
  const problems = [...files.problems];
  const sound: Sound[] = [];
  for (const [index, file] of files.games.entries()) {
    if (file.name !== '') problems.push(...checkOne(file, table, options, sound));
    if (!slices.due) continue;
    options.progress?.(index, files.games.length);
    await slices.breathe();
  }
  await slices.breathe();
  const beside = checkedTogether(sound, layout, options.engine, table);
  const ready = sound.filter((_, index) => beside[index]?.length === 0);
  const games: EventGame[] = [];
  for (const { draft } of ready) {
    games.push(gameOf(draft));
    if (slices.due) await slices.breathe();
  }
  return {
    ...preview,
    problems: [...problems, ...beside.flat()].sort(inFileOrder),
    games,
    names: ready.map(({ file }) => file.name),
    broken: files.games.length - ready.length,
  };
}

/** Notes a game that is sound; gives back what stands against one that is not. */
function checkOne(file: FileGame, table: Table, { system, settings, engine }: PreviewOptions, sound: Sound[]): CellProblem[] {
  const { draft, problems } = checkedGame(file, LAYOUTS[system], settings, engine, table);
  if (problems.length === 0 && !file.broken) sound.push({ file, draft });
  return problems;
}

function gameOf({ form, state, stage }: Draft): EventGame {
  const game = newGame(form, state);
  return stage === 'final' ? { ...game, stage } : game;
}

function inFileOrder(one: CellProblem, other: CellProblem): number {
  return one.row - other.row || (one.letter ?? '').localeCompare(other.letter ?? '');
}
