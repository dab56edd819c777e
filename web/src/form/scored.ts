// Scores the contents of a form: its texts become a request, the request a sheet, and each problem a sentence at its
// field.
import type { Outcome, Problem, Tallysheet } from 'tallysheet';
import type { Numbers } from '../numbers/numbers.ts';
import { capital } from '../ui/sentences.ts';
import type { Form, PageProblem, ReadState } from './form.ts';
import { secondLines } from './names.ts';

export interface ScoredForm<Request, Sheet> {
  /** Contains what could be read from the texts. */
  request: Request;
  /** In form order. */
  problems: PageProblem[];
  /** Null whenever anything is missing or wrong. */
  sheet: Sheet | null;
}

/** Without an engine there is no sheet, and only what cannot be read is a problem. */
export function scoreForm<State, Request extends object, Sheet extends object>(
  form: Form<State, Request, Sheet>,
  state: State,
  engine: Tallysheet | null,
  numbers: Numbers,
): ScoredForm<Request, Sheet> {
  const reading = form.read(state, numbers);
  const outcome = engine && form.score(engine, reading.request);
  const problems = problemsOf(form, state, reading, outcome);
  return { request: reading.request, problems, sheet: outcome?.ok && problems.length === 0 ? outcome.value : null };
}

/** The sheet alone; null where a text cannot be read or the engine refuses the request. */
export function sheetOf<State, Sheet>(
  form: Form<State, unknown, Sheet>,
  state: State,
  engine: Tallysheet,
  numbers: Numbers,
): Sheet | null {
  const { request, problems } = form.read(state, numbers);
  const outcome = problems.length === 0 ? form.score(engine, request) : null;
  return outcome?.ok ? outcome.value : null;
}

/** A text that could not be read, as a sentence. */
export function unreadProblem<State>(
  form: Pick<Form<State>, 'nameOf'>,
  state: State,
  problem: PageProblem,
): PageProblem {
  return { ...problem, message: capital(`${form.nameOf(problem.at, state)} ${problem.message}`) };
}

/** A problem from the engine at its field of the form. */
export function engineProblem<State>(
  form: Pick<Form<State>, 'nameOf' | 'fieldOf'>,
  state: State,
  problem: Problem,
): PageProblem {
  const at = form.fieldOf?.(problem.at) ?? problem.at;
  const missing = () => capital(`${form.nameOf(at, state)} is missing.`);
  return { ...problem, at, message: problem.code === 'required' ? missing() : problem.message };
}

/** A field that could not be read has only that problem, since the engine has not seen its text. */
function problemsOf<State>(
  form: Form<State>,
  state: State,
  reading: ReadState<unknown>,
  outcome: Outcome<unknown> | null,
): PageProblem[] {
  const unread = reading.problems.map((problem) => unreadProblem(form, state, problem));
  if (!outcome) return unread;
  const refused = [...(outcome.ok ? [] : outcome.problems), ...secondLines(reading.request)];
  const others = refused
    .map((problem) => engineProblem(form, state, problem))
    .filter(({ at }) => !unread.some((problem) => problem.at === at));
  return inOrder([...unread, ...others.filter(isFirst)]);
}

/** Removes duplicates, which occur when one field fills in several places of the request. */
function isFirst(problem: PageProblem, index: number, all: PageProblem[]): boolean {
  return all.findIndex(({ at, message }) => at === problem.at && message === problem.message) === index;
}

function inOrder(problems: PageProblem[]): PageProblem[] {
  return problems.sort((one, other) => Number(rankOf(one) > rankOf(other)) - Number(rankOf(one) < rankOf(other)));
}

/** Sorts rows by number. (A slow phone takes 40 ms to set up Intl.Collator.) */
function rankOf({ at }: PageProblem): string {
  return at.replace(/\d+/g, (row) => row.padStart(6, '0'));
}
