// Links to whole events: the head, and every game as its form's own layout has it.
import { FORMS, newId, NO_EVENTS, SETTINGS, type EventGame, type EventSystem, type GameForm, type GameState, type TallyEvent } from '../events/event.ts';
import { eventOf } from '../exchange/json_in.ts';
import { jsonOf } from '../exchange/json_out.ts';
import { missing } from '../missing.ts';
import { LAYOUTS } from './form_links.ts';
import { stateOf, valuesOf } from './layout.ts';
import { contentsOf, linkTo, refused, STRANGE, type Opened } from './link.ts';

/** What events are addressed by, in place of a form's id. */
export const EVENTS = 'events';

/** Stages of a board; 0 where none was chosen. */
const STAGES = [undefined, 'preliminary', 'final'] as const;

export function eventLink({ id, name, system, settings, games }: TallyEvent): Promise<string> {
  const chosen = Object.keys(SETTINGS[system]).flatMap((setting) => (settings[setting] === undefined ? [] : [setting, settings[setting]]));
  return linkTo(EVENTS, [system, id, name, chosen, games.map(valuesOfGame)]);
}

function valuesOfGame({ form, stage, state }: EventGame): unknown[] {
  return [form, STAGES.indexOf(stage), ...valuesOf(LAYOUTS[form] ?? [], state)];
}

/** Read as strictly as an event's file is. */
export async function eventFrom(carried: string): Promise<Opened<TallyEvent>> {
  const lacks = missing('crypto', NO_EVENTS);
  if (lacks) return refused(lacks);
  const opened = await contentsOf(carried);
  if (!opened.ok) return opened;
  const event = assembled(opened.contents);
  const read = event && eventOf(jsonOf(event));
  return read?.ok ? { ok: true, contents: read.event } : refused(STRANGE);
}

/** Null for values that are no event's; what is in the texts is looked at afterwards. */
function assembled(values: unknown): TallyEvent | null {
  if (!Array.isArray(values) || values.length !== 5) return null;
  const [system, id, name, chosen, list] = values as unknown[];
  if (typeof system !== 'string' || !Object.hasOwn(FORMS, system) || !Array.isArray(list)) return null;
  const settings = settingsOf(chosen, system as EventSystem);
  const games = list.map((values) => gameOf(values, system as EventSystem));
  if (!settings || games.includes(null)) return null;
  return { version: 1, id: id as string, name: name as string, system: system as EventSystem, settings, games: games as EventGame[] };
}

function settingsOf(chosen: unknown, system: EventSystem): Record<string, string> | null {
  if (!Array.isArray(chosen) || chosen.length % 2 === 1) return null;
  const names = chosen.filter((_, at) => at % 2 === 0) as string[];
  const known = names.every((name) => typeof name === 'string' && Object.hasOwn(SETTINGS[system], name));
  return known ? Object.fromEntries(names.map((name, at) => [name, chosen[2 * at + 1]])) : null;
}

function gameOf(values: unknown, system: EventSystem): EventGame | null {
  if (!Array.isArray(values)) return null;
  const [form, stage, ...rest] = values as [GameForm, number, ...unknown[]];
  if (!FORMS[system].includes(form) || !Number.isInteger(stage) || !(stage in STAGES)) return null;
  const state = stateOf(LAYOUTS[form] ?? [], rest) as GameState | null;
  const chosen = STAGES[stage];
  return state && { id: newId(), form, state, ...(chosen ? { stage: chosen } : {}) };
}
