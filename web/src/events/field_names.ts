// Names the fields of an event's records in sentences: "Board 7, Ann’s score".
import { shortened } from '../ui/sentences.ts';
import type { EventGame } from '../systems/event_game.ts';
import { gameFieldLabel } from '../systems/game_fields.ts';
import { playersOf, type RulingKind } from '../systems/ruling.ts';
import type { EventModel } from './event_model.ts';
import { escaped, isOrder, isRow, keysOf, type Leaf } from '../merge/leaves.ts';
import { DELETED } from '../merge/lost_values.ts';
import { HEAD } from '../merge/records.ts';
import { stampedFields, type StampedFields } from '../merge/stamped.ts';

/** `path` is a path of the record's leaves. */
export function fieldName(model: EventModel, record: string, path: string): string {
  if (record === HEAD && path.startsWith(PEOPLE_PATH)) return personField(fieldsOf(model, HEAD), path);
  if (record === HEAD && path.startsWith(RULINGS_PATH)) return rulingField(fieldsOf(model, HEAD), path);
  if (record === HEAD) return HEAD_FIELDS[path] ?? settingName(model, path);
  const game = model.store.record(record)?.value as EventGame | undefined;
  if (!game?.state) return 'A deleted game';
  const called = gameName(model, game);
  if (path === DELETED) return called;
  if (path.startsWith('/seats')) return `${called}, who took over a seat`;
  return path.startsWith('/state/')
    ? `${called}, ${stateField(model, game, path)}`
    : `${called}, its ${gameFieldLabel(path)}`;
}

const HEAD_FIELDS: Record<string, string> = { '/name': 'The event’s name', [DELETED]: 'The event' };

const PEOPLE_PATH = '/people/';

const PERSON_FIELDS: Record<string, string> = {
  number: 'number',
  team: 'club or team',
  teamFrom: 'first round for the team',
  champion: 'mark as having won before',
  note: 'note',
  presence: 'state',
  guest: 'place among the guests',
  formerly: 'former name',
};

/** "Ann’s club or team"; a name is called by the name that stands. */
function personField(fields: StampedFields, path: string): string {
  const [key = '', field = ''] = path.slice(PEOPLE_PATH.length).split('/');
  if (key === '') return 'the order of the people';
  const name = rowName(PEOPLE_PATH + key, fields);
  if (field === '') return name;
  return field === 'name' ? `the name of ${name}` : `${name}’s ${PERSON_FIELDS[field] ?? 'entry'}`;
}

const RULINGS_PATH = '/rulings/';

const RULING_NAMES: Record<RulingKind, string> = {
  factor: 'the factor of a round',
  bonus: 'the bonus',
  order: 'the decision of a tie',
  lot: 'the lot',
  qualified: 'the place in the final',
  struck: 'the strike from the final',
};

const RULING_FIELDS: Record<string, string> = { seed: 'its seed', reason: 'its reason', players: 'its players' };

/** "the bonus of Ann, its reason" */
function rulingField(fields: StampedFields, path: string): string {
  const [key = '', field = ''] = path.slice(RULINGS_PATH.length).split('/');
  if (key === '') return 'the order of the rulings';
  const at = (name: string) => String(fields.get(`${RULINGS_PATH}${key}/${name}`)?.leaf ?? '');
  const players = playersOf({ players: at('players') });
  const whose = players.length > 0 ? ` of ${shortened(players.join(', '))}` : '';
  const named = (RULING_NAMES[at('kind') as RulingKind] ?? 'a ruling') + whose;
  return field === '' ? named : `${named}, ${RULING_FIELDS[field] ?? 'its amount'}`;
}

/** The rows of a list in this order: "Ann, Bob". */
export function orderInWords(model: EventModel, record: string, path: string, order: Leaf): string {
  const fields = fieldsOf(model, record);
  const present = keysOf(order).filter((key) => fields.get(path + escaped(key))?.leaf === true);
  return present.map((key) => rowName(path + escaped(key), fields)).join(', ');
}

function fieldsOf(model: EventModel, record: string): StampedFields {
  const found = model.store.record(record);
  return found ? stampedFields(found) : new Map();
}

function settingName(model: EventModel, path: string): string {
  return model.scoring.rules.settings.find(({ name }) => path === `/settings/${name}`)?.label ?? 'A setting';
}

/** The words of a setting whose value has some of its own; null for other fields. */
export function settingInWords(model: EventModel, record: string, path: string, leaf: Leaf): string | null {
  const setting =
    record === HEAD ? model.scoring.rules.settings.find(({ name }) => path === `/settings/${name}`) : undefined;
  return setting?.words?.(typeof leaf === 'string' ? leaf : '') ?? null;
}

function gameName(model: EventModel, game: EventGame): string {
  const isLive = model.store.game(game.id) !== undefined;
  const heading = shortened(game.state.heading.trim());
  return isLive ? model.called(game) + (heading && ` (${heading})`) : heading || 'A deleted game';
}

function stateField(model: EventModel, game: EventGame, path: string): string {
  if (path === '/state/heading') return 'its heading';
  const fields = fieldsOf(model, game.id);
  if (isOrder(path)) return `the order of its ${path.endsWith('/boards/') ? 'boards' : 'players'}`;
  if (isRow(path, fields)) return rowName(path, fields);
  return model.scoring.form(game).nameOf(pointerOf(path.slice('/state'.length), game.state), game.state);
}

/** A row may be removed, or a board with all who play on it. */
function rowName(path: string, fields: StampedFields): string {
  const text = (at: string) => String(fields.get(at)?.leaf ?? '').trim();
  const name = text(`${path}/player`) || text(`${path}/name`);
  if (name !== '') return shortened(name);
  const within = [...fields.keys()].filter((one) => one.startsWith(`${path}/`) && one.endsWith('/player'));
  const names = within.map(text).filter((one) => one !== '');
  if (names.length > 0) return `the board of ${shortened(names.join(', '))}`;
  return path.includes('/boards/') && !path.includes('/finishers/') ? 'a board' : 'a player without a name';
}

/** Rows have keys in paths and indexes in pointers. */
function pointerOf(path: string, state: object): string {
  let value: unknown = state;
  const names = path
    .slice(1)
    .split('/')
    .map((name) => {
      const at = Array.isArray(value) ? value.findIndex((row: { key?: unknown }) => row.key === name) : name;
      value = (value as Record<string | number, unknown> | undefined)?.[at];
      return at;
    });
  return ['', ...names].join('/');
}
