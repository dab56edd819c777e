// Compares every posted figure of a form with the sheet, and reports differences and problems.
import type { FormModel } from '../form/model.ts';
import { capital } from '../ui/figures.ts';
import { Reader } from '../form/reader.ts';
import { shortened } from '../ui/sentences.ts';
import type { PageProblem } from '../form/form.ts';
import { readNumber } from '../ui/number_entry.ts';
import { inSheetMarks } from '../ui/sheet_marks.ts';
import { placesOf } from '../ui/decimal_text.ts';
import { matching, readAll, verdictOn, type Posted, type Read, type Verdict } from './find_reading.ts';
import { possibleReading } from './possible.ts';
import type { PostedFigure, PostedForm, Reading } from '../systems/posted_form.ts';
import { postedIn } from './posted_rows.ts';

const FILES = import.meta.glob<{ postedForms: Record<string, PostedForm> }>('../systems/*/readings.ts', {
  eager: true,
});

/** The systems' descriptions of posted figures, by form id. */
export const POSTED_FORMS: Record<string, PostedForm> = Object.assign(
  {},
  ...Object.values(FILES).map(({ postedForms }) => postedForms),
);

export interface Line {
  key: string;
  who: string;
  /** "PB score". */
  title: string;
  /** The sheet's; null for a player without a score. */
  figure: string | null;
  typed: string;
  /** Null until a valid figure is typed. */
  verdict: Verdict | null;
  problem: PageProblem | null;
}

export interface Checked {
  title: string;
  lines: Line[];
  /** The reading with which every posted figure agrees, if the sheet's own does not; null if it could apply to any of
   *  several players. */
  together: Reading | null;
}

const compared = new WeakMap<object, Checked>();
let lastReads: { about: string; reads: Read[] } | null = null;

/** Returns null without a sheet. */
export function checked(model: FormModel): Checked | null {
  const posted = POSTED_FORMS[model.form.id];
  if (!model.sheet || !posted) return null;
  const found = compared.get(model.sheet) ?? inSheetMarks(model.state, () => compare(model, posted));
  compared.set(model.sheet, found);
  return found;
}

function compare(model: FormModel, posted: PostedForm): Checked {
  const figures = posted.figures(model.sheet, model.state);
  const reads = () => readingsOf(model, posted);
  const lines = figures.map((own) => lineOf(model, posted, own, figures, reads));
  const differing = lines.some(({ verdict }) => verdict && !verdict.agrees);
  return {
    title: posted.title,
    lines: lines.map(({ read: _, ...line }) => line),
    together: differing ? togetherBy(lines, reads()) : null,
  };
}

function lineOf(
  model: FormModel,
  { title, write }: PostedForm,
  own: PostedFigure,
  all: PostedFigure[],
  reads: () => Read[],
): Line & { read: Posted | null } {
  const { key, who, figure } = own;
  const typed = postedIn(model.state, key);
  const { read, problem } = readPosted(typed, `${shortened(who)}’s posted ${title}`, () => known(all, reads()));
  return {
    key,
    who,
    title,
    figure,
    typed,
    problem,
    read,
    verdict: read && verdictOn(read, own, { all, reads, write }),
  };
}

/** Every figure that the game gives, by any reading. */
function known(all: PostedFigure[], reads: Read[]): string[] {
  return [...all, ...reads.flatMap(({ figures }) => [...figures.values()])].flatMap(({ figure, others = [] }) =>
    [figure, ...others.map((other) => other.figure)].filter((one) => one !== null),
  );
}

/** Any dash or minus alone. */
const DASH = /^\s*[-\u2010-\u2015\u2212]\s*$/;

/** A text with two readings is asked about only if the game can give both. */
function readPosted(
  typed: string,
  name: string,
  figures: () => string[],
): { read: Posted | null; problem: PageProblem | null } {
  if (DASH.test(typed)) return { read: { figure: null, places: 0 }, problem: null };
  const entry = readNumber(typed, 'points');
  const possible = 'ambiguous' in entry ? possibleReading(entry.ambiguous, figures()) : null;
  if (possible !== null) return { read: { figure: possible, places: placesIn(possible, typed) }, problem: null };
  const reader = new Reader();
  const figure = reader.number('', typed, 'points');
  const [problem] = reader.problems;
  if (problem) return { read: null, problem: { ...problem, message: capital(`${name} ${problem.message}`) } };
  return { read: figure === undefined ? null : { figure, places: placesIn(figure, typed) }, problem: null };
}

/** The number of decimals as typed. */
function placesIn(figure: string, typed: string): number {
  return figure === thousandsOf(typed) ? 0 : Math.max(placesOf(figure), zerosBehind(typed));
}

/** The text without its mark, if the mark stands where one of thousands would. */
function thousandsOf(typed: string): string | null {
  const entry = readNumber(typed, 'points');
  return 'ambiguous' in entry ? entry.ambiguous[0] : null;
}

/** The number of typed decimals that are trailing zeros, as in "74.0" and "74,00". */
function zerosBehind(typed: string): number {
  return /[.,](\d?\d?0)\s*$/.exec(typed)?.[1]?.length ?? 0;
}

function togetherBy(lines: { key: string; read: Posted | null }[], reads: Read[]): Reading | null {
  const typed = lines.flatMap(({ key, read }) => (read ? [{ key, read }] : []));
  const fits = ({ figures }: Read) =>
    typed.every(({ key, read }) => {
      const figure = figures.get(key);
      return figure && matching(read, figure)?.agrees;
    });
  const fitting = reads.filter(fits).map(({ reading }) => reading);
  const [first, second] = fitting;
  return first?.about && second?.about ? null : (first ?? null);
}

/** Recalculated only when something other than a posted figure has changed. */
function readingsOf({ form, engine, state, sheet, numbers }: FormModel, posted: PostedForm): Read[] {
  if (!engine) return [];
  const about = JSON.stringify([form.id, form.read(state, numbers).request]);
  if (lastReads?.about !== about) lastReads = { about, reads: readAll(posted, form, engine, state, sheet) };
  return lastReads.reads;
}
