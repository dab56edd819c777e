// RailCon's nine sessions as the page draws them, by the model: fifty people, of whom three come late and two leave. The guide's
// page Drawing the boards tells it; drawing.test.ts plays its steps on a phone.
import { expect, test } from 'vitest';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { modelOf, game, person, source } from '../seating/draw_model.ts';
import { Meetings } from './meetings.ts';
import { names } from './people.ts';

const EVERYBODY = names(50);
const CLUBS = EVERYBODY.map((_, at) => (at < 12 ? `Club ${'ABC'[at % 3]}` : ''));

const isHere = (at: number, session: number) =>
  (at >= 3 || session >= 3) && !((at === 40 || at === 41) && session >= 6);

const peopleAt = (session: number) =>
  EVERYBODY.map((name, at) => person(name, isHere(at, session) ? 'here' : at < 3 ? 'late' : 'left', CLUBS[at]));

test('nobody meets anybody twice in nine sessions of boards of four where these can be', () => {
  const meetings = new Meetings();
  const games: EventGame[] = [];
  for (let session = 1; session <= 9; session += 1) {
    const people = peopleAt(session);
    const { model } = modelOf(() => source({ form: 'puffing-billy', games, people }));
    model.draw();
    const { boards } = model.draft.drawn!.rounds[0]!;
    const here = people.filter(({ presence }) => presence === 'here').map(({ name }) => name);
    expect(boards.flat().sort(), `session ${session}`).toEqual(here.sort());
    // 47 are 3 + 11 × 4, 50 are 3 + 3 + 11 × 4 and 48 are 12 × 4.
    const others = boards.map(({ length }) => length).filter((size) => size !== 4);
    expect(others).toEqual({ 47: [3], 50: [3, 3], 48: [] }[here.length]);
    meetings.add(boards);
    games.push(...boards.map((board, at) => game(`${session}-${at}`, session, at + 1, board, 'x')));
  }
  expect(meetings.repeated).toEqual([]);
});
