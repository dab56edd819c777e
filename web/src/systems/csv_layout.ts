// The CSV layout of a system: its columns, and how rows become a game and back. The template, the parser, the export
// and the guide are all made from the columns.
import type { Tallysheet } from 'tallysheet';
import type { EventGame, SystemId, FormId, GameState } from './event_game.ts';
import type { GameFields } from './game_fields.ts';
import type { NumberKind } from '../numbers/number_entry.ts';
import type { Numbers } from '../numbers/numbers.ts';

export interface Column {
  id: string;
  /** The header as written. Case, accents, spaces and punctuation are ignored when reading it. */
  title: string;
  /** Other headers that mean the same. */
  also: string[];
  /** `count` is a whole number; `posted` a figure as it was published, or a dash. */
  kind: 'text' | 'choice' | 'count' | 'posted' | NumberKind;
  /** Whether the column is required and must be filled in. */
  needed?: true;
  /** Whether the column applies to the whole game: the same in all its rows, or blank after the first. */
  ofGame?: true;
  /** Whether the order of the rows stands for the column if it is blank throughout. */
  byOrder?: true;
  /** Whether the column's rows may agree like those of a column of the game: it is then compared as one. */
  mayAgree?: true;
  /** Whether a column of its name in which no cell is a whole number is another one. */
  numbersOnly?: true;
  /** For numbers of rounds or boards: words that may stand before them, such as "r" in "R2". */
  labels?: readonly string[];
  /** For a whole number: texts that may mean 0, which is then offered. */
  noneWords?: RegExp;
  /** For a choice: each value and the words accepted for it. The value itself is exported. */
  options?: Record<string, string[]>;
  /** Whether its values are names, shown with a capital. */
  properNames?: true;
  /** A description for the guide. */
  says: string;
}

/** A row's cells by column id: numbers as plain decimal text, choices as their values, other cells unchanged. */
export type Cells = Record<string, string>;

export interface LineProblem {
  /** Index into the game's lines; null for the game as a whole. */
  line: number | null;
  /** The column's id; null for the row as a whole. */
  column: string | null;
  message: string;
}

/** A game read from its rows: the contents of a form, which then reads and checks them. */
export interface ImportedGame extends GameFields {
  form: FormId;
  state: GameState;
  /** Problems with cells that the form's contents cannot hold. */
  problems: LineProblem[];
  /** The line and column that hold a field of the form or its request; null if no cell does. */
  spotOf(at: string): Pick<LineProblem, 'line' | 'column'> | null;
  /** A sentence if the game has too many or too few players, to follow its name. The problems that the rows have only
   *  because of that are then left out. */
  wrongSize?(engine: Tallysheet, numbers: Numbers): string | null;
}

/** A system's own layout has no columns for games' own fields; `withGameFields` adds them. */
export interface Layout {
  system: SystemId;
  columns: Column[];
  /** Whether games are numbered in a file because their headings are categories; otherwise they are named by their
   *  headings. */
  numbersGames?: true;
  /** Rows of the template, in the order of the columns. */
  example: string[][];
  /** Own fields of the template's games where they are not the default, by the game's name. */
  exampleFields?: Readonly<Record<string, GameFields>>;
  /** Reads a game from its rows; `name` is its name in the file. */
  gameOf(name: string, lines: Cells[]): ImportedGame;
  /** Writes the rows of a game. */
  lines(game: EventGame, name: string): Cells[];
}

/** The column that groups rows into games. */
export const GAME: Column = {
  id: 'game',
  title: 'game',
  also: [
    'game number',
    'game no',
    'game name',
    'board name',
    'table',
    'match',
    'partie',
    'spiel',
    'tisch',
    'partita',
    'tavolo',
    'partida',
    'juego',
    'spel',
  ],
  kind: 'text',
  needed: true,
  says: 'the same name or number in every row of one game; the rows need not be adjacent',
};

export const PLAYER: Column = {
  id: 'player',
  title: 'player',
  also: [
    'name',
    'player name',
    'players',
    'joueur',
    'joueuse',
    'spieler',
    'spielerin',
    'giocatore',
    'giocatrice',
    'nom',
    'nome',
  ].concat(['jugador', 'teilnehmer', 'participant', 'speler', 'who']),
  kind: 'text',
  needed: true,
  says: 'who played',
};
