// Writes a published board as the contents of its form.
import { POWERS } from '../../src/systems/diplomacy/powers.ts';
import { capital } from '../../src/ui/sentences.ts';
import { cells, type PublishedBoard } from './published_result.ts';

/** A board of Diplomacy, its powers from Austria to Turkey. */
export interface DiplomacyBoard {
  name: string;
  /** "5 4 5 5 4 5 4". */
  centres: string;
  /** The year in which each power was eliminated: "1904 · 1906 · 1906 · ·". */
  out?: string;
  /** The year of a win. */
  won?: number;
  /** "no" for a survivor who did not share the draw. */
  draw?: string;
}

export function diplomacyBoard(board: DiplomacyBoard, posted: string): PublishedBoard {
  const [centres, out, draw] = [board.centres, board.out ?? '', board.draw ?? ''].map(cells);
  const powers = POWERS.map((key, at) => ({
    key,
    player: capital(key),
    centres: centres?.[at] ?? '',
    ...(out?.[at] ? { year: String(Number(out[at]) - 1) } : {}),
    ...(draw?.[at] === 'no' ? { draw: 'out' } : {}),
  }));
  const state = { powers, ...(board.won ? { finalYear: String(board.won) } : {}) };
  return { name: board.name, list: 'powers', state, posted: cells(posted) };
}

/** A finish by places: "1 2 2 4". */
export function finish(name: string, places: string, posted: string): PublishedBoard {
  const rows = cells(places).map((place, at) => ({ key: String(at + 1), player: `Player ${at + 1}`, place }));
  return { name, list: 'finish', state: { finish: rows }, posted: cells(posted) };
}
