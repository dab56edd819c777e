// One game of a file, put to the engine: its problems at their rows and columns.
import type { Problem, Tallysheet } from 'tallysheet';
import { capital } from '../entry/figures.ts';
import { shortened } from '../entry/shortened.ts';
import type { FileGame } from './game_rows.ts';
import type { Draft, Layout, LineProblem } from './layout.ts';
import type { CellProblem } from './preview.ts';
import type { Table } from './table.ts';
import { problemAt } from './table_problems.ts';

export interface CheckedGame {
  draft: Draft;
  problems: CellProblem[];
}

export function checkedGame(file: FileGame, layout: Layout, settings: Record<string, string>, engine: Tallysheet, table: Table): CheckedGame {
  const draft = layout.draft(file.name, file.lines, settings);
  return { draft, problems: told(draft.problems, draft.check(engine), draft, file, layout, table) };
}

/** What games that are sound by themselves come to beside each other. */
export function checkedTogether(games: { file: FileGame; draft: Draft }[], layout: Layout, engine: Tallysheet, table: Table): CellProblem[][] {
  const found = layout.together?.(engine, games.map(({ draft }) => draft)) ?? [];
  return games.map(({ file, draft }, index) => told([], found[index] ?? [], draft, file, layout, table));
}

function told(own: LineProblem[], asked: Problem[], draft: Draft, file: FileGame, layout: Layout, table: Table): CellProblem[] {
  const all = [...own, ...asked.map((problem) => inOurWords(problem, draft, layout))];
  return all.filter((problem, index) => isNews(problem, index, all, file)).map((problem) => located(problem, file, table));
}

function inOurWords(problem: Problem, draft: Draft, { columns }: Layout): LineProblem {
  const spot = draft.spotOf(problem.at);
  const column = columns.find(({ id }) => id === spot.column);
  const message = problem.code === 'required' && column ? `${capital(column.title)} is missing.` : problem.message;
  return { line: spot.line, column: column?.id ?? null, message };
}

/** Where a cell could not be read, the engine has not seen what came; and one cell has one problem. */
function isNews(problem: LineProblem, index: number, all: LineProblem[], { unread }: FileGame): boolean {
  if (unread.has(`${problem.line} ${problem.column}`)) return false;
  return all.findIndex(({ line, column, message }) => line === problem.line && column === problem.column && (column !== null || message === problem.message)) === index;
}

function located({ line, column, message }: LineProblem, { rows, name }: FileGame, table: Table): CellProblem {
  const told = column === null || line === null ? `Game “${shortened(name)}”: ${message}` : message;
  return problemAt(table, rows[line ?? 0] as number, column, told);
}
