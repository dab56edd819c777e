// The form of one game of Diplomacy: seven powers, their centres, and who shares the draw.
import { html, type nothing, type TemplateResult } from 'lit/html.js';
import type { Power, SizeMattersGame, SizeMattersSheet } from 'tallysheet';
import { decided, drawMarks, powerList, runningCount } from '../diplomacy/board_fields.ts';
import { choice } from '../../ui/choice.ts';
import { heading } from '../../form/field.ts';
import { settings } from '../../form/settings.ts';
import { tick } from '../../ui/tick.ts';
import type { FormView } from '../../form/form_view.ts';
import { form } from './model.ts';
import { soloist } from './score.ts';
import { settingWords } from './settings.ts';
import { drawSheet } from './sheet.ts';
import type { GameModel, GameState } from './state.ts';
import './form.css';

export const view: FormView<GameState, SizeMattersGame, SizeMattersSheet> = { form, fields, sheet: drawSheet };

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
