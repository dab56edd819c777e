// Sentences about meetings, and the text of a draw to post.
import { describe, expect, test } from 'vitest';
import { drawCsv, drawText } from '../../../web/src/seating/draw_text.ts';
import { seatsOfForm } from '../../../web/src/seating/seats.ts';
import { resultsOf } from '../../../web/src/seating/words.ts';
import { numbers } from './draw_model.ts';

describe('what is said of meetings', () => {
  const pair = { one: 'Ann', other: 'Ben', times: 2 };
  const said = (repeatMeetings: number, cost: number, repeatsAtLeast: number, costAtLeast: number) => {
    const answer = {
      rounds: [],
      kept: [{ wish: 'meetings' as const, cost, atLeast: cost }],
      repeats: [pair, pair, pair],
      repeatMeetings,
      repeatMeetingsAtLeast: 0,
      losses: [],
      complete: false,
      steps: 0,
      mostSteps: 0,
      ended: true,
    };
    const bounds = { repeatMeetingsAtLeast: repeatsAtLeast, meetingsAtLeast: costAtLeast };
    return resultsOf(answer, seatsOfForm('rplops')!, numbers, bounds)[0]?.summary;
  };

  test.each([
    [3, 3, 3, 3, '3 pairs meet again; no draw has fewer.'],
    [3, 3, 2, 3, '3 pairs meet again; no draw does better.'],
    [3, 3, 2, 2, '3 pairs meet again; at least 2 must.'],
    [3, 3, 1, 2, '3 pairs meet again; at least 2 must, unless some meet more often.'],
    [3, 3, 0, 0, '3 pairs meet again; perhaps fewer can.'],
    [
      4,
      5,
      1,
      2,
      '3 pairs meet again, 4 times in all. A third meeting counts as two: that makes 5, and no draw makes fewer than 2.',
    ],
    [4, 5, 0, 0, '3 pairs meet again, 4 times in all; perhaps fewer can.'],
  ])('%i repeats that cost %i, with bounds of %i and %i', (repeats, cost, repeatsAtLeast, costAtLeast, words) =>
    expect(said(repeats, cost, repeatsAtLeast, costAtLeast)).toBe(words),
  );
});

describe('posted', () => {
  const ROUND = {
    round: 2,
    boards: [
      ['Ann', 'Ben'],
      ['Cy', 'Di'],
    ],
    byes: ['Ed'],
    numbers: [1, 3],
  };
  const open = { field: 'finish', powers: null, most: 1000 };

  test('as text, with those who sit out', () =>
    expect(drawText('plain', 'Boards', [ROUND], open)).toBe(
      'Boards\n\nRound 2\nBoard  Players\n    1  Ann, Ben\n    3  Cy, Di\n\nRound 2 sits out: Ed.\n',
    ));

  test('as CSV, a row for each player', () => {
    const [, ...rows] = drawCsv([ROUND], open, 'point').split('\r\n');
    expect(rows).toEqual(['2,1,1,Ann', '2,1,2,Ben', '2,3,1,Cy', '2,3,2,Di', '2,,,Ed', '']);
    const powers = drawCsv([ROUND], seatsOfForm('diplomacy')!, 'comma');
    expect(powers).toContain('Round;Board;Power;Player\r\n2;1;Austria;Ann\r\n2;1;England;Ben');
  });
});
