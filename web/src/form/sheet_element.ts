// An element that is drawn with the separators of its sheet.
import { LightElement } from '../ui/light_element.ts';
import { inSheetMarks } from '../ui/sheet_marks.ts';
import type { FormModel } from './model.ts';

export abstract class SheetElement extends LightElement {
  protected abstract modelOfSheet(): FormModel;

  protected override drawTemplate(): void {
    inSheetMarks(this.modelOfSheet().state, () => super.drawTemplate());
  }
}
