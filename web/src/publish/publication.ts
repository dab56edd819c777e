// The results page of one open event: what it is written with, the file it was written to, and writing it again.
import type { Tallysheet } from 'tallysheet';
import { fileName, saveFile } from '../device/save_file.ts';
import { keep, kept } from '../device/storage.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import type { TallyEvent } from '../systems/event.ts';
import { LongWork } from '../ui/long_work.ts';
import type { Views } from './game_sheet.ts';
import { makePage } from './make_page.ts';
import { optionsFrom, type PublishOptions } from './options.ts';
import { canWriteAgain, pickFile, type WrittenFile } from './written_file.ts';
import { loadTemplate } from './template.ts';

/** An open event. */
export interface Published {
  id: string;
  name: string;
  engine: Tallysheet;
  views: Views;
  /** The page’s present number style. */
  numbers: NumberStyle;
  /** The event with the changes of other tabs. */
  read(): Promise<TallyEvent>;
  /** Calls after every change; returns how to stop. */
  follow(changed: () => void): () => void;
}

/** How long nothing changes before the file is written again: milliseconds. */
const A_REST = 2_000;

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const CLOCK = new Intl.DateTimeFormat('en-GB', { timeStyle: 'medium' });

export class Publication {
  options: PublishOptions;
  /** How the last writing of the file ended, as a sentence. */
  status = '';
  /** Whether the file is written again after every change. */
  follows = false;
  redraw: () => void = () => {};
  readonly work = new LongWork('Writing the results page', () => this.redraw());
  private file: WrittenFile | null = null;
  private stop: () => void = () => {};
  private waiting: ReturnType<typeof setTimeout> | undefined;

  constructor(private of: Published) {
    this.options = optionsFrom(kept(keyOf(of)));
    this.open(of);
  }

  /** The event is opened again. */
  open(of: Published): void {
    this.stop();
    this.of = of;
    this.stop = of.follow(() => this.changed());
  }

  get name(): string {
    return this.of.name;
  }

  /** Null before it is written to a file that can be written again. */
  get fileName(): string | null {
    return this.file?.name ?? null;
  }

  set(options: Partial<PublishOptions>): void {
    this.options = { ...this.options, ...options };
    keep(keyOf(this.of), this.options);
    this.redraw();
  }

  /** Asks where to, where the browser can; the file can then be written again while the page is open. */
  readonly publish = async (): Promise<void> => {
    const name = fileName(`${this.of.name} results`, 'html');
    if (!canWriteAgain()) return this.attempt((text) => saveFile(name, text, 'text/html'), `${name} saved.`);
    const file = await pickFile(name);
    if (!file) return this.say('Nothing was written.');
    this.file = file;
    await this.update();
  };

  /** Writes the same file again. */
  readonly update = async (): Promise<void> => {
    const { file } = this;
    if (file) await this.attempt((text) => file.write(text), `${file.name} written at ${CLOCK.format(new Date())}.`);
  };

  followChanges(follows: boolean): void {
    this.follows = follows;
    this.redraw();
    if (follows) void this.update();
  }

  private changed(): void {
    if (!this.follows || !this.file) return;
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => void this.update(), A_REST);
  }

  private async attempt(write: (text: string) => unknown, done: string): Promise<void> {
    try {
      const text = await this.work.run((pause) => this.made(pause));
      if (text !== null) await write(text);
      this.say(text === null ? 'Stopped. Nothing was written.' : done);
    } catch (problem) {
      this.say(`It could not be written: ${(problem as Error).message}`);
    }
  }

  private async made(pause: () => Promise<void>): Promise<string> {
    const { engine, views, numbers } = this.of;
    const template = await loadTemplate();
    const writing = { options: this.options, numbers, when: WHEN.format(new Date()) };
    return makePage(await this.of.read(), writing, { template, engine, views }, pause);
  }

  private say(status: string): void {
    this.status = status;
    this.redraw();
  }
}

function keyOf({ id }: Pick<Published, 'id'>): string {
  return `publish/${id}`;
}

const publications = new Map<string, Publication>();

/** The publication of an event, which goes on while other views are shown. */
export function publicationOf(of: Published): Publication {
  const known = publications.get(of.id);
  known?.open(of);
  const publication = known ?? new Publication(of);
  publications.set(of.id, publication);
  return publication;
}
