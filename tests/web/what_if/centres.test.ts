// What-if answers about centres, draws and places, compared with the naive reference.
import { describe, expect, test } from 'vitest';
import { scoreGame as detour98f } from '../../reference/detour_98f_game.ts';
import { finishes, POWERS } from '../../reference/finishes.ts';
import { chance, pick, seeded, shuffled, times, whole, type Random } from '../../reference/random.ts';
import { scoreGame as rplops } from '../../reference/rplops.ts';
import { scoreGame as sizeMatters } from '../../reference/size_matters.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { asking, changedAt, POSITIONS } from './asking.ts';

const SOLO = 18;

/** Hundredths of a printed figure, so that differences are whole. */
const hundredths = (figure: string) => Math.round(Number(figure) * 100);
const printed = (difference: number) =>
  difference === 0 ? '' : `${difference > 0 ? '+' : '-'}${(Math.abs(difference) / 100).toFixed(2)}`;

const moved = (centres: number[], taker: number, giver: number) =>
  changedAt(changedAt(centres, taker, centres[taker]! + 1), giver, centres[giver]! - 1);

/** Every pair's gain and loss, by the reference; null where the taker is out, the giver has nothing or nobody is left to
 *  draw with. */
function expectedCells(centres: number[], scores: (centres: number[]) => number[] | null) {
  const now = scores(centres)!;
  return centres.map((_, taker) =>
    centres.map((held, giver) => {
      if (taker === giver || held === 0 || centres[taker] === 0) return null;
      const after = scores(moved(centres, taker, giver));
      return after && { gain: printed(after[taker]! - now[taker]!), loss: printed(after[giver]! - now[giver]!) };
    }),
  );
}

const gainAndLoss = (cells: ({ gain: string; loss: string } | null)[][]) =>
  cells.map((row) => row.map((cell) => cell && { gain: cell.gain, loss: cell.loss }));

const rowsOf = (centres: number[], more: (at: number) => object = () => ({})) =>
  POWERS.map((key, at) => ({ key, centres: String(centres[at]), ...more(at) }));

test(`Size Matters: transfers and draws of ${POSITIONS} positions`, async () => {
  const { answers } = await asking('size-matters');
  const random = seeded(24);
  for (let at = 0; at < POSITIONS; at += 1) {
    const centres = shuffled(random, pick(random, finishes));
    const out = centres.map((held) => held > 0 && chance(random, 0.15));
    const settings = { rounding: pick(random, ['published', 'exact'] as const), floor: chance(random, 0.5) };
    const scores = (held: number[], left = out) => scoresOf(held, left, settings);
    const now = scores(centres);
    if (!now) continue;
    const powers = rowsOf(centres, (one) => (out[one] ? { draw: 'out' } : {}));
    const own = whole(random, 0, 6);
    const [{ grid, lines }, draws] = answers({ powers, ...settings }, POWERS[own]!) as [any, any];
    const expected = expectedCells(centres, scores);
    expect(gainAndLoss(grid.cells), JSON.stringify({ centres, out, settings })).toEqual(expected);
    const isOut = centres[own] === 0;
    const who = POWERS[own]!.replace(/^./, (letter) => letter.toUpperCase());
    const told = (change: number) =>
      change === 0 ? `${who} stays at ${(now[own]! / 100).toFixed(2)}` : `${who} ${printed(change)}`;
    const best = Math.max(...expected[own]!.flatMap((cell) => (cell ? [hundredths(cell.gain || '0')] : [])));
    expect(lines.map(({ figure }: any) => figure.replace('\u2212', '-'))).toEqual(isOut ? [] : [told(best)]);
    const turned =
      isOut || centres.some((held) => held >= SOLO)
        ? []
        : centres.flatMap((held, one) => {
            const after = held > 0 ? scores(centres, changedAt(out, one, !out[one])) : null;
            return after ? [told(after[own]! - now[own]!)] : [];
          });
    expect(draws.lines.map(({ figure }: any) => figure.replace('\u2212', '-'))).toEqual(turned);
  }
});

/** Null where the draw has fewer than two powers. */
function scoresOf(centres: number[], out: boolean[], settings: object): number[] | null {
  const isSolo = centres.some((held) => held >= SOLO);
  const sharing = centres.map((held, at) => held > 0 && !out[at]);
  if (!isSolo && sharing.filter(Boolean).length < 2) return null;
  const powers = POWERS.map((power, at) => ({
    power,
    centres: centres[at]!,
    ...(isSolo ? {} : { inDraw: sharing[at]! }),
  }));
  return sizeMatters({ powers, ...settings }).rows.map(({ score }) => hundredths(score));
}

test(`Detour 98f: transfers of ${POSITIONS} positions, also where a centre more costs points`, async () => {
  const { answers } = await asking('detour-98f');
  const random = seeded(25);
  const positions = [[16, 4, 4, 4, 4, 2, 0], ...times(POSITIONS - 1, () => shuffled(random, pick(random, finishes)))];
  for (const centres of positions) {
    const years = centres.map(() => pick(random, [1903, 1904, 1905, 1907]));
    const scores = (held: number[]) =>
      detour98f({
        powers: POWERS.map((power, at) => ({
          power,
          centres: held[at]!,
          ...(held[at] === 0 ? { lastHeld: { year: centres[at] === 0 ? years[at]! : 1905, centres: 1 } } : {}),
        })),
      }).rows.map(({ points }) => hundredths(points));
    const powers = rowsOf(centres, (at) => (centres[at] === 0 ? { year: String(years[at]), held: '1' } : {}));
    const [{ grid }] = answers({ powers }, 'austria') as [any];
    expect(gainAndLoss(grid.cells), JSON.stringify({ centres, years })).toEqual(expectedCells(centres, scores));
  }
});

