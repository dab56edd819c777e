// Compares every posted figure of a form with the sheet, and reports differences and problems.
import type { FormModel } from '../form/model.ts';
import { shortened } from '../ui/sentences.ts';
import type { PageProblem } from '../form/form.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { matching, verdictOn, type Posted, type Read, type Verdict } from './find_reading.ts';
import { readAll } from './candidates.ts';
import type { PostedFigure, PostedForm, Reading } from '../systems/posted_form.ts';
import { readPosted } from './read_posted.ts';
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

const checks = new WeakMap<object, Checked>();
let lastReads: { about: string; reads: Read[] } | null = null;

/** Returns null without a sheet. */
export function checked(model: FormModel): Checked | null {
  const posted = POSTED_FORMS[model.form.id];
  if (!model.sheet || !posted) return null;
  const found = checks.get(model.sheet) ?? compare(model, model.sheet, posted);
  checks.set(model.sheet, found);
  return found;
}

function compare(model: FormModel, sheet: object, posted: PostedForm): Checked {
  const figures = posted.figures(sheet, model.state);
  const reads = () => readingsOf(model, posted);
  const lines = figures.map((own) => lineOf(model, posted, own, figures, reads));
  const differing = lines.some(({ verdict }) => verdict && !verdict.agrees);
  return {
    title: posted.title,
    lines: lines.map(({ read: _, ...line }) => line),
    together: differing ? togetherBy(lines, reads(), model.numbers) : null,
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
  const { numbers } = model;
  const name = `${shortened(who)}’s posted ${title}`;
  const { read, problem } = readPosted(typed, name, () => known(all, reads()), numbers);
  return {
    key,
    who,
    title,
    figure,
    typed,
    problem,
    read,
    verdict: read && verdictOn(read, own, { all, reads, numbers, write: (one) => write(one, numbers) }),
  };
}

/** Every figure that the game gives, by any reading. */
function known(all: PostedFigure[], reads: Read[]): string[] {
  return [...all, ...reads.flatMap(({ figures }) => [...figures.values()])].flatMap(({ figure, others = [] }) =>
    [figure, ...others.map((other) => other.figure)].filter((one) => one !== null),
  );
}

function togetherBy(lines: { key: string; read: Posted | null }[], reads: Read[], numbers: Numbers): Reading | null {
  const typed = lines.flatMap(({ key, read }) => (read ? [{ key, read }] : []));
  const fits = ({ figures }: Read) =>
    typed.every(({ key, read }) => {
      const figure = figures.get(key);
      return figure && matching(read, figure, numbers)?.agrees;
    });
  const fitting = reads.filter(fits).map(({ reading }) => reading);
  const [first, second] = fitting;
  return first?.about && second?.about ? null : (first ?? null);
}

/** Recalculated only when something other than a posted figure has changed. */
function readingsOf(model: FormModel, posted: PostedForm): Read[] {
  const about = JSON.stringify([model.form.id, model.request]);
  if (lastReads?.about !== about) lastReads = { about, reads: readAll(posted, model) };
  return lastReads.reads;
}
