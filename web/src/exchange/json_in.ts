// An event's file read back, every field checked: the event exactly as it went out, or sentences.
import { EVENT_VERSION, FORMS, SETTINGS, type EventGame, type EventSystem, type TallyEvent } from '../events/event.ts';
import { FORMAT } from './json_out.ts';
import { ID, MOST_GAMES, STAGE, STATES, SYSTEMS, TYPED, type RecordShape, type Shape } from './shapes.ts';
import { isPlain, shown, Strict, type Plain } from './strict.ts';

export type ReadEvent = { ok: true; event: TallyEvent } | { ok: false; problems: string[] };

const MOST_CHARACTERS = 50_000_000;

export function eventOf(text: string): ReadEvent {
  if (text.length > MOST_CHARACTERS) return refused(`The file is ${text.length} characters long; ${MOST_CHARACTERS} are the most.`);
  const value = parsed(text.replace(/^\ufeff/, ''));
  if (value === undefined) return refused('The file is no JSON: it is cut short, or not a file of an event.');
  if (!isPlain(value) || value['tallysheet'] !== FORMAT) return refused('The file is JSON, but no event of Tallysheet’s.');
  const { version } = value;
  if (version !== EVENT_VERSION) return refused(`The file is of version ${shown(version)}; this Tallysheet reads version ${EVENT_VERSION}.`);
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
  const system = strict.read(rest['system'], { is: 'one of', values: SYSTEMS }, '/system') as EventSystem | null;
  if (system === null) return refused(...strict.problems);
  const head = strict.record(rest, headShape(system), '');
  const games = readGames(list, system, strict);
  if (strict.problems.length > 0) return refused(...strict.problems);
  const { id, name, settings } = head as unknown as TallyEvent;
  return { ok: true, event: { version: EVENT_VERSION, id, name, system, settings, games } };
}

/** Without version and games, which are read by themselves. */
function headShape(system: EventSystem): RecordShape {
  const offered = Object.entries(SETTINGS[system]);
  const fields = Object.fromEntries(offered.map(([name, values]): [string, Shape] => [name, values ? { is: 'one of', values } : TYPED]));
  const settings: Shape = { is: 'record', fields, optional: Object.keys(fields) };
  return { is: 'record', fields: { tallysheet: TYPED, id: ID, name: TYPED, system: TYPED, settings }, optional: [] };
}

function readGames(value: unknown, system: EventSystem, strict: Strict): EventGame[] {
  if (!Array.isArray(value)) strict.expect(false, value, '/games', 'a list');
  const list: unknown[] = Array.isArray(value) ? value : [];
  if (list.length > MOST_GAMES) strict.tell('/games', `has ${list.length} entries; ${MOST_GAMES} are the most.`);
  const games = list.slice(0, MOST_GAMES).map((game, index) => readGame(game, system, strict, `/games/${index}`));
  strict.different(games.map((game) => game?.['id']), '/games', 'id');
  return games as unknown as EventGame[];
}

/** The form says what its state must be. */
function readGame(value: unknown, system: EventSystem, strict: Strict, at: string): Plain | null {
  const form: Shape = { is: 'one of', values: FORMS[system] };
  const known = isPlain(value) ? FORMS[system].find((one) => one === value['form']) : undefined;
  const state: Shape = known ? STATES[known] : { is: 'record', fields: {}, optional: [] };
  if (isPlain(value) && !known) return strict.read(value['form'], form, `${at}/form`) as null;
  return strict.record(value, { is: 'record', fields: { id: ID, form, stage: STAGE, state }, optional: ['stage'] }, at);
}
