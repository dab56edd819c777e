// One game other than Diplomacy by a rule: places, scores, or both.
import type { RuleSheet } from 'tallysheet';
import type { Form } from '../../form/form.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { filledRows, isBlank, textOf } from '../../ui/rows.ts';
import { shortened } from '../../ui/sentences.ts';
import { placeOf } from '../places.ts';
import { nameOfCommonField, preparing, readState, scoreState, verdictOn } from './scoring.ts';
import { playersState, type GameRequest, type PlayersState } from './state.ts';

export const form: Form<PlayersState, GameRequest, RuleSheet> = {
  id: 'own-rule/players',
  state: playersState,
  prepare: preparing('own-rule/players'),
  read: readState,
  score: scoreState,
  nameOf,
  unfinished: ({ players }) => players.some(isBlank),
  verdict: (sheet, _, numbers) => verdictOn(sheet, numbers),
  forComparison: ({ heading, players, rule }) => ({
    form: 'compare/places',
    state: {
      heading,
      rule,
      finish: filledRows(players, 2).map(({ key, player = '', score = '' }, at) => ({
        key,
        player,
        place: placeOf(players, at),
        score,
      })),
    },
  }),
};

/** "Ann’s score", "the place of player 2", "Ann’s answer to “newcomer”". */
function nameOf(at: string, { players }: PlayersState): string {
  const parts = pointerParts(at);
  const [list, index, field, question] = parts;
  if (list === 'hours') return 'the length of the game in hours';
  if (list !== 'players' || index === undefined) return nameOfCommonField(parts) ?? 'the game';
  const seat = `player ${Number(index) + 1}`;
  if (field === 'player') return `the name of ${seat}`;
  const who = textOf(players[Number(index)] ?? { key: '' }, 'player').trim();
  const what = field === 'answers' ? `answer to “${question}”` : (field ?? 'line');
  return who ? `${shortened(who)}’s ${what}` : `the ${what} of ${seat}`;
}
