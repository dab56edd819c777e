// The choice of a known tournament's structure, which fills in the settings of what counts.
import type { TemplateResult } from 'lit/html.js';
import { settingsOfStructure, STRUCTURES, structureOf } from '../../tournament/structures.ts';
import { choice } from '../../ui/choice.ts';
import type { EventModel } from '../event_model.ts';

/** None is chosen where the settings are those of no structure. */
export function structureChoice(model: EventModel): TemplateResult {
  return choice({
    legend: 'Structure',
    name: 'structure',
    value: structureOf(model.rules.head.settings)?.id ?? '',
    options: STRUCTURES.map(({ id, name, hint }) => ({ value: id, label: name, ...(hint ? { hint } : {}) })),
    set: (id) => void take(model, id),
  });
}

/** Who would be moved by it is known once the engine of events is loaded. */
async function take({ ownRule, rules }: EventModel, id: string): Promise<void> {
  const structure = STRUCTURES.find((one) => one.id === id);
  if (!structure) return;
  await ownRule.load();
  rules.change(settingsOfStructure(structure), `What counts: ${structure.name}`);
}
