// Whether a record from the device is one of ours: what another program, or a fault of the device's, has left there is
// passed over, and stays where it is.
import { FORMS } from './event.ts';

type Fields = Record<string, any>;

const FORM_NAMES = new Set<unknown>(Object.values(FORMS).flat());

export function isWhole(kept: unknown): boolean {
  const { order, edition, value } = (kept ?? {}) as Fields;
  return Number.isFinite(order) && Number.isFinite(edition) && isRecord(value) && (isHead(value) || isGame(value));
}

function isHead({ id, name, system, settings }: Fields): boolean {
  return isText(id) && isText(name) && Object.hasOwn(FORMS, system) && isRecord(settings);
}

function isGame({ id, form, state }: Fields): boolean {
  return isText(id) && FORM_NAMES.has(form) && isRecord(state) && isText(state['heading']);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isText(value: unknown): boolean {
  return typeof value === 'string';
}
