// Events of Diplomacy in the further systems: what is typed is the same for all of them, so the system can be changed.
import type { DiplomacySystem } from 'tallysheet';
import { expect, test } from 'vitest';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { standingsOf } from '../../../web/src/scoring/counted_games.ts';
import { termsOf } from '../../../web/src/scoring/game.ts';
import { systemName } from '../../../web/src/systems/all_event_rules.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { FURTHER_SYSTEMS } from '../../../web/src/systems/compare/further_systems.ts';
import { tallysheet } from '../../wasm/module.ts';
import { aGame } from '../event_site.ts';

const SEVEN = ['Ann', 'Bob', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];

async function standings(system: DiplomacySystem, games: ReturnType<typeof aGame>[]) {
  const forms = await openEventForms('diplomacy');
  return standingsOf(termsOf('diplomacy', { system }, { forms, engine: tallysheet, numbers: NUMBERS.point }), games);
}

/** 4 + 5 + 5 + 5 + 5 + 5 + 5 = 34 centres: 16 + 6 × 25 = 166 squares. */
const EVEN = [4, 5, 5, 5, 5, 5, 5];

test('Sum of Squares: 100 × the square of the centres ÷ the sum of all squares, added over games', async () => {
  const { rows, left } = await standings('sum-of-squares', [
    aGame('1', 'diplomacy', SEVEN, EVEN),
    aGame('2', 'diplomacy', SEVEN, [4, 6, 4, 5, 5, 5, 5]),
  ]);
  expect(left).toEqual([]);
  // 100 × 25 ÷ 166 = 15.06 and 100 × 36 ÷ 168 = 21.43; 100 × 16 ÷ 166 = 9.64 and 100 × 16 ÷ 168 = 9.52.
  expect(rows?.[0]).toMatchObject({ player: 'Bob', place: 1, total: '36.49', best: '21.43' });
  expect(rows?.at(-1)).toMatchObject({ player: 'Ann', place: 7, total: '19.16' });
});

test.each(FURTHER_SYSTEMS)(
  '$name scores a game in which everybody survives and one that is won',
  async ({ id, name }) => {
    const won = aGame('2', 'diplomacy', SEVEN, [18, 6, 5, 3, 2, 0, 0]);
    const { rows, left } = await standings(id, [
      aGame('1', 'diplomacy', SEVEN, EVEN),
      { ...won, state: { ...won.state, finalYear: '1908' } },
    ]);
    expect(left).toEqual([]);
    expect(rows?.map(({ player }) => player).sort()).toEqual(SEVEN);
    expect(rows?.[0]?.player).toBe('Ann');
    expect(systemName('diplomacy', { system: id })).toBe(name);
  },
);

test('a system that scores years leaves out a game without them, and says which year is missing', async () => {
  const won = aGame('1', 'diplomacy', SEVEN, [18, 6, 5, 3, 2, 0, 0]);
  const { left } = await standings('manorcon', [won]);
  expect(left.map(({ why }) => why)).toEqual([expect.stringContaining('year')]);
  expect((await standings('sum-of-squares', [won])).left).toEqual([]);
});

test('a mark of the draw counts under Draw size and is kept under the others', async () => {
  const game = aGame('1', 'diplomacy', SEVEN, EVEN);
  const powers = (game.state['powers'] as object[]).map((row, at) => (at > 1 ? { ...row, draw: 'out' } : row));
  const marked = { ...game, state: { ...game.state, powers } };
  const shared = await standings('draw-size', [marked]);
  // 100 ÷ 2.
  expect(shared.rows?.map(({ player, total }) => [player, total]).slice(0, 3)).toEqual([
    ['Ann', '50.00'],
    ['Bob', '50.00'],
    ['Cy', '0.00'],
  ]);
  expect((await standings('sum-of-squares', [marked])).rows?.[0]?.total).toBe('15.06');
});
