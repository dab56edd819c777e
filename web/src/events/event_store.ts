// One event that is open in this tab. Entry, import, undo and another tab all change it through the actions of this class;
// after each the views are redrawn, and the device is written to a moment later.
import { EVENT_VERSION, type TallyEvent } from '../systems/event.ts';
import { newId, type EventGame, type SystemId } from '../systems/event_game.ts';
import { channel, type News } from './channel.ts';
import { readEvent } from './event_database.ts';
import { EventRecords, HEAD, type Value } from './event_records.ts';
import { merged } from './merge.ts';
import type { Head, Written } from './records.ts';
import { keep, keepNew } from './save_status.ts';
import { UndoHistory, type Edit } from './undo_history.ts';

export class EventStore {
  /** Grows with every change, whoever made it. */
  edition = 0;
  readonly history = new UndoHistory();
  private readonly records: EventRecords;
  private readonly followers = new Set<() => void>();
  private writing: Promise<void> = Promise.resolve();
  private saving: ReturnType<typeof setTimeout> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;
  private readonly stopListening: () => void;

  private constructor(readonly id: string) {
    this.records = new EventRecords(id);
    this.stopListening = channel.follow((news) => this.receive(news));
  }

  static begin(event: TallyEvent): EventStore {
    const store = new EventStore(event.id);
    store.records.fill(event);
    store.saveSoon();
    return store;
  }

  /** An event that came by a link or a file; null, and nothing is written, where this device has it. */
  static async addNew(event: TallyEvent): Promise<EventStore | null> {
    const store = new EventStore(event.id);
    store.records.fill(event);
    const written = await keepNew(event.id, store.records.writings());
    if (written === 'is here') {
      store.stopListening();
      return null;
    }
    if (written) store.finish(written, () => store.records.finishAll(written));
    else store.saveSoon();
    return store;
  }

  /** Null where this device has no such event. */
  static async open(id: string): Promise<EventStore | null> {
    const store = new EventStore(id);
    await store.readAll();
    return store.records.get(HEAD) && !store.head.deleted ? store : null;
  }

  get head(): Head {
    return this.records.get(HEAD) as Head;
  }

  /** When it was entered here. */
  get began(): number {
    return this.records.orderOf(HEAD);
  }

  get system(): SystemId {
    return this.head.system;
  }

  /** In order of entry. */
  get games(): EventGame[] {
    return this.records.games;
  }

  game(id: string): EventGame | undefined {
    return id === HEAD ? undefined : ((this.records.get(id) as EventGame | null) ?? undefined);
  }

  setting(name: string): string {
    return this.head.settings[name] ?? '';
  }

  /** Whether the device has everything. */
  get isKept(): boolean {
    return this.records.isKept;
  }

  /** The whole event, as it goes into a file. */
  get event(): TallyEvent {
    const { version, id, name, system, settings } = this.head;
    return { version, id, name, system, settings, games: this.games };
  }

  /** `did` is in the past tense: "Event renamed". Steps of the same `sort` that follow each other are undone as one. */
  changeHead(changes: Partial<Head>, did: string, sort?: string): void {
    this.perform(did, [{ id: HEAD, after: { ...this.head, ...changes } }], sort);
  }

  changeSetting(name: string, value: string, did: string): void {
    this.changeHead({ settings: { ...this.head.settings, [name]: value } }, did, `setting ${name}`);
  }

  addGames(games: EventGame[], did: string): void {
    this.changeGames(games, did);
  }

  changeGames(games: EventGame[], did: string, sort?: string): void {
    this.perform(
      did,
      games.map((game) => ({ id: game.id, after: game })),
      sort,
    );
  }

  deleteGames(ids: string[], did: string): void {
    this.perform(
      did,
      ids.map((id) => ({ id, after: null })),
    );
  }

  undo(): void {
    this.apply(this.history.undo());
  }

  redo(): void {
    this.apply(this.history.redo());
  }

  /** Undoes its deletion, and writes every game again: another tab may have cleared them away since. */
  restore(): void {
    this.undo();
    this.records.restoreAll();
  }

  /** What another tab wrote. */
  private receive({ event, records }: News): void {
    if (event !== this.id) return;
    this.records.receiveWritten(records);
    this.changed();
  }

  /** Reads what the device has, as after a time in which this tab slept. */
  async readAll(): Promise<void> {
    this.records.receiveAll(await readEvent(this.id));
    this.changed();
  }

  /** Calls on every change; returns how to stop. */
  follow(follower: () => void): () => void {
    this.followers.add(follower);
    return () => void this.followers.delete(follower);
  }

  /** Writes what is not yet written, after what is being written. */
  readonly save = (): Promise<void> => {
    this.writing = this.writing.then(() => this.saveNow());
    return this.writing;
  };

  private async saveNow(): Promise<void> {
    clearTimeout(this.saving);
    clearTimeout(this.retrying);
    this.saving = undefined;
    if (this.records.isSaved) return;
    const written = await keep(this.records.send());
    if (written) this.finish(written, () => this.records.finishSending(written));
    else this.retryLater();
  }

  private finish(written: Written[], settle: () => boolean): void {
    if (settle()) this.changed();
    channel.tell({ event: this.id, records: written });
  }

  /** There may be room again, should nothing more be typed. */
  private retryLater(): void {
    this.records.finishSending(null);
    this.retrying = setTimeout(this.save, LATER);
  }

  private saveSoon(): void {
    this.saving ??= setTimeout(this.save, SOON);
  }

  private perform(did: string, edits: Omit<Edit, 'before'>[], sort?: string): void {
    const whole = edits.map((one) => ({ ...one, before: this.records.get(one.id) }));
    this.history.add(sort === undefined ? { did, edits: whole } : { did, edits: whole, sort });
    this.apply(whole);
  }

  /** Where a record is no longer what the step left, the step is merged with what it became. */
  private apply(edits: Edit[]): void {
    for (const { id, before, after } of edits) {
      const now = this.records.get(id);
      const value = now !== null && after !== null ? merged(before, after, now) : after;
      this.records.change(id, value as Value | null);
    }
    this.saveSoon();
    this.changed();
  }

  private changed(): void {
    this.edition += 1;
    for (const follower of this.followers) follower();
  }
}

/** How long a letter may wait before it is written: milliseconds. */
const SOON = 150;

/** How long the device is left alone after it took nothing: milliseconds. */
const LATER = 3000;

/** The event as one of its own, should this device have it already. */
export function copyOf(event: TallyEvent): TallyEvent {
  return { ...event, version: EVENT_VERSION, id: newId() };
}
