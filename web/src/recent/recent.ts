// Sheets of before: those of the single forms that came to a score, as they were typed; the latest first.
import type { Desk } from '../desk.ts';
import { formStore, keep, kept, RECENT } from '../store.ts';

export interface Recent {
  form: string;
  state: any;
  /** Who won, and with what. */
  says: string;
  /** When it was last changed. */
  at: number;
}

const MOST = 12;

/** The contents that a desk's latest entry stands for. */
const noted = new WeakMap<Desk, { begun: number; state: string }>();
let waiting: ReturnType<typeof setTimeout> | undefined;
const SOON = 300;

export function recentSheets(): Recent[] {
  const list = kept(RECENT);
  return Array.isArray(list) ? (list as Recent[]).filter((one) => typeof one?.form === 'string' && typeof one.state === 'object') : [];
}

export function keepSheets(list: Recent[]): void {
  keep(RECENT, list.length > 0 ? list.slice(0, MOST) : null);
}

/** Of the page's own forms; an event keeps its games itself. */
export function noteSheet(desk: Desk): void {
  if (formStore.read(desk.form.id) !== desk.state) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => note(desk), SOON);
}

function note(desk: Desk): void {
  const { form, sheet, begun } = desk;
  const state = JSON.stringify(desk.state);
  if (!sheet || state === JSON.stringify(form.example())) return;
  const { who, says, figure } = form.verdict(sheet, desk.state);
  const others = recentSheets().filter((one) => one.form !== form.id || !isSame(one, desk, state));
  keepSheets([{ form: form.id, state: desk.state, says: `${who} ${says}: ${figure}`, at: Date.now() }, ...others]);
  noted.set(desk, { begun, state });
}

/** The sheet as it was before the latest letters. */
function isSame(one: Recent, desk: Desk, state: string): boolean {
  const before = noted.get(desk);
  const kept = JSON.stringify(one.state);
  return kept === state || (before?.begun === desk.begun && kept === before.state);
}
