// Reads files as the import does, without a page, and says what was found in short texts.
import '../../../web/docs/no_browser.ts';
import load from '../../../build/package/tallysheet.js';
import loadEvents from '../../../build/package/events.js';
import { previewOf, type Preview, type PreviewOptions } from '../../../web/src/import/preview.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { layoutOf } from '../../../web/src/systems/all_csv_layouts.ts';
import type { Cells } from '../../../web/src/systems/csv_layout.ts';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';

export const engine = { ...(await load()), ...(await loadEvents()) };

export async function readFile(
  system: SystemId,
  text: string,
  options: Partial<PreviewOptions> = {},
): Promise<Preview> {
  const forms = await openEventForms(system);
  return previewOf(text, { system, settings: {}, engine, forms, numbers: NUMBERS.point, ...options });
}

/** "4 C: Place is missing." */
export const reported = ({ problems }: Preview): string[] =>
  problems.map(({ row, letter, message }) => `${row}${letter ? ` ${letter}` : ''}: ${message}`);

export function linesOf(system: SystemId, game: EventGame): Cells[] {
  return layoutOf(system).lines(game, '');
}

/** "Ann 1, Bob 2" of the lines of each game, by the ids of columns. */
export function listed(system: SystemId, { games }: Pick<Preview, 'games'>, ...columns: string[]): string[] {
  const textOf = (line: Cells) => columns.map((id) => line[id] ?? '').filter((text) => text !== '');
  return games.map((game) =>
    linesOf(system, game)
      .map((line) => textOf(line).join(' '))
      .filter((text) => text !== '')
      .join(', '),
  );
}
