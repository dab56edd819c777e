// What boards and finals share: the finishers of a table as rows of texts, and the settings.
import type { Finisher } from 'tallysheet';
import { ordinalWord } from '../../entry/figures.ts';
import type { Reader } from '../../entry/reader.ts';
import { shortened } from '../../entry/shortened.ts';
import { filledRows, textOf, type Row } from '../../parts/rows.ts';

export type Listed = 'finish' | 'seating';
export type Decimals = '3' | '4';

export const LEAST = 2;
export const MOST = 6;

export const LISTED: { value: Listed; label: string; hint: string }[] = [
  { value: 'finish', label: 'As they finished', hint: 'first place first' },
  { value: 'seating', label: 'As they sat', hint: 'first player first; ranked by score, the later seat wins a tie' },
];

export const DECIMALS: { value: Decimals; label: string }[] = [
  { value: '3', label: 'three decimals' },
  { value: '4', label: 'four decimals' },
];

export function readFinishers(rows: Row[], least: number, at: string, reader: Reader): Finisher[] {
  return filledRows(rows, least).map((row, index) => readFinisher(row, `${at}/${index}`, reader));
}

function readFinisher(row: Row, at: string, reader: Reader): Finisher {
  const player = reader.name(`${at}/player`, textOf(row, 'player'));
  const score = reader.number(`${at}/score`, textOf(row, 'score'), 'money') as string;
  return player === undefined ? { score } : { player, score };
}

/** "Damien’s score", "the second finisher’s score", "name in seat 2". */
export function nameOfFinisherField(rows: Row[], index: number, field: string, listed: Listed): string {
  const position = listed === 'finish' ? `the ${ordinalWord(index + 1)} finisher` : `the player in seat ${index + 1}`;
  if (field === 'player') return `name of ${position}`;
  const row = rows[index];
  const who = (row && shortened(textOf(row, 'player').trim())) || position;
  return `${who}’s ${FIELD_NAMES[field] ?? 'line'}`;
}

const FIELD_NAMES: Record<string, string> = { score: 'score', best: 'best before' };
