// Whether a record from the device is one of ours, by the descriptions that files are read by too.
import { fits, STAGE, STATES } from '../exchange/shapes.ts';
import { FORMS, type EventSystem, type GameForm } from './event.ts';

type Fields = Record<string, unknown>;

/** What every record is, whatever it holds. */
export function isRecord(found: unknown): found is { order: number; edition: number; value: unknown } {
  return isPlain(found) && Number.isFinite(found['order']) && Number.isFinite(found['edition']);
}

export function isHead(value: unknown, id: string): boolean {
  if (!isPlain(value) || value['id'] !== id || typeof value['name'] !== 'string') return false;
  const { system, settings, deleted = 0 } = value;
  return typeof system === 'string' && Object.hasOwn(FORMS, system) && areSettings(settings) && Number.isFinite(deleted);
}

/** As chosen or typed; what this version does not offer is told in the standings. */
function areSettings(settings: unknown): boolean {
  return isPlain(settings) && Object.values(settings).every((value) => typeof value === 'string');
}

/** A game of an event of this system; of any, where its head is not known. */
export function isGameOf(system: EventSystem | undefined): (value: unknown, id: string) => boolean {
  const forms = new Set<unknown>(system ? FORMS[system] : Object.values(FORMS).flat());
  return (value, id) => {
    if (!isPlain(value) || value['id'] !== id || !forms.has(value['form'])) return false;
    const { form, stage, state } = value;
    return fits(state, STATES[form as GameForm]) && (stage === undefined || fits(stage, STAGE));
  };
}

function isPlain(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
