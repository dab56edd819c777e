// Checks the games of a file by their forms and by the event's standings. Every problem has its row and column.
import type { Problem, Tallysheet } from 'tallysheet';
import type { Form } from '../form/form.ts';
import { rulesOf } from '../systems/all_event_rules.ts';
import type { ImportedGame, Layout, LineProblem } from '../systems/csv_layout.ts';
import { newGame, type EventGame, type FormId } from '../systems/event_game.ts';
import {
  allSettings,
  underSettings,
  type EventRules,
  type RequestEntry,
  type Settings,
} from '../systems/event_rules.ts';
import { entryOf, onForm, standingsRequest } from '../systems/standings_request.ts';
import { numbersOfSheet } from '../numbers/sheet_numbers.ts';
import { capital } from '../ui/figures.ts';
import { shortened } from '../ui/sentences.ts';
import type { FileGame } from './game_rows.ts';
import type { CellProblem } from './table_problems.ts';
import type { Table } from './table.ts';
import { problemAt } from './table_problems.ts';

export interface CheckedGame {
  file: FileGame;
  imported: ImportedGame;
  game: EventGame;
  entries: RequestEntry[];
}

/** A game as its form reads it, and the form's problems; the request where there are none. */
interface ReadGame {
  checked: CheckedGame;
  request: object | null;
  problems: Problem[];
}

export class GameCheck {
  private readonly rules: EventRules;
  private readonly settings: Settings;

  constructor(
    private readonly layout: Layout,
    chosen: Settings,
    private readonly forms: Map<FormId, Form>,
    private readonly engine: Tallysheet,
    private readonly table: Table,
  ) {
    this.rules = rulesOf(layout.system);
    this.settings = allSettings(this.rules, chosen);
  }

  /** Checks each of these games on its own. The engine is asked for each only where it refuses them together. */
  check(files: FileGame[]): { checked: CheckedGame; problems: CellProblem[] }[] {
    const games = files.map((file) => this.formed(file));
    const isTogether = ({ checked: { game, entries } }: ReadGame) =>
      entries.length > 0 && !(this.rules.besides?.(game) ?? false);
    const together = games.filter(isTogether).map(({ checked }) => checked);
    const areSound = this.standingsProblems(together).length === 0;
    return games.map((one) => {
      const alone = areSound && isTogether(one) ? [] : this.alone(one);
      return { checked: one.checked, problems: this.inFile(one.checked, [...one.problems, ...alone]) };
    });
  }

  /** The problems that the game's form and the standings report for this game alone. */
  private alone({ checked, request }: ReadGame): Problem[] {
    const outcome = request && this.formOf(checked.game).score(this.engine, { ...request, working: false });
    return [...(outcome && !outcome.ok ? outcome.problems : []), ...this.standingsProblems([checked])];
  }

  private formOf({ form }: EventGame): Form {
    return this.forms.get(form) as Form;
  }

  private formed(file: FileGame): ReadGame {
    const imported = this.layout.gameOf(file.name, file.lines);
    const { form, state, stage } = imported;
    const game = { ...newGame(form, state), ...(stage === 'final' ? { stage } : {}) };
    const { entries, ...read } = this.read(game);
    return { checked: { file, imported, game, entries }, ...read };
  }

  /** Checks games that are valid on their own for conflicts with each other. Returns the problems of each. */
  checkTogether(games: CheckedGame[]): CellProblem[][] {
    const beside = games.filter(({ game }) => this.rules.besides?.(game));
    const problems = this.standingsProblems(beside);
    return games.map((checked) =>
      this.inFile(
        checked,
        problems.filter(({ of }) => of === checked),
      ),
    );
  }

  /** Reads a game by its form. Problems that only the standings report do not exclude it from the event. */
  private read(game: EventGame): Omit<ReadGame, 'checked'> & { entries: RequestEntry[] } {
    const form = this.formOf(game);
    const state = underSettings(game.state, this.rules, this.settings);
    const { request, problems } = form.read(state, numbersOfSheet(state));
    if (problems.length > 0) {
      const worded = problems.map((one) => ({ ...one, message: sentence(form, state, one) }));
      return { request: null, entries: [], problems: worded };
    }
    const entries = this.rules.requestEntries(game, request, this.engine);
    return { request, entries: typeof entries === 'string' ? [] : entries, problems: [] };
  }

  private standingsProblems(games: CheckedGame[]): (Problem & { of: CheckedGame })[] {
    const entries = games.flatMap((of) => of.entries.map((entry) => ({ of, ...entry })));
    if (entries.length === 0) return [];
    const { options } = this.rules.options(this.settings);
    const outcome = this.rules.standings(this.engine, standingsRequest(this.rules, options, entries));
    const problems = outcome.ok ? [] : outcome.problems;
    return problems.flatMap((problem) => {
      const entry = entries[entryOf(this.rules, problem)];
      const inForm = onForm(this.rules, problem, entries);
      return entry && inForm ? [{ ...inForm, of: entry.of }] : [];
    });
  }

  private inFile({ file, imported }: CheckedGame, problems: Problem[]): CellProblem[] {
    const size = imported.wrongSize?.(this.engine);
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

function sentence(form: Form, state: unknown, { at, message }: Problem): string {
  return capital(`${form.nameOf(at, state)} ${message}`);
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

function located({ line, column, message }: LineProblem, file: FileGame, table: Table): CellProblem {
  const text = column === null || line === null ? `${gameNamed(file)}: ${message}` : message;
  return problemAt(table, file.rows[line ?? 0] as number, column, text);
}

function gameNamed({ name }: FileGame): string {
  return `Game “${shortened(name)}”`;
}
