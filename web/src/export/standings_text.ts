// Writes the standings as text to post, from the engine's rows.
import { rulesOf } from '../systems/all_event_rules.ts';
import type { SystemId } from '../systems/event_game.ts';
import type { StandingRow, TextColumn } from '../systems/event_rules.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { Numbers } from '../numbers/numbers.ts';
import { placed } from '../numbers/ordinals.ts';
import { BYTE_ORDER_MARK, csvRow, LINE_END } from './csv_cells.ts';
import { shortText, tableText, type TextKind } from './table_text.ts';

type Text = (row: StandingRow) => string;

/** The columns of every system, with figures as its sheets write them; "2=" is a shared second place. */
function commonTexts(system: SystemId, numbers: Numbers): Record<'place' | 'player' | 'total', Text> {
  return {
    place: ({ place, shared }) => placed(place, shared),
    player: ({ player }) => player,
    total: ({ total }) => rulesOf(system).figure(total, numbers),
  };
}

/** Standings as text, with place, player and total in the first columns. */
export interface PostedTable {
  columns: { title: string; figure?: true }[];
  cells: string[][];
  /** Sentences below it. */
  notes?: string[];
}

/** Standings to be written. */
export interface Posted {
  title: string;
  table(numbers: Numbers): PostedTable;
  numbers: Numbers;
  /** The address of the event; null where there is none to give. */
  link: string | null;
}

/** How each kind of text links the event. */
const LINKED: Record<TextKind, (link: string) => string> = {
  plain: (link) => link,
  markdown: (link) => `[Open the event](${link})`,
  bbcode: (link) => `[url=${link}]Open the event[/url]`,
};

export function standingsText(kind: TextKind, { title, table: tableIn, numbers, link }: Posted): string {
  const { notes = [], ...table } = tableIn(numbers);
  const text = tableText(kind, title, [table], notes);
  return link === null ? text : `${text}\n${LINKED[kind](link)}\n`;
}

/** "1 Jenny 3.028" for each row. */
export function shortStandings({ title, table, numbers, link }: Posted): string {
  const { cells, notes = [] } = table(numbers);
  const lines = cells.map(([place = '', player = '', total = '']) => ({ place, player, total }));
  const text = [shortText(title, [{ lines }]), ...notes.slice(0, 1).map((note) => `${note}\n`)].join('\n');
  return link === null ? text : `${text}\n${link}\n`;
}

/** The standings as a file for spreadsheets, with plain figures. Notes and the link stand below them. */
export function standingsCsv({ table, link }: Pick<Posted, 'table' | 'link'>, style: NumberStyle): string {
  const { columns, cells, notes = [] } = table(UNGROUPED[style]);
  const written = cells.map((row) => row.map((cell, at) => (columns[at]?.figure ? plainFigure(cell) : cell)));
  const below = [...notes, ...(link === null ? [] : [link])].map((text) => ['', text]);
  const lines = [columns.map(({ title }) => title), ...written, ...(below.length > 0 ? [[], ...below] : [])];
  const delimiter = style === 'comma' ? ';' : ',';
  return BYTE_ORDER_MARK + lines.map((line) => csvRow(line, delimiter) + LINE_END).join('');
}

const UNGROUPED: Record<NumberStyle, Numbers> = {
  point: new Numbers({ group: '', decimal: '.' }),
  comma: new Numbers({ group: '', decimal: ',' }),
};

/** "−.5" as "-0.5". */
function plainFigure(figure: string): string {
  return figure.replace('\u2212', '-').replace(/^(-?)(?=[.,])/, '$10');
}

/** The header, the rows and what is said below them. A system's own column is left out if it is blank throughout. */
export function standingsTable(
  system: SystemId,
  rows: readonly StandingRow[],
  numbers: Numbers,
): { columns: TextColumn<StandingRow>[]; cells: string[][]; notes: string[] } {
  const { textColumns, standingsNote } = rulesOf(system);
  const own = textColumns.filter((column) => rows.some((row) => column.text(row, numbers) !== ''));
  const { place, player, total } = commonTexts(system, numbers);
  const columns: TextColumn<StandingRow>[] = [
    { title: 'Place', figure: true, text: place },
    { title: 'Player', text: player },
    { title: 'Total', figure: true, text: total },
    ...own,
  ];
  return {
    columns,
    cells: rows.map((row) => columns.map((column) => column.text(row, numbers))),
    notes: standingsNote ? [standingsNote] : [],
  };
}
