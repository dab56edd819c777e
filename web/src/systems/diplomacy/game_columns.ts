// The figures of a game of Diplomacy, and its columns on a player's page.
import type { Power } from 'tallysheet';
import { capital } from '../../ui/sentences.ts';
import type { GameColumn, GameFigures } from '../event_rules.ts';

/** The powers and centres, as in the sheet's row. */
export const POWER_AND_CENTRES: GameColumn<{ power: Power; centres: number }>[] = [
  { title: 'Power', kind: 'power', text: ({ power }) => capital(power) },
  { title: 'Centres', kind: 'part', text: ({ centres }) => String(centres) },
];

/** Every player's figures, from the rows of a sheet with places. */
export function figuresOfPowers<Row extends { player: string; place: number; score: string }>(
  rows: Row[],
): GameFigures<Row>[] {
  return rows.map((row) => ({
    player: row.player,
    place: row.place,
    shared: rows.some((other) => other !== row && other.place === row.place),
    figure: row.score,
    row,
  }));
}
