// The whole of an event as JSON, one game to the line: the same event always gives the same bytes.
import { EVENT_VERSION, SETTINGS, type EventGame, type TallyEvent } from '../events/event.ts';
import { STATES, type Shape } from './shapes.ts';

/** What the first field of the file says. */
export const FORMAT = 'event';

export function jsonOf({ id, name, system, settings, games }: TallyEvent): string {
  const chosen = Object.keys(SETTINGS[system]).flatMap((setting) => (settings[setting] === undefined ? [] : [[setting, settings[setting]]]));
  const head = JSON.stringify({ tallysheet: FORMAT, version: EVENT_VERSION, id, name, system, settings: Object.fromEntries(chosen) });
  return `${head.slice(0, -1)},"games":[${games.map((game) => `\n${JSON.stringify(gameValue(game))}`).join(',')}\n]}\n`;
}

function gameValue({ id, form, stage, state }: EventGame): object {
  return { id, form, ...(stage === undefined ? {} : { stage }), state: inOrder(state, STATES[form]) };
}

/** The value's fields in the order of the shape. */
function inOrder(value: unknown, shape: Shape): unknown {
  if (shape.is === 'list') return (value as unknown[]).map((row) => inOrder(row, shape.row));
  if (shape.is !== 'record') return value;
  const fields = value as Record<string, unknown>;
  const present = Object.keys(shape.fields).filter((field) => fields[field] !== undefined);
  return Object.fromEntries(present.map((field) => [field, inOrder(fields[field], shape.fields[field] as Shape)]));
}
