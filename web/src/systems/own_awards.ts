// The setting of every event that holds the director's own awards, as JSON.
import { newId } from './event_game.ts';
import type { Setting } from './event_rules.ts';

export const OWN_AWARDS: Setting = { name: 'ownAwards', label: 'Awards of the director’s own', inView: true };

/** The setting's path in an event's head. What two devices add is joined. */
export const OWN_AWARDS_PATH = `/settings/${OWN_AWARDS.name}`;

/** An award as its director typed it. */
export interface OwnAward {
  key: string;
  /** "Best newcomer". */
  title: string;
  /** One name or several with commas between them. */
  winners: string;
  reason: string;
}

type Written = [key: string, title: string, winners: string, reason: string];

/** This many awards with texts of 100 characters fit into one setting of a file. */
export const MOST_AWARDS = 25;

/** Reads the setting; other texts give no awards. */
export function ownAwardsIn(text: string): OwnAward[] {
  try {
    const found: unknown = JSON.parse(text || '[]');
    const written = Array.isArray(found) ? found.filter(isWritten) : [];
    return written.map(([key, title, winners, reason]) => ({ key, title, winners, reason }));
  } catch {
    return [];
  }
}

function isWritten(found: unknown): found is Written {
  return Array.isArray(found) && found.length === 4 && found.every((value) => typeof value === 'string');
}

export function ownAwardsText(awards: readonly OwnAward[]): string {
  const all = awards.map(({ key, title, winners, reason }): Written => [key, title, winners, reason]);
  return all.length === 0 ? '' : JSON.stringify(all);
}

export function newAward(): OwnAward {
  return { key: newId(), title: '', winners: '', reason: '' };
}

/** The winners' names. */
export function winnersOf({ winners }: OwnAward): string[] {
  return winners
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

/** Joins the awards of two devices. Of one that both changed, the text that sorts later stands; both devices come to the
 *  same in either order. */
export function joinedAwards(text: string, other: string): string {
  const byKey = new Map<string, OwnAward>();
  const textOf = (award: OwnAward) => ownAwardsText([award]);
  for (const award of [...ownAwardsIn(text), ...ownAwardsIn(other)]) {
    const before = byKey.get(award.key);
    if (!before || textOf(before) < textOf(award)) byKey.set(award.key, award);
  }
  return ownAwardsText([...byKey.values()].sort((one, two) => (one.key < two.key ? -1 : 1)));
}
