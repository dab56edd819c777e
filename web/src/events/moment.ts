// A time in the words of a list: today's by the clock, an earlier one by its date too.

/** `time` in milliseconds: "14:05", "21 Nov, 14:05". */
export function moment(time: number, now = Date.now()): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return 'at an unknown time';
  const clock = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  if (date.toDateString() === new Date(now).toDateString()) return `at ${clock}`;
  return `on ${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })} at ${clock}`;
}
