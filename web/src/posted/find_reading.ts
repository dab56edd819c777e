// Explains a posted figure: equal to the sheet's, equal except for decimals, the figure of another reading of the
// rules, another figure of the sheet, or none of these.
import type { Numbers } from '../numbers/numbers.ts';
import { shortened } from '../ui/sentences.ts';
import { difference, isSame, placesOf, shortening } from '../numbers/decimal_text.ts';
import type { PostedFigure, Reading } from '../systems/posted_form.ts';

export interface Posted {
  /** Plain decimal text; null for a dash, which means no score. */
  figure: string | null;
  /** The number of decimals as typed. */
  places: number;
}

export interface Verdict {
  agrees: boolean;
  words: string;
}

/** The figures with one reading. */
export interface Read {
  reading: Reading;
  figures: ReadonlyMap<string, PostedFigure>;
}

/** The figures and readings in which a posted figure is looked for. */
export interface Known {
  /** The sheet's own figures. */
  all: PostedFigure[];
  reads(): Read[];
  write(figure: string): string;
  numbers: Numbers;
}

export function verdictOn(posted: Posted, own: PostedFigure, known: Known): Verdict {
  const match = matching(posted, own, known.numbers);
  const differs = (why: string) => ({ agrees: false, words: `${apart(posted, own, known.write)}; ${why}` });
  if (match?.isLonger) {
    const byReading = inAReading(posted, own.key, known.reads(), known.numbers, ({ isLonger }) => !isLonger);
    return byReading ? differs(byReading) : match;
  }
  if (match?.agrees && (match.exact || posted.places > 0 || !otherOf(posted, own))) return match;
  return differs(match && !match.agrees ? `it is ${match.words}` : explained(posted, own, known));
}

function otherOf({ figure }: Posted, { others }: PostedFigure): string | undefined {
  return figure === null ? undefined : others?.find((other) => isSame(figure, other.figure))?.words;
}

function explained(posted: Posted, own: PostedFigure, { all, reads, numbers }: Known): string {
  const byReading = inAReading(posted, own.key, reads(), numbers);
  if (byReading) return byReading;
  const { figure } = posted;
  if (figure === null) return 'no other reading of the rules leaves it out';
  const other = otherOf(posted, own);
  if (other) return `it is ${other}`;
  const isNeighbours = (one: PostedFigure) => one.key !== own.key && one.figure !== null && isSame(figure, one.figure);
  const neighbour = isSame(figure, '0') ? undefined : all.find(isNeighbours);
  return neighbour
    ? `it is ${shortened(neighbour.who)}’s figure`
    : 'no other reading of the rules gives that score either';
}

/** The first reading that gives exactly this figure, else one that gives it except for decimals. */
function inAReading(
  posted: Posted,
  key: string,
  reads: Read[],
  numbers: Numbers,
  fits: (match: Match) => boolean = () => true,
): string | null {
  const found = reads.flatMap(({ reading, figures }) => {
    const figure = figures.get(key);
    const match = figure && matching(posted, figure, numbers);
    return match && fits(match) ? [{ reading, match }] : [];
  });
  const exact = found.filter(({ match }) => match.exact);
  const best =
    exact.find(({ reading }) => reading.about?.key === key) ?? exact[0] ?? (posted.places > 0 ? found[0] : undefined);
  if (!best) return null;
  const decimals = best.match.exact ? '' : `, ${best.match.words.replace(/^agrees, /, '')}`;
  return `it agrees ${wordsFor(key, best.reading)}${decimals}`;
}

function wordsFor(key: string, { words, about }: Reading): string {
  return about && about.key !== key ? about.others : words;
}

interface Match extends Verdict {
  exact: boolean;
  /** Whether more decimals were posted than the sheet has. */
  isLonger?: boolean;
}

export function matching(
  { figure, places }: Posted,
  { figure: own, unrounded }: PostedFigure,
  numbers: Numbers,
): Match | null {
  if (figure === null || own === null) return withoutScore(figure, own);
  if (isSame(figure, own)) return { exact: true, agrees: true, words: 'agrees' };
  for (const long of unrounded === undefined ? [own] : [own, unrounded]) {
    const how = shortening(long, figure, places);
    if (how)
      return {
        exact: false,
        agrees: how === 'rounded',
        words: withFewerDecimals(how, places, long === own ? null : own, numbers),
      };
  }
  return withMoreDecimals(figure, places, own, unrounded);
}

/** A figure that was posted before it was rounded. */
function withMoreDecimals(figure: string, places: number, own: string, unrounded: string | undefined): Match | null {
  const shown = placesOf(own);
  const known = placesOf(unrounded ?? own);
  if (places <= shown || places < known) return null;
  const agrees =
    unrounded === undefined
      ? shortening(figure, own, shown) === 'rounded'
      : shortening(figure, unrounded, known) !== null;
  return agrees ? { exact: false, agrees: true, isLonger: true, words: 'agrees, before it is rounded' } : null;
}

/** A dash and 0 are both posted for no score. */
function withoutScore(figure: string | null, own: string | null): Match | null {
  if (![figure, own].every((one) => one === null || isSame(one, '0'))) return null;
  const words =
    figure === own ? 'agrees: no score' : figure === null ? 'agrees: a dash for 0' : 'agrees: 0 for no score';
  return { exact: true, agrees: true, words };
}

/** `own` is the sheet's figure if the posted one was made from more decimals. */
function withFewerDecimals(
  how: 'rounded' | 'cut',
  places: number,
  own: string | null,
  { amount, grouped }: Numbers,
): string {
  const to = places === 0 ? 'a whole number' : amount(places, 'decimal');
  const beside = own === null ? '' : `, where this sheet has ${grouped(own)}`;
  return how === 'rounded'
    ? `agrees, rounded to ${to}${beside}`
    : `cut off after ${to.replace('a whole number', 'the point')} instead of rounded${beside}`;
}

/** "0.09 more than here". */
function apart({ figure }: Posted, { figure: own }: PostedFigure, write: Known['write']): string {
  if (own === null) return 'this sheet gives no score here';
  if (figure === null) return `this sheet gives ${write(own)}`;
  const by = difference(figure, own);
  return `${write(by.replace('-', ''))} ${by.startsWith('-') ? 'less' : 'more'} than here`;
}
