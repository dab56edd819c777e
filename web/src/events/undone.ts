// Undoes or redoes, and says what was left out because another tab or device has changed it since.
import { announce } from '../ui/announce.ts';
import { capital, agreeing, inWords } from '../ui/sentences.ts';
import type { EventModel } from './event_model.ts';
import { fieldName } from './field_names.ts';
import type { Edit } from '../store/step.ts';

/** The note that holds the sentence, until the next change. */
export const LEFT_OUT = 'left out';

const MOST = 3;

export function undone(model: EventModel, way: () => Edit[]): void {
  model.notes.delete(LEFT_OUT);
  const left = way();
  if (left.length === 0) return model.redraw();
  const names = [...new Set(left.map(({ record, path }) => fieldName(model, record, path)))];
  const listed = names.length > MOST ? [...names.slice(0, MOST), `${names.length - MOST} more`] : names;
  const sentence = `${capital(inWords(listed, 'and'))} ${agreeing(names.length, 'was', 'were')} changed elsewhere since and ${agreeing(names.length, 'stays as it is', 'stay as they are')}.`;
  announce(sentence);
  model.note(LEFT_OUT, sentence);
}
