// <tally-sheet> in a DOM in Node, which has no internals of elements: what the element tells the form around it is lost. A file
// that uses it begins with `// @vitest-environment dom`.
import { waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { TallySheet } from '../../../web/src/embed/element/sheet_element.ts';
import { allDrawn } from '../../../web/src/ui/light_element.ts';
import { click } from '../dom.ts';

HTMLElement.prototype.attachInternals ??= () => ({ form: null, setFormValue() {}, setValidity() {} }) as never;

/** Modules come slowly here, and the name of the element is taken by the one that says that it could not start. */
class TestedSheet extends TallySheet {}
customElements.define('tested-sheet', TestedSheet);

export type Sheet = TestedSheet & Record<string, any>;

/** Puts these lines in the place of the page, and gives its elements once each has its form or a problem. */
export async function showSheets(lines: string): Promise<Sheet[]> {
  document.body.innerHTML = lines.replaceAll('tally-sheet', 'tested-sheet');
  const sheets = [...document.querySelectorAll<Sheet>('tested-sheet')];
  for (const sheet of sheets)
    await waitFor(() => expect(sheet.shadowRoot!.querySelector('.verdict, .problem')).not.toBeNull());
  await allDrawn();
  return sheets;
}

export const inside = (sheet: Sheet) => within(sheet.shadowRoot as unknown as HTMLElement);

export async function pressIn(sheet: Sheet, name: string | RegExp): Promise<void> {
  await click(await inside(sheet).findByRole('button', { name }));
}
