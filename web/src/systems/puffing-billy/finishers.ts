// The finishers of boards and finals as rows of texts.
import type { Finisher } from 'tallysheet';
import { ordinalWord } from '../../numbers/ordinals.ts';
import type { Reader } from '../../form/reader.ts';
import { shortened } from '../../ui/sentences.ts';
import { filledRows, textOf, type Row } from '../../ui/rows.ts';
import type { Listed } from './state.ts';

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
