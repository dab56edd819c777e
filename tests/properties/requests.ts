// Generators of requests that are valid by construction.
import fc, { type Arbitrary } from 'fast-check';
import type {
  BoardRequest,
  CategoryBoard,
  Detour98fGame,
  FinalRequest,
  Finisher,
  Power,
  RplopsGame,
  SizeMattersGame,
  TwoGameRequest,
} from '../../wasm/tallysheet.d.ts';

export const POWERS: Power[] = ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'];
const CENTRES = 34;
const FOR_SOLO = 18;

/** Few whole numbers, so that players tie; sums of money; figures with decimals. */
export const amounts: Arbitrary<number | string> = fc.oneof(
  fc.integer({ min: 0, max: 5 }),
  fc.integer({ min: 0, max: 300 }).map((thousands) => thousands * 1000),
  fc
    .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 9999 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`),
);

/** Selects `count` different players. */
export const players = (least: number, most: number, among = 12): Arbitrary<string[]> =>
  fc.shuffledSubarray(
    Array.from({ length: among }, (_, at) => `Player ${at + 1}`),
    { minLength: least, maxLength: most },
  );

const hasWinner = (finishers: Finisher[], listed?: string) =>
  listed === 'seating' ? finishers.some(({ score }) => Number(score) > 0) : Number(finishers[0]!.score) > 0;

const listed = fc.constantFrom('finish' as const, 'seating' as const);

function tables(names: Arbitrary<string[]>): Arbitrary<Pick<BoardRequest, 'finishers' | 'listed'>> {
  const finishers = names.chain((list) =>
    fc.tuple(...list.map((player) => amounts.map((score) => ({ player, score })))),
  );
  return fc.record({ finishers, listed }).filter(({ finishers, listed }) => hasWinner(finishers, listed));
}

const decimals = fc.constantFrom(3 as const, 4 as const);

export const boards: Arbitrary<BoardRequest> = fc
  .tuple(tables(players(2, 6)), decimals)
  .map(([table, decimals]) => ({ ...table, decimals }));

export const finals: Arbitrary<FinalRequest> = fc.integer({ min: 1, max: 5 }).chain((count) => {
  const seats = Array.from({ length: count }, (_, board) =>
    tables(players(2, 6).map((names) => names.map((name) => `${name} of ${board}`))),
  );
  const best = fc.option(fc.constantFrom('0', '1.194', '2.4921', '3.028'));
  return fc
    .record({
      boards: fc.tuple(...seats),
      bests: fc.array(best, { minLength: 6 * count, maxLength: 6 * count }),
      decimals,
    })
    .map(({ boards, bests, decimals }) => ({
      decimals,
      boards: boards.map((table, board) => ({
        ...table,
        finishers: table.finishers.map((row, at) => ({ ...row, player: row.player!, best: bests[6 * board + at] })),
      })),
    }));
});

const categories = fc.constantFrom('Rail Baron', 'Empire Builder', '1830');

/** Lists preliminary boards before finals. */
export const qualifying: Arbitrary<CategoryBoard[]> = fc.array(
  fc.tuple(tables(players(2, 6)), categories).map(([table, category]) => ({ ...table, category })),
  { minLength: 1, maxLength: 8 },
);

export const twoGames: Arbitrary<TwoGameRequest> = players(2, 6).chain((names) => {
  const game = fc
    .tuple(...names.map((player) => amounts.map((score) => ({ player, score }))))
    .filter((rows) => rows.some(({ score }) => Number(score) > 0));
  return fc.record({ games: fc.tuple(game, game), rounding: fc.constantFrom('each-game' as const, 'total' as const) });
});

/** The centres of seven powers: at least two survivors, and 34 centres at most. */
export const centres: Arbitrary<number[]> = fc
  .oneof(
    fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 7, maxLength: 7 }),
    fc
      .array(fc.nat({ max: 6 }), { minLength: CENTRES, maxLength: CENTRES })
      .map((owners) => POWERS.map((_, power) => owners.filter((owner) => owner === power).length)),
    fc.constantFrom<number[]>(
      [17, 17, 0, 0, 0, 0, 0],
      [9, 9, 9, 4, 1, 1, 1],
      [5, 5, 5, 5, 5, 5, 4],
      [17, 16, 1, 0, 0, 0, 0],
    ),
  )
  .filter((counts) => counts.filter((count) => count > 0).length > 1 && counts.reduce((a, b) => a + b) <= CENTRES);

/** Gives one power 18 centres or more. */
export const soloCentres: Arbitrary<number[]> = fc
  .tuple(fc.integer({ min: FOR_SOLO, max: CENTRES }), fc.array(fc.nat({ max: 4 }), { minLength: 6, maxLength: 6 }))
  .filter(([solo, others]) => solo + others.reduce((a, b) => a + b) <= CENTRES)
  .map(([solo, others]) => [solo, ...others]);

const seven = players(7, 7, 9);

export interface Played {
  counts: number[];
  names: string[];
}

const played = (counts: Arbitrary<number[]>): Arbitrary<Played> => fc.record({ counts, names: seven });
export const draws = played(centres);
export const solos = played(soloCentres);
export const games = fc.oneof({ weight: 3, arbitrary: draws }, { weight: 1, arbitrary: solos });
export const events = fc.array(games, { maxLength: 6 });

export function sizeMatters({ counts, names }: Played, more: Partial<SizeMattersGame> = {}): SizeMattersGame {
  return { powers: POWERS.map((power, at) => ({ power, player: names[at]!, centres: counts[at]! })), ...more };
}

export function detour({ counts, names }: Played): Detour98fGame {
  const lastHeld = (at: number) =>
    counts[at] === 0 ? { lastHeld: { year: 1903 + (at % 4), centres: 1 + (at % 2) } } : {};
  return { powers: POWERS.map((power, at) => ({ power, player: names[at]!, centres: counts[at]!, ...lastHeld(at) })) };
}

export const formulas = fc.constantFrom('RPLOPS' as const, 'RPLOPS2' as const);
export const averages = fc.constantFrom<number | string>(50, 1, '0.5', '33.3333', 100);

export const ranked: Arbitrary<RplopsGame> = fc
  .record({
    names: players(2, 12),
    places: fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 12, maxLength: 12 }),
    formula: formulas,
    average: averages,
    hours: fc.option(fc.constantFrom<number | string>(1, 2, '1.5', '0.25')),
  })
  .map(({ names, places, ...settings }) => ({
    finish: names.map((player, at) => ({ player, place: places[at]! })),
    ...settings,
  }));
