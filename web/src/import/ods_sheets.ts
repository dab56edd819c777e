// The sheets of an ODS file. Each cell keeps the text that is shown, and a number besides.
import type { Slices } from '../device/slices.ts';
import { LAST_ROW, type Files, type Grid, type GridCell } from './grid.ts';
import { asShown, shownNumber } from './sheet_numbers.ts';
import { MOST_COLUMNS } from './source.ts';
import { xmlTokens, type XmlToken } from './xml_tokens.ts';

export async function odsSheets(files: Files, slices: Slices): Promise<Grid[]> {
  const reader = new Reader();
  for (const token of xmlTokens(files.get('content.xml') ?? '')) {
    reader.take(token);
    if (slices.due) await slices.pause();
  }
  return reader.sheets;
}

class Reader {
  readonly sheets: Grid[] = [];
  private row: GridCell[] = [];
  private column = 0;
  private rowAt = 0;
  private rowsRepeated = 1;
  private cell: { repeated: number; value: string; text: string; paragraphs: number } | null = null;
  private isInText = false;
  /** Notes beside a cell have texts of their own. */
  private notes = 0;

  take(token: XmlToken): void {
    const { kind, name } = token;
    if (kind === 'text') return this.takeText(token.text);
    if (name === 'annotation') this.notes += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    if (this.notes > 0) return;
    if (kind !== 'close') this.opened(token);
    if (kind !== 'open') this.closed(name);
  }

  private takeText(text: string): void {
    if (this.isInText && this.cell && this.notes === 0) this.cell.text += text;
  }

  private opened(token: XmlToken): void {
    const { name } = token;
    if (name === 'table') {
      this.sheets.push({ name: token.attribute('table:name'), rows: [] });
      this.rowAt = 0;
    } else if (name === 'table-row') {
      this.row = [];
      this.column = 0;
      this.rowsRepeated = repeated(token, 'table:number-rows-repeated');
    } else if (name === 'table-cell' || name === 'covered-table-cell') {
      const value = token.attribute('office:value');
      this.cell = { repeated: repeated(token, 'table:number-columns-repeated'), value, text: '', paragraphs: 0 };
    } else if (name === 'p' && this.cell) {
      if (this.cell.paragraphs > 0) this.cell.text += ' ';
      this.cell.paragraphs += 1;
      this.isInText = true;
    } else if ((name === 's' || name === 'tab' || name === 'line-break') && this.cell) this.cell.text += ' ';
  }

  private closed(name: string): void {
    if (name === 'p') this.isInText = false;
    else if (name === 'table-cell' || name === 'covered-table-cell') this.endCell();
    else if (name === 'table-row') this.endRow();
  }

  private endCell(): void {
    const { cell } = this;
    this.cell = null;
    if (!cell) return;
    const found = cellOf(cell);
    if (found.text !== '')
      for (let at = this.column; at < Math.min(MOST_COLUMNS, this.column + cell.repeated); at += 1)
        this.row[at] = found;
    this.column += cell.repeated;
  }

  private endRow(): void {
    const rows = this.sheets.at(-1)?.rows;
    if (rows && this.row.length > 0)
      for (let at = this.rowAt; at < Math.min(LAST_ROW, this.rowAt + this.rowsRepeated); at += 1) rows[at] = this.row;
    this.rowAt += this.rowsRepeated;
  }
}

function repeated(token: XmlToken, attribute: string): number {
  const text = token.attribute(attribute);
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

function cellOf({ value, text }: { value: string; text: string }): GridCell {
  const number = value === '' ? null : shownNumber(value);
  if (number === null || /%/.test(text)) return { text: text.trim(), isNumber: false };
  return { text: asShown(number, text), isNumber: true };
}
