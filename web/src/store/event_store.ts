// One event that is open in this tab. Entry, import, undo, merging and another tab all change it through the actions of
// this class; after each the views are redrawn, and the device is written to a moment later.
import type { TallyEvent } from '../systems/event.ts';
import { JOINED_SETTINGS } from '../systems/joined_settings.ts';
import type { EventGame, SystemId } from '../systems/event_game.ts';
import { scoringSystem } from '../systems/round_systems.ts';
import { headLists } from '../systems/head_lists.ts';
import type { Person } from '../systems/person.ts';
import type { Ruling } from '../systems/ruling.ts';
import { otherValues, withEdits } from '../merge/edited_by_hand.ts';
import { openConflicts, withConflicts, type OpenConflict, type Views } from '../merge/conflicts.ts';
import {
  atPossibleTime,
  greatest,
  hasNamesake,
  isUnseen,
  latestOf,
  seenIn,
  type EventChanges,
  type Seen,
} from '../merge/event_changes.ts';
import type { EventDevice, News } from './event_device.ts';
import { EventRecords, orderedHere } from './event_records.ts';
import { EventSaving } from './event_saving.ts';
import type { Leaf, Leaves } from '../merge/leaves.ts';
import { HEAD, type Game, type Head, type StoredRecord, type Value } from '../merge/records.ts';
import { DELETED } from '../merge/lost_values.ts';
import { changesTo, isEmptied, mergedRecords, stampedFields, withLost, type StampedField } from '../merge/stamped.ts';
import { StampClock, writerOf, type Stamp } from '../merge/stamp.ts';
import { applicable, reversed, type Edit, type Step } from './step.ts';
import { UndoHistory } from './undo_history.ts';

const NONE: never[] = [];

export class EventStore {
  /** Grows with every change, whoever made it. */
  edition = 0;
  /** Whether another tab writes the event with an earlier version of the page. */
  hasEarlierWriter = false;
  readonly history: UndoHistory;
  private readonly clock: StampClock;
  private readonly records: EventRecords;
  private readonly saving: EventSaving;
  private readonly followers = new Set<() => void>();
  private seen: Seen = {};
  private open: { edition: number; conflicts: OpenConflict[] } = { edition: -1, conflicts: [] };
  private scored: { edition: number; by: SystemId } = { edition: -1, by: '' };
  private readonly stopListening: () => void;

  private constructor(
    readonly id: string,
    private readonly device: EventDevice,
  ) {
    this.history = new UndoHistory(() => device.writer);
    this.clock = new StampClock(() => device.writer);
    this.records = new EventRecords(this.clock);
    this.saving = new EventSaving(id, { records: this.records, history: this.history, device }, () => this.changed());
    const stops = [device.followNews((news) => this.receive(news)), device.onNewDatabase(() => void this.writeAgain())];
    this.stopListening = () => stops.forEach((stop) => stop());
  }

  static begin({ games, ...head }: TallyEvent, device: EventDevice): EventStore {
    const store = new EventStore(head.id, device);
    const stamp = store.clock.next();
    store.records.add(HEAD, head, Date.now(), stamp);
    for (const game of games) store.records.add(game.id, game, null, stamp);
    store.saving.soon();
    return store;
  }

  /** Adds an event from a link or a file. Returns null without writing if it is already here, even in the bin. */
  static async addNew(id: string, changes: EventChanges, device: EventDevice): Promise<EventStore | null> {
    const store = new EventStore(id, device);
    for (const [game, record] of changes.records) {
      const edits = changes.edited?.get(game) ?? [];
      const edited = withEdits(record, edits, () => store.stampAfter(record));
      store.records.take(game, orderedHere(game, edited, Date.now()));
    }
    const stored = await device.keepNew(id, store.records.send().outgoing);
    if (stored === 'is here') {
      store.stopListening();
      return null;
    }
    store.records.finish(stored);
    await store.know(seenIn(changes.records.values(), changes.seen));
    if (!stored) store.saving.soon();
    return store;
  }

