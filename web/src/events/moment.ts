// Times on this device's clock: in the words of a list, where today's have no date, and as the day in a file's name.

/** Kept, because a browser takes milliseconds to make one, and every redraw of an event needs one. */
let clockFormat: Intl.DateTimeFormat | undefined;
let dayFormat: Intl.DateTimeFormat | undefined;

/** `time` in milliseconds: "14:05", "21 Nov, 14:05". */
export function moment(time: number, now = Date.now()): string {
  const date = new Date(time);
  if (Number.isNaN(date.getTime())) return 'at an unknown time';
  clockFormat ??= new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
  const clock = clockFormat.format(date);
  if (date.toDateString() === new Date(now).toDateString()) return `at ${clock}`;
  dayFormat ??= new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' });
  return `on ${dayFormat.format(date)} at ${clock}`;
}

/** "2026-11-21", the day it is where the device is. */
export function isoDay(date = new Date()): string {
  const month = String(date.getMonth() + 1).padStart(2, '0');
  const day = String(date.getDate()).padStart(2, '0');
  return `${date.getFullYear()}-${month}-${day}`;
}
