// How many posted figures agree, and how many are still to be filled in, in sentences.
import type { Checked } from './checked.ts';

export function summaryOf({ lines, together }: Checked): string {
  const verdicts = lines.flatMap(({ verdict }) => (verdict ? [verdict] : []));
  const agreeing = verdicts.filter(({ agrees }) => agrees).length;
  const isTyped = ({ typed }: Checked['lines'][number]) => typed.trim() !== '';
  const unread = lines.filter((line) => isTyped(line) && !line.verdict).length;
  if (verdicts.length + unread === 0) return 'Nothing to compare yet.';
  const open = lines.filter((line) => !isTyped(line) && line.figure !== null).length;
  const says =
    unread > 0 ? withUnread(agreeing, verdicts.length, unread) : read(agreeing, verdicts.length, together?.words);
  return open === 0 ? says : `${says} ${open === 1 ? 'One is' : `${open} are`} not filled in.`;
}

/** Figures that are not yet a number, or have two readings. */
function withUnread(agreeing: number, compared: number, unread: number): string {
  const cannot =
    unread === 1 ? 'One posted figure cannot be read yet.' : `${unread} posted figures cannot be read yet.`;
  if (compared === 0) return cannot;
  return `${agreementOf(agreeing, compared + unread)} ${cannot.replace(/ posted figures?/, '')}`;
}

/** `together` is the reading with which all agree. */
function read(agreeing: number, all: number, together: string | undefined): string {
  if (all === 1) return oneFigure(agreeing === 1, together);
  if (agreeing === all) return `All ${all} posted figures agree.`;
  return `${agreementOf(agreeing, all)}${together ? ` All agree ${together}.` : ''}`;
}

function oneFigure(agrees: boolean, together: string | undefined): string {
  if (agrees) return 'The posted figure agrees.';
  return together ? `The posted figure agrees ${together}.` : 'The posted figure differs.';
}

function agreementOf(agreeing: number, all: number): string {
  if (agreeing === 0) return `None of the ${all} posted figures agrees.`;
  return `${agreeing} of ${all} posted figures ${agreeing === 1 ? 'agrees' : 'agree'}.`;
}
