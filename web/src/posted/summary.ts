// How many posted figures agree, and how many are still to be filled in, in sentences.
import type { Numbers } from '../numbers/numbers.ts';
import { agreeing, capital } from '../ui/sentences.ts';
import type { Checked } from './checked.ts';

export function summaryOf({ lines, together }: Checked, numbers: Numbers): string {
  const verdicts = lines.flatMap(({ verdict }) => (verdict ? [verdict] : []));
  const agreed = verdicts.filter(({ agrees }) => agrees).length;
  const isTyped = ({ typed }: Checked['lines'][number]) => typed.trim() !== '';
  const unread = lines.filter((line) => isTyped(line) && !line.verdict).length;
  if (verdicts.length + unread === 0) return 'Nothing to compare yet.';
  const open = lines.filter((line) => !isTyped(line) && line.figure !== null).length;
  const says =
    unread > 0 ? withUnread(agreed, verdicts.length, unread, numbers) : read(agreed, verdicts.length, together?.words);
  return open === 0 ? says : `${says} ${capital(numbers.amount(open, 'is', 'are'))} not filled in.`;
}

/** Figures that are not yet a number, or have two readings. */
function withUnread(agreed: number, compared: number, unread: number, { amount }: Numbers): string {
  const cannot = `${capital(amount(unread, 'posted figure'))} cannot be read yet.`;
  if (compared === 0) return cannot;
  return `${agreementOf(agreed, compared + unread)} ${cannot.replace(/ posted figures?/, '')}`;
}

/** `together` is the reading with which all agree. */
function read(agreed: number, all: number, together: string | undefined): string {
  if (all === 1) return oneFigure(agreed === 1, together);
  if (agreed === all) return `All ${all} posted figures agree.`;
  return `${agreementOf(agreed, all)}${together ? ` All agree ${together}.` : ''}`;
}

function oneFigure(agrees: boolean, together: string | undefined): string {
  if (agrees) return 'The posted figure agrees.';
  return together ? `The posted figure agrees ${together}.` : 'The posted figure differs.';
}

function agreementOf(agreed: number, all: number): string {
  if (agreed === 0) return `None of the ${all} posted figures agrees.`;
  return `${agreed} of ${all} posted figures ${agreeing(agreed, 'agrees', 'agree')}.`;
}
