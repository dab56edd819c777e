// The keys of the database. Deleted records lie under keys of their own, where versions without a bin do not look.

const HEADS = 'head/';
const BIN = 'bin/';

export const headKey = (event: string) => HEADS + event;
export const gameKey = (event: string, game = '') => `game/${event}/${game}`;
/** The key of a deleted game, or of a deleted event's head. */
export const binKey = (event: string, game = '') => `${BIN}${event}/${game}`;
export const stepKey = (event: string, step = '') => `step/${event}/${step}`;
/** The key of the latest changes by other devices that this device has seen. */
export const seenKey = (event: string) => `seen/${event}`;

/** The key of a record that is not deleted; a head has no id. */
export function liveKey(event: string, id: string): string {
  return id === '' ? headKey(event) : gameKey(event, id);
}

/** The event and the record's id, of the keys of records; null for any other key. */
export function recordAt(key: string): { event: string; id: string } | null {
  if (key.startsWith(HEADS)) return { event: key.slice(HEADS.length), id: '' };
  const [, event, id] = /^(?:game|bin)\/([^/]*)\/(.*)$/s.exec(key) ?? [];
  return event === undefined || id === undefined ? null : { event, id };
}
