// The formula with its average and the game's length, and the table of points that they give.
import type { RplopsTable, RplopsTableRequest } from 'tallysheet';
import { Reader } from '../../form/reader.ts';
import type { GameModel, GameState } from './state.ts';

type FormulaRequest = Pick<RplopsTableRequest, 'formula' | 'average' | 'hours'>;

/** PLOPS is RPLOPS with all defaults. */
export function readFormula({ formula, average, hours }: GameState, reader: Reader): FormulaRequest {
  if (formula === 'PLOPS') return { formula: 'RPLOPS' };
  const figure = (at: string, text: string) => reader.number(at, text, 'points');
  return { formula, average: figure('/settings/average', average), hours: figure('/settings/hours', hours) };
}

/** The printed table for these settings; null if they cannot be read. */
export function tableFor(
  { engine, state, numbers }: GameModel,
  size: Partial<RplopsTableRequest> = {},
): RplopsTable | null {
  const reader = new Reader(numbers);
  const outcome = engine?.rplops.pointsTable({ ...readFormula(state, reader), ...size });
  return outcome?.ok && reader.problems.length === 0 ? outcome.value : null;
}
