// The problems of a form as sentences: texts that could not be read, and problems from the engine.
import type { Outcome } from 'tallysheet';
import { capital } from '../ui/figures.ts';
import type { Form, PageProblem, ReadState } from './form.ts';
import { secondLines } from './names.ts';

/** In form order. A field that could not be read has only that problem, since the engine has not seen its text. */
export function problemsOf<State>(
  form: Form<State>,
  state: State,
  reading: ReadState<unknown>,
  outcome: Outcome<unknown> | null,
): PageProblem[] {
  const sentence = (at: string, ending: string) => capital(`${form.nameOf(at, state)} ${ending}`);
  const unread = reading.problems.map((problem) => ({ ...problem, message: sentence(problem.at, problem.message) }));
  if (!outcome) return unread;
  const refused = [...(outcome.ok ? [] : outcome.problems), ...secondLines(reading.request)];
  const scored = refused.map((problem): PageProblem => {
    const at = form.fieldOf?.(problem.at) ?? problem.at;
    return { ...problem, at, message: problem.code === 'required' ? sentence(at, 'is missing.') : problem.message };
  });
  const others = scored.filter(({ at }) => !unread.some((problem) => problem.at === at));
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
