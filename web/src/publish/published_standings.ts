// The standings as a results page gives them to pages that show them: <tally-standings> reads nothing else of the file.

export interface PublishedStandings {
  version: 1;
  /** "Spring convention" */
  heading: string;
  /** "Puffing Billy" */
  system: string;
  /** When it was written: "26 November 2026, 14:32" */
  when: string;
  columns: { title: string; figure?: true }[];
  /** The texts of the cells, row by row. */
  rows: string[][];
  notes: string[];
}

/** The start of the data block in the file. Its JSON has no "<", so it ends at the next one. */
export const BLOCK_START = '<script type="application/json" id="tallysheet-standings">';

const MOST_CHARACTERS = 20_000_000;
const MOST_ROWS = 5_000;
const MOST_COLUMNS = 60;

/** The standings in the text of a results page; null where it is none. Nothing of the text is taken for markup. */
export function standingsIn(page: string): PublishedStandings | null {
  const at = page.length > MOST_CHARACTERS ? -1 : page.indexOf(BLOCK_START);
  if (at < 0) return null;
  const start = at + BLOCK_START.length;
  return fitting(parsed(page.slice(start, page.indexOf('<', start))));
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

type Fields = Partial<Record<keyof PublishedStandings, unknown>>;

/** Null unless every value is what it must be. */
function fitting(value: unknown): PublishedStandings | null {
  if (typeof value !== 'object' || value === null) return null;
  const { version, heading, system, when, columns, rows, notes } = value as Fields;
  if (version !== 1 || ![heading, system, when].every(isText)) return null;
  if (!isListOf(columns, isColumn, MOST_COLUMNS) || !isListOf(notes, isText, MOST_ROWS)) return null;
  if (!isListOf(rows, (row) => isListOf(row, isText, MOST_COLUMNS), MOST_ROWS)) return null;
  return value as PublishedStandings;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isColumn(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { title, figure } = value as { title?: unknown; figure?: unknown };
  return isText(title) && (figure === undefined || figure === true);
}

function isListOf(value: unknown, fits: (one: unknown) => boolean, most: number): boolean {
  return Array.isArray(value) && value.length <= most && value.every(fits);
}
