// The model of an import: a text, how its numbers and columns are read, what was found, and what is to be done with it.
import type { Tallysheet } from 'tallysheet';
import { Slices } from '../device/slices.ts';
import type { Form } from '../form/form.ts';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import type { EventGame, FormId, SystemId } from '../systems/event_game.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import type { Progress } from '../ui/long_work.ts';
import { shortened } from '../ui/sentences.ts';
import { decoded, isOldWorkbook, isWorkbook } from './decode.ts';
import { matchGames, type Match } from './match_games.ts';
import { importOf, isOutdated, type Decisions, type Import, type Options } from './plan.ts';
import { previewOf, type Preview } from './preview.ts';
import { plainWord } from './headers.ts';
import type { CellEdit, CellPlace, SourceParts } from './source.ts';
import { columnIdsIn, everywhere, type FileTable } from './table.ts';
import type { Sheet } from './workbook.ts';

/** The event that games are imported into. */
export interface ImportTarget {
  system: SystemId;
  settings: Record<string, string>;
  engine: Tallysheet;
  forms: ReadonlyMap<FormId, Form>;
  games(): EventGame[];
  take(games: Import): void;
  /** The columns chosen for headers of earlier files, as passed to `remember`. */
  remembered?(): ReadonlyMap<string, string>;
  /** `meant` are ids of columns by the plain words of their headers, blank for one that was left out. */
  remember?(meant: ReadonlyMap<string, string>): void;
  /** Number style of the template. */
  style: NumberStyle;
  /** The page's. */
  numbers: Numbers;
}

/** A file as browsers give it. */
interface ChosenFile {
  name: string;
  size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

const MOST_BYTES = 10_000_000;

/** In characters. Browsers take seconds to lay out longer texts. */
export const MOST_SHOWN = 20_000;

/** How many changed games are shown at first, and more at each request. */
const MORE = 20;

/** In milliseconds: drawing it takes longer than reading some games. */
const PROGRESS_EVERY = 250;

export class ImportModel implements Options {
  /** The status message. */
  status = '';
  /** The name of the file that the text came from; blank without one. */
  file = '';
  /** How many of the file's games are read, while it takes longer; null when none is being read. */
  reading: Progress | null = null;
  preview: Preview | null = null;
  matches: Match[] = [];
  decisions: Decisions = new Map();
  skipSame = true;
  brokenOnly = true;
  page = 0;
  /** The cell that is being edited. */
  editing: CellPlace | null = null;
  /** How many changed games are shown. */
  changesShown = MORE;
  private typed = '';
  private style: NumberStyle | null = null;
  private columns: ReadonlyMap<number, string> = new Map();
  private included: ReadonlySet<number> = new Set();
  private same: ReadonlyMap<string, string> = new Map();
  /** The id of the part of the text that is read. */
  private part = '';
  /** The sheets of a workbook, the one that is read among them; empty for another file. */
  private sheets: Sheet[] = [];
  private sheet = 0;
  /** Ends the preview that is being made: only the latest is shown. */
  private stop = new AbortController();

  constructor(
    private readonly target: () => ImportTarget,
    private readonly redraw: () => void,
  ) {}

  get text(): string {
    return this.typed;
  }

  /** Another text, which is read afresh. */
  set text(text: string) {
    this.file = '';
    this.sheets = [];
    this.part = '';
    this.readAfresh(text, null);
  }

  private readAfresh(text: string, style: NumberStyle | null): void {
    this.typed = text;
    this.style = style;
    this.columns = new Map();
    this.included = new Set();
    this.same = new Map();
  }

  /** Other parts of the file that can be read: sheets, or games of a collection; null if there is no choice. */
  get parts(): (SourceParts & { chosen: string }) | null {
    const { sheets } = this;
    if (sheets.length > 1)
      return {
        label: 'Sheet',
        all: sheets.map(({ name }, at) => ({ id: String(at), name })),
        chosen: String(this.sheet),
      };
    const parts = this.preview?.table.parts;
    return parts && parts.all.length > 1 ? { ...parts, chosen: this.part } : null;
  }

