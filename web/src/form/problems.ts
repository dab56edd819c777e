// The problems of a form as sentences: texts that could not be read, and problems from the engine.
import type { Outcome, Problem } from 'tallysheet';
import { capital } from '../ui/figures.ts';
import type { Form, PageProblem, ReadState } from './form.ts';
import { shortened } from '../ui/sentences.ts';

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
  const refused = [...(outcome.ok ? [] : outcome.problems), ...secondSeats(reading.request)];
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

/** A problem at the second line of each player who is listed twice on one board, for every list in the request. The engine
 *  refuses them where it must tell players apart, in finals and standings; a form refuses them everywhere, since a name on
 *  two lines of one board is a slip. */
function secondSeats(request: unknown, at = ''): Problem[] {
  if (typeof request !== 'object' || request === null) return [];
  const within = Object.entries(request).flatMap(([name, value]) => secondSeats(value, `${at}/${name}`));
  return Array.isArray(request) ? [...twice(request, at), ...within] : within;
}

function twice(list: { player?: unknown }[], at: string): Problem[] {
  const names = list.map((line) => (typeof line?.player === 'string' ? line.player.trim().normalize() : ''));
  return names.flatMap((name, index) =>
    name !== '' && names.indexOf(name) < index
      ? [
          {
            at: `${at}/${index}/player`,
            code: 'duplicate',
            message: `${shortened(name)} is listed twice; a player can have only one seat in a game.`,
          },
        ]
      : [],
  );
}
