// What a results page carries as data: its event, to be scored again, and its standings, for pages that show them. Anyone
// can write such a page, so everything that is read from one is checked.
import { readEvent } from '../event_file/read_event.ts';
import { Strict } from '../event_file/strict.ts';
import { FORMAT, jsonOf } from '../event_file/write.ts';
import { NUMBERS } from '../numbers/numbers.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { EVENT_VERSION, type TallyEvent } from '../systems/event.ts';
import { isPlain } from '../ui/plain.ts';

/** The ids of the page's data blocks. */
export const EVENT_DATA = 'tallysheet-event';
export const STANDINGS_DATA = 'tallysheet-standings';
export const SCORES_ENGINE = 'tallysheet-engine';
export const EVENTS_ENGINE = 'tallysheet-events-engine';

/** The engines' files of WebAssembly as base64. */
export interface EngineData {
  scores: string;
  /** Blank for an event that does not need it. */
  events: string;
}

/** The template of results pages, with marks in place of what comes from an event. */
export interface Template {
  text: string;
  /** Rejects while they cannot be had. */
  engines(needsEvents: boolean): Promise<EngineData>;
}

/** JSON that can stand in a script element: "<" occurs in its texts alone, where it can be written as an escape. */
export function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

export interface ReadData {
  event: TallyEvent;
  numbers: NumberStyle;
  /** Whether the page shows awards. */
  awards: boolean;
}

export function eventData({ event, numbers, awards }: ReadData): string {
  return inScript(`[${JSON.stringify(numbers)},${jsonOf(event)},${awards}]`);
}

/** Null where the data is not an event. */
export function readEventData(text: string): ReadData | null {
  const value = parsed(text);
  if (!Array.isArray(value)) return null;
  const [style, written, awards] = value as unknown[];
  const numbers = Object.keys(NUMBERS).find((one) => one === style) as NumberStyle | undefined;
  const event = eventIn(written);
  return numbers && event ? { event, numbers, awards: awards === true } : null;
}

function eventIn(written: unknown): TallyEvent | null {
  if (!isPlain(written) || written['tallysheet'] !== FORMAT || written['version'] !== EVENT_VERSION) return null;
  return readEvent(written, new Strict());
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