  get plan(): Import {
    return importOf(this.matches, this);
  }

  /** Previews a file. True if its preview is shown. */
  async open(file: ChosenFile): Promise<boolean> {
    const { name, size } = file;
    if (size > MOST_BYTES) return this.refuse(name, tooLarge(size, this.target().numbers));
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (isOldWorkbook(bytes)) return this.refuse(name, OLD_WORKBOOK);
    if (isWorkbook(bytes)) return this.openWorkbook(name, bytes);
    const { text, sure } = decoded(bytes);
    this.text = text;
    this.file = name;
    const isShown = await this.look();
    if (!sure) this.say(`${this.status} ${GUESSED}`.trim());
    return isShown;
  }

  private async openWorkbook(name: string, bytes: Uint8Array): Promise<boolean> {
    this.say('Reading the file …');
    const { sheetsIn } = await import('./workbook.ts');
    const sheets = await sheetsIn(bytes, new Slices());
    const [first] = sheets ?? [];
    if (!sheets || !first) return this.refuse(name, NO_SHEETS);
    this.text = '';
    this.file = name;
    this.sheets = sheets;
    this.sheet = 0;
    this.readAfresh(first.text, first.style);
    return this.look();
  }

  /** Reads another sheet of the workbook, or another part of the text. */
  async turnTo(id: string): Promise<boolean> {
    const sheet = this.sheets[Number(id)];
    if (sheet) {
      this.sheet = Number(id);
      this.readAfresh(sheet.text, sheet.style);
    } else this.part = id;
    return this.look();
  }

  /** Gives all rows the same text in a column that the file does not have. */
  async fill(id: string, text: string): Promise<void> {
    this.same = new Map(this.same).set(id, text.trim());
    await this.read();
  }

  sameIn(id: string): string {
    return this.same.get(id) ?? '';
  }

  /** Previews the text from its first row. True if this preview is shown. */
  async look(): Promise<boolean> {
    if (!(await this.read())) return false;
    const brokenOnly = (this.preview?.problems.length ?? 0) > 0;
    this.change({ brokenOnly, page: 0, skipSame: true, decisions: new Map(), changesShown: MORE });
    return true;
  }

  /** `style` is how the numbers of the file are read. */
  answer(style: NumberStyle): Promise<boolean> {
    this.style = style;
    return this.look();
  }

  /** Says what a column is; a blank id leaves it out. */
  async choose(index: number, id: string): Promise<void> {
    this.columns = new Map(this.columns).set(index, id);
    await this.read();
  }

  /** Reads a row that was left out. */
  async include(row: number): Promise<void> {
    this.included = new Set(this.included).add(row);
    await this.read();
  }

  decide({ entry }: Match, decision: string): void {
    this.change({ decisions: new Map(this.decisions).set(entry.name, decision) });
  }

  /** Imports or leaves out new games. */
  takeNew(matches: Match[], isTaken: boolean): void {
    const decisions = new Map(this.decisions);
    for (const { entry } of matches) decisions.set(entry.name, isTaken ? 'add' : 'skip');
    this.change({ decisions });
  }

  skip(skipSame: boolean): void {
    this.change({ skipSame });
  }

  turn(page: number): void {
    this.change({ page });
  }

  filter(brokenOnly: boolean): void {
    this.change({ brokenOnly, page: 0 });
  }

  showMore(): void {
    this.change({ changesShown: this.changesShown + MORE });
  }

  /** Opens a cell for editing, or closes the one that is open. */
  edit(editing: CellPlace | null): void {
    this.change({ editing });
  }

  /** Takes what was typed into the cell that is being edited. */
  async correct(place: CellPlace, text: string): Promise<void> {
    const { table } = this.preview ?? {};
    if (!table || this.editing?.row !== place.row || this.editing.at !== place.at) return;
    const there = table.rows.find(({ row }) => row === place.row)?.cells[place.at] ?? '';
    this.change({ editing: null });
    if (text.trim() !== there) await this.rewrite(table, [{ ...place, text }]);
  }

