// The text of a CSV, row by row, in one pass however it is written (RFC 4180). A cell in quotation marks may hold any
// sign; a quotation mark in it is written twice. Line ends are those of any system. (Papa Parse, against which the tests
// hold this, reads a whole text at once and takes quadratic time over some broken quotation marks: the page would hang.)

export interface CsvRow {
  /** Without the blank ones at the end; no more than MOST_CELLS, each no longer than LONGEST_CELL. */
  cells: string[];
  /** How many cells there are up to the last that is not blank. */
  count: number;
  /** By index, how long a cell is that was cut. */
  cut: Map<number, number>;
  fault: QuoteFault | null;
}

/** A quotation mark that no other one closes; or one that closes nothing and is not written twice. */
export type QuoteFault = 'never closed' | 'not doubled';

export const MOST_CELLS = 200;
export const LONGEST_CELL = 1000;

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

  /** Null at the end of the text. */
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
    if (index >= MOST_CELLS) return;
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
