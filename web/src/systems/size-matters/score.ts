// The engine asked about a game: its sheet, whether a power has soloed, and who did best.
import type { Outcome, Power, SizeMattersGame, SizeMattersSheet, Tallysheet } from 'tallysheet';

/** The sheet, with the powers that did best and what they have. */
export interface GameSheet extends SizeMattersSheet {
  best: { powers: string[]; score: string };
}

export function scoreGame(engine: Tallysheet, typed: SizeMattersGame): Outcome<GameSheet> {
  const request = soloist(engine, typed) ? { ...typed, powers: unmarked(typed) } : typed;
  const outcome = engine.sizeMatters.scoreGame(request);
  return outcome.ok ? { ok: true, value: { ...outcome.value, best: best(engine, request) } } : outcome;
}

/** Who has soloed already, whatever is still blank. */
export function soloist(engine: Tallysheet, game: SizeMattersGame): Power | undefined {
  const outcome = engine.sizeMatters.scoreGame({ powers: unmarked(game).map((line) => ({ ...line, centres: line.centres ?? 0 })) });
  return outcome.ok ? soloistOf(outcome.value) : undefined;
}

/** After a solo, the one survivor whose score takes no modifier. */
export function soloistOf({ result, rows }: SizeMattersSheet): Power | undefined {
  return result === 'solo' ? rows.find(({ centres, modifier }) => centres > 0 && modifier === null)?.power : undefined;
}

/** The powers, with nothing said about a draw. */
function unmarked({ powers }: SizeMattersGame): SizeMattersGame['powers'] {
  return powers.map(({ inDraw: _, ...line }) => line);
}

/** The engine's own ranking of the game, as a tournament of one with the powers for players. */
function best(engine: Tallysheet, game: SizeMattersGame): GameSheet['best'] {
  const powers = game.powers.map((line) => ({ ...line, player: line.power }));
  const { rounding, floor } = game;
  const outcome = engine.sizeMatters.standings({ games: [{ powers }], rounding, floor });
  const rows = outcome.ok ? outcome.value.rows.filter(({ place }) => place === 1) : [];
  return { powers: rows.map(({ player }) => player), score: rows[0]?.total ?? '' };
}
