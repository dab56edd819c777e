// A game's own fields, from their one description: event files and stored games carry each value, and refuse others.
import { describe, expect, test } from 'vitest';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { isGame } from '../../../web/src/store/whole.ts';
import { GAME_FIELDS, unusualFields } from '../../../web/src/systems/game_fields.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { aBoard, anEvent } from '../event_site.ts';

const BOARD = aBoard('one', 'Rail Baron', [
  ['Ann', '200'],
  ['Bob', '100'],
]);
const CHOICES = Object.entries(GAME_FIELDS).flatMap(([name, { values }]) =>
  values ? [[name, values.map(({ value }) => value)] as const] : [],
);
const withField = (name: string, value: string) => ({ ...BOARD, [name]: value }) as EventGame;
const fileOf = (game: EventGame) => jsonOf(anEvent('puffing-billy', [game]));

describe.each(CHOICES)('%s', (name, values) => {
  test.each(values)('a file and a stored game have %s', (value) => {
    const read = eventOf(fileOf(withField(name, value)));
    expect(read.ok && read.event.games[0]).toEqual(withField(name, value));
    expect(isGame(withField(name, value), 'one')).toBe(true);
  });

  test('another value is refused, and the file says which there are', () => {
    const strange = withField(name, 'strange');
    const read = eventOf(fileOf(strange));
    const [problem] = read.ok ? [] : read.problems;
    const quoted = values.map((value) => `“${value}”`);
    const allowed = [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].join(' or ');
    expect(problem).toBe(`games/0/${name} is “strange”; it must be ${allowed}.`);
    expect(isGame(strange, 'one')).toBe(false);
  });

  test('an import leaves the default out', () => {
    const [usual, other] = values as [string, string];
    expect(unusualFields({ [name]: usual })).toEqual({});
    expect(unusualFields({ [name]: other })).toEqual({ [name]: other });
  });
});
