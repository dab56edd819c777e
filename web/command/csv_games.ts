// Reads the games of a CSV as the page does, with the page's own columns.
import type { Tallysheet } from 'tallysheet';
import loadEvents from 'tallysheet/events';
import { Slices } from '../src/device/slices.ts';
import type { NumberStyle } from '../src/numbers/number_entry.ts';
import { previewOf, type Preview } from '../src/import/preview.ts';
import { columnIdsIn, readTable } from '../src/import/table.ts';
import { headerProblems, type CellProblem } from '../src/import/table_problems.ts';
import { choicesOf, type StyleQuestion } from '../src/import/file_style.ts';
import { rulesOf } from '../src/systems/all_event_rules.ts';
import { systems } from '../src/systems/index.ts';
import { openEventForms } from '../src/systems/models.ts';
import { LAYOUTS } from '../src/systems/all_csv_layouts.ts';
import type { Layout } from '../src/systems/csv_layout.ts';
import type { EventEngine } from '../src/systems/tournament_standings.ts';
import { NUMBERS } from '../src/numbers/numbers.ts';
import { capital } from '../src/ui/sentences.ts';
import type { Printed } from './formats.ts';
import { Misuse, named } from './misuse.ts';

export interface CsvOptions {
  /** The system named by the caller; if absent, the columns decide. */
  system?: string | undefined;
  settings: Record<string, string>;
  style: NumberStyle | null;
}

/** Thrown for a CSV with problems. */
export class Unreadable extends Error {
  constructor(private readonly problems: CellProblem[]) {
    super(NUMBERS.point.amount(problems.length, 'problem'));
  }

  get printed(): Printed {
    const columns = ['Row', 'Column', 'Problem'].map((title) => ({ title, figure: title === 'Row' }));
    const cells = this.problems.map(({ row, letter, header, message }) => [
      String(row),
      letter === null ? '' : `${letter} (${header})`,
      message,
    ]);
    const title = capital(NUMBERS.point.amount(this.problems.length, 'problem'));
    return { title, tables: [{ columns, cells }], notes: [], json: { ok: false, problems: this.problems } };
  }
}

export interface CsvGames {
  system: string;
  games: Preview['games'];
  names: string[];
}

export async function csvGames(text: string, options: CsvOptions, engine: Tallysheet): Promise<CsvGames> {
  const { system } = await layoutFor(text, options.system);
  checkSettings(system, options.settings);
  const preview = await previewOf(text, {
    system,
    settings: options.settings,
    engine: await engineOf(system, engine),
    forms: await openEventForms(system),
    numbers: NUMBERS.point,
    style: options.style,
  });
  if (preview.question) throw ambiguous(preview.question);
  if (preview.problems.length > 0) throw new Unreadable(preview.problems);
  return { system, games: preview.games, names: preview.names };
}

/** The engine with all that the standings of the system's events need. */
export async function engineOf(system: string, engine: Tallysheet): Promise<EventEngine> {
  return rulesOf(system).needsEventsEngine ? { ...engine, ...(await loadEvents()) } : engine;
}

function checkSettings(system: string, chosen: Record<string, string>): void {
  const known = new Map(rulesOf(system).settings.map((setting) => [setting.name, setting]));
  for (const [name, value] of Object.entries(chosen)) {
    const { values } = named(name, known, 'setting');
    const all = values?.map((one) => one.value);
    if (all && !all.includes(value)) throw new Misuse(`${name} can be ${all.join(', ')}, not ${value}.`);
  }
}

/** Finds the layout that fits most columns. Further systems, such as the Pentamind, must be named where several fit. */
export async function layoutFor(text: string, system: string | undefined): Promise<Layout> {
  if (system !== undefined) return named(system, new Map(Object.entries(LAYOUTS)), 'CSV of the system');
  const read = await Promise.all(Object.values(LAYOUTS).map((layout) => fitOf(text, layout)));
  const most = Math.max(...read.map(({ known }) => known));
  const fitting = read.filter(({ known }) => known === most);
  const main = fitting.filter(({ layout }) => systems.some(({ id }) => id === layout.system));
  const [best, other] = main.length > 0 ? main : fitting;
  if (!best || best.problems.length > 0) throw new Unreadable(best?.problems ?? []);
  if (!other) return best.layout;
  const both = [best, other].map(({ layout }) => layout.system);
  throw new Misuse(`The columns are those of ${both.join(' and ')}; add --system ${both.join(' or --system ')}.`);
}

async function fitOf(text: string, layout: Layout) {
  const table = await readTable(text, layout.columns, NUMBERS.point, new Slices());
  const problems = headerProblems(table, layout.columns, NUMBERS.point);
  return { layout, problems, known: problems.length > 0 ? 0 : columnIdsIn(table).size };
}

export function ambiguous({ row, letter, text }: StyleQuestion): Misuse {
  const readings = choicesOf(text, NUMBERS.point).map(({ style, label }) => `${label} (--decimal ${style})`);
  return new Misuse(`Row ${row}, column ${letter} contains “${text}”. Which number is it: ${readings.join(' or ')}?`);
}
