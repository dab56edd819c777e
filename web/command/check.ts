// Compares the figures in the "posted" column of a CSV with the sheets of its games, as the page does below each sheet.
import type { Tallysheet } from 'tallysheet';
import { Slices } from '../src/device/slices.ts';
import { fileStyle } from '../src/import/file_style.ts';
import { gamesOf, type FileGame } from '../src/import/game_rows.ts';
import type { NumberStyle } from '../src/numbers/number_entry.ts';
import { readTable } from '../src/import/table.ts';
import { headerProblems } from '../src/import/table_problems.ts';
import { agreeing } from '../src/ui/sentences.ts';
import { FormModel } from '../src/form/model.ts';
import { checked, type Line } from '../src/posted/checked.ts';
import { formOf, stateOf, termsOf, type Terms } from '../src/scoring/game.ts';
import type { Layout } from '../src/systems/csv_layout.ts';
import { POSTED } from '../src/systems/posted_column.ts';
import { openEventForms } from '../src/systems/models.ts';
import { NUMBERS } from '../src/numbers/numbers.ts';
import { ambiguous, csvGames, layoutFor, Unreadable, type CsvOptions } from './csv_games.ts';
import type { Printed } from './formats.ts';

interface Compared extends Line {
  game: string;
}

export interface Checked {
  printed: Printed;
  agrees: boolean;
}

export async function checkPosted(text: string, options: CsvOptions, engine: Tallysheet): Promise<Checked> {
  const layout = await layoutFor(text, options.system);
  await csvGames(text, { ...options, system: layout.system }, engine); // throws if a game has problems
  const files = await postedIn(text, layout, options.style);
  const terms = termsOf(layout.system, options.settings, {
    forms: await openEventForms(layout.system),
    engine,
    numbers: NUMBERS.point,
  });
  const games = files.map((file) => compare(file, layout, terms));
  const lines = games.flatMap((game) => game.lines).filter(({ typed }) => typed !== '');
  return { printed: printed(lines, games), agrees: lines.every(({ verdict }) => verdict?.agrees) };
}

async function postedIn(text: string, { columns }: Layout, given: NumberStyle | null) {
  const all = columns.map((column) => (column.id === POSTED.id ? { ...column, needed: true as const } : column));
  const numbers = NUMBERS.point;
  const slices = new Slices();
  const table = await readTable(text, all, numbers, slices);
  const problems = headerProblems(table, all, numbers);
  if (problems.length > 0) throw new Unreadable(problems);
  const { style, question } = given ? { style: given, question: null } : await fileStyle(table, numbers, slices);
  if (question) throw ambiguous(question);
  return (await gamesOf(table, columns, { style, numbers }, slices)).games;
}

interface ComparedGame {
  lines: Compared[];
  /** "All agree with exact modifiers." */
  together: string | null;
}

function compare({ name, lines }: FileGame, layout: Layout, terms: Terms): ComparedGame {
  const game = layout.gameOf(name, lines);
  const model = new FormModel(formOf(terms, game), { read: () => undefined, write: () => {} });
  model.useEngine(terms.engine);
  model.edit(stateOf(terms, game));
  const found = checked(model);
  return {
    lines: (found?.lines ?? []).map((line) => ({ ...line, game: name })),
    together: found?.together ? `Game ${name}: all agree ${found.together.words}.` : null,
  };
}

function printed(lines: Compared[], games: ComparedGame[]): Printed {
  const right = lines.filter(({ verdict }) => verdict?.agrees).length;
  const titles = ['Game', 'Player', 'Posted', 'Sheet', 'Agrees', 'Why'];
  const cells = lines.map((line) => [
    line.game,
    line.who,
    line.typed,
    line.figure ?? '',
    line.verdict?.agrees ? 'yes' : 'no',
    says(line),
  ]);
  return {
    title: `${right} of ${NUMBERS.point.amount(lines.length, 'posted figure')} ${agreeing(right, 'agrees', 'agree')}`,
    tables: [{ columns: titles.map((title, at) => ({ title, figure: at === 2 || at === 3 })), cells }],
    notes: games.flatMap(({ together }) => together ?? []),
    json: lines.map(({ game, who, title, typed, figure, verdict, ...line }) => ({
      game,
      player: who,
      what: title,
      posted: typed,
      figure,
      agrees: verdict?.agrees ?? false,
      why: says({ ...line, verdict }),
    })),
  };
}

function says({ verdict, problem }: Pick<Line, 'verdict' | 'problem'>): string {
  return verdict?.words ?? problem?.message ?? '';
}
