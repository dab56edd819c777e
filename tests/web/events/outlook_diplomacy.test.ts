// The outlook in Diplomacy: the worth of each place on a board, checked against all ways in which a board can end, and the
// places still possible, checked against boards that were played. EXHAUSTIVE=1 tries every board, every draw and more years.
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import type { TournamentOutlookRequest } from '../../../wasm/tallysheet.d.ts';
import { isMore } from '../../../web/src/numbers/decimal_text.ts';
import { FURTHER_SYSTEMS } from '../../../web/src/systems/compare/further_systems.ts';
import { drawn, won, type EndedGame } from '../../../web/src/systems/diplomacy/board_outcomes.ts';
import { rules as detour98f } from '../../../web/src/systems/detour-98f/event.ts';
import { rules as diplomacy } from '../../../web/src/systems/diplomacy/event.ts';
import type { BoardOutcome, FinishWorth, Settings } from '../../../web/src/systems/event_rules.ts';
import { rules as sizeMatters } from '../../../web/src/systems/size-matters/event.ts';
import { boardSizes } from '../../../web/src/tournament/outlook.ts';
import { draws, finishesWithoutWin, POWERS, wins } from '../../reference/finishes.ts';
import { chance, pick, seeded, shuffled, whole, type Random } from '../../reference/random.ts';
import { tallysheet } from '../../wasm/module.ts';

const isWhole = process.env['EXHAUSTIVE'] !== undefined;

interface System {
  name: string;
  outcomes(players?: number): BoardOutcome[] | null;
  /** The printed scores, best first; null for what the engine refuses. */
  scores(game: EndedGame): string[] | null;
}

type Rules = Pick<typeof diplomacy, 'boardOutcomes' | 'boardsAhead'>;

function system(name: string, rules: unknown, settings: Settings, score: (game: EndedGame) => unknown): System {
  return {
    name,
    outcomes: (players = 7) =>
      (rules as Rules).boardOutcomes!(tallysheet, { players, level: false, round: 1, game: null }, settings),
    scores(game) {
      const outcome = score(game) as { ok: boolean; value: { rows: { score?: string; points?: string }[] } };
      const scores = outcome.ok ? outcome.value.rows.map(({ score, points }) => score ?? points!) : null;
      return scores?.sort((one, other) => (isMore(one, other) ? -1 : 1)) ?? null;
    },
  };
}

const SYSTEMS: System[] = [
  ...FURTHER_SYSTEMS.map(({ id }) =>
    system(id, diplomacy, { system: id }, (game) => tallysheet.diplomacy.scoreGame({ ...game, system: id })),
  ),
  system('detour-98f', detour98f, {}, (game) => tallysheet.detour98f.scoreGame(game)),
  ...(['published', 'exact'] as const).flatMap((rounding) =>
    [true, false].map((floor) =>
      system(
        `size-matters, ${rounding}, ${floor ? 'floor' : 'no floor'}`,
        sizeMatters,
        { rounding, floor: floor ? 'yes' : 'no' },
        (game) => tallysheet.sizeMatters.scoreGame({ ...game, rounding, floor }),
      ),
    ),
  ),
];

/** A game with these centres; years of eliminations and the draw by chance. */
function ended(random: Random, centres: readonly number[], isWon: boolean): EndedGame {
  const last = whole(random, 1901, 1930);
  const draw = isWon || chance(random, 0.5) ? null : pick(random, draws([...centres]).concat([[]]));
  const powers = POWERS.map((power, at) => ({
    power,
    centres: centres[at]!,
    ...(centres[at] === 0 ? { lastHeld: { year: whole(random, 1900, last - 1), centres: 1 } } : {}),
    ...(draw?.length ? { inDraw: draw[at]! } : {}),
  }));
  return isWon ? { powers, finalYear: last } : { powers };
}

/** Places worth more or less than the outcome says. */
function beyond(outcome: BoardOutcome, scores: readonly string[]): string[] {
  return scores.flatMap((score, at) => {
    const { least, most } = outcome[at] as Required<FinishWorth>;
    return isMore(String(least), score) || isMore(score, String(most)) ? [`${score} beyond ${least} to ${most}`] : [];
  });
}

