// Slips in a game's posted figures: two digits of one swapped, a score that is left out, figures that stand in their
// neighbours' rows, a power scored with a centre too many or too few, and what was read differently in this game alone.
import { placesOf } from '../numbers/decimal_text.ts';
import type { PostedFigure } from '../systems/posted_form.ts';
import { textOf, withText, type Row } from '../ui/rows.ts';
import { capital, shortened } from '../ui/sentences.ts';
import { figuresUnder, type Figures } from './candidates.ts';
import { difference, isMore } from '../numbers/decimal_text.ts';
import type { Posted } from './find_reading.ts';
import { isPosted, type PostedGame } from './posted_game.ts';

/** The slips of which each explains all posted figures of the game, each as a sentence without its end. A centre counted
 *  for another power is looked for only where nothing else is found. */
export function slipsIn(game: PostedGame): string[] {
  const slips = [
    ...swappedDigits(game),
    ...leftOut(game),
    ...shiftedRows(game),
    ...centresOff(game, singleCentres(game)),
    ...readOtherwise(game),
  ];
  return [...new Set(slips.length > 0 ? slips : centresOff(game, movedCentres(game)))];
}

/** The only figure that does not agree, and what was posted for it. */
function onlyDifference(game: PostedGame): { own: PostedFigure; figure: string; posted: Posted } | null {
  const [own, another] = game.own.filter(({ key }) => !game.agrees(key, game.figures));
  const posted = own && game.typed.get(own.key);
  return own?.figure && posted && !another ? { own, figure: own.figure, posted } : null;
}

/** Some clubs post no score for guests and for seats that two players shared. */
function leftOut(game: PostedGame): string[] {
  const only = onlyDifference(game);
  if (!only || (only.posted.figure !== null && difference(only.posted.figure, '0') !== '0')) return [];
  const { write } = game.posted;
  return [`no score is posted for ${shortened(only.own.who)} in place of ${write(only.figure, game.model.numbers)}`];
}

function swappedDigits(game: PostedGame): string[] {
  const only = onlyDifference(game);
  if (!only?.posted.figure || !areSwapped(only.figure, only.posted)) return [];
  const { grouped } = game.model.numbers;
  return [
    `two digits of ${shortened(only.own.who)}’s figure are swapped: ${grouped(padded(only.posted.figure, only.posted.places))} in place of ${grouped(only.figure)}`,
  ];
}

/** Whether two neighbouring digits of one are in the other order in the other. */
function areSwapped(figure: string, { figure: posted, places }: Posted): boolean {
  const own = padded(figure, places);
  const text = padded(posted ?? '', Math.max(places, placesOf(figure)));
  if (own.length !== text.length) return false;
  const apart = [...own].flatMap((character, at) => (character === text[at] ? [] : [at]));
  const [first = -1, second = -1] = apart;
  const areNeighbours = second - first === 1 || own.slice(first + 1, second) === '.';
  return apart.length === 2 && areNeighbours && own[first] === text[second] && own[second] === text[first];
}

function padded(figure: string, places: number): string {
  const missing = places - placesOf(figure);
  return missing > 0 ? `${figure}${figure.includes('.') ? '' : '.'}${'0'.repeat(missing)}` : figure;
}

/** Published tables are in the order of the sheet, or by score. */
function shiftedRows(game: PostedGame): string[] {
  const byScore = [...game.own].sort((one, other) => compared(other.figure, one.figure));
  const [found] = [game.own, byScore].flatMap((rows) => shiftedIn(rows, game));
  return found ? [found] : [];
}

function compared(one: string | null, other: string | null): number {
  const [first, second] = [one ?? '0', other ?? '0'];
  return difference(first, second) === '0' ? 0 : isMore(first, second) ? 1 : -1;
}

/** The first and last row between which every figure is its neighbour's, and the one at the end is the other end's. */
function shiftedIn(rows: PostedFigure[], game: PostedGame): string[] {
  const wrong = rows.flatMap(({ key }, at) => (game.agrees(key, game.figures) ? [] : [at]));
  const [first = -1] = wrong;
  const last = wrong.at(-1) ?? -1;
  if (last <= first) return [];
  const within = rows.slice(first, last + 1);
  const fitsBy = (by: 1 | -1) =>
    within.every(({ key }, at) => {
      const from = within[(at + by + within.length) % within.length];
      return isPosted(game.typed.get(key), from, game.model.numbers);
    });
  const [top, bottom] = [within[0], within.at(-1)].map((row) => shortened(row?.who ?? ''));
  if (within.length === 2 && fitsBy(1)) return [`the figures of ${top} and ${bottom} are in each other’s rows`];
  if (fitsBy(1)) return [`the figures of ${top} to ${bottom} stand one row too high`];
  return fitsBy(-1) ? [`the figures of ${top} to ${bottom} stand one row too low`] : [];
}

/** A number of centres for one power, or for two. */
type Centres = { at: number; centres: number }[];

function singleCentres(game: PostedGame): Centres[] {
  const counts = countsIn(game);
  return counts.flatMap((count, at) => [[{ at, centres: count + 1 }], [{ at, centres: count - 1 }]]);
}

/** One centre counted for another power. */
function movedCentres(game: PostedGame): Centres[] {
  const counts = countsIn(game);
  return counts.flatMap((from, at) =>
    counts.flatMap((to, other) =>
      at === other
        ? []
        : [
            [
              { at, centres: from - 1 },
              { at: other, centres: to + 1 },
            ],
          ],
    ),
  );
}

const powersIn = ({ model }: PostedGame): Row[] => (model.state as { powers?: Row[] }).powers ?? [];

const countsIn = (game: PostedGame): number[] => powersIn(game).map((row) => Number(textOf(row, 'centres') || '0'));

function centresOff(game: PostedGame, tries: Centres[]): string[] {
  const powers = powersIn(game);
  const named = ({ at, centres }: Centres[number]) =>
    `${capital(powers[at]?.key ?? '')} with ${game.model.numbers.amount(centres, 'centre')}`;
  return tries
    .filter((changes) => changes.every(({ centres }) => centres >= 0) && game.fits(withCentres(game, changes)))
    .map((changes) => `the figures are those of ${changes.map(named).join(' and ')}`);
}

function withCentres(game: PostedGame, changes: Centres): Figures | null {
  const powers = changes.reduce(
    (rows, { at, centres }) => withText(rows, at, 'centres', String(centres)),
    powersIn(game),
  );
  return figuresUnder({ powers }, game.posted, game.model);
}

function readOtherwise(game: PostedGame): string[] {
  return game.candidates
    .filter(({ reading, figures }) => reading.ofGame && game.fits(figures()))
    .map(({ reading }) => `it was scored ${reading.words}`);
}
