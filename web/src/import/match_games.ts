// Compares the games of a file with those of an event: each is new, the same, or changed. Games are known by their
// names. Where a name leaves it open which game is meant, the match has a doubt and the person chooses.
import { Slices } from '../device/slices.ts';
import { GAME, PLAYER, type Cells, type Layout } from '../systems/csv_layout.ts';
import type { EventGame } from '../systems/event_game.ts';
import { boardOf, roundOf } from '../systems/rounds.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { shortened } from '../ui/sentences.ts';
import { correctedGame } from './corrected_game.ts';
import { differencesOf, isOfGame, pairsOfRows, type Difference } from './differences.ts';
import { headingOf, linesOf, namesOf } from '../export/game_lines.ts';

/** A game of the file that is ready to import. */
export interface FileEntry {
  game: EventGame;
  /** Its name in the file; blank if it has none. */
  name: string;
  lines: Cells[];
}

/** A game of the event that the game of the file would replace. */
export interface Correction {
  existing: EventGame;
  /** Its number in the event, from 1. */
  number: number;
  corrected: EventGame;
  differences: Difference[];
}

export interface Match {
  entry: FileEntry;
  kind: 'new' | 'same' | 'changed';
  /** The games of the event that it may correct; if it is the same, the game that it is. */
  corrections: Correction[];
  /** Why it is not certain which game is meant; null if it is. */
  doubt: string | null;
}

export async function matchGames(
  layout: Layout,
  event: readonly EventGame[],
  entries: FileEntry[],
  carried: ReadonlySet<string>,
  numbers: Numbers,
  slices = new Slices(),
): Promise<Match[]> {
  if (event.length === 0) return entries.map((entry) => ({ entry, kind: 'new', corrections: [], doubt: null }));
  const known = await knownGames(layout, event, slices);
  return new Matching(layout, known, carried, numbers, slices).match(entries);
}

interface Known {
  game: EventGame;
  number: number;
  /** Its name in an export of the event. */
  name: string;
  lines: Cells[];
}

async function knownGames(layout: Layout, event: readonly EventGame[], slices: Slices): Promise<Known[]> {
  const names = namesOf(event, layout);
  const known: Known[] = [];
  for (const [at, game] of event.entries()) {
    const name = names[at] as string;
    known.push({ game, number: at + 1, name, lines: linesOf(layout, game, name) });
    if (slices.due) await slices.pause();
  }
  return known;
}

class Matching {
  private readonly byName: Map<string, Known[]>;
  private readonly byHeading: Map<string, Known[]>;
  private readonly byPlayers: Map<string, Known[]>;
  /** Games of the event that a game of the file is known to be. */
  private readonly taken = new Set<Known>();

  constructor(
    private readonly layout: Layout,
    private readonly known: Known[],
    private readonly carried: ReadonlySet<string>,
    private readonly numbers: Numbers,
    private readonly slices: Slices,
  ) {
    this.byName = grouped(this.known, ({ name }) => name);
    this.byHeading = grouped(this.known, ({ game }) => headingOf(game));
    this.byPlayers = grouped(this.known, ({ lines }) => this.playersOf(lines));
  }

  async match(entries: FileEntry[]): Promise<Match[]> {
    const same = await this.identical(entries);
    const candidates = new Map<FileEntry, Known[]>();
    for (const entry of entries) if (!same.has(entry)) candidates.set(entry, this.candidates(entry));
    const rivals = grouped([...candidates.values()].flat(), (known) => known);
    const matches: Match[] = [];
    for (const entry of entries) {
      const known = same.get(entry);
      matches.push(known ? sameAs(entry, known) : this.compared(entry, candidates.get(entry) ?? [], rivals));
      if (this.slices.due) await this.slices.pause();
    }
    return matches;
  }

  /** Whether the file names its games; else their rounds and boards do. */
  private get isNamed(): boolean {
    return this.carried.has(GAME.id);
  }

  /** Games with the same rows, first those of the same name. */
  private async identical(entries: FileEntry[]): Promise<Map<FileEntry, Known>> {
    const found = new Map<FileEntry, Known>();
    const contents = await this.contentsOf(entries);
    for (const byName of [true, false]) {
      const there = grouped(this.known, (known) => this.nameOf(known, byName) + contentOf(known.lines));
      for (const [at, entry] of entries.entries()) {
        if (found.has(entry)) continue;
        const name = this.isNamed && (byName || !this.layout.numbersGames) ? entry.name : '';
        const alike = there.get(name + contents[at]) ?? [];
        const known = alike.find((one) => !this.taken.has(one)) ?? (byName ? undefined : alike[0]);
        if (known) this.taken.add(known);
        if (known) found.set(entry, known);
        if (this.slices.due) await this.slices.pause();
      }
    }
    return found;
  }

  private async contentsOf(entries: FileEntry[]): Promise<string[]> {
    const contents: string[] = [];
    for (const { game, name } of entries) {
      contents.push(contentOf(linesOf(this.layout, game, name)));
      if (this.slices.due) await this.slices.pause();
    }
    return contents;
  }

  /** Its name in an export of the event; else its heading, which does not name a numbered game. */
  private nameOf({ game, name }: Known, byName: boolean): string {
    if (!this.isNamed) return '';
    if (byName) return name;
    return this.layout.numbersGames ? '' : headingOf(game);
  }

