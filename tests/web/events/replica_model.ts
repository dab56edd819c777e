// A plain model of what several devices wrote: which device knows of which writing, and which writings nobody has
// knowingly overwritten.
import type { Tab } from './devices.ts';

export interface Write {
  value: unknown;
  /** Null if it was written by hand. */
  by: Tab | null;
  /** The writes of the same field that its writer knew of, and that were not offered to the writer. */
  covers: Write[];
  /** Every write, of any field, that its writer knew of. */
  knew: Set<Write>;
  knownBy: Set<number>;
}

/** A write is superseded once a device that knew of it wrote the field; an offered value, once a choice was made. */
export class Model {
  private readonly writes = new Map<string, Write[]>();

  /** `offered` are values that the device offered in place of the one that stood. */
  write(key: string, value: unknown, device: number, by: Tab, offered: unknown[] = []): void {
    this.add(key, value, device, by, offered, device);
  }

  /** A value written by hand into a file `from` one device, which `to` has read. */
  writeInFile(key: string, value: unknown, from: number, to: number, offered: unknown[] = []): void {
    this.add(key, value, from, null, offered, to);
  }

  private add(key: string, value: unknown, device: number, by: Tab | null, offered: unknown[], to: number): void {
    const before = this.writes.get(key) ?? [];
    const knew = new Set(this.all.filter(({ knownBy }) => knownBy.has(device)));
    const covers = before.filter((one) => knew.has(one) && !offered.includes(one.value));
    this.writes.set(key, [...before, { value, by, covers, knew, knownBy: new Set([to]) }]);
  }

  /** The tabs that may have written the value that stands on a device. */
  lastWriters(key: string, value: unknown, device: number): (Tab | null)[] {
    const known = (this.writes.get(key) ?? []).filter(({ knownBy }) => knownBy.has(device));
    const overwritten = new Set(known.flatMap(({ knew }) => [...knew]));
    return known.filter((one) => one.value === value && !overwritten.has(one)).map(({ by }) => by);
  }

  get fields(): Iterable<string> {
    return this.writes.keys();
  }

  exchange(from: number, to: number): void {
    for (const { knownBy } of this.all) if (knownBy.has(from)) knownBy.add(to);
  }

  /** The writes that nobody has knowingly overwritten. */
  lasting(key: string): Write[] {
    const writes = this.writes.get(key) ?? [];
    const covered = new Set(writes.flatMap(({ covers }) => covers));
    return writes.filter((one) => !covered.has(one));
  }

  /** Whether the same value, written by another device too, was overwritten. */
  isSeen(key: string, write: Write): boolean {
    const others = (this.writes.get(key) ?? []).filter((one) => one !== write && !write.knew.has(one));
    return others.some(({ covers }) => covers.some(({ value }) => value === write.value));
  }

  /** The values that the field may have once all devices have merged everything. */
  possible(key: string): unknown[] {
    return this.lasting(key).map(({ value }) => value);
  }

  /** Whether a device that knew of `write` wrote this value. */
  someKnew(key: string, value: unknown, write: Write): boolean {
    return (this.writes.get(key) ?? []).some((one) => one.value === value && one.knew.has(write));
  }

  private get all(): Write[] {
    return [...this.writes.values()].flat();
  }
}

/** The fields that say whether what contains a field is there, each with the value that says that it is not. */
export function absenceOf(key: string): [key: string, value: unknown][] {
  const [game, ...path] = key.split('/');
  const row = path.slice(0, 3).join('/');
  const absences: [string, unknown][] = [[`${game}/deleted`, true]];
  if (path.length > 3) absences.push([`${game}/${row}`, false]);
  return absences.filter(([outer]) => outer !== key);
}
