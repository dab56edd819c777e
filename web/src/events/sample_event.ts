// An event to look around in, made from the rows that show a system's CSV layout.
import { readCell } from '../import/cell_reader.ts';
import { NUMBERS } from '../numbers/numbers.ts';
import { layoutOf } from '../systems/all_csv_layouts.ts';
import type { Cells, Column, ImportedGame } from '../systems/csv_layout.ts';
import { newEvent, type TallyEvent } from '../systems/event.ts';
import { newGame, type EventGame, type SystemId } from '../systems/event_game.ts';
import { eventSystem } from '../systems/event_systems.ts';
import { gameFields } from '../systems/game_fields.ts';

export function sampleEvent(system: SystemId): TallyEvent {
  const { columns, example, gameOf } = layoutOf(system);
  const games = new Map<string, Cells[]>();
  for (const row of example) {
    const cells = Object.fromEntries(columns.map((column, at) => [column.id, cellOf(row[at], column)]));
    const name = row[0] ?? '';
    games.set(name, [...(games.get(name) ?? []), cells]);
  }
  const event = newEvent(system, `Sample of ${eventSystem(system).name}`);
  return { ...event, games: [...games].map(([name, lines]) => sampleGame(gameOf(name, lines))) };
}

function cellOf(text = '', column: Column): string {
  return readCell(text, column, { style: null, numbers: NUMBERS.point }).value;
}

function sampleGame(game: ImportedGame): EventGame {
  return { ...newGame(game.form, game.state), ...gameFields(game) };
}
