// The sheets of an XLSX file, in their order. Texts stand in a list that the sheets share; how many decimals of a number are
// shown follows from its style.
import type { Slices } from '../device/slices.ts';
import { LAST_ROW, type Files, type Grid, type GridCell } from './grid.ts';
import { roundedTo, shownNumber } from './sheet_numbers.ts';
import { MOST_COLUMNS } from './source.ts';
import { xmlTokens } from './xml_tokens.ts';

export async function xlsxSheets(files: Files, slices: Slices): Promise<Grid[]> {
  const texts = await sharedTexts(files.get('xl/sharedStrings.xml') ?? '', slices);
  const places = placesOfStyles(files.get('xl/styles.xml') ?? '');
  const grids: Grid[] = [];
  for (const { name, path } of sheetsOf(files)) {
    const xml = files.get(path);
    if (xml !== undefined) grids.push({ name, rows: await rowsOf(xml, { texts, places }, slices) });
  }
  return grids;
}

function sheetsOf(files: Files): { name: string; path: string }[] {
  const targets = new Map<string, string>();
  for (const token of xmlTokens(files.get('xl/_rels/workbook.xml.rels') ?? ''))
    if (token.name === 'Relationship' && token.kind !== 'close')
      targets.set(token.attribute('Id'), token.attribute('Target').replace(/^\/?(xl\/)?/, 'xl/'));
  const sheets: { name: string; path: string }[] = [];
  for (const token of xmlTokens(files.get('xl/workbook.xml') ?? ''))
    if (token.name === 'sheet' && token.kind !== 'close')
      sheets.push({ name: token.attribute('name'), path: targets.get(token.attribute('r:id')) ?? '' });
  return sheets;
}

async function sharedTexts(xml: string, slices: Slices): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isInText = false;
  let phonetic = 0;
  for (const { name, kind, text: part } of xmlTokens(xml)) {
    if (name === 'si' && kind === 'open') text = '';
    if (name === 'si' && kind !== 'open') texts.push(kind === 'empty' ? '' : text);
    if (name === 'rPh') phonetic += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
    if (name === 't') isInText = kind === 'open';
    if (kind === 'text' && isInText && phonetic === 0) text += part;
    if (slices.due) await slices.pause();
  }
  return texts;
}

/** For each style of cells: how many decimals of numbers are shown; null for all. */
function placesOfStyles(xml: string): (number | null)[] {
  const formats = new Map(Object.entries(BUILT_IN));
  const styles: (number | null)[] = [];
  let isInCells = false;
  for (const token of xmlTokens(xml)) {
    const { name, kind } = token;
    if (name === 'numFmt' && kind !== 'close') formats.set(token.attribute('numFmtId'), token.attribute('formatCode'));
    if (name === 'cellXfs') isInCells = kind === 'open';
    if (name === 'xf' && isInCells && kind !== 'close')
      styles.push(placesIn(formats.get(token.attribute('numFmtId')) ?? ''));
  }
  return styles;
}

/** The formats that have numbers in every file. */
const BUILT_IN: Record<string, string> = { 1: '0', 2: '0.00', 3: '#,##0', 4: '#,##0.00' };

/** The number of decimals in a plain format such as "#,##0.00"; null for another format, such as one of dates. */
function placesIn(format: string): number | null {
  const [, , decimals = ''] = /^(#,##)?0(?:\.(0+))?(_\)|;.*)?$/.exec(format) ?? [];
  return /^(#,##)?0(?:\.0+)?(_\)|;.*)?$/.test(format) ? decimals.length : null;
}

interface Shared {
  texts: string[];
  places: (number | null)[];
}

async function rowsOf(xml: string, shared: Shared, slices: Slices): Promise<GridCell[][]> {
  const rows: GridCell[][] = [];
  let row = -1;
  let column = -1;
  let cell = { type: '', style: 0, text: '' };
  let isInValue = false;
  for (const token of xmlTokens(xml)) {
    const { name, kind } = token;
    if (name === 'row' && kind !== 'close') {
      row = rowNumber(token.attribute('r')) ?? row + 1;
      column = -1;
    }
    if (name === 'c' && kind !== 'close') {
      column = columnNumber(token.attribute('r')) ?? column + 1;
      cell = { type: token.attribute('t'), style: Number(token.attribute('s')) || 0, text: '' };
    }
    if (name === 'v' || name === 't') isInValue = kind === 'open';
    if (kind === 'text' && isInValue) cell.text += token.text;
    if (name === 'c' && kind === 'close' && row >= 0 && row < LAST_ROW && column < MOST_COLUMNS) {
      const found = cellOf(cell, shared);
      if (found.text !== '') (rows[row] ??= [])[column] = found;
    }
    if (slices.due) await slices.pause();
  }
  return rows;
}

/** From 0. */
function rowNumber(text: string): number | null {
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) - 1 : null;
}

/** From 0: 27 for "AB5". */
function columnNumber(place: string): number | null {
  const [letters] = /^[A-Z]{1,3}/.exec(place) ?? [];
  if (!letters) return null;
  return [...letters].reduce((number, letter) => 26 * number + letter.charCodeAt(0) - 64, 0) - 1;
}

function cellOf(
  { type, style, text }: { type: string; style: number; text: string },
  { texts, places }: Shared,
): GridCell {
  if (type === 's') return { text: (texts[Number(text)] ?? '').trim(), isNumber: false };
  const number = type === '' || type === 'n' ? shownNumber(text) : null;
  if (number === null) return { text: text.trim(), isNumber: false };
  const shown = places[style] ?? null;
  return { text: shown === null ? number : roundedTo(number, shown), isNumber: true };
}
