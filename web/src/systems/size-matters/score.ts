// The engine asked about a game: its sheet, and who has soloed while it is being typed.
import type { Outcome, Power, Problem, SizeMattersGame, SizeMattersSheet, Tallysheet } from 'tallysheet';

const asked = new WeakMap<SizeMattersGame, Outcome<SizeMattersSheet>>();

/** Next to a soloist, nothing that is said about a draw counts. */
export function scoreGame(engine: Tallysheet, game: SizeMattersGame): Outcome<SizeMattersSheet> {
  const outcome = engine.sizeMatters.scoreGame(game);
  if (outcome.ok || !outcome.problems.some(isOfDraw) || !soloist(engine, game)) return outcome;
  const problems = outcome.problems.filter((problem) => !isOfDraw(problem));
  return problems.length > 0 ? { ok: false, problems } : withoutMarks(engine, game);
}

/** Who has soloed already, whatever is still blank. */
export function soloist(engine: Tallysheet, game: SizeMattersGame): Power | null {
  const outcome = withoutMarks(engine, game);
  return outcome.ok ? outcome.value.soloist : null;
}

function isOfDraw({ at }: Problem): boolean {
  return at.endsWith('/inDraw');
}

/** The sheet of the game as far as it is typed; asked once of each. */
function withoutMarks(engine: Tallysheet, game: SizeMattersGame): Outcome<SizeMattersSheet> {
  const outcome = asked.get(game) ?? engine.sizeMatters.scoreGame({ ...game, powers: unmarked(game) });
  asked.set(game, outcome);
  return outcome;
}

/** The powers with nothing said about a draw, and no centres where they are blank. */
function unmarked({ powers }: SizeMattersGame): SizeMattersGame['powers'] {
  return powers.map(({ inDraw: _, ...line }) => ({ ...line, centres: line.centres ?? 0 }));
}
