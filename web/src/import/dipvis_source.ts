// Tournaments that the program dipvis exports as JSON (version 1): rounds with their games, the seven powers of each with
// centres, eliminations and draws, and the program's own scores, which are compared with the sheets.
import type { Cells, Column } from '../systems/csv_layout.ts';
import { convertedTable, refusedTable } from './converted_table.ts';
import { jsonIn, recordIn, textIn, type JsonRecord } from './json_text.ts';
import type { Source } from './source.ts';

export const source: Source = {
  accepts: (text) => gamesIn(text).length > 0,
  fileTypes: '.json,application/json',
  read: async (text, columns) =>
    isDiplomacy(columns) ? convertedTable(text, linesOf(gamesIn(text)), columns) : refusedTable(NOT_DIPLOMACY),
};

const NOT_DIPLOMACY =
  'This is a tournament of Diplomacy, exported by dipvis. Import it into an event of a Diplomacy scoring system.';

export function isDiplomacy(columns: Column[]): boolean {
  return columns.some(({ id }) => id === 'power');
}

interface Game {
  round: string;
  name: string;
  draw: unknown;
  players: [power: string, player: JsonRecord][];
}

function gamesIn(text: string): Game[] {
  return Object.entries(recordIn(recordIn(jsonIn(text))['rounds'])).flatMap(([round, of]) =>
    Object.entries(recordIn(recordIn(of)['games'])).map(([name, game]) => {
      const { players, draw } = recordIn(game);
      const seats = Object.entries(recordIn(players)).map(([power, one]): [string, JsonRecord] => [
        power,
        recordIn(one),
      ]);
      return { round, name, draw, players: seats };
    }),
  );
}

function linesOf(games: Game[]): Cells[] {
  const rounds = new Map<string, string>();
  for (const { name, round } of games) if (!rounds.has(name)) rounds.set(name, round);
  return games.flatMap(({ round, name, draw, players }) => {
    const game = rounds.get(name) === round ? name : `${name}, round ${round}`;
    return players.map(([power, player]) => ({
      game,
      round,
      ...seat(power, player, typeof draw === 'object' && draw !== null),
    }));
  });
}

/** `wasDrawn` is false for a game that ended without a vote. */
function seat(power: string, player: JsonRecord, wasDrawn: boolean): Cells {
  const centres = textIn(player['final_scs']);
  const survives = centres !== '0';
  return {
    power,
    player: textIn(player['name']),
    centres,
    year: survives ? '' : lastFallBefore(textIn(player['elimination_year'])),
    inDraw: wasDrawn && survives ? (player['in_draw'] === true ? 'yes' : 'no') : '',
    posted: textIn(player['score']),
  };
}

/** The last Fall in which a power held a centre, from the year of its elimination. */
export function lastFallBefore(eliminated: string): string {
  return /^\d{1,4}$/.test(eliminated) ? String(Number(eliminated) - 1) : eliminated;
}
