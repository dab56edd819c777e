// One game: how who took part and who finished where are read and scored.
import type { PentamindGame, PentamindSheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { Reader } from '../../form/reader.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { filledRows, isBlank, textOf, type Row } from '../../ui/rows.ts';
import { shortened } from '../../ui/sentences.ts';
import { isFirstHeld, placeOf } from '../places.ts';
import { gameState, LEAST, type GameState } from './state.ts';

export const form: Form<GameState, PentamindGame, PentamindSheet> = {
  id: 'pentamind',
  state: gameState,
  read({ finish, diluted, formula }, numbers) {
    const reader = new Reader(numbers);
    const rows = filledRows(finish, LEAST).map((row, index) => ({
      player: reader.name(`/finish/${index}/player`, textOf(row, 'player')),
      place: reader.count(`/finish/${index}/place`, placeOf(finish, index)) as number,
    }));
    return { request: { finish: rows, formula, diluted, working: true }, problems: reader.problems };
  },
  scoredBy: { record: 'pentamind', name: 'scoreGame' },
  score: (engine, request) => engine.pentamind.scoreGame(request),
  nameOf(at, { finish }) {
    const [list, index, field] = pointerParts(at);
    if (list === 'diluted') return 'the dilution factor';
    return index === undefined ? 'the game' : nameOfField(finish, Number(index), field);
  },
  unfinished: ({ finish }) => finish.some(isBlank),
  verdict({ rows }, { finish }, { grouped }) {
    const first = rows.filter(({ rank }) => rank === 1);
    const held = isFirstHeld(finish);
    return {
      who: [...new Set(first.map(({ player }) => player || 'First place'))].join(', '),
      says:
        first.length > 1 ? (held ? 'share first place' : 'share the best place') : held ? 'wins' : 'is the best placed',
      figure: grouped(first[0]?.points ?? ''),
    };
  },
  forComparison: ({ heading, finish, diluted }) => ({
    form: 'compare/places',
    state: {
      heading,
      diluted,
      finish: filledRows(finish, LEAST).map(({ key, player = '' }, at) => ({
        key,
        player,
        place: placeOf(finish, at),
      })),
    },
  }),
};

function nameOfField(finish: Row[], index: number, field: string | undefined): string {
  const who = finish[index]?.['player']?.trim();
  if (field === 'player') return `name of player ${index + 1}`;
  return who ? `${shortened(who)}’s place` : `the place of player ${index + 1}`;
}
