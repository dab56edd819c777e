// Writes files in slices, and can be stopped. Shows the progress of a file that takes longer than a moment.
import { LongWork } from '../ui/long_work.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import type { EventModel } from './event_model.ts';

/** The note that holds the number style of an event's CSV. */
export const STYLE = 'csv style';

/** The style that was chosen for the event's CSV; the page's own until then. */
export function styleOf({ notes, numbers }: EventModel): NumberStyle {
  const usual = numbers.marks.decimal === ',' ? 'comma' : 'point';
  return (notes.get(STYLE) as NumberStyle | undefined) ?? usual;
}

/** The texts that make up a file; each is made when its turn comes, so that the page can answer in between. */
export type Parts = Iterable<string> | AsyncIterable<string>;

export class FileWriting extends LongWork {
  constructor(redraw: () => void) {
    super('Writing the file', redraw);
  }

  /** The text; null where it was stopped. Starts again if another text is being written. */
  write(parts: Parts): Promise<string | null> {
    return this.run(async (pause) => {
      const texts: string[] = [];
      for await (const part of parts) {
        texts.push(part);
        await pause();
      }
      return texts.join('');
    });
  }
}

const writings = new WeakMap<EventModel, FileWriting>();

/** The writing of an event's files, which goes on while other views are shown. */
export function writingOf(model: EventModel): FileWriting {
  const writing = writings.get(model) ?? new FileWriting(model.redraw);
  writings.set(model, writing);
  return writing;
}
