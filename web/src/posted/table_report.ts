// The report on a whole table of posted figures: a verdict in one or two sentences, and every figure that differs.
import type { Numbers } from '../numbers/numbers.ts';
import { agreeing, capital, shortened } from '../ui/sentences.ts';
import { checked } from './checked.ts';
import type { PostedGame } from './posted_game.ts';
import type { Cause, TableCheck } from './table_check.ts';

export function tableVerdict(check: TableCheck, numbers: Numbers): string {
  const { posted, verdict } = check;
  if (verdict.is === 'nothing posted') return 'No scores were posted.';
  if (verdict.is === 'agrees')
    return posted === 1 ? 'The posted figure agrees.' : `All ${numbers.grouped(posted)} posted figures agree.`;
  return `${agreement(check, numbers)} ${explanation(check, numbers)}`;
}

function agreement({ posted, agreeing: right }: TableCheck, { grouped }: Numbers): string {
  if (right === 0)
    return posted === 1 ? 'The posted figure differs.' : `None of the ${grouped(posted)} posted figures agrees.`;
  return `${grouped(right)} of ${grouped(posted)} posted figures ${agreeing(right, 'agrees', 'agree')}.`;
}

function explanation({ unread, verdict }: TableCheck, { amount }: Numbers): string {
  if (unread > 0) return `${capital(amount(unread, 'figure'))} cannot be read.`;
  if (verdict.is !== 'explained') return 'No single cause that is known here explains all of them.';
  const [only, another] = verdict.causes;
  if (only && !another) return `One cause explains all of them: ${causeInWords(only)}.`;
  return `Any of these explains all of them: ${verdict.causes.map(causeInWords).join('; or ')}.`;
}

function causeInWords({ words, game }: Cause): string {
  return game ? `in ${shortened(game.name)}, ${words}` : `they were ${words}`;
}

/** A figure that differs, or cannot be read. */
export interface DifferingFigure {
  who: string;
  posted: string;
  /** The sheet's; a dash for none. */
  here: string;
  /** How the figure differs, and what explains it by itself. */
  says: string;
}

export function differencesIn({ model, posted }: PostedGame): DifferingFigure[] {
  const lines = checked(model)?.lines ?? [];
  return lines.flatMap(({ who, typed, figure, verdict, problem }) => {
    const says = problem?.message ?? (verdict && !verdict.agrees ? verdict.words : null);
    if (says === null) return [];
    return [{ who, posted: typed, here: figure === null ? '–' : posted.write(figure, model.numbers), says }];
  });
}

/** The report as plain text, to be copied. */
export function reportText(title: string, check: TableCheck, numbers: Numbers): string {
  const games = check.differing.map((game) =>
    [
      game.name,
      ...differencesIn(game).map(
        ({ who, posted, here, says }) => `  ${who}: posted ${posted}, here ${here}. ${capital(says)}.`,
      ),
    ].join('\n'),
  );
  return [title, tableVerdict(check, numbers), ...games].join('\n\n').concat('\n');
}
