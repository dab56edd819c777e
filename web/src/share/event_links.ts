// Links to whole events. They carry what the event's file does, so that they can be merged; links of earlier versions
// carry the head, and every game in the layout of its form.
import type { TallyEvent } from '../systems/event.ts';
import { newId, NO_EVENTS, type EventGame, type FormId, type GameState, type SystemId } from '../systems/event_game.ts';
import { rulesOf } from '../systems/all_event_rules.ts';
import { eventForms, isEventSystem } from '../systems/event_systems.ts';
import { eventOf } from '../event_file/read.ts';
import { Slices } from '../device/slices.ts';
import { jsonOf, jsonParts } from '../event_file/write.ts';
import { unstamped, type EventChanges } from '../merge/event_changes.ts';
import { changesValue } from '../event_file/write_changes.ts';
import { missing } from '../device/features.ts';
import { tabOf } from '../systems/index.ts';
import { contentsOf, packedInParts, packedLink, refused, STRANGE, type Opened } from './link.ts';

/** An event with more games never fits into a link. */
export const MOST_LINKED = 1_000;

/** Used in place of a form's id. */
export const EVENT_PATH = 'events';

/** Stages of a board; index 0 if none was chosen. */
const STAGES = [undefined, 'preliminary', 'final'] as const;

export async function eventLink(event: TallyEvent, changes: EventChanges = unstamped(event)): Promise<string> {
  let text = '';
  for await (const part of contentsInParts(event, changes)) text += part;
  return packedLink(EVENT_PATH, text);
}

/** The same link; null, found out early, where it would be longer than any that is opened. */
export function shortEventLink(event: TallyEvent, changes: EventChanges): Promise<string | null> {
  return packedInParts(EVENT_PATH, contentsInParts(event, changes));
}

async function* contentsInParts(event: TallyEvent, changes: EventChanges): AsyncGenerator<string> {
  const slices = new Slices();
  yield '[';
  for (const part of jsonParts(event, changesValue(changes, event.games))) {
    yield part.replaceAll('\n', ''); // which is between the values: within a text it would be escaped
    if (slices.due) await slices.pause();
  }
  yield ']';
}

/** Reads the event in a link, as strictly as an event file. */
export async function eventFrom(carried: string): Promise<Opened<Carried>> {
  const unsupported = missing('crypto', NO_EVENTS);
  if (unsupported) return refused(unsupported);
  const opened = await contentsOf(carried);
  if (!opened.ok) return opened;
  const text = fileIn(opened.contents);
  const read = text === null ? null : eventOf(text);
  return read?.ok ? { ok: true, contents: read } : refused(STRANGE);
}

/** An event, and what is needed to merge it. */
export interface Carried {
  event: TallyEvent;
  changes: EventChanges;
}

/** The text of the event’s file; null where the contents are none, or nested too deep to be written. */
function fileIn(contents: unknown): string | null {
  if (Array.isArray(contents) && contents.length === 1) return jsonText(contents[0]);
  const event = assembled(contents);
  return event && jsonOf(event);
}

function jsonText(value: unknown): string | null {
  try {
    return JSON.stringify(value);
  } catch {
    return null;
  }
}

/** Reads a link of an earlier version. Returns null if the values are not an event. Texts are checked afterwards. */
function assembled(values: unknown): TallyEvent | null {
  if (!Array.isArray(values) || values.length !== 5) return null;
  const [system, id, name, chosen, list] = values as unknown[];
  if (!isEventSystem(system) || !Array.isArray(list)) return null;
  const settings = settingsOf(chosen, system);
  const games = list.map((values) => gameOf(values, system));
  if (!settings || games.includes(null)) return null;
  return {
    version: 1,
    id: id as string,
    name: name as string,
    system,
    settings,
    games: games as EventGame[],
  };
}

function settingsOf(chosen: unknown, system: SystemId): Record<string, string> | null {
  if (!Array.isArray(chosen) || chosen.length % 2 === 1) return null;
  const names = chosen.filter((_, at) => at % 2 === 0) as string[];
  const known = names.every((name) => rulesOf(system).settings.some((setting) => setting.name === name));
  return known ? Object.fromEntries(names.map((name, at) => [name, chosen[2 * at + 1]])) : null;
}

function gameOf(values: unknown, system: SystemId): EventGame | null {
  if (!Array.isArray(values)) return null;
  const [form, stage, ...rest] = values as [FormId, number, ...unknown[]];
  if (!eventForms(system).includes(form) || !Number.isInteger(stage) || !(stage in STAGES)) return null;
  const state = tabOf(form)?.state.fromLink(rest) as GameState | null | undefined;
  const chosen = STAGES[stage];
  return state ? { id: newId(), form, state, ...(chosen ? { stage: chosen } : {}) } : null;
}
