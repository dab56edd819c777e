// Games that were entered on two devices, each without knowing of the other's: the same players, and the same figures or
// others. They follow from the event itself, so that every device asks about the same ones until one is answered.
import { layoutOf } from '../systems/all_csv_layouts.ts';
import { DIFFERENT_GAMES, differentIn, withDifferent } from '../systems/different_names.ts';
import type { EventGame } from '../systems/event_game.ts';
import { Slices } from '../device/slices.ts';
import { differencesOf, type Difference } from '../import/differences.ts';
import { linesOf } from '../export/game_lines.ts';
import type { Numbers } from '../numbers/numbers.ts';
import type { Leaf, Leaves } from '../merge/leaves.ts';
import { DELETED } from '../merge/lost_values.ts';
import { HEAD } from '../merge/records.ts';
import { changesTo, stampedFields } from '../merge/stamped.ts';
import { twinOf } from './added_twice.ts';
import { candidatesIn, isNoted, ofSameFigures, ofSamePlayers, type Entry } from './alike_games.ts';
import type { EventStore } from '../store/event_store.ts';

const DAY = 86_400_000;

/** How far apart the same game is entered at most, by two clocks: milliseconds. Regulars play again, and others' scores
 *  are another game's sooner than the same scores are. */
const SAME_WITHIN = 30 * DAY;
const CHANGED_WITHIN = 2 * DAY;

/** A game that was entered twice. */
export interface Pair {
  /** The one that stays if one does: every device must choose the same, or both would go. */
  kept: EventGame;
  other: EventGame;
  /** `kept` with the figures of the other. */
  corrected: EventGame;
  /** From `kept` to the other; none where the figures are the same. */
  differences: Difference[];
}

/** In order of entry. Each game is in one pair at most, with the same figures sooner than with others. */
export async function gamesEnteredTwice(store: EventStore, numbers: Numbers): Promise<Pair[]> {
  const slices = new Slices();
  const areDifferent = differentIn(store.setting(DIFFERENT_GAMES.name));
  const pairs = new Map<string, Pair>();
  const isTaken = ({ id }: EventGame) => pairs.has(id);
  const look = async (group: Entry[], within: number) => {
    for (const [one, other] of candidatesIn(group, within, isTaken)) {
      const pair = areDifferent(one.id, other.id) ? null : await comparedOnce(store, one, other, numbers);
      if (pair) pairs.set(one.id, pair).set(other.id, pair);
      if (slices.due) await slices.pause();
    }
  };
  const groups = ofSamePlayers(store);
  for (const group of await ofSameFigures(store, groups, slices)) await look(group, SAME_WITHIN);
  for (const group of groups) await look(group.filter(isNoted), CHANGED_WITHIN);
  return store.games.flatMap(({ id }) => (pairs.get(id)?.kept.id === id ? [pairs.get(id)!] : []));
}

/** Pairs by their games, which are other objects once they are changed. */
const looked = new WeakMap<EventGame, WeakMap<EventGame, Pair | null>>();

async function comparedOnce(
  { system }: EventStore,
  one: EventGame,
  other: EventGame,
  numbers: Numbers,
): Promise<Pair | null> {
  const others = looked.get(one) ?? new WeakMap<EventGame, Pair | null>();
  looked.set(one, others);
  const known = others.get(other);
  if (known !== undefined) return known;
  const [kept, second] = one.id < other.id ? [one, other] : [other, one];
  const pair = await comparison(system, kept, second, numbers);
  others.set(other, pair);
  return pair;
}

/** Null if they are not the same game: where both have a name of their own, they have the same one. */
async function comparison(system: string, kept: EventGame, other: EventGame, numbers: Numbers): Promise<Pair | null> {
  const layout = layoutOf(system);
  const there = await twinOf(system, [kept], other, numbers);
  const back = await twinOf(system, [other], kept, numbers);
  if (there) {
    const { corrected, differences } = there.correction;
    return { kept, other, corrected, differences };
  }
  if (!back) return null;
  const { heading } = kept.state;
  const corrected = { ...other, id: kept.id, state: { ...other.state, heading } };
  const [before, after] = [kept, corrected].map((game) => linesOf(layout, game, heading));
  return { kept, other, corrected, differences: differencesOf(layout, before!, after!, numbers) };
}

/** One of the two stays, with its own figures or the other's, and the other goes into the bin. The figures are
 *  written again, so that another device's choice becomes a conflict. */
export function keepOne(store: EventStore, pairs: Pair[], figures: (pair: Pair) => 'kept' | 'other'): void {
  const changes = new Map<string, Leaves>();
  for (const pair of pairs) {
    changes.set(pair.kept.id, figuresWritten(store, pair, figures(pair)));
    changes.set(pair.other.id, new Map([[DELETED, Date.now() as Leaf]]));
  }
  store.writeFields(
    changes,
    pairs.length === 1 ? 'Game entered twice: one kept' : `${pairs.length} games entered twice: one of each kept`,
  );
}

function figuresWritten(store: EventStore, { kept, corrected, differences }: Pair, figures: 'kept' | 'other'): Leaves {
  const record = store.record(kept.id);
  if (!record || differences.length === 0) return new Map();
  const changes = changesTo(record, corrected);
  if (figures === 'other') return changes;
  const fields = stampedFields(record);
  return new Map([...changes.keys()].flatMap((path) => (fields.has(path) ? [[path, fields.get(path)!.leaf]] : [])));
}

/** Keeps both. That neither is deleted is written again, so that another device's deletion becomes a conflict. */
export function keepBoth(store: EventStore, pairs: Pair[]): void {
  const changes = new Map<string, Leaves>();
  let said = store.setting(DIFFERENT_GAMES.name);
  for (const { kept, other } of pairs) {
    said = withDifferent(said, kept.id, other.id);
    for (const { id } of [kept, other]) changes.set(id, new Map([[DELETED, null as Leaf]]));
  }
  changes.set(HEAD, new Map([[`/settings/${DIFFERENT_GAMES.name}`, said as Leaf]]));
  store.writeFields(
    changes,
    pairs.length === 1 ? 'Both games kept' : `Both of ${pairs.length} games entered twice kept`,
  );
}
