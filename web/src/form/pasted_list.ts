// A list of results as people write it in a chat, such as "1. Jenny - 252,000" or "Jenny 252k", pasted into a list of
// players: each line is split into place, name and figures. It is loaded when a list is pasted.
import { newRow, type Row } from '../ui/rows.ts';
import type { PlayerList } from './player_list.ts';

/** One way to read the text; `words` is for the person who chooses. */
export interface ListReading {
  words: string;
  rows: Row[];
  /** How many lines were read, and how many had no room. */
  lines: number;
  left: number;
}

interface Line {
  place: string;
  name: string;
  figures: string[];
}

/** Null for a text that is not a list of results. */
export function listReadings(list: PlayerList, index: number, text: string): ListReading[] | null {
  const texts = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const figures = list.columns.filter(({ kind }) => kind === 'money' || kind === 'points').map(({ field }) => field);
  const lines = texts.map((line) => lineIn(line, Math.max(1, figures.length)));
  if (lines.some((line) => line === null) || (texts.length === 1 && !isTelling(texts[0] as string))) return null;
  const found = lines as Line[];
  if (new Set(found.map(({ name }) => name)).size < found.length) return null; // "Player 1", "Player 2"
  const hasPlaces = list.columns.some(({ field }) => field === 'place');
  const take = (words: string, read: Line[]) => filled(words, list, index, read, figures);
  if (figures.length === 0) return hasPlaces ? [take('places', found.map(asPlace))] : null;
  if (!areRanks(found)) return [take('scores', found)];
  return [take('scores', found), take('places', found.map(asPlace))];
}

const MEDALS = ['🥇', '🥈', '🥉'];
const MARKED_PLACE = /^\s*[#(]?(\d{1,2})(?:\s*[.):\]=]|(?:st|nd|rd|th|er|e|º|°)\b)\s*[-–—:]?\s*(?=\S*\p{L})/iu;
const BARE_PLACE = /^\s*(\d{1,2})\s+(?=\p{L})/u;
/** At the end of a line, behind a name. */
const FIGURE =
  /^(.*\p{L}.*?)(?:\s*[-–—:=,;|]\s*|\s+)[(]?([$£€]?[-\u2212]?(?:\d{1,3}(?:[ \u00a0\u202f]\d{3})+|\d[\d.,'’]*)\s?[km]?\s?[$£€]?)(?:\s*(?:pts|points|punkte|p))?[)]?\.?\s*$/iu;

/** In characters. A longer line, such as a pasted link, is no result. */
const LONGEST_LINE = 200;

function lineIn(text: string, most: number): Line | null {
  if (text.length > LONGEST_LINE) return null;
  const medal = MEDALS.findIndex((sign) => text.includes(sign));
  const line = text.replace(/^[^\p{L}\p{N}#($£€-]+/u, '');
  const [head = '', place = ''] = MARKED_PLACE.exec(line) ?? BARE_PLACE.exec(line) ?? [];
  let rest = line.slice(head.length).trim();
  const figures: string[] = [];
  for (let found = FIGURE.exec(rest); found && figures.length < most; found = FIGURE.exec(rest)) {
    figures.unshift(inFull((found[2] as string).trim()));
    rest = (found[1] as string).trim();
  }
  const name = rest.replace(/[\s:=,;|–—-]+$/u, '');
  if (!/\p{L}/u.test(name) || (place === '' && figures.length === 0 && medal < 0)) return null;
  return { place: place || (medal < 0 ? '' : String(medal + 1)), name, figures };
}

/** Whether a single line is surely no name: it has a place with a mark, a dash or colon, or a long figure. */
function isTelling(text: string): boolean {
  return MARKED_PLACE.test(text) || /\p{L}\s*[-–—:=]\s*[$£€]?\d/u.test(text) || /\d{3}|\d\s?k$/i.test(text);
}

/** "252k" is 252000 and "1.5k" is 1500; other texts stay as they are. */
function inFull(figure: string): string {
  const [, whole = '', decimals = '', unit = ''] = /^[$£€]?(\d{1,6})(?:[.,](\d{1,2}))?\s?([km])$/i.exec(figure) ?? [];
  if (unit === '') return figure;
  const zeros = unit.toLowerCase() === 'k' ? 3 : 6;
  return (whole + decimals.padEnd(zeros, '0')).replace(/^0+(?=\d)/, '');
}

/** Whether the only numbers are 1, 2, 3, … in any order, so that they may be places or scores. */
function areRanks(lines: Line[]): boolean {
  if (lines.length < 2 || lines.some(({ place, figures }) => place !== '' || figures.length !== 1)) return false;
  const numbers = lines.map(({ figures: [figure = ''] }) => figure).sort((one, other) => Number(one) - Number(other));
  return numbers.every((number, at) => number === String(at + 1));
}

/** A number behind the name as the place, where there is no other. */
function asPlace({ place, name, figures: [figure = ''] }: Line): Line {
  return { place: place || figure, name, figures: [] };
}

function filled(words: string, list: PlayerList, index: number, lines: Line[], figures: string[]): ListReading {
  const hasPlaces = list.columns.some(({ field }) => field === 'place');
  const ordered = hasPlaces || list.numbered !== 'Place' ? lines : inOrder(lines);
  const room = Math.min(ordered.length, list.most - index);
  const rows = [...list.rows];
  ordered.slice(0, room).forEach((line, at) => {
    const row: Row = { ...(rows[index + at] ?? newRow(rows)), player: line.name };
    figures.forEach((field, number) => {
      if (line.figures[number] !== undefined) row[field] = line.figures[number];
    });
    if (hasPlaces && line.place !== '') row['place'] = line.place;
    rows[index + at] = row;
  });
  return { words, rows, lines: room, left: ordered.length - room };
}

/** Sorts the lines by place if every line has one. */
function inOrder(lines: Line[]): Line[] {
  if (lines.some(({ place }) => place === '')) return lines;
  return [...lines].sort((one, other) => Number(one.place) - Number(other.place));
}
