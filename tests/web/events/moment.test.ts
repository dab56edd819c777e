// Times on the device's own clock.
import { afterEach, expect, test, vi } from 'vitest';
import { isoDay } from '../../../web/src/events/moment.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['America/New_York', '2026-03-08'],
  ['Europe/Berlin', '2026-03-09'],
])('the day in the name of a backup is the one in %s', (zone, day) => {
  vi.stubEnv('TZ', zone);
  expect(isoDay(new Date('2026-03-09T03:30:00Z'))).toBe(day); // 23:30 in New York, 4:30 in Berlin
});
