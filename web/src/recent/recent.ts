// Sheets of before: those of the single forms that came to a score, as they were typed; the latest first.
import type { Desk } from '../desk.ts';
import { putAside } from '../aside.ts';
import { isStateOf } from '../exchange/shapes.ts';
import { formStore, keep, kept, RECENT, textAt } from '../store.ts';

export interface Recent {
  form: string;
  state: any;
  /** Who won, and with what. */
  says: string;
  /** When it was last changed. */
  at: number;
}

const MOST = 12;

interface Noted {
  desk: Desk;
  /** Which contents of the desk's these are. */
  begun: number;
  state: any;
  sheet: unknown;
}

const SOON = 300;

/** The sheet that each desk's latest entry stands for. */
const latest = new WeakMap<Desk, { begun: number; state: string }>();
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

/** What is no sheet is put aside, as the next sheet would be written over it. */
export function putDamagedSheetsAside(): void {
  const list = kept(RECENT);
  const sheets = recentSheets();
  if (list === null || (Array.isArray(list) && sheets.length === list.length)) return;
  const text = textAt(RECENT);
  const damaged = Array.isArray(list) ? JSON.stringify(list.filter((one) => !isRecent(one))) : text;
  if (damaged !== null) putAside(RECENT, damaged, JSON.stringify(sheets));
}

/** The furthest from 1970 that a date can be: milliseconds. */
const LAST_DATE = 8.64e15;

function isRecent(found: unknown): found is Recent {
  const { form, state, says, at } = (found ?? {}) as Record<string, unknown>;
  return typeof form === 'string' && isStateOf(form, state) && typeof says === 'string' && Number.isFinite(at) && Math.abs(at as number) <= LAST_DATE;
}

/** Of the page's own forms; an event keeps its games itself. */
export function noteSheet(desk: Desk): void {
  const { begun, state, sheet } = desk;
  if (formStore.read(desk.form.id) !== state) return;
  if (waiting && (waiting.desk !== desk || waiting.begun !== begun)) writeNote();
  waiting = { desk, begun, state, sheet };
  clearTimeout(timer);
  timer = setTimeout(writeNote, SOON);
}

function writeNote(): void {
  if (waiting) note(waiting);
  waiting = null;
}

addEventListener('pagehide', writeNote);

function note({ desk, begun, state, sheet }: Noted): void {
  const { form } = desk;
  const text = JSON.stringify(state);
  if (text === JSON.stringify(form.example())) return;
  const { who, says, figure } = form.verdict(sheet, state);
  const before = latest.get(desk);
  const isSame = (kept: string) => kept === text || (before?.begun === begun && kept === before.state);
  const others = recentSheets().filter((one) => one.form !== form.id || !isSame(JSON.stringify(one.state)));
  keepSheets([{ form: form.id, state, says: `${who} ${says}: ${figure}`, at: Date.now() }, ...others]);
  latest.set(desk, { begun, state: text });
}
