// One game of Diplomacy: seven powers, their centres, and who shares the draw.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Power, SizeMattersGame, SizeMattersSheet } from 'tallysheet';
import { powerList, runningCount } from '../diplomacy/board_fields.ts';
import { ledBy } from '../diplomacy/board_sheet.ts';
import { centresOf, comparedBoard, nameOfPowerField, readPower } from '../diplomacy/powers.ts';
import { capital } from '../../ui/figures.ts';
import { Reader } from '../../form/reader.ts';
import { choice } from '../../ui/choice.ts';
import { heading } from '../../form/heading.ts';
import { textOf, withText, type Row } from '../../ui/rows.ts';
import { settings } from '../../form/settings.ts';
import { tick } from '../../ui/tick.ts';
import type { Form } from '../../form/form.ts';
import { scoreGame, soloist } from './score.ts';
import { settingWords } from './settings.ts';
import { gameSheet } from './sheet.ts';
import { gameState, type GameState, type GameModel } from './state.ts';
import './form.css';

export const form: Form<GameState, SizeMattersGame, SizeMattersSheet> = {
  id: 'size-matters',
  state: gameState,
  read({ powers, rounding, floor }) {
    const reader = new Reader();
    const marked = powers.some(isLeftOut);
    const lines = powers.map((row, index) => {
      const line = readPower(row, index, reader);
      return marked && survives(row) ? { ...line, inDraw: !isLeftOut(row) } : line;
    });
    return { request: { powers: lines, rounding, floor, working: true }, problems: reader.problems };
  },
  score: scoreGame,
  nameOf: (at) => nameOfPowerField(at),
  fieldOf: (at) => at.replace(/\/\d\/inDraw$/, ''),
  unfinished: () => false,
  verdict({ rows, result }) {
    const first = rows.filter(({ place }) => place === 1);
    return ledBy(first, result === 'solo', first[0]?.score);
  },
  fields,
  compared: comparedBoard,
  sheet: gameSheet,
};

function survives(row: Row): boolean {
  return (centresOf(row) ?? 0) > 0;
}

/** Whether a survivor is marked as not sharing the draw. */
function isLeftOut(row: Row): boolean {
  return textOf(row, 'draw') === 'out' && survives(row);
}

function fields(model: GameModel): TemplateResult {
  const { rounding, floor } = model.state;
  return html`
    ${heading(model, 'Game')}
    ${powerList(model, { resultTitle: 'Score', figure: (index) => model.sheet?.rows[index]?.score })}
    ${runningCount(model)} ${draw(model)}
    ${settings(model, {
      rounding: choice({
        ...settingWords.rounding,
        name: 'rounding',
        value: rounding,
        set: (value) => model.edit({ rounding: value }),
      }),
      floor: tick({
        label: settingWords.floor.legend,
        checked: floor,
        set: (checked) => model.edit({ floor: checked }),
      }),
    })}
  `;
}

/** Checkboxes for who shares the draw; after a solo, only the soloist. */
function draw(model: GameModel): TemplateResult | typeof nothing {
  const { state } = model;
  const solo = soloistOn(model);
  if (solo) return html`<p class="solo"><b>${capital(solo)}</b> has soloed.</p>`;
  if (!state.powers.some(survives)) return nothing;
  return html`<fieldset class="draw">
    <legend>In the draw</legend>
    ${state.powers.map((row, index) => (survives(row) ? sharer(model, row, index) : nothing))}
  </fieldset>`;
}

function soloistOn({ sheet, engine, request }: GameModel): Power | null {
  if (sheet) return sheet.soloist;
  return engine && request && soloist(engine, request);
}

function sharer(model: GameModel, row: Row, index: number): TemplateResult {
  const set = (checked: boolean) =>
    model.edit({ powers: withText(model.state.powers, index, 'draw', checked ? '' : 'out') });
  return tick({ label: capital(row.key), checked: !isLeftOut(row), set, at: `/powers/${index}/inDraw` });
}
