// A board with more players than the rules allow is often one table in several rounds; the import asks about it.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { previewOf } from '../../../web/src/import/preview.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';

const engine = await load();
const forms = await openEventForms('puffing-billy');

async function problemsOf(rows: string[]): Promise<string[]> {
  const text = ['game,category,place,player,score', ...rows].join('\n');
  const { problems } = await previewOf(text, {
    system: 'puffing-billy',
    settings: {},
    engine,
    forms,
    numbers: NUMBERS.point,
    style: null,
  });
  return problems.map(({ row, letter, message }) => `${row}${letter ? ` ${letter}` : ''}: ${message}`);
}

/** Rows of table A: the same six players, placed 1 to 6 in each round. */
const rounds = (count: number) =>
  Array.from({ length: 6 * count }, (_, at) => `A,Rail Baron,${(at % 6) + 1},Player ${at % 6},${900 - at}`);

describe('a board', () => {
  test('of eighteen players is asked about once, without the repeated places and players', async () => {
    expect(await problemsOf(rounds(3))).toEqual([
      '2: Game “A” has 18 players; a board has 2 to 6. Is the same table used in several rounds? Then name each game differently.',
    ]);
  });

  test('of eighteen players keeps the other problems of its cells', async () => {
    const [first, ...others] = rounds(3);
    expect(await problemsOf([first!.replace('900', '-1'), ...others])).toEqual([
      expect.stringContaining('has 18 players'),
      expect.stringMatching(/^2 E: .*-1|^2 E: .*−1/),
    ]);
  });

  test('of one player is too small, without a question', async () => {
    expect(await problemsOf(['A,Rail Baron,1,Ann,5'])).toEqual(['2: Game “A” has one player; a board has 2 to 6.']);
  });

  test('of six players is fine', async () => {
    expect(await problemsOf(rounds(1))).toEqual([]);
  });
});
