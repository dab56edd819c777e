// The columns of a game of Diplomacy on a player's page.
import type { Power } from 'tallysheet';
import { capital } from '../../ui/sentences.ts';
import type { GameColumn } from '../event_rules.ts';

/** The powers and centres, as in the sheet's row. */
export const POWER_AND_CENTRES: GameColumn<{ power: Power; centres: number }>[] = [
  { title: 'Power', kind: 'power', text: ({ power }) => capital(power) },
  { title: 'Centres', kind: 'part', text: ({ centres }) => String(centres) },
];
