// Lays a sheet out as a picture: what is written where, in pixels.
import type { TextTable } from '../export/table_text.ts';
import type { SheetText } from './sheet_text.ts';

const MARGIN = 16;
const GAP = 20;
const LINE = 34;
const NOTE = 20;
const NARROWEST = 480;
const WIDEST = 900;

/** The colours and font families of the page. */
export interface Ink {
  paper: string;
  text: string;
  soft: string;
  rule: string;
  band: string;
  onBand: string;
  serif: string;
  sans: string;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
  colour: string;
}

/** A text whose baseline begins at `left`, or ends there where it is aligned to the right. */
export interface Words {
  text: string;
  left: number;
  base: number;
  align: 'left' | 'right';
  font: string;
  colour: string;
  /** The text is squeezed where it is wider. */
  widest?: number;
}

/** The width of a text, in pixels. */
export type Measure = (text: string, font: string) => number;
/** Called between the steps, so that the page can answer in between. */
export type Pause = () => Promise<void>;

interface Pen {
  font: string;
  colour: string;
}

export class PictureLayout {
  readonly boxes: Box[] = [];
  readonly words: Words[] = [];
  width = NARROWEST;
  /** The height used so far. */
  height = 0;

  private constructor(
    private readonly ink: Ink,
    private readonly measure: Measure,
  ) {}

  static async of(
    { title, tables, notes }: SheetText,
    ink: Ink,
    measure: Measure,
    pause: Pause,
  ): Promise<PictureLayout> {
    const layout = new PictureLayout(ink, measure);
    const widths = await layout.widthsOf(tables, pause);
    layout.addBand(title);
    for (const [at, table] of tables.entries()) layout.addTable(table, widths[at] ?? []);
    layout.height += 8;
    for (const note of notes) {
      layout.addNote(note, ink.text);
      await pause();
    }
    layout.addNote('Scored with Tallysheet', ink.soft);
    layout.height += 8;
    return layout;
  }

  /** The widths of each table's columns; the picture becomes as wide as the widest table. */
  private async widthsOf(tables: TextTable[], pause: Pause): Promise<number[][]> {
    const all: number[][] = [];
    for (const { columns, cells } of tables) {
      const widths = columns.map(({ title }) => this.measure(title, this.heading.font));
      for (const row of cells) {
        for (const at of columns.keys())
          widths[at] = Math.max(widths[at] ?? 0, this.measure(row[at] ?? '', this.cell.font));
        await pause();
      }
      all.push(widths.map(Math.ceil));
    }
    const needed = all.map((widths) => sum(widths) + GAP * (widths.length - 1) + 2 * MARGIN);
    this.width = Math.min(WIDEST, Math.max(NARROWEST, ...needed));
    return all;
  }

  private get heading(): Pen {
    return { font: `12px ${this.ink.sans}`, colour: this.ink.soft };
  }

  private get cell(): Pen {
    return { font: `17px ${this.ink.serif}`, colour: this.ink.text };
  }

  private addBand(title: string): void {
    const pen = { font: `700 18px ${this.ink.serif}`, colour: this.ink.onBand };
    const lines = this.wrapped(title, pen.font);
    this.height = lines.length * 24 + 16;
    this.boxes.push({ left: 0, top: 0, width: this.width, height: this.height, colour: this.ink.band });
    for (const [at, text] of lines.entries()) {
      this.words.push({ text, left: MARGIN, base: 26 + at * 24, align: 'left', ...pen });
    }
  }

  private addTable({ caption, columns, cells }: TextTable, widths: number[]): void {
    if (caption) this.addNote(caption, this.ink.soft);
    const titles = columns.map(({ title }) => title);
    this.addRow(titles, columns, widths, this.heading);
    for (const row of cells) this.addRow(row, columns, widths, this.cell);
  }

  private addRow(cells: string[], columns: TextTable['columns'], widths: number[], pen: Pen): void {
    const spare = this.width - 2 * MARGIN - sum(widths) - GAP * (widths.length - 1);
    const base = this.height + 23;
    let left = MARGIN;
    for (const [at, text] of cells.entries()) {
      const figure = columns[at]?.figure ?? false;
      const widest = (widths[at] ?? 0) + (figure ? 0 : spare);
      if (figure && at > 0) this.words.push({ text, left: left + widest, base, align: 'right', widest, ...pen });
      else this.words.push({ text, left, base, align: 'left', widest, ...pen });
      left += widest + GAP;
    }
    this.height += LINE;
    this.boxes.push({ left: 0, top: this.height - 1, width: this.width, height: 1, colour: this.ink.rule });
  }

  private addNote(note: string, colour: string): void {
    const font = `14px ${this.ink.serif}`;
    for (const text of this.wrapped(note, font)) {
      this.height += NOTE;
      this.words.push({ text, left: MARGIN, base: this.height, align: 'left', font, colour });
    }
    this.height += 6;
  }

  private wrapped(text: string, font: string): string[] {
    const lines = [''];
    for (const word of text.split(' ')) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      const fits = lines.at(-1) === '' || this.measure(longer, font) <= this.width - 2 * MARGIN;
      if (fits) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  }
}

function sum(widths: number[]): number {
  return widths.reduce((all, width) => all + width, 0);
}
