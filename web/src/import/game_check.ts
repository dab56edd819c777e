// Checks the games of a file by their forms and by the event's standings. Every problem has its row and column.
import type { Problem, Tallysheet } from 'tallysheet';
import type { Form } from '../form/form.ts';
import { problemsOfSheet, readGame, termsOf, type ReadGame, type Terms } from '../scoring/game.ts';
import { problemsTogether } from '../scoring/standings.ts';
import type { ImportedGame, Layout, LineProblem } from '../systems/csv_layout.ts';
import { newGame, type EventGame, type FormId } from '../systems/event_game.ts';
import type { Settings } from '../systems/event_rules.ts';
import { unusualFields } from '../systems/game_fields.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { capital, shortened } from '../ui/sentences.ts';
import type { FileGame } from './game_rows.ts';
import type { CellProblem } from './table_problems.ts';
import type { FileTable } from './table.ts';
import { problemAt } from './table_problems.ts';

export interface CheckedGame extends ReadGame {
  file: FileGame;
  imported: ImportedGame;
  game: EventGame;
}

export class GameCheck {
  private readonly terms: Terms;

  constructor(
    private readonly layout: Layout,
    chosen: Settings,
    forms: ReadonlyMap<FormId, Form>,
    private readonly engine: Tallysheet,
    private readonly table: FileTable,
    private readonly numbers: Numbers,
  ) {
    this.terms = termsOf(layout.system, chosen, { forms, engine, numbers });
  }

  /** Checks each of these games on its own. The engine is asked for each only where it refuses them together. */
  check(files: FileGame[]): { checked: CheckedGame; problems: CellProblem[] }[] {
    const games = files.map((file) => this.formed(file));
    const isTogether = ({ game, entries }: CheckedGame) => entries.length > 0 && !this.isBeside(game);
    const areSound = problemsTogether(this.terms, games.filter(isTogether)).length === 0;
    return games.map((checked) => {
      const alone = areSound && isTogether(checked) ? [] : this.alone(checked);
      return { checked, problems: this.inFile(checked, [...checked.problems, ...alone]) };
    });
  }

  /** Checks games that are valid on their own for conflicts with each other. Returns the problems of each. */
  checkTogether(games: CheckedGame[]): CellProblem[][] {
    const beside = games.filter(({ game }) => this.isBeside(game));
    const problems = problemsTogether(this.terms, beside);
    return games.map((checked) =>
      this.inFile(
        checked,
        problems.filter(({ of }) => of === checked),
      ),
    );
  }

  private isBeside(game: EventGame): boolean {
    return this.terms.rules.besides?.(game) ?? false;
  }

  private formed(file: FileGame): CheckedGame {
    const imported = this.layout.gameOf(file.name, file.lines);
    const game = { ...newGame(imported.form, imported.state), ...unusualFields(imported) };
    return { file, imported, game, ...readGame(this.terms, game) };
  }

  /** The problems that the game's form and the standings report for this game alone. */
  private alone(checked: CheckedGame): Problem[] {
    return [...problemsOfSheet(this.terms, checked.game, checked), ...problemsTogether(this.terms, [checked])];
  }

  private inFile({ file, imported }: CheckedGame, problems: Problem[]): CellProblem[] {
    const size = imported.wrongSize?.(this.engine, this.numbers);
    const all = [
      ...(size ? [] : imported.problems),
      ...problems
        .filter(({ code }) => !size || code !== 'duplicate')
        .flatMap((problem) => this.inCell(problem, imported))
        .filter(({ column }) => !size || column !== null),
    ];
    return [
      ...(size ? [problemAt(this.table, file.rows[0] as number, null, `${gameNamed(file)} ${size}`)] : []),
      ...all
        .filter((problem, index) => isNews(problem, index, all, file))
        .map((problem) => located(problem, file, this.table)),
    ];
  }

  /** Returns nothing if no cell holds the field, for example for the event's settings. */
  private inCell({ at, code, message }: Problem, { spotOf }: ImportedGame): LineProblem[] {
    const spot = spotOf(at);
    if (!spot) return [];
    const column = this.layout.columns.find(({ id }) => id === spot.column);
    const missing = code === 'required' && column;
    return [
      {
        line: spot.line,
        column: column?.id ?? null,
        message: missing ? `${capital(column.title)} is missing.` : message,
      },
    ];
  }
}

/** Omits problems of cells that could not be read, since the engine has not seen their text, and keeps one problem
 *  per cell. */
function isNews(problem: LineProblem, index: number, all: LineProblem[], { unread }: FileGame): boolean {
  if (unread.has(`${problem.line} ${problem.column}`)) return false;
  return (
    all.findIndex(
      ({ line, column, message }) =>
        line === problem.line && column === problem.column && (column !== null || message === problem.message),
    ) === index
  );
}

function located({ line, column, message }: LineProblem, file: FileGame, table: FileTable): CellProblem {
  const text = column === null || line === null ? `${gameNamed(file)}: ${message}` : message;
  return problemAt(table, file.rows[line ?? 0] as number, column, text);
}

function gameNamed({ name }: FileGame): string {
  return `Game “${shortened(name)}”`;
}
