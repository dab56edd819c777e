// An element that is drawn with the separators of its sheet.
import { DECIMAL, ENGLISH, GROUP, useMarks } from '../ui/marks.ts';
import { LightElement } from '../ui/light_element.ts';
import { marksOfSheet } from '../ui/sheet_marks.ts';
import type { FormModel } from './model.ts';

export abstract class SheetElement extends LightElement {
  private around = ENGLISH;

  protected abstract modelOfSheet(): FormModel;

  protected override beforeDrawing(): void {
    this.around = { group: GROUP, decimal: DECIMAL };
    useMarks(marksOfSheet(this.modelOfSheet().state));
  }

  protected override afterDrawing(): void {
    useMarks(this.around);
  }
}
