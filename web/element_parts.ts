// What a page may style of the element, by ::part: in this file of web/src/parts, behind this, the name.
export const PARTS: [file: string, mark: string, part: string][] = [
  ['score_form', 'class="entry"', 'form'],
  ['score_form', 'id="sheet"', 'sheet'],
  ['score_form', 'class="tools"', 'tools'],
  ['verdict_bar', 'class="verdict"', 'verdict'],
  ['verdict_bar', 'class="show"', 'button'],
  ['sheet_table', 'class="band"', 'band'],
  ['field', 'type="text"', 'field'],
  ['heading', 'type="text"', 'field'],
];
