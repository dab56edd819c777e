// Scores a game with the engine, and finds the soloist while it is being typed.
import type { Outcome, Power, Problem, Tallysheet, SizeMattersGame, SizeMattersSheet } from 'tallysheet';

const cache = new WeakMap<SizeMattersGame, Outcome<SizeMattersSheet>>();

/** If there is a soloist, marks about a draw are ignored. */
export function scoreGame(engine: Tallysheet, game: SizeMattersGame): Outcome<SizeMattersSheet> {
  const outcome = engine.sizeMatters.scoreGame(game);
  if (outcome.ok || !outcome.problems.some(isOfDraw) || !soloist(engine, game)) return outcome;
  const problems = outcome.problems.filter((problem) => !isOfDraw(problem));
  return problems.length > 0 ? { ok: false, problems } : withoutMarks(engine, game);
}

/** The game as `scoreGame` scores it: after a solo without its draw marks. */
export function asScored(engine: Tallysheet, game: SizeMattersGame): SizeMattersGame {
  const marked = game.powers.some(({ inDraw }) => inDraw !== undefined);
  return marked && soloist(engine, game) ? { ...game, powers: unmarked(game) } : game;
}

/** The soloist, even while other fields are blank. */
export function soloist(engine: Tallysheet, game: SizeMattersGame): Power | null {
  const outcome = withoutMarks(engine, game);
  return outcome.ok ? outcome.value.soloist : null;
}

function isOfDraw({ at }: Problem): boolean {
  return at.endsWith('/inDraw');
}

/** Scores the game without its draw marks; cached by game. */
function withoutMarks(engine: Tallysheet, game: SizeMattersGame): Outcome<SizeMattersSheet> {
  const outcome = cache.get(game) ?? engine.sizeMatters.scoreGame({ ...game, powers: unmarked(game) });
  cache.set(game, outcome);
  return outcome;
}

/** The powers without draw marks, with 0 for blank centres. */
function unmarked({ powers }: SizeMattersGame): SizeMattersGame['powers'] {
  return powers.map(({ inDraw: _, ...line }) => ({ ...line, centres: line.centres ?? 0 }));
}
