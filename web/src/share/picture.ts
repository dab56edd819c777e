// Draws a sheet as a picture, with the texts and colours it has on the page.
import type { TextTable } from '../files/table_text.ts';
import { sheetText, type SheetText } from './sheet_text.ts';

const SCALE = 2;
const MARGIN = 16;
const GAP = 20;
const LINE = 34;
const NOTE = 20;
const WIDEST = 900;

interface Ink {
  paper: string;
  text: string;
  soft: string;
  rule: string;
  band: string;
  onBand: string;
  serif: string;
  sans: string;
}

interface Drawing {
  pen: CanvasRenderingContext2D;
  ink: Ink;
  width: number;
  /** The height used so far, in pixels. */
  down: number;
}

export async function sheetPicture(sheet: HTMLElement): Promise<Blob> {
  const text = sheetText(sheet);
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d') as CanvasRenderingContext2D;
  const ink = inkOf(sheet);
  const width = widthOf(text, pen, ink);
  const measured = draw(text, { pen, ink, width, down: 0 });
  canvas.width = width * SCALE;
  canvas.height = measured * SCALE;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = ink.paper;
  pen.fillRect(0, 0, width, measured);
  draw(text, { pen, ink, width, down: 0 });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

function inkOf(sheet: HTMLElement): Ink {
  const style = getComputedStyle(sheet);
  const colour = (name: string) => style.getPropertyValue(name).trim();
  return {
    paper: style.backgroundColor,
    text: style.color,
    soft: colour('--soft'),
    rule: colour('--rule'),
    band: colour('--band'),
    onBand: colour('--on-band'),
    serif: colour('--serif'),
    sans: colour('--sans'),
  };
}

/** Draws everything; returns the height in pixels. */
function draw({ title, tables, notes }: SheetText, drawing: Drawing): number {
  drawBand(title, drawing);
  for (const table of tables) drawTable(table, drawing);
  drawing.down += 8;
  for (const note of notes) drawNote(note, drawing, drawing.ink.text);
  drawNote('Scored with Tallysheet', drawing, drawing.ink.soft);
  return drawing.down + 8;
}

function drawBand(title: string, drawing: Drawing): void {
  const { pen, ink, width } = drawing;
  const lines = wrapped(title, `700 18px ${ink.serif}`, drawing);
  pen.fillStyle = ink.band;
  pen.fillRect(0, 0, width, lines.length * 24 + 16);
  pen.fillStyle = ink.onBand;
  pen.textAlign = 'left';
  for (const [at, line] of lines.entries()) pen.fillText(line, MARGIN, 26 + at * 24);
  drawing.down = lines.length * 24 + 16;
}

function drawTable({ caption, columns, cells }: TextTable, drawing: Drawing): void {
  const { ink } = drawing;
  const widths = columnWidths({ columns, cells }, drawing.pen, ink);
  if (caption) drawNote(caption, drawing, ink.soft);
  drawRow(
    columns.map(({ title }) => title),
    columns,
    widths,
    drawing,
    { font: `12px ${ink.sans}`, colour: ink.soft },
  );
  for (const row of cells) drawRow(row, columns, widths, drawing, { font: `17px ${ink.serif}`, colour: ink.text });
}

function drawRow(
  cells: string[],
  columns: TextTable['columns'],
  widths: number[],
  drawing: Drawing,
  { font, colour }: { font: string; colour: string },
): void {
  const { pen, ink, width } = drawing;
  const spare = width - 2 * MARGIN - sum(widths) - GAP * (widths.length - 1);
  let left = MARGIN;
  pen.font = font;
  pen.fillStyle = colour;
  for (const [at, cell] of cells.entries()) {
    const figure = columns[at]?.figure && at > 0;
    const room = (widths[at] ?? 0) + (columns[at]?.figure ? 0 : spare);
    pen.textAlign = figure ? 'right' : 'left';
    pen.fillText(cell, figure ? left + room : left, drawing.down + 23, room);
    left += room + GAP;
  }
  drawing.down += LINE;
  pen.fillStyle = ink.rule;
  pen.fillRect(0, drawing.down - 1, width, 1);
}

function drawNote(note: string, drawing: Drawing, colour: string): void {
  const { pen, ink } = drawing;
  const lines = wrapped(note, `14px ${ink.serif}`, drawing);
  pen.fillStyle = colour;
  pen.textAlign = 'left';
  for (const line of lines) {
    drawing.down += NOTE;
    pen.fillText(line, MARGIN, drawing.down);
  }
  drawing.down += 6;
}

/** Wraps the text; the pen keeps this font. */
function wrapped(text: string, font: string, { pen, width }: Drawing): string[] {
  const lines = [''];
  pen.font = font;
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (lines.at(-1) === '' || pen.measureText(longer).width <= width - 2 * MARGIN) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function columnWidths(
  { columns, cells }: Pick<TextTable, 'columns' | 'cells'>,
  pen: CanvasRenderingContext2D,
  ink: Ink,
): number[] {
  const measure = (text: string, font: string) => ((pen.font = font), pen.measureText(text).width);
  return columns.map(({ title }, at) =>
    Math.ceil(
      Math.max(measure(title, `12px ${ink.sans}`), ...cells.map((row) => measure(row[at] ?? '', `17px ${ink.serif}`))),
    ),
  );
}

function widthOf({ tables }: SheetText, pen: CanvasRenderingContext2D, ink: Ink): number {
  const needed = tables.map(
    (table) => sum(columnWidths(table, pen, ink)) + GAP * (table.columns.length - 1) + 2 * MARGIN,
  );
  return Math.min(WIDEST, Math.max(480, ...needed));
}

function sum(widths: number[]): number {
  return widths.reduce((all, width) => all + width, 0);
}
