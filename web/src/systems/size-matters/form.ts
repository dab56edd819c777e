// One game of Diplomacy: seven powers, their centres, and who shares the draw.
import { html, type nothing, type TemplateResult } from 'lit/html.js';
import type { Power, SizeMattersGame, SizeMattersSheet } from 'tallysheet';
import { decided, drawMarks, inDraw, powerList, runningCount } from '../diplomacy/board_fields.ts';
import { ledBy } from '../diplomacy/board_sheet.ts';
import { comparedBoard, nameOfPowerField, readPower } from '../diplomacy/powers.ts';
import { Reader } from '../../form/reader.ts';
import { choice } from '../../ui/choice.ts';
import { heading } from '../../form/heading.ts';
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
    const lines = powers.map((row, index) => ({ ...readPower(row, index, reader), ...inDraw(powers, row) }));
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

/** Who shares the draw; after a solo, only the soloist. */
function draw(model: GameModel): TemplateResult | typeof nothing {
  const solo = soloistOn(model);
  return solo ? decided(solo, 'soloed') : drawMarks(model);
}

function soloistOn({ sheet, engine, request }: GameModel): Power | null {
  if (sheet) return sheet.soloist;
  return engine && request && soloist(engine, request);
}