  /** Corrects every row that has the same text in this column. */
  async correctAll(edit: CellEdit): Promise<void> {
    const { table } = this.preview ?? {};
    if (table) await this.rewrite(table, everywhere(table, edit));
  }

  /** Imports; or shows the comparison again if the event has changed since. */
  async accept(): Promise<boolean> {
    const { plan } = this;
    if (!isOutdated(plan, this.matches, this.target().games())) {
      this.target().take(plan);
      this.remember();
      this.text = '';
      this.close();
      return true;
    }
    await this.read();
    this.say('The event has changed since. This is the comparison with what it has now.');
    return false;
  }

  /** Remembers what the person has said about columns, for files with the same headers. */
  private remember(): void {
    const headers = this.preview?.table.columns ?? [];
    const said = [...this.columns].map(([index, id]): [string, string] => [
      plainWord(headers[index]?.header ?? ''),
      id,
    ]);
    const meant = said.filter(([word]) => word !== '');
    if (meant.length > 0) this.target().remember?.(new Map(meant));
  }

  /** Returns to the text, which is kept unless it was imported. Stops what is being read. */
  close(): void {
    this.stop.abort();
    this.change({ preview: null, editing: null, status: '', reading: null });
  }

  private change(changes: Partial<ImportModel>): void {
    Object.assign(this, changes);
    this.redraw();
  }

  private say(status: string): void {
    this.change({ status });
  }

  private refuse(file: string, why: string): false {
    this.say(`“${shortened(file)}” ${why}`);
    return false;
  }

  /** Changes cells of the text and reads it again in the same way. */
  private async rewrite(table: FileTable, edits: CellEdit[]): Promise<void> {
    this.typed = table.edited(this.typed, edits);
    await this.read();
  }

  /** False where another preview has begun since, or it was stopped. */
  private async read(): Promise<boolean> {
    this.stop.abort();
    const { signal } = (this.stop = new AbortController());
    this.say('Reading the file …');
    try {
      this.change({ ...(await this.found(signal)), status: '', reading: null });
    } catch (problem) {
      if (!signal.aborted) throw problem;
    }
    return !signal.aborted;
  }

  private async found(signal: AbortSignal): Promise<{ preview: Preview; matches: Match[] }> {
    const target = this.target();
    const { typed, style, columns, included, same, part } = this;
    const remembered = target.remembered?.() ?? new Map<string, string>();
    let next = 0;
    const progress = (done: number, of: number) => {
      if (signal.aborted || performance.now() < next) return;
      next = performance.now() + PROGRESS_EVERY;
      this.change({ reading: { done, of } });
    };
    const preview = await previewOf(typed, {
      ...target,
      style,
      columns,
      included,
      same,
      remembered,
      part,
      progress,
      signal,
    });
    const slices = new Slices(signal);
    const matches = await matchesOf(preview, target, slices);
    await slices.pause();
    return { preview, matches };
  }
}

const OLD_WORKBOOK = 'is a workbook of an old kind. Save it as XLSX, ODS or CSV and choose that file.';
const NO_SHEETS =
  'cannot be read: it is an archive without sheets, or a damaged or very large workbook. Save its sheet as CSV and choose that file.';
const GUESSED =
  'The file does not declare its character encoding. Check the names. If they are wrong, save the file as CSV UTF-8.';

function tooLarge(size: number, { grouped }: Numbers): string {
  return `has ${grouped(size)} bytes; the limit is ${grouped(MOST_BYTES)}. Split it into several files.`;
}

function matchesOf(
  { table, games, names, lines }: Preview,
  { system, numbers, games: event }: ImportTarget,
  slices: Slices,
): Promise<Match[]> {
  const entries = games.map((game, at) => ({ game, name: names[at] ?? '', lines: lines[at] ?? [] }));
  return matchGames(layoutOf(system), event(), entries, columnIdsIn(table), numbers, slices);
}
