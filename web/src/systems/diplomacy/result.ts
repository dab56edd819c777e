// One result of Diplomacy as it is typed for systems that may ask for years: how it is read, and who has won it.
import type { DiplomacyGame, Power, Tallysheet } from 'tallysheet';
import type { Reader } from '../../form/reader.ts';
import { textOf } from '../../ui/rows.ts';
import { fullYear, inDraw, isEliminated, nameOfPowerField, readPower, type BoardState } from './powers.ts';

export type ResultContents = BoardState & { finalYear: string };

export function readResult({ powers, finalYear }: ResultContents, reader: Reader): DiplomacyGame {
  const lines = powers.map((row, index) => {
    const line = readPower(row, index, reader);
    const year = isEliminated(row, reader.numbers)
      ? reader.count(`/powers/${index}/lastHeld/year`, fullYear(textOf(row, 'year')))
      : undefined;
    return {
      ...line,
      ...(year === undefined ? {} : { lastHeld: { year } }),
      ...inDraw(powers, row, reader.numbers),
    };
  });
  const year = reader.count('/finalYear', fullYear(finalYear));
  return { powers: lines, ...(year === undefined ? {} : { finalYear: year }) };
}

/** The winner, even while other fields are blank. */
export function winnerOf(engine: Tallysheet, { powers }: DiplomacyGame): Power | null {
  const counts = powers.map(({ power, centres }) => ({ power, centres: centres ?? 0 }));
  const outcome = engine.diplomacy.scoreGame({ system: 'draw-size', powers: counts });
  return outcome.ok ? outcome.value.winner : null;
}

/** Without what the form no longer asks: marks of a draw beside a win, or the year of a win that is none. */
export function asPlayed<Game extends DiplomacyGame>(engine: Tallysheet, game: Game): Game {
  const { finalYear: _, ...others } = game;
  if (!winnerOf(engine, game)) return others as Game;
  return { ...game, powers: game.powers.map(({ inDraw: _, ...seat }) => seat) };
}

export function nameOfResultField(at: string): string {
  return at === '/finalYear' ? 'the year of the win' : nameOfPowerField(at, { 'lastHeld/year': 'last Fall alive' });
}

/** A missing last Fall is a problem of its year. */
export function fieldOfResult(at: string): string {
  return at.replace(/\/\d\/inDraw$/, '').replace(/lastHeld$/, 'lastHeld/year');
}
