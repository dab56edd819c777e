// Reads workbooks (XLSX of Excel, ODS of LibreOffice) into a CSV for each sheet, with the same rows and columns. It is loaded
// when the first workbook is opened.
import { strFromU8, unzipSync } from 'fflate';
import type { Slices } from '../device/slices.ts';
import { csvRow, LINE_END } from '../export/csv_cells.ts';
import { isTwofold, styleOf, type NumberStyle } from '../numbers/number_entry.ts';
import type { Files, Grid } from './grid.ts';
import { odsSheets } from './ods_sheets.ts';
import { MOST_COLUMNS } from './source.ts';
import { xlsxSheets } from './xlsx_sheets.ts';

export interface Sheet {
  name: string;
  /** The cells as CSV. */
  text: string;
  /** How its numbers are read; null where texts in cells leave it open. */
  style: NumberStyle | null;
}

const MOST_BYTES = 60_000_000;

/** Null for a file that is no workbook, is damaged, or is too large. */
export async function sheetsIn(bytes: Uint8Array, slices: Slices): Promise<Sheet[] | null> {
  const files = filesIn(bytes);
  if (!files) return null;
  const grids = files.has('content.xml') ? await odsSheets(files, slices) : await xlsxSheets(files, slices);
  const sheets: Sheet[] = [];
  for (const grid of grids) if (grid.rows.length > 0) sheets.push(await sheetOf(grid, slices));
  return sheets.length > 0 ? sheets : null;
}

function filesIn(bytes: Uint8Array): Files | null {
  let size = 0;
  try {
    const found = unzipSync(bytes, {
      filter({ name, originalSize }) {
        const isNeeded =
          /^(content|xl\/(workbook|sharedStrings|styles|worksheets\/[^/]+|_rels\/workbook))\.xml(\.rels)?$/.test(name);
        if (isNeeded) size += originalSize;
        return isNeeded && size <= MOST_BYTES;
      },
    });
    return size > MOST_BYTES ? null : new Map(Object.entries(found).map(([name, data]) => [name, strFromU8(data)]));
  } catch {
    return null;
  }
}

async function sheetOf({ name, rows }: Grid, slices: Slices): Promise<Sheet> {
  // Rows that the file repeats are one.
  const lines = new Map<GridRow, string>();
  let text = '';
  for (const row of rows) {
    if (slices.due) await slices.pause();
    const line = lines.get(row) ?? lineOf(row);
    lines.set(row, line);
    text += line;
  }
  return { name, text, style: [...lines.keys()].some(isOpen) ? null : 'point' };
}

type GridRow = Grid['rows'][number];

function lineOf(row: GridRow = []): string {
  const texts = Array.from(row.slice(0, MOST_COLUMNS), (cell) => cell?.text ?? '');
  return csvRow(texts, ',') + LINE_END;
}

/** Whether a text in a cell may be a number of either style. */
function isOpen(row: GridRow = []): boolean {
  return row.some((cell) => cell && !cell.isNumber && (isTwofold(cell.text) || styleOf(cell.text) === 'comma'));
}
