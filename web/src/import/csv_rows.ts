// Reads CSV (RFC 4180) row by row in one pass. A quoted cell may contain any character; a quotation mark in it is
// doubled. Any line ending is accepted. (Papa Parse, which the tests compare this with, takes quadratic time on some
// broken quotation marks and would freeze the page.)
import { LONGEST_CELL, MOST_COLUMNS } from './source.ts';

export interface CsvRow {
  /** Without blank cells at the end; at most MOST_COLUMNS cells of at most LONGEST_CELL characters. */
  cells: string[];
  /** The number of cells up to the last that is not blank. */
  count: number;
  /** The full length of each shortened cell, by index. */
  cut: Map<number, number>;
  fault: QuoteFault | null;
}

/** A quotation mark that is not closed, or one inside a quoted cell that is not doubled. */
export type QuoteFault = 'never closed' | 'not doubled';

const QUOTE = '"';
const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;

export class CsvRows {
  private at = 0;
  private row: CsvRow = blankRow();
  private readonly delimiter: number;

  constructor(
    private readonly text: string,
    delimiter: string,
  ) {
    this.delimiter = delimiter.charCodeAt(0);
  }

  /** Offset of the next row in the text. */
  get position(): number {
    return this.at;
  }

  /** Reads the next row. Returns null at the end of the text. */
  next(): CsvRow | null {
    if (this.at >= this.text.length) return null;
    this.row = blankRow();
    for (let index = 0; ; index += 1) {
      const cell = this.text[this.at] === QUOTE ? this.quoted() : this.plain();
      this.take(cell, index);
      if (this.text.charCodeAt(this.at) !== this.delimiter) break;
      this.at += 1;
    }
    this.endLine();
    return this.row;
  }

  private take(cell: string, index: number): void {
    const { row } = this;
    if (cell === '' || cell.trim() === '') return;
    row.count = index + 1;
    if (index >= MOST_COLUMNS) return;
    while (row.cells.length < index) row.cells.push('');
    if (cell.length > LONGEST_CELL) row.cut.set(index, cell.length);
    row.cells.push(cell.slice(0, LONGEST_CELL));
  }

  private plain(): string {
    const from = this.at;
    while (!this.isEnd(this.at)) this.at += 1;
    return this.text.slice(from, this.at);
  }

  private quoted(): string {
    const { text } = this;
    const from = this.at + 1;
    for (let end = text.indexOf(QUOTE, from); end >= 0; end = text.indexOf(QUOTE, end + 1)) {
      if (text[end + 1] === QUOTE) {
        end += 1;
        continue;
      }
      this.at = this.behindBlanks(end + 1);
      if (this.isEnd(this.at)) return text.slice(from, end).replaceAll('""', QUOTE);
      this.row.fault ??= 'not doubled';
    }
    this.at = text.length;
    this.row.fault = 'never closed';
    return text.slice(from);
  }

  private behindBlanks(at: number): number {
    while (this.isBlank(this.text.charCodeAt(at))) at += 1;
    return at;
  }

  private isBlank(sign: number): boolean {
    return (sign === SPACE || sign === TAB) && sign !== this.delimiter;
  }

  private isEnd(at: number): boolean {
    const sign = this.text.charCodeAt(at);
    return sign === this.delimiter || sign === LF || sign === CR || at >= this.text.length;
  }

  private endLine(): void {
    if (this.text.charCodeAt(this.at) === CR) this.at += 1;
    if (this.text.charCodeAt(this.at) === LF) this.at += 1;
  }
}

function blankRow(): CsvRow {
  return { cells: [], count: 0, cut: new Map(), fault: null };
}