  /** Returns null if this device does not have the event. An event in the bin opens too. */
  static async open(id: string, device: EventDevice): Promise<EventStore | null> {
    const store = new EventStore(id, device);
    await store.readAll();
    if (store.records.get(HEAD)) return store;
    store.stopListening();
    return null;
  }

  get head(): Head {
    return this.records.get(HEAD)?.value as Head;
  }

  /** When it was entered here. */
  get began(): number {
    return this.records.get(HEAD)?.order ?? 0;
  }

  /** What scores the event: its own system, or several. */
  get system(): SystemId {
    if (this.scored.edition !== this.edition)
      this.scored = { edition: this.edition, by: scoringSystem(this.head, this.games) };
    return this.scored.by;
  }

  /** In order of entry. */
  get games(): EventGame[] {
    return this.records.games;
  }

  /** In order of entry. */
  get people(): Person[] {
    return this.head.people ?? NONE;
  }

  /** In order of entry. */
  get rulings(): Ruling[] {
    return this.head.rulings ?? NONE;
  }

  game(id: string): EventGame | undefined {
    return id === HEAD ? undefined : ((this.records.value(id) as EventGame | null) ?? undefined);
  }

  /** A game, or with HEAD the event itself, in the bin or not. */
  record(id: string): StoredRecord | undefined {
    return this.records.get(id);
  }

  setting(name: string): string {
    return this.head.settings[name] ?? '';
  }

  /** Whether the device has everything. */
  get isKept(): boolean {
    return this.records.isKept;
  }

  /** The event without what lies in the bin. */
  get event(): TallyEvent {
    const { version, id, name, system, settings, ...others } = this.head;
    return { version, id, name, system, settings, ...headLists(others), games: this.games };
  }

  /** All that another device needs in order to merge the event with its own. */
  get changes(): EventChanges {
    return { records: new Map(this.records.all), seen: seenIn(this.records.all.values(), this.seen) };
  }

  get conflicts(): OpenConflict[] {
    if (this.open.edition !== this.edition)
      this.open = { edition: this.edition, conflicts: openConflicts(this.records.all) };
    return this.open.conflicts;
  }

  /** `did` is in the past tense: "Event renamed". Steps of the same `sort` that follow each other are undone as one.
   *  `games` are changed in the same step. */
  changeHead(changes: Partial<Head>, did: string, sort?: string, games: EventGame[] = []): void {
    const inGames = (stamp: Stamp) => games.flatMap((game) => this.turnInto(game.id, game, stamp));
    this.perform(
      did,
      (stamp) => [...this.turnInto(HEAD, { ...this.head, ...changes }, stamp), ...inGames(stamp)],
      sort,
    );
  }

  changeSetting(name: string, value: string, did: string): void {
    this.changeHead({ settings: { ...this.head.settings, [name]: value } }, did, `setting ${name}`);
  }

  addGames(games: EventGame[], did: string): void {
    this.perform(did, (stamp) => games.map((game) => this.add(game, stamp)));
  }

  changeGames(games: EventGame[], did: string, sort?: string): void {
    this.perform(did, (stamp) => games.flatMap((game) => this.turnInto(game.id, game, stamp)), sort);
  }

  /** Adds some games, changes others and puts others into the bin in one step. */
  replaceGames(added: EventGame[], changed: EventGame[], did: string, deleted: string[] = []): void {
    const deletion: Leaves = new Map([[DELETED, Date.now() as Leaf]]);
    this.perform(did, (stamp) => [
      ...deleted.flatMap((id) => this.write(id, deletion, stamp)),
      ...changed.flatMap((game) => this.turnInto(game.id, game, stamp)),
      ...added.map((game) => this.add(game, stamp)),
    ]);
  }

  /** Puts games into the bin. */
  deleteGames(ids: string[], did: string): void {
    const deletion: Leaves = new Map([[DELETED, Date.now() as Leaf]]);
    const live = ids.filter((id) => this.game(id));
    this.perform(did, (stamp) => live.flatMap((id) => this.write(id, deletion, stamp)));
  }

  /** Writes fields of several records in one step. */
  writeFields(changes: ReadonlyMap<string, Leaves>, did: string): void {
    this.perform(did, (stamp) => [...changes].flatMap(([id, fields]) => this.write(id, fields, stamp)));
  }