describe.each(SYSTEMS)('$name', ({ outcomes, scores }) => {
  test.each([
    ['without a win', 0, finishesWithoutWin, drawn],
    ['with a win', 1, wins, won],
  ] as const)('no board %s goes beyond what places are worth', (_, at, boards, variants) => {
    const outcome = outcomes()![at]!;
    const random = seeded(at + 1);
    const tried = boards.filter(() => isWhole || chance(random, 0.04));
    expect(tried.length).toBeGreaterThan(20);
    const games = tried.flatMap((centres) => [
      ...(isWhole ? variants(centres) : []),
      ended(random, centres, at === 1),
      ended(random, centres, at === 1),
    ]);
    const found = games.flatMap((game) => {
      const one = scores(game);
      return one ? beyond(outcome, one).map((problem) => `${JSON.stringify(game)}: ${problem}`) : [];
    });
    expect(found).toEqual([]);
  });

  test('best first, and only on boards of seven', () => {
    for (const outcome of outcomes()!) {
      expect(outcome).toHaveLength(7);
      const list = outcome as Required<FinishWorth>[];
      for (const [at, { least, most }] of list.slice(1).entries()) {
        expect(isMore(String(least), String(list[at]!.least)) || isMore(String(most), String(list[at]!.most))).toBe(
          false,
        );
      }
    }
    expect(outcomes(6)).toBeNull();
  });
});

test('Sum of Squares, by hand', () => {
  const [drawn, won] = SYSTEMS.find(({ name }) => name === 'sum-of-squares')!.outcomes()!;
  // 17-3-3-3-3-3-2: 100 × 289 ÷ (289 + 5 × 9 + 4); 5-5-5-5-5-5-4: 100 × 25 ÷ (6 × 25 + 16).
  expect(drawn![0]).toEqual({ least: '15.06', most: '85.50' });
  expect(won).toEqual([{ least: '100.00', most: '100.00' }, ...Array(6).fill({ least: '0.00', most: '0.00' })]);
});

test('boards of seven are as many as can be filled', () => {
  expect(boardSizes(20, 7, true)).toEqual([7, 7]);
  expect(boardSizes(6, 7, true)).toEqual([]);
});

// ------------------------------------------------------------------------------ Places

const events = await loadEvents();
const NAMES = 'Ann Ben Cy Di Ed Flo Gus Hal Ida Joe Kim Lea Max Ned'.split(' ');
const BOARDS = [NAMES.slice(0, 7), NAMES.slice(7)];

/** Fourteen players; the first round of two boards was played, and the second has the same boards. */
function request(random: Random, { outcomes, scores }: System): TournamentOutlookRequest {
  const mixed = shuffled(random, NAMES);
  const first = [mixed.slice(0, 7), mixed.slice(7)].map((players) => ({
    round: 1,
    results: played(random, players, scores),
  }));
  const boards = BOARDS.map((players) => ({ players, round: 2, outcomes: outcomes()! }));
  return { event: { games: first }, boards: boards as TournamentOutlookRequest['boards'] };
}

function played(random: Random, players: readonly string[], scores: System['scores']) {
  const isWon = chance(random, 0.3);
  const board = pick(random, isWon ? wins : finishesWithoutWin);
  const found = scores(ended(random, board, isWon)) ?? players.map(() => '0');
  return shuffled(random, players).map((player, at) => ({ player, score: found[at]! }));
}

test.each(SYSTEMS)('$name: places in boards that are played are among those still possible', (one) => {
  const random = seeded(7);
  for (let event = 0; event < (isWhole ? 40 : 2); event += 1) {
    const asked = request(random, one);
    const outlook = events.tournament.outlook(asked);
    if (!outlook.ok) throw new Error(JSON.stringify(outlook.problems));
    const possible = new Map(outlook.value.rows.map(({ player, places }) => [player, places]));
    expect(outlook.value.exact).toBe(false);
    for (let end = 0; end < 25; end += 1) {
      const second = BOARDS.map((players) => ({ round: 2, results: played(random, players, one.scores) }));
      const standings = events.tournament.standings({ games: [...asked.event.games, ...second] });
      if (!standings.ok) throw new Error(JSON.stringify(standings.problems));
      for (const { player, place } of standings.value.rows) {
        const has = possible.get(player)!.some(({ first, last }) => first <= place! && place! <= last);
        expect(has, `${player} is ${place}. of ${JSON.stringify(possible.get(player))}`).toBe(true);
      }
    }
  }
});
