// What the texts of QR codes are: games, events, or parts of them. A code that stays before the camera is taken once.
import { partsOfPath, type BoardAddress } from '../share/board_links.ts';
import { eventFrom, EVENT_PATH, type Carried } from '../share/event_links.ts';
import { formOf } from '../share/form_links.ts';
import type { GameState } from '../systems/event_game.ts';
import { tabOf } from '../systems/index.ts';
import { partIn, SeriesReader } from '../share/series.ts';

export type Scanned =
  /** A code that has been read before. */
  | { kind: 'again' }
  /** A part of a series that is not complete yet. */
  | { kind: 'part'; have: number; of: number }
  /** `board` is the game that a slip is for. */
  | { kind: 'game'; form: string; state: GameState; board: BoardAddress | null }
  | { kind: 'event'; carried: Carried }
  | { kind: 'strange'; why: string };

const OTHER = 'This code is not from Tallysheet.';
const BROKEN = 'These codes do not fit together. Read them once more.';

export class ScannedCodes {
  private readonly seen = new Set<string>();
  private readonly series = new SeriesReader();

  async read(text: string): Promise<Scanned> {
    if (this.seen.has(text)) return { kind: 'again' };
    this.seen.add(text);
    const part = partIn(text);
    if (!part) return this.readLink(fragmentOf(text));
    const { have, of, whole } = this.series.add(part);
    if (whole === null) return { kind: 'part', have, of };
    if (whole !== 'broken') return this.readLink(whole);
    for (const one of [...this.seen]) if (partIn(one)?.series === part.series) this.seen.delete(one);
    return { kind: 'strange', why: BROKEN };
  }

  /** The same contents by another way, such as another site's address, are the same. */
  private async readLink(fragment: string | null): Promise<Scanned> {
    if (fragment === null) return { kind: 'strange', why: OTHER };
    if (this.seen.has(`#${fragment}`)) return { kind: 'again' };
    this.seen.add(`#${fragment}`);
    const [path = '', carried = ''] = fragment.split('?');
    if (path === EVENT_PATH) {
      const read = await eventFrom(carried);
      return read.ok ? { kind: 'event', carried: read.contents } : { kind: 'strange', why: read.problem };
    }
    const { form, board } = partsOfPath(path);
    if (!tabOf(form)) return { kind: 'strange', why: OTHER };
    const read = await formOf(form, carried);
    return read.ok
      ? { kind: 'game', form, state: read.contents as GameState, board }
      : { kind: 'strange', why: read.problem };
  }
}

/** The fragment of a link with contents, whichever site it leads to; null for any other text. */
function fragmentOf(text: string): string | null {
  const [, fragment] = /#([^?#\s]+\?\d+\.[\w-]+)$/.exec(text) ?? [];
  return fragment ?? null;
}
