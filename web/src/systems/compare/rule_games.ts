// The games of any system's standings as rules as text score them: a board of Diplomacy by its centres, any other game by its
// places and, where it has them, its scores. Places that are not typed are the engine's.
import type { BoardRequest, DiplomacyGame, RuleGame, RulePlayer, Tallysheet, TwoGameRequest } from 'tallysheet';
import { gameOf } from '../own-rule/request.ts';
import type { GameRequest } from '../own-rule/state.ts';

/** An entry of a standings' request, by the list that each kind has. */
type Entry = Partial<
  DiplomacyGame & BoardRequest & TwoGameRequest & RuleGame & { finish: RulePlayer[] } & Pick<Several, 'entries'>
>;

/** A game of an event of several systems: what its own system makes of it. */
interface Several {
  entries: { value: object }[];
  options: object;
}

/** Games by entry, so that the worker’s engine gets each game once. */
const known = new WeakMap<object, RuleGame[] | null>();

/** The games of an entry, always the same objects; a final of several boards has more than one. Null where rules cannot score
 *  it. `options` are the request's. */
export function ruleGames(entry: object, options: object, engine: Tallysheet): RuleGame[] | null {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const games = gamesOf(entry, options, engine);
  known.set(entry, games);
  return games;
}

function gamesOf(entry: object, options: object, engine: Tallysheet): RuleGame[] | null {
  const { powers, finish, finishers, games, players, entries } = entry as Entry;
  if (entries) return ofSeveral(entry as Several, engine);
  if (players) return [entry as RuleGame];
  if (powers) return [board(entry as DiplomacyGame, engine)];
  if (finish) return [places(entry as RuleGame & { finish: RulePlayer[] })];
  if (finishers) return finished(entry as BoardRequest, engine);
  return games ? final({ ...options, ...(entry as TwoGameRequest) }, engine) : null;
}

function ofSeveral({ entries, options }: Several, engine: Tallysheet): RuleGame[] | null {
  const found = entries.map(({ value }) => ruleGames(value, options, engine));
  return found.every((one) => one !== null) ? found.flat() : null;
}

/** Without how many centres a power held in its last Fall, which rules do not read. */
function board({ powers, finalYear }: DiplomacyGame, engine: Tallysheet): RuleGame {
  const seats = powers.map(({ lastHeld, ...seat }) => ({
    ...seat,
    ...(lastHeld ? { lastHeld: { year: lastHeld.year } } : {}),
  }));
  const game = { powers: seats as GameRequest['powers'] & object, ...(finalYear === undefined ? {} : { finalYear }) };
  return gameOf({ rule: '', ...game }, engine);
}

function places({ finish, hours }: RuleGame & { finish: RulePlayer[] }): RuleGame {
  return { players: finish, ...(hours === undefined ? {} : { hours }) };
}

function finished({ finishers, listed, placedAhead }: BoardRequest, engine: Tallysheet): RuleGame[] | null {
  const outcome = engine.puffingBilly.scoreBoard({
    finishers,
    ...(listed ? { listed } : {}),
    ...(placedAhead ? { placedAhead } : {}),
  });
  if (!outcome.ok) return null;
  return [{ players: outcome.value.rows.map(({ player, place, score }) => ({ player, place, score })) }];
}

/** A final of two games as one, of which the total is the score. */
function final(request: TwoGameRequest, engine: Tallysheet): RuleGame[] | null {
  const outcome = engine.unionPacific.scoreFinal(request);
  if (!outcome.ok) return null;
  return [{ players: outcome.value.rows.map(({ player, place, total }) => ({ player, place, score: total })) }];
}
