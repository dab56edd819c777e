// Drawn or seated rounds on paper, as text, as CSV, and on the big screen.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { copyText, fileName, saveFile } from '../../device/save_file.ts';
import { TEXT_KINDS, type TextKind } from '../../export/table_text.ts';
import { drawCsv, drawText, type RoundToPost } from '../../seating/draw_text.ts';
import type { Seats } from '../../seating/seats.ts';
import { menu } from '../../ui/menu.ts';
import type { EventModel } from '../event_model.ts';
import { styleOf } from '../file_writing.ts';

const STATUS = 'draw posted';
const TEXT = 'draw text';

interface Posted {
  rounds: readonly RoundToPost[];
  seats: Seats;
}

/** `screen` is the address of its big screen. */
export function posting(model: EventModel, draw: Posted, screen: string): TemplateResult {
  const item = (label: string, press: () => unknown) => html`<button type="button" @click=${press}>${label}</button>`;
  const text = model.notes.get(TEXT);
  return html`<div class="post-tools">
      <a class="usual" href=${screen}>Big screen</a>
      <button type="button" class="usual" @click=${() => print()}>Print</button>
      ${menu('Share as', [
        ...TEXT_KINDS.map(({ kind, title }) => item(`Copy as ${title}`, () => copy(model, draw, kind))),
        item('Save as CSV', () => save(model, draw)),
      ])}
    </div>
    <p class="post-status" role="status">${model.notes.get(STATUS)}</p>
    ${text ? html`<textarea class="posted" readonly rows="8" wrap="off" aria-label="Seating to copy" .value=${text}></textarea>` : nothing}`;
}

const titleOf = ({ name }: EventModel, { rounds }: Posted) =>
  `${name}: boards of ${rounds.length === 1 ? `round ${rounds[0]!.round}` : `rounds ${rounds[0]!.round} to ${rounds.at(-1)!.round}`}`;

async function copy(model: EventModel, draw: Posted, kind: TextKind): Promise<void> {
  const text = drawText(kind, titleOf(model, draw), draw.rounds, draw.seats);
  const copied = await copyText(text);
  model.notes.set(TEXT, copied ? '' : text);
  model.note(STATUS, copied ? 'Seating copied.' : 'This browser cannot copy the text. Copy it from the box below.');
}

function save(model: EventModel, draw: Posted): void {
  const text = drawCsv(draw.rounds, draw.seats, styleOf(model));
  saveFile(fileName(titleOf(model, draw), 'csv'), text, 'text/csv');
  model.note(STATUS, 'CSV saved.');
}
