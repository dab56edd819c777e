// One game: how who took part and who finished where are read and scored.
import type { RplopsGame, RplopsSheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { Reader } from '../../form/reader.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { filledRows, isBlank, textOf, type Row } from '../../ui/rows.ts';
import { shortened } from '../../ui/sentences.ts';
import { readFormula } from './formula.ts';
import { isFirstHeld, placeOf } from '../places.ts';
import { gameState, type Formula, type GameState } from './state.ts';

/** The verdict's words when a player has place 1, and while that is open. */
const ALONE = { held: 'wins', open: 'is the best placed' };
const SHARED = { held: 'share first place', open: 'share the best place' };

const LEAST: Record<Formula, number> = { RPLOPS: 1, PLOPS: 1, RPLOPS2: 2 };

export const form: Form<GameState, RplopsGame, RplopsSheet> = {
  id: 'rplops',
  state: gameState,
  read(state, numbers) {
    const reader = new Reader(numbers);
    const finish = readFinish(state, reader);
    return { request: { finish, ...readFormula(state, reader), working: true }, problems: reader.problems };
  },
  scoredBy: { record: 'rplops', name: 'scoreGame' },
  score: (engine, request) => engine.rplops.scoreGame(request),
  nameOf(at, { finish }) {
    const [list, index, field] = pointerParts(at);
    if (list === 'settings') return `${index === 'hours' ? 'usual ' : ''}${index}`;
    return index === undefined ? 'the game' : nameOfField(finish, Number(index), field);
  },
  fieldOf: (at) => at.replace(/^\/(average|hours)$/, '/settings$&'),
  unfinished: ({ finish }) => finish.some(isBlank),
  verdict({ rows }, { finish }, { grouped }) {
    const first = rows.filter(({ rank }) => rank === 1);
    const held = isFirstHeld(finish) ? 'held' : 'open';
    return {
      who: [...new Set(first.map(({ player }) => player || 'First place'))].join(', '),
      says: first.length > 1 ? SHARED[held] : ALONE[held],
      figure: grouped(first[0]?.points ?? ''),
    };
  },
  forComparison: ({ heading, finish }) => ({
    form: 'compare/places',
    state: {
      heading,
      finish: filledRows(finish, 2).map(({ key, player = '' }, at) => ({ key, player, place: placeOf(finish, at) })),
    },
  }),
};

function readFinish({ finish, formula }: GameState, reader: Reader): RplopsGame['finish'] {
  return filledRows(finish, LEAST[formula]).map((row, index) => {
    const place = readPlace(`/finish/${index}/place`, placeOf(finish, index), reader);
    return { player: reader.name(`/finish/${index}/player`, textOf(row, 'player')), place };
  });
}

function readPlace(at: string, text: string, reader: Reader): number {
  if (!/^\d*$/.test(text))
    reader.problems.push({ at, code: 'number', message: `is “${shortened(text)}”. Write a whole number, like 2.` });
  return (text === '' ? undefined : Number(text)) as number;
}

function nameOfField(finish: Row[], index: number, field: string | undefined): string {
  const who = finish[index]?.['player']?.trim();
  if (field === 'player') return `name of player ${index + 1}`;
  return who ? `${shortened(who)}’s place` : `the place of player ${index + 1}`;
}
