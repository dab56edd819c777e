// The module's checks of a single game, for the peers that score one.
import * as check from './checks.ts';
import { checkLastHeld } from './detour_98f.ts';
import { checkFinishers } from './puffing_billy.ts';
import { checkFinish } from './rplops.ts';
import { checkDraw } from './size_matters.ts';

function checkTwoGames(games: Parameters<typeof checkFinishers>[0][]): void {
  check.list(games, 2, 2, 'games');
  const [first, second] = games.map((game) => checkFinishers(game));
  check.expectThat(first!.length === second!.length && first!.every((name) => second!.includes(name)), 'other players');
}

/** Checks by the system's name in the public interface. */
export const CHECKS: Record<string, (request: any) => void> = {
  puffingBilly: ({ finishers }) => checkFinishers(finishers),
  unionPacific: ({ games }) => checkTwoGames(games),
  sizeMatters: checkDraw,
  detour98f: checkLastHeld,
  rplops: (request) => checkFinish(request, false),
};
