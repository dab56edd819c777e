// Reads an event file strictly: returns the event exactly as it was saved, or sentences about what is wrong.
import { EVENT_VERSION, type TallyEvent } from '../systems/event.ts';
import type { EventGame, SystemId } from '../systems/event_game.ts';
import type { Settings } from '../systems/event_rules.ts';
import { eventSystems } from '../systems/event_systems.ts';
import { hadRoundSystems } from '../systems/round_systems.ts';
import { severalOf } from '../systems/several.ts';
import { headLists } from '../systems/head_lists.ts';
import { unstamped, type EventChanges } from '../merge/event_changes.ts';
import { readChanges } from './read_changes.ts';
import { FILE_VERSION, FORMAT } from './write.ts';
import { headShape, readGame, MOST_GAMES } from './game_shapes.ts';
import { isPlain, type Plain } from '../ui/plain.ts';
import { shown, Strict } from './strict.ts';

export type ReadEvent = { ok: true; event: TallyEvent; changes: EventChanges } | { ok: false; problems: string[] };

const MOST_CHARACTERS = 50_000_000;

export function eventOf(text: string): ReadEvent {
  if (text.length > MOST_CHARACTERS)
    return refused(`The file is ${text.length} characters long; the limit is ${MOST_CHARACTERS}.`);
  const value = parsed(text.replace(/^\ufeff/, ''));
  if (value === undefined) return refused('The file is not valid JSON. It is incomplete, or not an event file.');
  if (!isPlain(value) || value['tallysheet'] !== FORMAT)
    return refused('The file is JSON, but not a Tallysheet event.');
  const { version } = value;
  if (version !== EVENT_VERSION && version !== FILE_VERSION)
    return refused(
      `The file has version ${shown(version)}; this version of Tallysheet reads versions ${EVENT_VERSION} and ${FILE_VERSION}.`,
    );
  return readEvent(value);
}

function refused(...problems: string[]): ReadEvent {
  return { ok: false, problems };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readEvent({ version, games: list, changes, ...rest }: Plain): ReadEvent {
  const strict = new Strict();
  const system = strict.read(
    rest['system'],
    { is: 'one of', values: eventSystems.map(({ id }) => id) },
    '/system',
  ) as SystemId | null;
  if (system === null) return refused(...strict.problems);
  const head = strict.record(rest, headShape(system), '');
  const settingsRead = (head?.['settings'] ?? {}) as Settings;
  const scored = hadRoundSystems(settingsRead) ? severalOf(system) : system;
  const games = readGames(list, scored, strict);
  if (strict.problems.length > 0) return refused(...strict.problems);
  const { id, name, settings, ...lists } = head as unknown as TallyEvent;
  const event: TallyEvent = {
    version: EVENT_VERSION,
    id,
    name,
    system,
    settings,
    ...headLists(lists),
    games,
  };
  const read = version === FILE_VERSION ? readChanges(changes, event, strict) : unstamped(event);
  return strict.problems.length > 0 ? refused(...strict.problems) : { ok: true, event, changes: read };
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
