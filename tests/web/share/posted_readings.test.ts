// A posted figure with two readings is asked about only if the game's own figures leave both possible.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { FormModel } from '../../../web/src/form/model.ts';
import { checked } from '../../../web/src/posted/checked.ts';
import { possibleReading, type Readings } from '../../../web/src/posted/read_posted.ts';
import { summaryOf } from '../../../web/src/posted/summary.ts';
import { openForm } from '../../../web/src/systems/models.ts';
import { aBoard, aGame, anRplopsGame } from '../event_site.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const engine = await load();

describe('of two readings', () => {
  test.each<[readings: Readings, figures: string[], meant: string | null]>([
    [['3028', '3.028'], ['3.028', '2.492', '0.194'], '3.028'],
    [['4999', '4.999'], ['3.028', '0.194'], '4.999'],
    [['74030', '74.030'], ['74.03', '0.00'], '74.030'],
    [['1714', '1.714'], ['3428.57', '571.43'], '1714'],
    [['1714', '1.714'], ['3428.57', '0.00'], null],
    [['1500', '1.5'], ['171.43', '28.57'], null],
    [['-1500', '-1.5'], ['-3.00', '2.00'], '-1.5'],
    [['1500', '1.5'], [], null],
  ])('%j beside the figures %j, %j is meant', (readings, figures, meant) =>
    expect(possibleReading(readings, figures)).toBe(meant),
  );
});

async function check(form: string, state: object, list: string, posted: string[]) {
  const rows = (state as any)[list].map((row: object, at: number) =>
    posted[at] ? { ...row, posted: posted[at] } : row,
  );
  const model = new FormModel(await openForm(form), { read: () => ({ ...state, [list]: rows }), write: () => {} });
  model.useEngine(engine);
  return checked(model)!;
}

const PRINTED = aBoard('1', 'Empire Builder', [
  ['Jenny', '252000'],
  ['Damien', '248000'],
  ['Stephen', '121000'],
  ['Sybil', '98000'],
]).state;

/** The fifth has no score. */
const OF_FIVE = aBoard('1', 'Empire Builder', [
  ['Jenny', '252000'],
  ['Damien', '248000'],
  ['Stephen', '121000'],
  ['Sybil', '98000'],
  ['Cy', '90000'],
]).state;

describe('a column of figures with decimal commas', () => {
  test('is compared without a question, since no PB score has four digits', async () => {
    const found = await check('puffing-billy', PRINTED, 'finishers', ['3,028', '2,492', '1,240', ',194']);
    expect(found.lines.map(({ problem, verdict }) => problem?.message ?? verdict?.words)).toEqual(
      Array(4).fill('agrees'),
    );
    expect(summaryOf(found, NUMBERS.point)).toBe('All 4 posted figures agree.');
  });

  test('is asked about where both readings are possible', async () => {
    const { state } = anRplopsGame('1', [
      ['Ann', '1'],
      ['Bob', '2'],
      ['Cy', '3'],
    ]);
    const { lines } = await check('rplops', { ...state, average: '2000' }, 'finish', ['3,000']); // by RPLOPS2, Cy has 0
    expect(lines[0]!.problem?.message).toBe('Ann’s posted points is “3,000”. Is that 3,000, or 3?');
  });
});

describe('the summary', () => {
  test('counts a figure that cannot be read, instead of calling all the others agreed', async () => {
    const found = await check('puffing-billy', PRINTED, 'finishers', ['3.028', 'two', '1.240', '.195']);
    expect(summaryOf(found, NUMBERS.point)).toBe('2 of 4 posted figures agree. One cannot be read yet.');
    const one = await check('puffing-billy', PRINTED, 'finishers', ['three', 'two', 'one', '.194']);
    expect(summaryOf(one, NUMBERS.point)).toBe('1 of 4 posted figures agrees. 3 cannot be read yet.');
    const none = await check('puffing-billy', PRINTED, 'finishers', ['three']);
    expect(summaryOf(none, NUMBERS.point)).toBe('One posted figure cannot be read yet. 3 are not filled in.');
  });

  test.each<[posted: string[], says: string]>([
    [['', '2.492'], 'The posted figure agrees. 3 are not filled in.'],
    [['', '2.6'], 'The posted figure differs. 3 are not filled in.'],
    [['3.028', '2.492', '1.240'], 'All 3 posted figures agree. One is not filled in.'],
    [['3.028', '2.492', '1.240', '.194'], 'All 4 posted figures agree.'],
    [['3.028', '2.492', '1.240', '.194', '–'], 'All 5 posted figures agree.'],
    [['3.028', 'two'], '1 of 2 posted figures agrees. One cannot be read yet. 2 are not filled in.'],
    [['three'], 'One posted figure cannot be read yet. 3 are not filled in.'],
    [[], 'Nothing to compare yet.'],
  ])('of %j, with no score for the fifth: %s', async (posted, says) =>
    expect(summaryOf(await check('puffing-billy', OF_FIVE, 'finishers', posted), NUMBERS.point)).toBe(says),
  );
});

describe('where the sheet prints a dash', () => {
  test.each([
    ['-', 'agrees: no score'],
    ['–', 'agrees: no score'],
    [' — ', 'agrees: no score'],
    ['\u2212', 'agrees: no score'],
    ['0', 'agrees: 0 for no score'],
    ['.000', 'agrees: 0 for no score'],
  ])('%j is right: %s', async (typed, words) => {
    const { lines } = await check('puffing-billy', OF_FIVE, 'finishers', ['', '', '', '', typed]);
    expect(lines[4]).toMatchObject({ problem: null, verdict: { agrees: true, words } });
  });

  test('a dash is wrong for one with a score, and right for one with 0', async () => {
    const board = await check('puffing-billy', OF_FIVE, 'finishers', ['', '', '', '-']);
    expect(board.lines[3]!.verdict).toMatchObject({
      agrees: false,
      words: 'this sheet gives .194; no other reading of the rules leaves it out',
    });
    const game = await check('size-matters', aGame('1', 'size-matters', [], [20, 14, 0, 0, 0, 0, 0]).state, 'powers', [
      '',
      '',
      '–',
    ]);
    expect(game.lines[2]!.verdict).toMatchObject({ agrees: true, words: 'agrees: a dash for 0' });
  });
});