  /** Takes a game, or with HEAD the event, out of the bin. All of the event is written again, in case another tab has
   *  emptied the bin. */
  restore(id: string, did: string): void {
    if (id === HEAD) this.records.markAll();
    this.perform(did, (stamp) => this.write(id, new Map([[DELETED, null]]), stamp));
  }

  /** Writes the chosen value again, also into the fields of `alike`. The other values are no longer offered, anywhere,
   *  unless this is undone. */
  settle(conflict: OpenConflict, chosen: Leaf, did: string, alike: OpenConflict[] = []): void {
    const choice = ({ path, lost }: OpenConflict): Leaves =>
      new Map([[path, chosen], ...lost.map((one): [string, Leaf] => [one, null])]);
    this.perform(did, (stamp) => [conflict, ...alike].flatMap((one) => this.write(one.record, choice(one), stamp)));
  }

  /** Returns the edits that were left out because another tab or device has changed the field since. */
  undo(): Edit[] {
    const step = this.history.undoable;
    return step ? this.undoStep(step) : [];
  }

  /** Undoes any step of the history, like `undo`. */
  undoStep(step: Step): Edit[] {
    return this.apply({ ...step, isUndone: true }, reversed(step.edits));
  }

  /** Like `undo`. */
  redo(): Edit[] {
    const step = this.history.redoable;
    return step ? this.apply({ ...step, isUndone: false }, step.edits) : [];
  }

  /** Merges records from another device, in any order. An event of another system is left alone. */
  async merge({ records, seen, edited }: EventChanges): Promise<void> {
    if ((records.get(HEAD)?.value as Head | undefined)?.system !== this.head.system) return;
    const here = this.changes.seen;
    const there = seenIn(records.values(), seen);
    const before = this.records.get(HEAD);
    if (hasNamesake(this.device.name, records.values(), here)) this.device.rename();
    for (const [id, record] of records) {
      const mine = this.records.get(id);
      const others = mine ? otherValues(mine, record) : [];
      const paths = new Set([...(edited?.get(id) ?? []), ...others.map(([path]) => path)]);
      const theirs = withEdits(orderedHere(id, record, this.began), paths, () => this.stampAfter(record));
      const merged =
        mine && withConflicts(withLost(mergedRecords(mine, theirs), others), mine, theirs, { here, there });
      this.records.take(id, merged ?? theirs);
    }
    this.joinSettings(before, records.get(HEAD), { here, there });
    this.history.pause();
    this.changed();
    await this.saving.now();
    await this.know(greatest(this.seen, there));
  }

  /** Reads what the device has, as after a time in which this tab slept. */
  async readAll(): Promise<void> {
    const [{ records, steps, seen }, others] = await Promise.all([
      this.device.read(this.id),
      this.device.otherWriters(),
    ]);
    const isFirst = this.edition === 0;
    if (isFirst) this.history.adopt(steps, others);
    this.seen = greatest(this.seen, atPossibleTime(seen));
    this.clock.see(latestOf(this.device.name, this.seen));
    const isChanged = this.records.receiveStored(records);
    const isMissing = this.findMissing(records);
    if (!this.records.isKept) this.saving.soon();
    if (isFirst || isChanged || isMissing) this.changed();
  }

  /** Calls on every change; returns how to stop. */
  follow(follower: () => void): () => void {
    this.followers.add(follower);
    return () => void this.followers.delete(follower);
  }

  /** Writes what is not yet written, after what is being written. */
  readonly save = (): Promise<void> => this.saving.now();

  /** Takes the records that another tab wrote. */
  private receive({ event, records, isEarlier = false }: News): void {
    if (event !== this.id) return;
    this.hasEarlierWriter ||= isEarlier;
    if (!records)
      void this.readAll()
        .then(() => isEarlier && this.changed())
        .catch(() => {});
    else if (this.records.receive(records)) this.changed();
  }

  private stampAfter({ edition }: StoredRecord): Stamp {
    this.clock.see(edition);
    return this.clock.next();
  }

