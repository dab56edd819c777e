// Today's date, for paper.
const LONG = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' });

/** "23 November 2026", as the device's clock has it. */
export function today(): string {
  return LONG.format(new Date());
}
