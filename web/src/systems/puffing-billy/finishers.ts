// Common parts of boards and finals: the finishers as rows of texts, and the settings.
import type { nothing, TemplateResult } from 'lit/html.js';
import type { Finisher } from 'tallysheet';
import { settings } from '../../form/settings.ts';
import { choice } from '../../ui/choice.ts';
import { ordinalWord } from '../../ui/figures.ts';
import type { Reader } from '../../form/reader.ts';
import { shortened } from '../../ui/sentences.ts';
import { filledRows, textOf, type Row } from '../../ui/rows.ts';
import { settingWords } from './settings.ts';
import type { BoardModel, FinalModel, Listed } from './state.ts';

export function finisherSettings(model: BoardModel | FinalModel): TemplateResult | typeof nothing {
  const { listed, decimals } = model.state;
  return settings(model, {
    listed: choice({
      ...settingWords.listed,
      name: 'listed',
      value: listed,
      set: (value) => model.edit({ listed: value }),
    }),
    decimals: choice({
      ...settingWords.decimals,
      name: 'decimals',
      value: decimals,
      set: (value) => model.edit({ decimals: value }),
    }),
  });
}

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
