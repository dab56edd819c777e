// A link as a series of QR codes, for what is too large for one. Every code names its series and its place, so that the
// codes can be read from any one on, in any order, and more than once.

/** Characters of each code's share: a code of about 77 squares a side, which phones read from a screen at once. */
const SHARE = 450;

/** More than the longest link needs. */
const MOST_CODES = 200;

const CODE = /^TALLY1:([0-9a-z]{1,8}):(\d{1,3})\.(\d{1,3}):([\w?./-]+)$/;

export interface Part {
  series: string;
  /** From 0. */
  at: number;
  of: number;
  share: string;
}

/** The texts of the codes that carry the part of a link after "#". */
export function seriesOf(fragment: string): string[] {
  const of = Math.ceil(fragment.length / SHARE);
  const series = digestOf(fragment);
  return Array.from({ length: of }, (_, at) => {
    const share = fragment.slice(at * SHARE, (at + 1) * SHARE);
    return `TALLY1:${series}:${at + 1}.${of}:${share}`;
  });
}

/** Null for any other text. */
export function partIn(text: string): Part | null {
  const [, series, at, of, share] = CODE.exec(text) ?? [];
  if (series === undefined || share === undefined) return null;
  const part = { series, at: Number(at) - 1, of: Number(of), share };
  return part.at >= 0 && part.at < part.of && part.of <= MOST_CODES ? part : null;
}

/** FNV-1a: the same link has the same series, whoever shows it. */
function digestOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** How much of a series has been read. */
export interface SeriesProgress {
  have: number;
  of: number;
  /** The link's part after "#", once all is there and fits together; 'broken' where it does not. */
  whole: string | 'broken' | null;
}

/** Collects parts of any number of series. */
export class SeriesReader {
  private readonly read = new Map<string, Map<number, string>>();

  add({ series, at, of, share }: Part): SeriesProgress {
    const key = `${series}.${of}`;
    const parts = this.read.get(key) ?? new Map<number, string>();
    this.read.set(key, parts.set(at, share));
    if (parts.size < of) return { have: parts.size, of, whole: null };
    const fragment = Array.from({ length: of }, (_, place) => parts.get(place) ?? '').join('');
    const fits = digestOf(fragment) === series;
    if (!fits) this.read.delete(key); // to be read anew
    return { have: of, of, whole: fits ? fragment : 'broken' };
  }
}