  private perform(did: string, change: (stamp: Stamp) => Edit[], sort?: string): void {
    const stamp = this.clock.next();
    const edits = change(stamp);
    if (edits.length === 0) return;
    this.history.add({ id: stamp, did, stamp, edits, ...(sort === undefined ? {} : { sort }) });
    this.saving.soon();
    this.changed();
  }

  private add(game: EventGame, stamp: Stamp): Edit {
    this.records.add(game.id, game, null, stamp);
    return { record: game.id, path: DELETED, before: Date.now(), after: null };
  }

  private turnInto(id: string, value: Value | Game, stamp: Stamp): Edit[] {
    const record = this.records.get(id);
    return record ? this.write(id, changesTo(record, value), stamp) : [];
  }

  private write(id: string, changes: Leaves, stamp: Stamp): Edit[] {
    const record = this.records.get(id);
    if (!record || changes.size === 0) return [];
    const fields = stampedFields(record);
    this.records.write(id, changes, stamp);
    return [...changes].map(([path, after]) => ({ record: id, path, before: fields.get(path)?.leaf ?? null, after }));
  }

  /** Writes each edit whose field is as this history left it and nobody else's since the step began. Returns the others. */
  private apply(step: Step, edits: Edit[]): Edit[] {
    const stamp = this.clock.next();
    const isOwn = (by: Stamp) => by <= step.id || this.history.isOwn(writerOf(by));
    const left = [...new Set(edits.map(({ record }) => record))].flatMap((id) => {
      const { changes, others } = applicable(
        this.records.get(id),
        edits.filter(({ record }) => record === id),
        isOwn,
      );
      this.write(id, changes, stamp);
      return others;
    });
    this.history.pause();
    this.history.replace({ ...step, stamp });
    this.saving.soon();
    this.changed();
    return left;
  }

  /** Handles records missing from the device. If an earlier version writes the event too, it deleted these games, and they
   *  lie in the bin. Otherwise the device has lost them, and they are stored again. Returns whether games were deleted. */
  private findMissing(stored: ReadonlyMap<string, StoredRecord>): boolean {
    const head = stored.get(HEAD);
    if (head && isEmptied(head.value)) return false;
    const missing = this.records.missingFrom(stored, (id) => this.device.isDamaged(this.id, id));
    if (!head || !this.hasEarlierWriter) {
      this.records.markLost(missing);
      return false;
    }
    const deletion: Leaves = new Map([[DELETED, Date.now() as Leaf]]);
    const live = missing.filter((id) => this.game(id));
    for (const id of live) this.records.write(id, deletion, this.clock.next());
    return live.length > 0;
  }

  /** Writes into a new database, after the browser deleted the one that had everything. */
  private async writeAgain(): Promise<void> {
    if (!this.records.get(HEAD)) return;
    this.records.writeAgain();
    this.history.writeAgain();
    void this.know(this.seen);
    await this.saving.now();
    if (this.isKept && !this.head.deleted) this.device.noteSavedAgain(this.head.name);
  }

  /** Keeps what two devices added to the same setting independently. */
  private joinSettings(mine: StoredRecord | undefined, theirs: StoredRecord | undefined, { here, there }: Views): void {
    const [own, others, now] = [mine, theirs, this.records.get(HEAD)].map((head) => head && stampedFields(head));
    const text = ({ leaf }: StampedField) => String(leaf ?? '');
    for (const [path, join] of JOINED_SETTINGS) {
      const [ours, their, stands] = [own, others, now].map((fields) => fields?.get(path));
      if (!ours || !their || !stands || !isUnseen(ours.stamp, there) || !isUnseen(their.stamp, here)) continue;
      const joined = join(text(stands), join(text(ours), text(their)));
      if (joined !== text(stands)) this.records.write(HEAD, new Map([[path, joined]]), this.clock.next());
    }
  }

  private async know(seen: Seen): Promise<void> {
    this.seen = seen;
    await this.device.keepSeen(this.id, seen).catch(() => {}); // without it, a conflict is told once more
  }

  private changed(): void {
    this.edition += 1;
    for (const follower of this.followers) follower();
  }
}
