// Games of an event that may have been entered twice: by the same players, on different devices, not long after each other.
import { layoutOf } from '../systems/all_csv_layouts.ts';
import type { Layout } from '../systems/csv_layout.ts';
import type { EventGame } from '../systems/event_game.ts';
import { GAME_FIELD_NAMES, GAME_FIELDS, type GameFieldName } from '../systems/game_fields.ts';
import { namesIn } from '../systems/player_names.ts';
import type { Slices } from '../device/slices.ts';
import { headingOf, linesOf } from '../export/game_lines.ts';
import { deviceOf, NO_STAMP, timeOf, type Stamp } from '../merge/stamp.ts';
import type { EventStore } from '../store/event_store.ts';

/** A game, and when and on which device it was entered. */
export interface Entry {
  game: EventGame;
  stamp: Stamp;
  device: string;
}

/** The game's id is never written again. */
export function entryOf(store: EventStore, { id }: EventGame): Stamp {
  const { stamps = {}, stamp = NO_STAMP } = store.record(id) ?? {};
  return stamps['/id'] ?? stamp;
}

/** Groups of games with the same players, each in order of entry; none where all games were entered on one device. */
export function ofSamePlayers(store: EventStore): Entry[][] {
  const entries = store.games.map((game): Entry => {
    const stamp = entryOf(store, game);
    return { game, stamp, device: deviceOf(stamp) };
  });
  if (!hasSeveralDevices(entries)) return [];
  const named = entries.filter(({ game }) => namesIn(game.state).length > 1);
  return grouped(named.sort(byEntry), playersIn);
}

/** The same groups, further divided by the figures of the games. */
export async function ofSameFigures({ system }: EventStore, groups: Entry[][], slices: Slices): Promise<Entry[][]> {
  const layout = layoutOf(system);
  for (const { game } of groups.flat()) {
    figuresIn(game, layout);
    if (slices.due) await slices.pause();
  }
  return groups.flatMap((group) => grouped(group, (game) => figuresIn(game, layout)));
}

/** How many later games each is compared with. Regulars can have hundreds of games, all with the same players. */
const NEAREST = 4;

/** Games of one group that two devices entered within this time, of which neither is taken yet. An earlier version has
 *  not noted when a game was entered. */
export function* candidatesIn(
  group: Entry[],
  within: number,
  isTaken: (game: EventGame) => boolean,
): Iterable<[one: EventGame, other: EventGame]> {
  for (const [at, one] of group.entries()) {
    const latest = isNoted(one) ? timeOf(one.stamp) + within : Number.POSITIVE_INFINITY;
    let left = NEAREST;
    for (let next = at + 1; left > 0 && next < group.length && !isTaken(one.game); next += 1) {
      const other = group[next]!;
      if (timeOf(other.stamp) > latest) break;
      if (isTaken(other.game) || !mayBeSame(one, other)) continue;
      left -= 1;
      yield [one.game, other.game];
    }
  }
}

/** A game without a name may be any, if it is known when it was entered, and one without a round any round's. */
function mayBeSame(one: Entry, other: Entry): boolean {
  if (one.device === other.device || TYPED_FIELDS.some((name) => differ(one.game[name], other.game[name])))
    return false;
  const [first, second] = [headingOf(one.game), headingOf(other.game)];
  return isNoted(one) ? !first || !second || first === second : first !== '' && first === second;
}

function differ(one = '', other = ''): boolean {
  return one !== '' && other !== '' && one !== other;
}

/** Whether it is known when the game was entered. */
export function isNoted({ stamp }: Entry): boolean {
  return stamp !== NO_STAMP;
}

/** The groups of games from several devices. */
function grouped(entries: Entry[], keyOf: (game: EventGame) => string): Entry[][] {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = keyOf(entry.game);
    const there = groups.get(key);
    if (there) there.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()].filter(hasSeveralDevices);
}

function hasSeveralDevices(entries: Entry[]): boolean {
  return entries.some(({ device }) => device !== entries[0]!.device);
}

/** Games of one moment stay in the order of the event. */
function byEntry({ stamp: one }: Entry, { stamp: other }: Entry): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

const isTyped = (name: GameFieldName) => GAME_FIELDS[name].values === undefined;
const TYPED_FIELDS = GAME_FIELD_NAMES.filter(isTyped);
const CHOSEN_FIELDS = GAME_FIELD_NAMES.filter((name) => !isTyped(name));

/** Keys by their games, which are other objects once they are changed. */
const [players, figures] = [new WeakMap<EventGame, string>(), new WeakMap<EventGame, string>()];

function playersIn(game: EventGame): string {
  const { form, state } = game;
  const own = CHOSEN_FIELDS.map((name) => game[name] ?? '');
  const known = players.get(game) ?? JSON.stringify([form, ...own, ...[...namesIn(state)].sort()]);
  players.set(game, known);
  return known;
}

/** Its rows, in any order, without its name and what is typed besides the form. */
function figuresIn(game: EventGame, layout: Layout): string {
  const { id, form, state } = game;
  const chosen = Object.fromEntries(CHOSEN_FIELDS.map((name) => [name, game[name]]));
  const rows = () => linesOf(layout, { id, form, state, ...chosen }, '').map((cells) => JSON.stringify(cells));
  const known = figures.get(game) ?? JSON.stringify(rows().sort());
  figures.set(game, known);
  return known;
}
