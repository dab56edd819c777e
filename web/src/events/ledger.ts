// One event as it is open in this tab: what is in it, every change to it, and the way of each change
// to the device and to the other tabs.
import { EVENT_VERSION, newId, type EventGame, type EventSystem, type TallyEvent } from './event.ts';
import { merged, same } from './merge.ts';
import { channel, type News } from './channel.ts';
import { isDamaged } from './damage.ts';
import { gameKey, headKey, readEvent, type Kept, type Writing, type Written } from './shelf.ts';
import { Steps, type Edit } from './steps.ts';
import { keep, keepNew } from './keeper.ts';

export type Head = Omit<TallyEvent, 'games'> & {
  /** When it was deleted; it is cleared away later. */
  deleted?: number;
};

type Value = Head | EventGame;

/** Key of the head among an event's records. */
const HEAD = '';

export class Ledger {
  /** Grows with every change, whoever made it. */
  edition = 0;
  readonly steps = new Steps();
  private readonly values = new Map<string, Value>();
  private readonly orders = new Map<string, number>();
  /** What the device has, as far as is known here. */
  private readonly kept = new Map<string, Kept<Value | null>>();
  private readonly unsaved = new Set<string>();
  /** What is being written. */
  private readonly sent = new Map<string, Value | null>();
  /** What is to be written even where the device has it no more. */
  private readonly anew = new Set<string>();
  private readonly followers = new Set<() => void>();
  private sorted: EventGame[] | null = null;
  private last = 0;
  private writingNow: Promise<void> = Promise.resolve();
  private saving: ReturnType<typeof setTimeout> | undefined;
  private retrying: ReturnType<typeof setTimeout> | undefined;

  /** Ends the listening to other tabs. */
  private readonly hush: () => void;

  private constructor(readonly id: string) {
    this.hush = channel.follow((news) => this.hear(news));
  }

  static begin(event: TallyEvent): Ledger {
    const ledger = new Ledger(event.id);
    ledger.fill(event);
    ledger.saveSoon();
    return ledger;
  }

  /** An event that came by a link or a file; null, and nothing is written, where this device has it. */
  static async bring(event: TallyEvent): Promise<Ledger | null> {
    const ledger = new Ledger(event.id);
    ledger.fill(event);
    const written = await keepNew(event.id, ledger.writings());
    if (written === 'is here') {
      ledger.hush();
      return null;
    }
    if (written) {
      ledger.unsaved.clear();
      ledger.settle(written);
    } else ledger.saveSoon();
    return ledger;
  }

  /** Null where this device has no such event. */
  static async open(id: string): Promise<Ledger | null> {
    const ledger = new Ledger(id);
    await ledger.readAll();
    return ledger.values.has(HEAD) && !ledger.head.deleted ? ledger : null;
  }

  get head(): Head {
    return this.values.get(HEAD) as Head;
  }

  /** When it was entered here. */
  get began(): number {
    return this.orderOf(HEAD);
  }

  get system(): EventSystem {
    return this.head.system;
  }

  /** In order of entry. */
  get games(): EventGame[] {
    this.sorted ??= [...this.values.keys()]
      .filter((id) => id !== HEAD)
      .sort((one, other) => this.orderOf(one) - this.orderOf(other) || (one < other ? -1 : 1))
      .map((id) => this.values.get(id) as EventGame);
    return this.sorted;
  }

  game(id: string): EventGame | undefined {
    return id === HEAD ? undefined : (this.values.get(id) as EventGame | undefined);
  }

  setting(name: string): string {
    return this.head.settings[name] ?? '';
  }

  /** Whether the device has everything. */
  get isKept(): boolean {
    return this.unsaved.size + this.sent.size === 0;
  }

  /** The whole event, as it goes into a file. */
  get event(): TallyEvent {
    const { version, id, name, system, settings } = this.head;
    return { version, id, name, system, settings, games: this.games };
  }

  changeHead(changes: Partial<Head>, did: string, sort?: string): void {
    this.step(did, [edit(HEAD, { ...this.head, ...changes })], sort);
  }

  changeSetting(name: string, value: string, did: string): void {
    this.changeHead({ settings: { ...this.head.settings, [name]: value } }, did, `setting ${name}`);
  }

  add(games: EventGame[], did: string): void {
    this.step(did, games.map((game) => edit(game.id, game)));
  }

  remove(ids: string[], did: string): void {
    this.step(did, ids.map((id) => edit(id, null)));
  }

  change(games: EventGame[], did: string, sort?: string): void {
    this.step(did, games.map((game) => edit(game.id, game)), sort);
  }

  undo(): void {
    this.apply(this.steps.undo());
  }

  redo(): void {
    this.apply(this.steps.redo());
  }

  /** Undoes its deletion, and writes every game again: another tab may have cleared them away since. */
  restore(): void {
    this.undo();
    for (const id of this.values.keys()) {
      this.anew.add(id);
      this.unsaved.add(id);
    }
  }

  /** Calls on every change; gives back how to stop. */
  follow(follower: () => void): () => void {
    this.followers.add(follower);
    return () => void this.followers.delete(follower);
  }

  /** Takes in what the device has, as after a time in which this tab slept. */
  async readAll(): Promise<void> {
    const { head, games } = await readEvent(this.id);
    if (head) this.takeIn(HEAD, head);
    for (const [id, kept] of games) this.takeIn(id, kept);
    if (head) this.takeOut(games);
    this.changed();
  }

