// Reads an event's own values strictly, without the changes that a file may carry beside them.
import { EVENT_VERSION, type TallyEvent } from '../systems/event.ts';
import type { EventGame, SystemId } from '../systems/event_game.ts';
import type { Settings } from '../systems/event_rules.ts';
import { eventSystems } from '../systems/event_systems.ts';
import { hadRoundSystems } from '../systems/round_systems.ts';
import { severalOf } from '../systems/several.ts';
import { headLists } from '../systems/head_lists.ts';
import { headShape, readGame, MOST_GAMES } from './game_shapes.ts';
import type { Plain } from '../ui/plain.ts';
import type { Strict } from './strict.ts';

/** Null where something is wrong; `strict` then has the problem. */
export function readEvent({ version: _, games: list, changes: __, ...rest }: Plain, strict: Strict): TallyEvent | null {
  const system = strict.read(
    rest['system'],
    { is: 'one of', values: eventSystems.map(({ id }) => id) },
    '/system',
  ) as SystemId | null;
  if (system === null) return null;
  const head = strict.record(rest, headShape(system), '');
  const settingsRead = (head?.['settings'] ?? {}) as Settings;
  const scored = hadRoundSystems(settingsRead) ? severalOf(system) : system;
  const games = readGames(list, scored, strict);
  if (strict.problems.length > 0) return null;
  const { id, name, settings, ...lists } = head as unknown as TallyEvent;
  return { version: EVENT_VERSION, id, name, system, settings, ...headLists(lists), games };
}

function readGames(value: unknown, system: SystemId, strict: Strict): EventGame[] {
  if (!Array.isArray(value)) strict.expect(false, value, '/games', 'a list');
  const list: unknown[] = Array.isArray(value) ? value : [];
  if (list.length > MOST_GAMES) strict.tell('/games', `has ${list.length} entries; the limit is ${MOST_GAMES}.`);
  const games = list.slice(0, MOST_GAMES).map((game, index) => readGame(game, system, strict, `/games/${index}`));
  strict.different(
    games.map((game) => game?.['id']),
    '/games',
    'id',
  );
  return games as unknown as EventGame[];
}
