// Has a form read each sheet in the sheet's own number style.
import { inSheetMarks } from '../ui/sheet_marks.ts';
import type { Form } from './form.ts';

export function inOwnStyle(form: Form): Form {
  const { inEvent } = form;
  return {
    ...form,
    read: (state, numbers) => inSheetMarks(state, () => form.read(state, numbers)),
    ...(inEvent ? { inEvent: inOwnStyle(inEvent) } : {}),
  };
}
