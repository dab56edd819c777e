// How many posted figures agree, in a sentence.
import type { Checked } from './checked.ts';

export function summaryOf({ lines, together }: Checked): string {
  const verdicts = lines.flatMap(({ verdict }) => (verdict ? [verdict] : []));
  const agreeing = verdicts.filter(({ agrees }) => agrees).length;
  const unread = lines.filter(({ typed, verdict }) => typed.trim() !== '' && !verdict).length;
  if (unread > 0) return withUnread(agreeing, verdicts.length, unread);
  if (verdicts.length === 0) return 'Nothing to compare yet.';
  if (verdicts.length === 1) return oneFigure(agreeing === 1, together?.words);
  if (agreeing === verdicts.length) return `All ${verdicts.length} posted figures agree.`;
  return `${agreementOf(agreeing, verdicts.length)}${together ? ` All agree ${together.words}.` : ''}`;
}

/** Figures that are not yet a number, or have two readings. */
function withUnread(agreeing: number, compared: number, unread: number): string {
  const cannot =
    unread === 1 ? 'One posted figure cannot be read yet.' : `${unread} posted figures cannot be read yet.`;
  if (compared === 0) return cannot;
  return `${agreementOf(agreeing, compared + unread)} ${cannot.replace(/ posted figures?/, '')}`;
}

function oneFigure(agrees: boolean, together: string | undefined): string {
  if (agrees) return 'The posted figure agrees.';
  return together ? `The posted figure agrees ${together}.` : 'The posted figure differs.';
}

function agreementOf(agreeing: number, all: number): string {
  if (agreeing === 0) return `None of the ${all} posted figures agrees.`;
  return `${agreeing} of ${all} posted figures ${agreeing === 1 ? 'agrees' : 'agree'}.`;
}
