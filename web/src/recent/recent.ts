// Recent sheets: the scored contents of the page's own forms, as typed, latest first.
import type { FormModel } from '../form/model.ts';
import type { Contents } from '../form/state.ts';
import { putAside } from '../device/damaged_storage.ts';
import { tabOf } from '../systems/index.ts';
import { isWritten, keep, kept, RECENT, textAt } from '../device/storage.ts';

export interface Recent {
  form: string;
  state: Contents;
  /** The winner and the winning figure. */
  says: string;
  /** Time of the last change. */
  at: number;
}

const MOST = 12;

interface Noted {
  model: FormModel;
  /** The generation of the model's contents. */
  generation: number;
  state: Contents;
  sheet: object;
}

const SOON = 300;

/** The contents of each model's latest entry. */
const latest = new WeakMap<FormModel, { generation: number; state: string }>();
let waiting: Noted | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

export function recentSheets(): Recent[] {
  const list = kept(RECENT);
  return Array.isArray(list) ? list.filter(isRecent) : [];
}

export function keepSheets(list: Recent[]): void {
  putDamagedSheetsAside();
  keep(RECENT, list.length > 0 ? list.slice(0, MOST) : null);
}

/** Adds sheets of a backup to those here, latest first. Returns how many are new here, and how many cannot be read. */
export function addSheets(found: unknown[]): { added: number; damaged: number } {
  const here = recentSheets();
  const contents = ({ form, state }: Recent) => JSON.stringify([form, state]);
  const known = new Set(here.map(contents));
  const sheets = found.filter(isRecent);
  const added = sheets.filter((one) => !known.has(contents(one)));
  if (added.length > 0) keepSheets([...here, ...added].sort((one, other) => other.at - one.at));
  return { added: added.length, damaged: found.length - sheets.length };
}

/** Moves damaged entries aside, because the next sheet would overwrite them. */
export function putDamagedSheetsAside(): void {
  const list = kept(RECENT);
  const sheets = recentSheets();
  if (list === null || (Array.isArray(list) && sheets.length === list.length)) return;
  const text = textAt(RECENT);
  const damaged = Array.isArray(list) ? JSON.stringify(list.filter((one) => !isRecent(one))) : text;
  if (damaged !== null) putAside(RECENT, damaged, JSON.stringify(sheets));
}

/** The largest time value of a Date, in milliseconds. */
const LAST_DATE = 8.64e15;

function isRecent(found: unknown): found is Recent {
  const { form, state, says, at } = (found ?? {}) as Record<string, unknown>;
  return (
    typeof form === 'string' &&
    isStateOf(form, state) &&
    typeof says === 'string' &&
    Number.isFinite(at) &&
    Math.abs(at as number) <= LAST_DATE
  );
}

/** Contents of an unknown form may have any fields: a later version may know it. */
function isStateOf(form: string, value: unknown): boolean {
  return tabOf(form)?.state.fits(value) ?? (typeof value === 'object' && value !== null && !Array.isArray(value));
}

/** Records the page's own forms only; an event stores its games itself. */
export function noteSheet(model: FormModel): void {
  const { generation, state, sheet } = model;
  if (!sheet || !isWritten(model.form.id, state)) return;
  if (waiting && (waiting.model !== model || waiting.generation !== generation)) writeNote();
  waiting = { model, generation, state, sheet };
  clearTimeout(timer);
  timer = setTimeout(writeNote, SOON);
}

function writeNote(): void {
  if (waiting) note(waiting);
  waiting = null;
}

addEventListener('pagehide', writeNote);

function note({ model, generation, state, sheet }: Noted): void {
  const { form } = model;
  const text = JSON.stringify(state);
  if (text === JSON.stringify(form.state.example(model.around()))) return;
  const { who, says, figure } = form.verdict(sheet, state, model.around().numbers);
  const before = latest.get(model);
  const isSame = (kept: string) => kept === text || (before?.generation === generation && kept === before.state);
  const others = recentSheets().filter((one) => one.form !== form.id || !isSame(JSON.stringify(one.state)));
  keepSheets([{ form: form.id, state, says: `${who} ${says}: ${figure}`, at: Date.now() }, ...others]);
  latest.set(model, { generation, state: text });
}
