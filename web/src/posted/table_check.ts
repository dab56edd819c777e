// Checks the posted figures of many games at once: they agree, or one cause explains all of them (another reading of the
// rules in every game, another column of the sheets, or a slip in one game), or none does.
import type { Candidate, Figures } from './candidates.ts';
import { matching } from './find_reading.ts';
import { isPosted, type PostedGame, type Strictness } from './posted_game.ts';
import { slipsIn } from './slips.ts';

export interface TableCheck {
  /** How many figures were posted, how many of them agree, and how many cannot be read. */
  posted: number;
  agreeing: number;
  unread: number;
  /** The games with a figure that does not agree or cannot be read. */
  differing: PostedGame[];
  verdict: Verdict;
}

export type Verdict =
  | { is: 'nothing posted' | 'agrees' | 'unexplained' }
  /** Each of the causes explains all figures; most often there is one. `how` is how figures were compared. */
  | { is: 'explained'; causes: Cause[]; how: Strictness };

/** Returns once the next slice of work may begin. */
export type Pause = () => Promise<void>;

export interface Cause {
  /** Follows "All figures were": "scored with exact modifiers"; a sentence without its end for a slip. */
  words: string;
  /** The game of a slip; null for what is the same in all games. */
  game: PostedGame | null;
}

/** Calls `pause` between its steps. */
export async function checkTable(games: PostedGame[], pause: Pause = async () => {}): Promise<TableCheck> {
  const sum = (count: (game: PostedGame) => number) => games.reduce((all, game) => all + count(game), 0);
  const unread = sum((game) => game.unread);
  const verdict = await verdictOn(games, unread, pause);
  const how = verdict.is === 'explained' ? verdict.how : 'any decimals';
  return {
    posted: sum(({ count }) => count),
    agreeing: sum((game) => game.agreeing(how)),
    unread,
    differing: games.filter((game) => !game.fits(game.figures, how) || game.unread > 0),
    verdict,
  };
}

async function verdictOn(games: PostedGame[], unread: number, pause: Pause): Promise<Verdict> {
  const isWrong = (how: Strictness) => games.filter((game) => !game.fits(game.figures, how));
  const [longer] = isWrong('fewer decimals');
  const [first, second] = isWrong('any decimals');
  if (games.length === 0) return { is: 'nothing posted' };
  if (unread > 0) return { is: 'unexplained' };
  if (!longer) return { is: 'agrees' };
  const general = await generalCauses(games, longer, first ? LEVELS : ['exact'], pause);
  if (!first)
    return general.length > 0 ? { is: 'explained', causes: general, how: 'fewer decimals' } : { is: 'agrees' };
  const slips = second ? [] : slipsIn(first).map((words) => ({ words, game: first }));
  const causes = [...general, ...slips];
  return causes.length > 0 ? { is: 'explained', causes, how: 'any decimals' } : { is: 'unexplained' };
}

/** From the strictest; an exact agreement is preferred to one but for decimals. */
const LEVELS: Strictness[] = ['exact', 'fewer decimals', 'any decimals'];

/** Finds what explains the figures of all games: a reading, else another column. `first` is a game that needs it. */
async function generalCauses(
  games: PostedGame[],
  first: PostedGame,
  levels: Strictness[],
  pause: Pause,
): Promise<Cause[]> {
  for (const how of levels) {
    const cut = isCut(games, how) ? ['cut off instead of rounded'] : [];
    const readings = [...cut, ...(await readingsFor(games, first, how, pause))];
    const causes = readings.length > 0 ? readings : columnsFor(games, first);
    if (causes.length > 0) return causes.map((words) => ({ words, game: null }));
  }
  return [];
}

/** The readings by which all games agree; those that change two things only if none changes one. */
async function readingsFor(games: PostedGame[], first: PostedGame, how: Strictness, pause: Pause): Promise<string[]> {
  const general = first.candidates.filter(({ reading }) => !reading.ofGame && !reading.about);
  for (const isPair of [false, true]) {
    const tried = general.filter(({ reading }) => (reading.of !== undefined) === isPair);
    const found = await fitting(tried, games, how, pause);
    if (found.length > 0) return [...new Set(found.map(({ reading }) => `scored ${reading.words}`))];
  }
  return [];
}

async function fitting(
  candidates: Candidate[],
  games: PostedGame[],
  how: Strictness,
  pause: Pause,
): Promise<Candidate[]> {
  let left = candidates;
  for (const game of games) {
    left = left.filter(({ reading }) => game.fits(figuresBy(game, reading), how));
    if (left.length === 0) break;
    await pause();
  }
  return left;
}

/** A reading that would change nothing in a game is not among its candidates. */
function figuresBy(game: PostedGame, { words, of = [] }: Candidate['reading']): Figures | null {
  const named = (name: string) => game.candidates.find(({ reading }) => reading.words === name);
  const found = named(words) ?? of.map(named).find((one) => one !== undefined);
  return found ? found.figures() : game.figures;
}

/** Other columns of the sheets, such as the raw points, that were posted throughout. */
function columnsFor(games: PostedGame[], first: PostedGame): string[] {
  const columns = new Map(first.own.flatMap(({ others = [] }) => others.map(({ words, from }) => [words, from])));
  return [...columns]
    .filter(([words]) => games.every((game) => game.fits(columnOf(game, words), 'exact')))
    .map(([words, from = `another column: ${words}`]) => `taken from ${from}`);
}

/** A row that does not have the column keeps its figure. */
function columnOf({ own }: PostedGame, words: string): Figures {
  return new Map(
    own.map((row) => {
      const other = row.others?.find((one) => one.words === words);
      return [row.key, other ? { ...row, figure: other.figure, unrounded: undefined } : row];
    }),
  );
}

/** Whether every figure that was not rounded was cut off where it ends. */
function isCut(games: PostedGame[], how: Strictness): boolean {
  return games.every((game) =>
    [...game.typed].every(([key, posted]) => {
      const own = game.figures.get(key);
      const { numbers } = game.model;
      return (
        isPosted(posted, own, numbers, how) || (own && matching(posted, own, numbers)?.words.startsWith('cut off'))
      );
    }),
  );
}
