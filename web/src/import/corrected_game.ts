// A game of the event, corrected by a file. What the file does not carry stays as it is: the game's id, settings of its
// form, posted figures, numbers as they were typed.
import type { Cells, Layout } from '../systems/csv_layout.ts';
import type { EventGame } from '../systems/event_game.ts';
import { unusualFields } from '../systems/game_fields.ts';
import { newRow, type Row } from '../ui/rows.ts';
import { pairsOfRows } from './differences.ts';
import { linesOf } from '../export/game_lines.ts';
import { paired } from './paired.ts';

/** `lines` are the file's rows, `carried` the columns that the file has. */
export function correctedGame(
  layout: Layout,
  existing: EventGame,
  { name, lines }: { name: string; lines: Cells[] },
  carried: ReadonlySet<string>,
): EventGame {
  const there = linesOf(layout, existing, name);
  const before = layout.gameOf(name, there);
  const after = layout.gameOf(name, completed(layout, there, lines, carried));
  const { id, form } = existing;
  const own = unusualFields(after);
  if (after.form !== form) return { id, form: after.form, state: after.state, ...own };
  const state = corrected(before.state, existing.state, after.state) as EventGame['state'];
  return { id, form, state, ...own };
}

/** The file's rows with the event's texts in the columns that the file does not have. */
function completed({ columns }: Layout, there: Cells[], lines: Cells[], carried: ReadonlySet<string>): Cells[] {
  const absent = columns.filter(({ id, byOrder }) => !carried.has(id) && !byOrder);
  const partners = new Map(pairsOfRows(columns, there, lines).map(({ before, after }) => [after, before]));
  return lines.map((line) => ({
    ...line,
    ...Object.fromEntries(
      absent.map(({ id, ofGame }) => [id, (ofGame ? there[0] : partners.get(line))?.[id] ?? line[id] ?? '']),
    ),
  }));
}

/** Applies the change from `before` to `after` to `own`. */
function corrected(before: unknown, own: unknown, after: unknown): unknown {
  if (JSON.stringify(before) === JSON.stringify(after)) return own;
  if (isList(before) && isList(own) && isList(after)) return correctedList(before, own, after);
  if (isRecord(before) && isRecord(own) && isRecord(after)) return correctedRecord(before, own, after);
  return after;
}

type Item = Record<string, unknown>;

function correctedRecord(before: Item, own: Item, after: Item): Item {
  const fields = Object.keys({ ...own, ...after }).map((field): [string, unknown] => [
    field,
    corrected(before[field], own[field], after[field]),
  ]);
  return Object.fromEntries(fields.filter(([, value]) => value !== undefined));
}

/** Rows correspond by their key if it is a word, such as a power, else by the player. `before` was made from `own`, so
 *  the two have the same order. Rows that stay keep their keys. */
function correctedList(before: Item[], own: Item[], after: Item[]): Item[] {
  const nameOf = ({ key, player }: Item) => String(/\D/.test(String(key)) ? key : (player ?? key));
  const kinship = {
    key: nameOf,
    alike: (one: Item, other: Item) => Number(one['player'] === '' || other['key'] === one['key']),
  };
  const kept = paired(before, after, kinship).flatMap(({ before: one, after: now }) => (now ? [{ one, now }] : []));
  const ownOf = (one: Item | null) => (one ? own[before.indexOf(one)] : undefined);
  const keys = kept.flatMap(({ one }) => (ownOf(one) as Row | undefined) ?? []);
  return kept.map(({ one, now }) => {
    const mine = ownOf(one);
    if (one && mine) return { ...correctedRecord(one, mine, now), key: mine['key'] };
    const { key } = newRow(keys);
    keys.push({ key });
    return { ...now, key };
  });
}

function isList(value: unknown): value is Item[] {
  return Array.isArray(value);
}

function isRecord(value: unknown): value is Item {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
