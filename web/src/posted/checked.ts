// Every posted figure of a form beside the sheet's, with what is wrong or different about it.
import type { Desk } from '../desk.ts';
import { capital } from '../entry/figures.ts';
import { Reader } from '../entry/reader.ts';
import { shortened } from '../entry/shortened.ts';
import type { PageProblem } from '../system.ts';
import { placesOf } from './decimal_text.ts';
import { matching, readAll, verdictOn, type Posted, type Read, type Verdict } from './find_reading.ts';
import type { PostedFigure, PostedForm, Reading } from './posted_form.ts';
import { postedIn } from './posted_rows.ts';

const FILES = import.meta.glob<{ postedForms: Record<string, PostedForm> }>('../systems/*/readings.ts', { eager: true });

/** By the form's id. */
export const POSTED_FORMS: Record<string, PostedForm> = Object.assign({}, ...Object.values(FILES).map(({ postedForms }) => postedForms));

export interface Line {
  key: string;
  who: string;
  /** "PB score". */
  title: string;
  typed: string;
  /** Null while nothing is typed that could be compared. */
  verdict: Verdict | null;
  problem: PageProblem | null;
}

export interface Checked {
  title: string;
  lines: Line[];
  /** The one reading by which every posted figure is the sheet's, where the sheet's own is not; null where it
   *  could be one of several players' as well. */
  together: Reading | null;
}

const known = new WeakMap<object, Checked>();
let lastReads: { about: string; reads: Read[] } | null = null;

/** Null without a sheet. */
export function checked(desk: Desk): Checked | null {
  const posted = POSTED_FORMS[desk.form.id];
  if (!desk.sheet || !posted) return null;
  const found = known.get(desk.sheet) ?? compare(desk, posted);
  known.set(desk.sheet, found);
  return found;
}

function compare(desk: Desk, posted: PostedForm): Checked {
  const figures = posted.figures(desk.sheet, desk.state);
  const reads = () => readingsOf(desk, posted);
  const lines = figures.map((own) => lineOf(desk, posted, own, figures, reads));
  const differing = lines.some(({ verdict }) => verdict && !verdict.agrees);
  return { title: posted.title, lines: lines.map(({ read: _, ...line }) => line), together: differing ? togetherBy(lines, reads()) : null };
}

function lineOf(desk: Desk, { title }: PostedForm, own: PostedFigure, all: PostedFigure[], reads: () => Read[]): Line & { read: Posted | null } {
  const { key, who } = own;
  const typed = postedIn(desk.state, key);
  const { read, problem } = readPosted(typed, `${shortened(who)}’s posted ${title}`);
  return { key, who, title, typed, problem, read, verdict: read && verdictOn(read, own, all, reads) };
}

function readPosted(typed: string, name: string): { read: Posted | null; problem: PageProblem | null } {
  const reader = new Reader();
  const figure = reader.number('', typed, 'points');
  const [problem] = reader.problems;
  if (problem) return { read: null, problem: { ...problem, message: capital(`${name} ${problem.message}`) } };
  return { read: figure === undefined ? null : { figure, places: Math.max(placesOf(figure), zerosBehind(typed)) }, problem: null };
}

/** Decimals in "74.0" and "74,00". */
function zerosBehind(typed: string): number {
  return /[.,](\d?\d?0)\s*$/.exec(typed)?.[1]?.length ?? 0;
}

function togetherBy(lines: { key: string; read: Posted | null }[], reads: Read[]): Reading | null {
  const typed = lines.flatMap(({ key, read }) => (read ? [{ key, read }] : []));
  const fits = ({ figures }: Read) => typed.every(({ key, read }) => {
    const figure = figures.get(key);
    return figure && matching(read, figure)?.agrees;
  });
  const fitting = reads.filter(fits).map(({ reading }) => reading);
  const [first, second] = fitting;
  return first?.about && second?.about ? null : (first ?? null);
}

/** Asked anew only when something else than a posted figure has changed. */
function readingsOf({ form, engine, state, sheet }: Desk, posted: PostedForm): Read[] {
  if (!engine) return [];
  const about = JSON.stringify([form.id, form.read(state).request]);
  if (lastReads?.about !== about) lastReads = { about, reads: readAll(posted, form, engine, state, sheet) };
  return lastReads.reads;
}
