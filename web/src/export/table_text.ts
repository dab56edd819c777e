// Writes tables as text to post: aligned columns, Markdown or BBCode, or in short for messengers. The text of a cell is
// escaped, so that it cannot contain markup.

export type TextKind = 'plain' | 'markdown' | 'bbcode';

export const TEXT_KINDS: { kind: TextKind; title: string }[] = [
  { kind: 'plain', title: 'plain text' },
  { kind: 'markdown', title: 'Markdown' },
  { kind: 'bbcode', title: 'BBCode' },
];

export interface TextTable {
  caption?: string;
  /** Figures are aligned to the right. */
  columns: { title: string; figure?: boolean }[];
  cells: string[][];
}

type Columns = TextTable['columns'];

/** Writes tables under one title, with notes below. */
export function tableText(kind: TextKind, title: string, tables: TextTable[], notes: string[] = []): string {
  const writer = WRITERS[kind];
  const clean = (text: string) => writer.escape(oneLine(text));
  const blocks = tables.map(({ caption, columns, cells }) => {
    const above = caption ? `${clean(caption)}\n${kind === 'markdown' ? '\n' : ''}` : '';
    return (
      above +
      writer.write(
        columns.map((column) => ({ ...column, title: clean(column.title) })),
        cells.map((row) => row.map(clean)),
      )
    );
  });
  const below = notes.map((note) => `${clean(note)}\n`).join(kind === 'markdown' ? '\n' : '');
  return [writer.heading(clean(title)) + blocks.join('\n'), ...(below ? [below] : [])].join('\n');
}

interface Writer {
  escape(text: string): string;
  heading(title: string): string;
  write(columns: Columns, cells: string[][]): string;
}

const WRITERS: Record<TextKind, Writer> = {
  plain: { escape: (text) => text, heading: (title) => `${title}\n\n`, write: aligned },
  markdown: { escape: escapedMarkdown, heading: (title) => `**${title}**\n\n`, write: markdown },
  bbcode: {
    escape: escapedBbcode,
    heading: (title) => `[b]${title}[/b]\n`,
    write: (columns, cells) => `[code]\n${aligned(columns, cells)}[/code]\n`,
  },
};

/** Removes line ends and bidirectional control characters, which would break the table. */
export function oneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

function aligned(columns: Columns, cells: string[][]): string {
  const lines = [columns.map(({ title }) => title), ...cells];
  const widths = columns.map((_, at) => Math.max(...lines.map((line) => width(line[at] ?? ''))));
  return lines
    .map(
      (line) =>
        `${line
          .map((cell, at) => padded(cell, widths[at] ?? 0, columns[at]))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function padded(cell: string, wide: number, column: Columns[number] | undefined): string {
  const blanks = ' '.repeat(wide - width(cell));
  return column?.figure ? blanks + cell : cell + blanks;
}

const GRAPHEMES = new Intl.Segmenter('en', { granularity: 'grapheme' });
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\uff01-\uff60]/u;
const NOTHING = /^[\u200b-\u200f\u2060\ufeff]$/;

/** The width in columns of a monospaced font. */
function width(text: string): number {
  const letters = Array.from(GRAPHEMES.segment(text), ({ segment }) => segment);
  return letters.reduce((sum, letter) => sum + (NOTHING.test(letter) ? 0 : WIDE.test(letter) ? 2 : 1), 0);
}

/** In Markdown, a backslash escapes any punctuation. */
function escapedMarkdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>()#+!|~&@^$=-]/g, '\\$&').replace(/:\/\//g, '\\://');
}

function markdown(columns: Columns, cells: string[][]): string {
  const row = (texts: string[]) => `| ${texts.join(' | ')} |\n`;
  const head = row(columns.map((column) => column.title)) + row(columns.map(({ figure }) => (figure ? '---:' : '---')));
  return `${head}${cells.map(row).join('')}`;
}

/** After a zero-width character, a bracket does not start a tag. */
function escapedBbcode(text: string): string {
  return text.replace(/\[/g, '[\u2060');
}

export interface ShortTable {
  caption?: string;
  lines: ShortLine[];
}

export interface ShortLine {
  /** "2", "2="; blank if there are no places. */
  place: string;
  player: string;
  /** Blank without a score. */
  total: string;
}

/** Results in short, in the order of the places: "1 Jenny 3.028", one line each. */
export function shortText(title: string, tables: ShortTable[]): string {
  const blocks = tables.map(({ caption, lines }) => [
    ...(caption ? [oneLine(caption)] : []),
    ...byPlace(lines).map(shortLine),
  ]);
  return `${[[oneLine(title)], ...blocks].map((block) => block.join('\n')).join(tables.length > 1 ? '\n\n' : '\n')}\n`;
}

function shortLine({ place, player, total }: ShortLine): string {
  return [place, player, total].map(oneLine).filter(Boolean).join(' ');
}

function byPlace(lines: ShortLine[]): ShortLine[] {
  const rank = ({ place }: ShortLine) => Number.parseInt(place, 10) || Number.MAX_SAFE_INTEGER;
  return [...lines].sort((one, other) => rank(one) - rank(other));
}
