// One game: who took part, and who finished where.
import { html, type TemplateResult } from 'lit/html.js';
import type { RplopsGame, RplopsSheet } from 'tallysheet';
import { grouped } from '../../ui/figures.ts';
import { Reader } from '../../form/reader.ts';
import { shortened } from '../../ui/sentences.ts';
import { heading } from '../../form/heading.ts';
import { notes } from '../../form/note.ts';
import { pointerParts } from '../../ui/pointer.ts';
import { filledRows, isBlank, textOf, type Row } from '../../ui/rows.ts';
import { wrapping } from '../../form/sheet_table.ts';
import type { Form } from '../../form/form.ts';
import '../../form/players.ts';
import './form.css';
import { formulaFields, readFormula } from './formula.ts';
import { isFirstHeld, placeByOrder, placeOf, placeQuestions, withPlaces } from './places.ts';
import { gameSheet } from './sheet.ts';
import { gameState, MOST, type Formula, type GameState, type GameModel } from './state.ts';

/** The verdict's words when a player has place 1, and while that is open. */
const ALONE = { held: 'wins', open: 'is the best placed' };
const SHARED = { held: 'share first place', open: 'share the best place' };

const LEAST: Record<Formula, number> = { RPLOPS: 1, PLOPS: 1, RPLOPS2: 2 };

export const form: Form<GameState, RplopsGame, RplopsSheet> = {
  id: 'rplops',
  state: gameState,
  read(state) {
    const reader = new Reader();
    const finish = readFinish(state, reader);
    return { request: { finish, ...readFormula(state, reader), working: true }, problems: reader.problems };
  },
  score: (engine, request) => engine.rplops.scoreGame(request),
  nameOf(at, { finish }) {
    const [list, index, field] = pointerParts(at);
    if (list === 'settings') return `${index === 'hours' ? 'usual ' : ''}${index}`;
    return index === undefined ? 'the game' : nameOfField(finish, Number(index), field);
  },
  fieldOf: (at) => at.replace(/^\/(average|hours)$/, '/settings$&'),
  unfinished: ({ finish }) => finish.some(isBlank),
  verdict({ rows }, { finish }) {
    const first = rows.filter(({ rank }) => rank === 1);
    const held = isFirstHeld(finish) ? 'held' : 'open';
    return {
      who: [...new Set(first.map(({ player }) => player || 'First place'))].join(', '),
      says: first.length > 1 ? SHARED[held] : ALONE[held],
      figure: grouped(first[0]?.points ?? ''),
    };
  },
  fields,
  compared: ({ heading, finish }) => ({
    form: 'compare/places',
    state: {
      heading,
      finish: filledRows(finish, 2).map(({ key, player = '' }, at) => ({ key, player, place: placeOf(finish, at) })),
    },
  }),
  sheet: gameSheet,
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

function fields(model: GameModel): TemplateResult {
  const { finish } = model.state;
  return html`
    ${heading(model, 'Game')}
    <tally-players .list=${{
      model,
      rows: finish,
      columns: [
        { field: 'player', title: 'Player', kind: 'name' },
        { field: 'place', title: 'Place', kind: 'count', placeholder: (index: number) => placeByOrder(finish, index) },
      ],
      least: 1,
      most: MOST,
      noun: 'player',
      at: (index: number, field: string) => `/finish/${index}/${field}`,
      change: (rows: Row[]) => ({ finish: withPlaces(rows, finish) }),
      result: (index: number) => wrapping(grouped(model.sheet?.rows[index]?.points ?? '')),
      resultTitle: 'Points',
    }}></tally-players>
    <p class="aside">List them as they finished, or type the places. A tie is the same place twice.</p>
    ${notes(placeQuestions(model))}
    ${formulaFields(model)}
  `;
}