test('Detour 98f: from 16-4-4-4-4-2-0 the leader takes a centre from a 4 and falls from 53.97 to 53.73', async () => {
  const { answers } = await asking('detour-98f');
  const powers = rowsOf([16, 4, 4, 4, 4, 2, 0], (at) => (at === 6 ? { fall1905: 'yes' } : {}));
  const [{ grid }] = answers({ powers }, 'austria') as [any];
  expect(grid.cells[0][1]).toMatchObject({ figure: '53.73', gain: printed(5373 - 5397) });
});

describe('Size Matters: England on 12, four partners level on 4, Turkey out', () => {
  const centres = [6, 12, 4, 4, 4, 4, 0];
  const settings = { rounding: 'published', floor: true };
  const state = { powers: rowsOf(centres), ...settings };
  const asked = async (power: string) => (await asking('size-matters')).answers(state, power);

  test('the best partners are one line, which says whose score changes', async () => {
    const [{ lines }] = (await asked('england')) as [any];
    expect(lines).toHaveLength(1);
    expect(lines[0].label).toBe('Best: a centre from Austria, France, Germany, Italy or Russia');
    expect(lines[0].figure).toMatch(/^England \+\d+\.\d\d$/);
  });

  test('another draw says whose score it would change, or leave as it is', async () => {
    const said = async (powers: object[], own: string) => {
      const [, { lines }] = (await asking('size-matters')).answers({ ...state, powers }, own) as any[];
      return lines.map(({ label, figure }: any) => `${label}: ${figure}`);
    };
    const scores = [false, true].map(
      (austriaIsOut) => scoresOf(centres, [austriaIsOut, ...Array(6).fill(false)], settings)!,
    );
    const lost = ((scores[0]![1]! - scores[1]![1]!) / 100).toFixed(2);
    expect(await said(state.powers, 'england')).toContain(`Austria leaves the draw: England \u2212${lost}`);
    const without = changedAt<object>(state.powers, 0, { ...state.powers[0]!, draw: 'out' });
    expect(await said(without, 'austria')).toContain('England leaves the draw: Austria stays at 0.00');
  });

  test('a power that is out is offered no centre and no draw; the answers say why', async () => {
    const [{ lines, note, grid }, draws] = (await asked('turkey')) as any[];
    expect(lines).toEqual([]);
    expect(note).toBe('Turkey was eliminated, so it can take no centre.');
    expect(grid.cells[6]).toEqual(Array(7).fill(null));
    expect(draws.lines).toEqual([]);
  });

  test('its own centres can be changed all the same, and the line says what that means', async () => {
    const { whatIf, baseline } = await asking('size-matters');
    const { state: typed } = baseline(state)!;
    const [lever] = whatIf.levers({ typed, changed: typed, key: 'turkey', partner: 'england', numbers: NUMBERS.point });
    expect(lever!.note).toBe('Turkey was eliminated. With a centre here, it would have survived.');
    expect(
      whatIf.levers({ typed, changed: typed, key: 'england', partner: 'turkey', numbers: NUMBERS.point })[0]!.note,
    ).toBeUndefined();
  });
});

test(`RPLOPS: every place of ${POSITIONS} games`, async () => {
  const { answers } = await asking('rplops');
  const random = seeded(26);
  for (let at = 0; at < POSITIONS; at += 1) {
    const places = placesOf(random);
    const formula = pick(random, ['RPLOPS', 'RPLOPS2'] as const);
    const finish = places.map((place, one) => ({ key: String(one), player: `P${one}`, place: String(place) }));
    const own = whole(random, 0, places.length - 1);
    const [{ lines }] = answers({ finish, formula }, String(own)) as [any];
    const expected = times(places.length, (ahead) => ahead).flatMap((ahead) => alone(places, own, ahead, formula));
    expect(
      lines.map(({ label, figure }: any) => `${label} ${figure}`),
      JSON.stringify({ places, own, formula }),
    ).toEqual(expected);
  }
});

function placesOf(random: Random): number[] {
  return times(whole(random, 2, 8), () => whole(random, 1, 5));
}

/** The points with exactly `ahead` others ahead and nobody level; none if a tie of others prevents that. */
function alone(places: number[], own: number, ahead: number, formula: 'RPLOPS' | 'RPLOPS2'): string[] {
  const others = places.filter((_, at) => at !== own).sort((one, other) => one - other);
  if (ahead > 0 && others[ahead - 1] === others[ahead]) return [];
  const between = ahead === 0 ? 0 : others[ahead - 1]!;
  const finish = places.map((place, at) => ({ place: at === own ? 2 * between + 1 : 2 * place }));
  const { points, rank } = rplops({ finish, formula }).rows[own]!;
  return [`${ORDINALS[rank]} ${points}`];
}

const ORDINALS = ['', '1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th'];
