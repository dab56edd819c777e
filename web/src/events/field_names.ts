// Names the fields of an event's records in sentences: "Board 7, Ann’s score".
import { shortened } from '../ui/sentences.ts';
import type { EventGame } from '../systems/event_game.ts';
import type { EventModel } from './event_model.ts';
import { HEAD } from '../merge/records.ts';
import { DELETED } from '../merge/stamped.ts';

/** `path` is a path of the record's leaves. */
export function fieldName(model: EventModel, record: string, path: string): string {
  if (record === HEAD) return path === '/name' ? 'The event’s name' : settingName(model, path);
  const game = model.store.record(record)?.value as EventGame | undefined;
  if (!game?.state) return 'A deleted game';
  const called = gameName(model, game);
  if (path === DELETED) return called;
  return path.startsWith('/state/') ? `${called}, ${stateField(model, game, path)}` : `${called}, its stage`;
}

function settingName(model: EventModel, path: string): string {
  return model.scoring.rules.settings.find(({ name }) => path === `/settings/${name}`)?.label ?? 'A setting';
}

function gameName(model: EventModel, game: EventGame): string {
  const isLive = model.store.game(game.id) !== undefined;
  const heading = shortened(game.state.heading.trim());
  return isLive ? model.called(game) + (heading && ` (${heading})`) : heading || 'A deleted game';
}

function stateField(model: EventModel, game: EventGame, path: string): string {
  if (path === '/state/heading') return 'its heading';
  return model.scoring.form(game).nameOf(pointerOf(path.slice('/state'.length), game.state), game.state);
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