  private candidates(entry: FileEntry): Known[] {
    const { name, lines } = entry;
    if (!this.isNamed) return this.left(this.known.filter(({ game }) => isAtPlace(game, entry.game)));
    const named = name === '' ? [] : (this.byName.get(name) ?? []);
    if (name !== '' && !this.layout.numbersGames) return this.left([...named, ...this.namesakes(name, named)]);
    const numbered = this.left(named).filter((known) => this.isAlike(known, lines));
    if (numbered.length > 0 || lines.every((cells) => !cells[PLAYER.id])) return numbered;
    return this.left(this.byPlayers.get(this.playersOf(lines)) ?? []);
  }

  /** Games of the event with this heading, or with the heading that the export numbered to make this name. */
  private namesakes(name: string, named: Known[]): Known[] {
    if (name === '') return [];
    const headings = [name, ...named.map(({ game }) => headingOf(game))].filter((heading) => heading !== '');
    return headings.flatMap((heading) => this.byHeading.get(heading) ?? []);
  }

  private left(known: Known[]): Known[] {
    return [...new Set(known)].filter((one) => !this.taken.has(one));
  }

  /** Whether games with the same number have the same players, or all but one and the same category. */
  private isAlike({ lines }: Known, others: Cells[]): boolean {
    const strangers = strangersOf(lines, others);
    return (
      strangers === 0 || (strangers === 1 && others.length > 1 && this.countsFor(lines) === this.countsFor(others))
    );
  }

  private countsFor([line = {}]: Cells[]): string {
    const ofGame = this.layout.columns.filter((column) => column.ofGame && column.needed);
    return JSON.stringify(ofGame.map(({ id }) => line[id] ?? ''));
  }

  private playersOf(lines: Cells[]): string {
    return this.countsFor(lines) + JSON.stringify(lines.map((cells) => cells[PLAYER.id] ?? '').sort());
  }

  private compared(entry: FileEntry, mine: Known[], rivals: Map<Known, Known[]>): Match {
    const corrections = mine.map(({ game, number, name, lines }): Correction => {
      const file = { name: (this.isNamed && entry.name) || name, lines: entry.lines };
      const corrected = correctedGame(this.layout, game, file, this.carried);
      const differences = differencesOf(this.layout, lines, linesOf(this.layout, corrected, name), this.numbers);
      return { existing: game, number, corrected, differences };
    });
    const [first] = corrections;
    if (!first) return { entry, kind: 'new', corrections, doubt: null };
    const doubt = this.doubt(entry, mine, first, rivals);
    return { entry, kind: doubt === null && first.differences.length === 0 ? 'same' : 'changed', corrections, doubt };
  }

  private doubt(
    entry: FileEntry,
    mine: Known[],
    { corrected }: Correction,
    rivals: Map<Known, Known[]>,
  ): string | null {
    const [only] = mine as [Known, ...Known[]];
    const heading = headingOf(only.game);
    if (mine.length > 1) return `It may be any of ${mine.length} games of the event.`;
    if ((rivals.get(only)?.length ?? 0) > 1) return 'Another game of the file may be the same one of the event.';
    if (
      this.isNamed &&
      !this.layout.numbersGames &&
      only.name !== entry.name &&
      (this.byHeading.get(heading)?.length ?? 0) > 1
    )
      return `The event has several games called “${shortened(heading)}”.`;
    if (strangersOf(only.lines, entry.lines) > 1) return 'The event’s game of this name has other players.';
    if (this.layout.numbersGames && this.allDiffer(only, corrected))
      return 'Every row differs from the event’s game of this number, so it may be another game.';
    return null;
  }

  private allDiffer({ name, lines }: Known, corrected: EventGame): boolean {
    const now = linesOf(this.layout, corrected, name);
    const ofRow = { ...this.layout, columns: this.layout.columns.filter((column) => !isOfGame(column, lines, now)) };
    const pairs = pairsOfRows(ofRow.columns, lines, now);
    const differ = (one: Cells, other: Cells) => differencesOf(ofRow, [one], [other], this.numbers).length > 0;
    return pairs.every(({ before, after }) => !before || !after || differ(before, after));
  }
}

function sameAs(entry: FileEntry, { game, number }: Known): Match {
  const correction = { existing: game, number, corrected: game, differences: [] };
  return { entry, kind: 'same', corrections: [correction], doubt: null };
}

function isAtPlace(one: EventGame, other: EventGame): boolean {
  return roundOf(one) !== null && roundOf(one) === roundOf(other) && boardOf(one) === boardOf(other);
}

function contentOf(lines: Cells[]): string {
  return JSON.stringify(lines.map((cells) => ({ ...cells, [GAME.id]: '' })));
}

/** How many players of the longer list are not in the other. */
function strangersOf(before: Cells[], after: Cells[]): number {
  const playersIn = (lines: Cells[]) => new Set(lines.map((cells) => cells[PLAYER.id] ?? ''));
  const [one, other] = [playersIn(before), playersIn(after)];
  const missing = (from: Set<string>, names: Set<string>) => [...from].filter((name) => !names.has(name)).length;
  return Math.max(missing(one, other), missing(other, one));
}

function grouped<Key, Value>(values: Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const there = groups.get(key);
    if (there) there.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
