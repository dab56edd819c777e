// The places of any game: how who took part, who finished where, and the game scores if they are known are read and compared.
import type { Tallysheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { Reader } from '../../form/reader.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { filledRows, isBlank, textOf, type Row } from '../../ui/rows.ts';
import { shortened } from '../../ui/sentences.ts';
import { compareUnder, type Comparison } from './comparison.ts';
import { GAME_SYSTEMS, SCORED_GAME_SYSTEMS, type GameResult } from './game_systems.ts';
import { ruleForPlaces } from './own_rule.ts';
import { LEAST, placesState, type PlacesState } from './state.ts';
import { verdict } from './words.ts';

export const form: Form<PlacesState, GameResult, Comparison> = {
  id: 'compare/places',
  state: placesState,
  alone: true,
  filledFrom: (contents, { sorted, diluted, rule }) => ({ ...placesState.blank(), sorted, diluted, rule, ...contents }),
  read: ({ finish, diluted, rule }, numbers) => {
    const reader = new Reader(numbers);
    return { request: { ...readResult(filledRows(finish, LEAST), reader), diluted, rule }, problems: reader.problems };
  },
  score(engine: Tallysheet, result) {
    const places = engine.rplops.scoreGame({ finish: result.finish });
    if (!places.ok) return places;
    const scored = result.scores ? SCORED_GAME_SYSTEMS : [];
    return compareUnder(engine, [...GAME_SYSTEMS, ...scored, ...ruleForPlaces(result.rule ?? '')], result);
  },
  nameOf: (at, { finish }) => nameOfField(finish, at),
  unfinished: ({ finish }) => finish.some(isBlank),
  verdict: (comparison, { finish }) => verdict(comparison, finish.map(nameOf)),
};

function readResult(rows: Row[], reader: Reader): GameResult {
  const finish = rows.map((row, index) => ({
    player: reader.name(`/finish/${index}/player`, textOf(row, 'player')),
    place: reader.count(`/finish/${index}/place`, placeOf(row, index)) as number,
  }));
  const scores = rows.map((row, index) => reader.number(`/finish/${index}/score`, textOf(row, 'score'), 'money'));
  return { finish, scores: scores.every((score) => score !== undefined) ? scores : null };
}

/** The place as typed, "2=" too; else the place in the list. */
function placeOf(row: Row, index: number): string {
  return textOf(row, 'place').trim().replace(/=/g, '') || (isBlank(row) ? '' : String(index + 1));
}

export function nameOf(row: Row, index: number): string {
  return textOf(row, 'player').trim() || `Player ${index + 1}`;
}

function nameOfField(finish: Row[], at: string): string {
  const [, index, field] = pointerParts(at);
  if (index === undefined) return 'the game';
  const who = finish[Number(index)]?.['player']?.trim();
  if (field === 'player') return `name of player ${Number(index) + 1}`;
  const what = field === 'score' ? 'game score' : 'place';
  return who ? `${shortened(who)}’s ${what}` : `the ${what} of player ${Number(index) + 1}`;
}