  /** Games that another tab deleted. (Where the head is gone too, the device was cleared: nothing is given up. What is
   *  damaged there is whole here.) */
  private takeOut(there: Map<string, unknown>): void {
    for (const [id, { order, edition }] of [...this.kept]) {
      if (id === HEAD || there.has(id) || isDamaged(gameKey(this.id, id))) continue;
      this.takeIn(id, { order, edition: edition + 1, value: null });
    }
  }

  /** Writes what is not yet written, after what is being written. */
  readonly save = (): Promise<void> => {
    this.writingNow = this.writingNow.then(() => this.saveNow());
    return this.writingNow;
  };

  private async saveNow(): Promise<void> {
    clearTimeout(this.saving);
    clearTimeout(this.retrying);
    this.saving = undefined;
    if (this.unsaved.size === 0) return;
    const writings = this.writings();
    for (const { key, value } of writings) this.sent.set(this.idOf(key), value);
    this.unsaved.clear();
    const written = await keep(writings);
    if (written) this.settle(written);
    else this.keepForLater();
    this.sent.clear();
  }

  /** Until there is room again, should nothing more be typed. */
  private keepForLater(): void {
    for (const id of this.sent.keys()) this.unsaved.add(id);
    this.retrying = setTimeout(this.save, LATER);
  }

  private step(did: string, edits: Omit<Edit, 'before'>[], sort?: string): void {
    const whole = edits.map((one) => ({ ...one, before: this.values.get(one.id) ?? null }));
    this.steps.add(sort === undefined ? { did, edits: whole } : { did, edits: whole, sort });
    this.apply(whole);
  }

  /** Where a record is no longer what the step left, the step is taken together with what it became. */
  private apply(edits: (Edit | Omit<Edit, 'before'>)[]): void {
    for (const one of edits) {
      const now = this.values.get(one.id) ?? null;
      const value = 'before' in one && now !== null && one.after !== null ? merged(one.before, one.after, now) : one.after;
      this.put(one.id, value as Value | null);
      this.unsaved.add(one.id);
    }
    this.saveSoon();
    this.changed();
  }

  private saveSoon(): void {
    this.saving ??= setTimeout(this.save, SOON);
  }

  /** Takes in an event that is not written yet. */
  private fill({ games, ...head }: TallyEvent): void {
    this.orders.set(HEAD, Date.now());
    this.put(HEAD, head);
    for (const game of games) this.put(game.id, game);
    for (const id of this.values.keys()) this.unsaved.add(id);
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

  private orderOf(id: string): number {
    return this.orders.get(id) ?? 0;
  }

  /** Of all that is not yet written. */
  private writings(): Writing<Value>[] {
    return [...this.unsaved].map((id) => {
      const key = id === HEAD ? headKey(this.id) : gameKey(this.id, id);
      return { key, order: this.orderOf(id), base: this.kept.get(id) ?? null, value: this.values.get(id) ?? null, anew: this.anew.has(id) };
    });
  }

  /** After writing: what was typed meanwhile stays, and what others wrote comes in. */
  private settle(written: Written[]): void {
    this.anew.clear();
    const news = written.map(({ key, kept }) => this.settleOne(this.idOf(key), kept as Kept<Value | null>));
    if (news.includes(true)) this.changed();
    channel.tell({ event: this.id, records: written });
  }

  /** Another's later writing may have been heard of first: what nobody touched here since is as the device has it. */
  private settleOne(id: string, kept: Kept<Value | null>): boolean {
    const before = this.values.get(id) ?? null;
    this.takeIn(id, kept, this.sent.get(id));
    if (!this.unsaved.has(id)) this.put(id, this.kept.get(id)?.value ?? null);
    return !same(before, this.values.get(id) ?? null);
  }

  private hear({ event, records }: News): void {
    if (event !== this.id) return;
    for (const { key, kept } of records) this.takeIn(this.idOf(key), kept as Kept<Value | null>);
    this.changed();
  }

  /** Takes what the device has together with what was done here since `base`. */
  private takeIn(id: string, kept: Kept<Value | null>, base = this.kept.get(id)?.value ?? null): void {
    const known = this.kept.get(id);
    if (known && known.edition >= kept.edition) return;
    const value = merged(base, this.values.get(id) ?? null, kept.value);
    const sent = this.sent.get(id);
    if (sent !== undefined) this.sent.set(id, merged(base, sent, kept.value));
    this.noteOrder(id, kept);
    this.put(id, value);
  }

  private noteOrder(id: string, kept: Kept<Value | null>): void {
    this.kept.set(id, kept);
    this.orders.set(id, kept.order);
    if (id !== HEAD) this.last = Math.max(this.last, kept.order);
  }

  private idOf(key: string): string {
    return key === headKey(this.id) ? HEAD : key.slice(gameKey(this.id).length);
  }

  private changed(): void {
    this.edition += 1;
    for (const follower of this.followers) follower();
  }
}

/** How long a letter may wait before it is written. */
const SOON = 150;

/** How long the device is left alone after it took nothing. */
const LATER = 3000;

function edit(id: string, after: Value | null): Omit<Edit, 'before'> {
  return { id, after };
}

/** The event as one of its own, should this device have it already. */
export function copyOf(event: TallyEvent): TallyEvent {
  return { ...event, version: EVENT_VERSION, id: newId() };
}
