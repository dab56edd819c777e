// Finishes as links that open them: in the form of their system if it has one, or else where systems are compared.
import { html, type TemplateResult } from 'lit/html.js';
import type { DiplomacyGame } from 'tallysheet';
import { formLink } from '../../src/share/form_links.ts';
import { exampleRows } from '../../src/systems/diplomacy/powers.ts';
import { answerFor } from '../../src/systems/detour-98f/fall_1905.ts';
import { systemOf, tabOf } from '../../src/systems/index.ts';
import { gameOf, keyOf, type Finish } from '../../src/report_card/finishes.ts';

type Line = DiplomacyGame['powers'][number];

/** The extra fields that each form has for an eliminated power. */
const OF_THE_ELIMINATED: Record<string, (line: Required<Line>) => Record<string, string>> = {
  'size-matters': () => ({}),
  'detour-98f': ({ lastHeld }) => ({ fall1905: answerFor({ ...lastHeld, centres: 1 }) }),
  compare: ({ lastHeld }) => ({ year: String(lastHeld.year) }),
};

/** "16-4-4-4-4-2-0" as a link. */
export async function finishLink(system: string, finish: Finish): Promise<TemplateResult> {
  return html`<a class="finish" href="../#${await addressOf(system, finish)}">${keyOf(finish.centres)}</a>`;
}

/** The part of the link after the "#". */
export function addressOf(system: string, finish: Finish): Promise<string> {
  const form = systemOf(system) ? system : 'compare';
  const { powers, finalYear } = gameOf(finish);
  const more = (line: Line) => (line.lastHeld ? OF_THE_ELIMINATED[form]!(line as Required<Line>) : {});
  const compared = { finalYear: String(finalYear ?? ''), sorted: system };
  return formLink(form, {
    ...tabOf(form)!.state.blank(),
    powers: exampleRows(powers, more),
    ...(form === 'compare' ? compared : {}),
  });
}
