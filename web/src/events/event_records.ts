// The records of one open event: its head and its games as they are in this tab, beside what the device is known to have.
// What another tab wrote is merged with what was done here since.
import type { TallyEvent } from '../systems/event.ts';
import type { EventGame } from '../systems/event_game.ts';
import { isDamaged } from './damage.ts';
import { gameKey, headKey } from './event_database.ts';
import { merged, same } from './merge.ts';
import type { Head, StoredRecord, Writing, Written } from './records.ts';

export type Value = Head | EventGame;

/** Id of the head among an event's records; a game's record has the game's id. */
export const HEAD = '';

export class EventRecords {
  private readonly values = new Map<string, Value>();
  private readonly orders = new Map<string, number>();
  /** What the device has, as far as is known here. */
  private readonly kept = new Map<string, StoredRecord<Value | null>>();
  private readonly unsaved = new Set<string>();
  /** What is being written. */
  private readonly sent = new Map<string, Value | null>();
  /** What is to be written even where the device no longer has it. */
  private readonly restored = new Set<string>();
  private sorted: EventGame[] | null = null;
  private last = 0;

  constructor(private readonly event: string) {}

  get(id: string): Value | null {
    return this.values.get(id) ?? null;
  }

  /** In order of entry. */
  get games(): EventGame[] {
    this.sorted ??= [...this.values.keys()]
      .filter((id) => id !== HEAD)
      .sort((one, other) => this.orderOf(one) - this.orderOf(other) || (one < other ? -1 : 1))
      .map((id) => this.values.get(id) as EventGame);
    return this.sorted;
  }

  orderOf(id: string): number {
    return this.orders.get(id) ?? 0;
  }

  /** Whether the device has everything. */
  get isKept(): boolean {
    return this.unsaved.size + this.sent.size === 0;
  }

  get isSaved(): boolean {
    return this.unsaved.size === 0;
  }

  /** Fills in an event that is not written yet. */
  fill({ games, ...head }: TallyEvent): void {
    this.orders.set(HEAD, Date.now());
    this.change(HEAD, head);
    for (const game of games) this.change(game.id, game);
  }

  /** A change made in this tab; null deletes. */
  change(id: string, value: Value | null): void {
    this.put(id, value);
    this.unsaved.add(id);
  }

  /** Every record is to be written again, even where the device no longer has it. */
  restoreAll(): void {
    for (const id of this.values.keys()) {
      this.restored.add(id);
      this.unsaved.add(id);
    }
  }

  /** What the device has of the event, as after a time in which this tab slept. */
  receiveAll({
    head,
    games,
  }: {
    head: StoredRecord<Head> | undefined;
    games: Map<string, StoredRecord<EventGame>>;
  }): void {
    if (head) this.receive(HEAD, head);
    for (const [id, kept] of games) this.receive(id, kept);
    if (head) this.removeMissing(games);
  }

  /** What another tab wrote. */
  receiveWritten(records: Written[]): void {
    for (const { key, kept } of records) this.receive(this.idOf(key), kept as StoredRecord<Value | null>);
  }

  /** What is not yet written, which from now on counts as being written. */
  send(): Writing<Value>[] {
    const writings = this.writings();
    for (const { key, value } of writings) this.sent.set(this.idOf(key), value);
    this.unsaved.clear();
    return writings;
  }

  /** All that is not yet written. */
  writings(): Writing<Value>[] {
    return [...this.unsaved].map((id) => ({
      key: id === HEAD ? headKey(this.event) : gameKey(this.event, id),
      order: this.orderOf(id),
      base: this.kept.get(id) ?? null,
      value: this.get(id),
      restored: this.restored.has(id),
    }));
  }

  /** After writing; null where the device took nothing. True where another tab's work has changed a record here. */
  finishSending(written: Written[] | null): boolean {
    if (!written) for (const id of this.sent.keys()) this.unsaved.add(id);
    else this.restored.clear();
    const changes = (written ?? []).map(({ key, kept }) =>
      this.settle(this.idOf(key), kept as StoredRecord<Value | null>),
    );
    this.sent.clear();
    return changes.includes(true);
  }

  /** After writing an event that the device did not have. */
  finishAll(written: Written[]): boolean {
    this.unsaved.clear();
    return this.finishSending(written);
  }

  /** Another's later writing may have been heard of first: what nobody touched here since is as the device has it. */
  private settle(id: string, kept: StoredRecord<Value | null>): boolean {
    const before = this.get(id);
    this.receive(id, kept, this.sent.get(id));
    if (!this.unsaved.has(id)) this.put(id, this.kept.get(id)?.value ?? null);
    return !same(before, this.get(id));
  }

  /** Merges what the device has with what was done here since `base`. */
  private receive(id: string, kept: StoredRecord<Value | null>, base = this.kept.get(id)?.value ?? null): void {
    const known = this.kept.get(id);
    if (known && known.edition >= kept.edition) return;
    const value = merged(base, this.get(id), kept.value);
    const sent = this.sent.get(id);
    if (sent !== undefined) this.sent.set(id, merged(base, sent, kept.value));
    this.kept.set(id, kept);
    this.orders.set(id, kept.order);
    if (id !== HEAD) this.last = Math.max(this.last, kept.order);
    this.put(id, value);
  }

  /** Games that another tab deleted. (Where the head is gone too, the device was cleared: nothing is given up. What is
   *  damaged there is whole here.) */
  private removeMissing(there: Map<string, unknown>): void {
    for (const [id, { order, edition }] of [...this.kept]) {
      if (id === HEAD || there.has(id) || isDamaged(gameKey(this.event, id))) continue;
      this.receive(id, { order, edition: edition + 1, value: null });
    }
  }

  private put(id: string, value: Value | null): void {
    if (!this.orders.has(id)) this.orders.set(id, this.nextOrder());
    if (value === null) this.values.delete(id);
    else this.values.set(id, value);
    this.sorted = null;
  }

  private nextOrder(): number {
    this.last += 1;
    return this.last;
  }

  private idOf(key: string): string {
    return key === headKey(this.event) ? HEAD : key.slice(gameKey(this.event).length);
  }
}
