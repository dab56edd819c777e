// <tally-sheet system="rplops">: importing this module defines the element.
import { TallySheet } from './sheet_element.ts';

export { TallySheet };

if (!customElements.get('tally-sheet')) customElements.define('tally-sheet', TallySheet);
