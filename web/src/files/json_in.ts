// Reads an event file strictly: returns the event exactly as it was saved, or sentences about what is wrong.
import { EVENT_VERSION, type TallyEvent } from '../systems/event.ts';
import type { EventGame, SystemId } from '../systems/event_game.ts';
import { rulesOf } from '../systems/all_event_rules.ts';
import { eventForms, eventSystems } from '../systems/event_systems.ts';
import { TYPED, type RecordShape, type Shape } from '../form/shape.ts';
import { FORMAT } from './json_out.ts';
import { tabOf } from '../systems/index.ts';
import { ID, MOST_GAMES, STAGE } from './shapes.ts';
import { isPlain, shown, Strict, type Plain } from './strict.ts';

export type ReadEvent = { ok: true; event: TallyEvent } | { ok: false; problems: string[] };

const MOST_CHARACTERS = 50_000_000;

export function eventOf(text: string): ReadEvent {
  if (text.length > MOST_CHARACTERS)
    return refused(`The file is ${text.length} characters long; the limit is ${MOST_CHARACTERS}.`);
  const value = parsed(text.replace(/^\ufeff/, ''));
  if (value === undefined) return refused('The file is not valid JSON. It is incomplete, or not an event file.');
  if (!isPlain(value) || value['tallysheet'] !== FORMAT)
    return refused('The file is JSON, but not a Tallysheet event.');
  const { version } = value;
  if (version !== EVENT_VERSION)
    return refused(
      `The file has version ${shown(version)}; this version of Tallysheet reads version ${EVENT_VERSION}.`,
    );
  return readEvent(value);
}

function refused(...problems: string[]): ReadEvent {
  return { ok: false, problems };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readEvent({ version: _, games: list, ...rest }: Plain): ReadEvent {
  const strict = new Strict();
  const system = strict.read(
    rest['system'],
    { is: 'one of', values: eventSystems.map(({ id }) => id) },
    '/system',
  ) as SystemId | null;
  if (system === null) return refused(...strict.problems);
  const head = strict.record(rest, headShape(system), '');
  const games = readGames(list, system, strict);
  if (strict.problems.length > 0) return refused(...strict.problems);
  const { id, name, settings } = head as unknown as TallyEvent;
  return { ok: true, event: { version: EVENT_VERSION, id, name, system, settings, games } };
}

/** The shape of the file without version and games, which are read separately. */
function headShape(system: SystemId): RecordShape {
  const fields = Object.fromEntries(
    rulesOf(system).settings.map(({ name, values }): [string, Shape] => [
      name,
      values ? { is: 'one of', values: values.map(({ value }) => value) } : TYPED,
    ]),
  );
  const settings: Shape = { is: 'record', fields, optional: Object.keys(fields) };
  return { is: 'record', fields: { tallysheet: TYPED, id: ID, name: TYPED, system: TYPED, settings }, optional: [] };
}

function readGames(value: unknown, system: SystemId, strict: Strict): EventGame[] {
  if (!Array.isArray(value)) strict.expect(false, value, '/games', 'a list');
  const list: unknown[] = Array.isArray(value) ? value : [];
  if (list.length > MOST_GAMES) strict.tell('/games', `has ${list.length} entries; the limit is ${MOST_GAMES}.`);
  const games = list.slice(0, MOST_GAMES).map((game, index) => readGame(game, system, strict, `/games/${index}`));
  strict.different(
    games.map((game) => game?.['id']),
    '/games',
    'id',
  );
  return games as unknown as EventGame[];
}

/** Reads a game; its form describes the shape of its state. */
function readGame(value: unknown, system: SystemId, strict: Strict, at: string): Plain | null {
  const form: Shape = { is: 'one of', values: eventForms(system) };
  const known = isPlain(value) ? tabOf(eventForms(system).find((one) => one === value['form']) ?? '') : undefined;
  const state: Shape = known ? known.state.shape : { is: 'record', fields: {}, optional: [] };
  if (isPlain(value) && !known) return strict.read(value['form'], form, `${at}/form`) as null;
  return strict.record(value, { is: 'record', fields: { id: ID, form, stage: STAGE, state }, optional: ['stage'] }, at);
}
