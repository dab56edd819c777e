// The rows of games as a CSV holds them, and the names by which it tells them apart.
import type { Cells, Layout } from '../systems/csv_layout.ts';
import type { EventGame } from '../systems/event_game.ts';
import { DASH } from '../numbers/decimal_text.ts';
import { unmistakable } from '../numbers/number_entry.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { numbersOfSheet } from '../numbers/sheet_numbers.ts';

/** Every cell of the layout's columns: numbers as plain decimal text where they can be read, other texts as typed. */
export function linesOf({ columns, lines }: Layout, game: EventGame, name: string): Cells[] {
  const numbers = numbersOfSheet(game.state);
  const written = (cells: Cells) =>
    columns.map(({ id, kind }): [string, string] => {
      const text = (cells[id] ?? '').trim().normalize('NFC');
      if (kind === 'posted') return [id, plainPosted(text, numbers)];
      return [id, kind === 'text' || kind === 'choice' ? text : plainNumber(text, kind, numbers)];
    });
  return lines(game, name).map((cells) => Object.fromEntries(written(cells)));
}

/** A posted figure as it is read from a file: with all its decimals, or a dash. */
function plainPosted(text: string, { read }: Numbers): string {
  if (DASH.test(text)) return '–';
  const entry = read(text, 'points');
  if (/^-?\d+\.\d+$/.test(text) || !('understood' in entry)) return text;
  return entry.understood;
}

/** A plain decimal number. Text that is not a number stays as typed. */
function plainNumber(text: string, kind: 'count' | 'money' | 'points', { read }: Numbers): string {
  const of = kind === 'money' ? 'money' : 'points';
  const entry = read(text, of);
  return 'understood' in entry ? unmistakable(entry.understood, of) : text;
}

/** The name of each game in the file: its heading, with a number if another game has the same heading. */
export function namesOf(games: readonly EventGame[], { numbersGames }: Layout): string[] {
  const taken = new Set<string>();
  return games.map((game, index) => {
    const heading = numbersGames ? '' : headingOf(game);
    const name = freeName(heading || String(index + 1), taken);
    taken.add(name);
    return name;
  });
}

export function headingOf({ state }: EventGame): string {
  return state.heading.trim().normalize('NFC');
}

function freeName(name: string, taken: Set<string>): string {
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  return free;
}
