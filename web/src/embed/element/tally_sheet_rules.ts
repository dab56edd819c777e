// <tally-sheet rule="…">: the element with the attribute `rule` as well. Importing this module defines it, in the place of
// tally_sheet.ts.
import type { Tallysheet } from 'tallysheet';
import { TallySheet as SystemSheet } from './sheet_element.ts';
import type { FormModel } from '../../form/model.ts';
import type { RequestedSheet } from './settings.ts';
import { ruledSheet } from './ruled_sheet.ts';

export class TallySheet extends SystemSheet {
  protected override requested(): RequestedSheet | Promise<RequestedSheet> {
    const rule = this.getAttribute('rule');
    return rule === null ? super.requested() : ruledSheet(rule);
  }

  /** Keeps the typed game if only the rule has changed. */
  protected override begin(model: FormModel, engine: Tallysheet, before: FormModel | null): void {
    const { fixed } = this.sheetShown;
    model.overruled = Object.keys(fixed ?? {});
    if (fixed && before?.form.id === model.form.id) model.adopt({ ...before.state, ...fixed });
    super.begin(model, engine, before);
  }
}

if (!customElements.get('tally-sheet')) customElements.define('tally-sheet', TallySheet);
