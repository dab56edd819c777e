// Reads an event file strictly: returns the event exactly as it was saved, or sentences about what is wrong.
import { EVENT_VERSION, type TallyEvent } from '../systems/event.ts';
import { unstamped, type EventChanges } from '../merge/event_changes.ts';
import { readChanges } from './read_changes.ts';
import { readEvent } from './read_event.ts';
import { FILE_VERSION, FORMAT } from './write.ts';
import { isPlain } from '../ui/plain.ts';
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
  const strict = new Strict();
  const event = readEvent(value, strict);
  const changes = event && (version === FILE_VERSION ? readChanges(value['changes'], event, strict) : unstamped(event));
  return event && changes && strict.problems.length === 0 ? { ok: true, event, changes } : refused(...strict.problems);
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
