// Backups: every event of this device in one file, what lies in the bin included, and the recent sheets.
import { Slices } from '../device/slices.ts';
import { refuse } from './save_status.ts';
import { everyEvent, importEvent, mergeEvent } from './open_events.ts';
import { fileParts } from '../event_file/write_changes.ts';
import { eventOf, type ReadEvent } from '../event_file/read.ts';
import { addSheets, recentSheets } from '../recent/recent.ts';
import { isPlain } from '../ui/plain.ts';
import type { Progress } from '../ui/long_work.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { capital } from '../ui/sentences.ts';

const FORMAT = 'backup';
const VERSION = 1;

/** The backup's text in parts; none where there is nothing to back up. */
export async function* backupParts(): AsyncGenerator<string> {
  const sheets = recentSheets();
  const head = JSON.stringify({ tallysheet: FORMAT, version: VERSION, sheets });
  const start = `${head.slice(0, -1)},"events":[\n`;
  let events = 0;
  for await (const store of everyEvent()) {
    await store.save();
    await store.readAll().catch(refuse);
    yield events === 0 ? start : ',';
    yield* fileParts(store.event, store.changes);
    events += 1;
  }
  if (events === 0 && sheets.length > 0) yield start;
  if (events + sheets.length > 0) yield ']}\n';
}

export interface Restored {
  added: number;
  merged: number;
  sheets: number;
  problems: string[];
}

export interface RestoreOptions {
  progress(restored: Progress): void;
  /** Events that were restored before it is aborted stay. */
  signal: AbortSignal;
  numbers: Numbers;
}

/** Adds the events of a backup, or of a single event's file, and merges those that are here. */
export async function restoreBackup(text: string, { progress, signal, numbers }: RestoreOptions): Promise<Restored> {
  const { events, sheets } = contentsOf(text);
  const { added, damaged } = addSheets(sheets);
  const restored: Restored = { added: 0, merged: 0, sheets: added, problems: [] };
  if (damaged > 0) restored.problems.push(`${capital(numbers.amount(damaged, 'sheet'))} could not be read.`);
  const slices = new Slices();
  for (const [done, read] of events.entries()) {
    if (signal.aborted) break;
    await restoreEvent(read(), restored);
    if (!slices.due || done + 1 === events.length) continue;
    progress({ done: done + 1, of: events.length });
    await slices.pause();
  }
  return restored;
}

async function restoreEvent(read: ReadEvent, restored: Restored): Promise<void> {
  if (!read.ok) restored.problems.push(...read.problems);
  else if (await importEvent(read.event.id, read.changes)) restored.added += 1;
  else {
    await mergeEvent(read.event.id, read.changes);
    restored.merged += 1;
  }
}

/** Each event is read only when it is called for, since it takes long. */
function contentsOf(text: string): { events: (() => ReadEvent)[]; sheets: unknown[] } {
  const value = parsed(text);
  if (!isPlain(value) || value['tallysheet'] !== FORMAT) return { events: [() => eventOf(text)], sheets: [] };
  const { version, events, sheets } = value as Record<string, unknown>;
  if (version !== VERSION)
    return problem('A later version of Tallysheet made this backup. Reload the page to update it.');
  if (!Array.isArray(events) || !Array.isArray(sheets)) return problem('The backup is incomplete.');
  return { events: events.map((event: unknown) => () => eventOf(JSON.stringify(event) ?? '')), sheets };
}

function problem(sentence: string): ReturnType<typeof contentsOf> {
  return { events: [() => ({ ok: false, problems: [sentence] })], sheets: [] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
