// The settings of boards and finals.
import type { nothing, TemplateResult } from 'lit/html.js';
import { settings } from '../../form/settings.ts';
import { choice } from '../../ui/choice.ts';
import { settingWords } from './settings.ts';
import type { BoardModel, FinalModel } from './state.ts';

export function finisherSettings(model: BoardModel | FinalModel): TemplateResult | typeof nothing {
  const { listed, decimals } = model.state;
  return settings(model, {
    listed: choice({
      ...settingWords.listed,
      name: 'listed',
      value: listed,
      set: (value) => model.edit({ listed: value }),
    }),
    decimals: choice({
      ...settingWords.decimals,
      name: 'decimals',
      value: decimals,
      set: (value) => model.edit({ decimals: value }),
    }),
  });
}
