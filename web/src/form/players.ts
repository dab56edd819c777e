// A list of players: names, figures, and the result of each. Rows are added, removed, and moved by buttons or by Alt
// with the arrow keys. A column can be pasted. Tab passes from field to field; it stops at a row's buttons only while
// they are opened, which one button below the list does for the row that was visited last.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { field, fieldId, fieldProblem, understood, type FieldOptions } from './field.ts';
import { keyed } from '../ui/keyed.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import {
  addRow,
  calledIn,
  enter,
  isAfterLast,
  mayBeList,
  moveRow,
  pasteAt,
  putPasted,
  questionAt,
  removeRow,
  type PlayerColumn,
  type PlayerList,
} from './player_list.ts';
import { note } from './note.ts';
import type { Row } from '../ui/rows.ts';
import { capital } from '../ui/sentences.ts';
import type { ListReading } from './pasted_list.ts';

/** The column of names. */
export const NAME_COLUMN: PlayerColumn = { field: 'player', title: 'Player', kind: 'name' };

export function playerList(list: PlayerList): TemplateResult {
  return html`<tally-players .list=${list}></tally-players>`;
}

export class TallyPlayers extends LightElement {
  declare list: PlayerList;
  /** Key of the row whose buttons are in the Tab order, and shown on a narrow screen. */
  declare opened: string | null;
  /** The ways to read a pasted list, until one is chosen. */
  declare readings: ListReading[] | null;
  /** Key of the row that had the focus last. */
  private visited: string | null = null;

  constructor() {
    super();
    this.opened = null;
    this.readings = null;
  }

  protected override template(): TemplateResult {
    const { list } = this;
    return html`
      <div class="players columns-${list.columns.length} ${list.result ? 'with-result' : ''} ${list.fixed ? 'fixed' : ''}">
        <div class="heads" aria-hidden="true">
          <span>${list.numbered}</span>
          ${list.columns.map((column) => html`<span class=${column.kind}>${column.title}</span>`)}
          ${list.result ? html`<span class="came-to">${list.resultTitle}</span>` : nothing}
        </div>
        <ol>
          ${keyed(list.rows, (row, index) => this.line(row, index))}
        </ol>
      </div>
      ${this.question()}
      <div class="list-tools">${list.fixed ? nothing : this.adder()} ${list.tools}</div>
    `;
  }

  private adder(): TemplateResult {
    const full = this.list.rows.length >= this.list.most;
    return html`<button type="button" class="usual" ?disabled=${full} @click=${this.add}>Add a ${this.list.noun}</button>
      <button type="button" class="quiet row-menu" @click=${this.openVisited}>Move or remove…</button>`;
  }

  private line(row: Row, index: number): TemplateResult {
    const { list } = this;
    return html`<li data-key=${row.key} class=${this.opened === row.key ? 'opened' : ''}
      @focusin=${() => (this.visited = row.key)} @keydown=${(event: KeyboardEvent) => this.rowKey(event, row, index)}>
      ${list.fixed ? html`<span class="fixed-name">${list.fixed[index]}</span>` : this.handle(row, index)}
      ${list.columns.map((column) => this.cell(row, index, column))}
      ${list.result ? html`<span class="came-to">${list.result(index)}</span>` : nothing}
      ${list.fixed ? nothing : this.buttons(row, index)}
      ${list.columns.map((column) => this.problem(index, column))} ${this.nameNote(index)} ${this.more(index)}
    </li>`;
  }

  private cell(row: Row, index: number, column: PlayerColumn): TemplateResult {
    const { model, at } = this.list;
    const { field: name, kind, corner } = column;
    const value = row[name] ?? '';
    const options: FieldOptions = {
      at: at(index, name),
      kind,
      value,
      column: name,
      placeholder: column.placeholder?.(index),
      lastRow: kind === 'name' && isAfterLast(this.list, index),
      note: kind === 'name' && questionAt(this.list, index) ? this.noteId(index) : undefined,
      set: (text) => enter(this.list, index, name, text),
    };
    return html`<span class="cell ${kind}" @paste=${(event: ClipboardEvent) => this.paste(event, index, name)}>
      ${field(model, options)}
      ${corner ? html`<span class="corner">${corner(index)}</span>` : nothing}
      ${kind === 'money' || kind === 'points' ? understood(value, kind, model.numbers) : nothing}
    </span>`;
  }

  private nameNote(index: number): TemplateResult | typeof nothing {
    const question = questionAt(this.list, index);
    return question ? note(question, this.noteId(index)) : nothing;
  }

  private noteId(index: number): string {
    return `${fieldId(this.list.model, this.list.at(index, 'player'))}-note`;
  }

  private more(index: number): TemplateResult | typeof nothing {
    const more = this.list.more?.(index) ?? nothing;
    return more === nothing ? nothing : html`<div class="more">${more}</div>`;
  }

  private problem(index: number, column: PlayerColumn) {
    const { model, at } = this.list;
    return fieldProblem(model, at(index, column.field), (text) => enter(this.list, index, column.field, text));
  }

  /** The row's number; on a narrow screen, a button that shows the row's buttons. */
  private handle(row: Row, index: number): TemplateResult {
    const number = this.list.numbered ? index + 1 : '';
    const toggle = () => (this.opened = this.opened === row.key ? null : row.key);
    return html`<span class="number" aria-hidden="true">${number}</span>
      <button type="button" class="handle" tabindex="-1" aria-expanded=${this.opened === row.key}
        aria-label="${number ? `${number}, ` : ''}${calledIn(this.list, index)}: move or remove" @click=${toggle}>${number}</button>`;
  }

  private buttons(row: Row, index: number): TemplateResult {
    const { list } = this;
    const name = calledIn(list, index);
    const last = list.rows.length - 1;
    const stop = this.opened === row.key ? 0 : -1;
    return html`<span class="buttons">
      <button type="button" class="tool up" tabindex=${stop} aria-label="Move ${name} up" title="Move up (Alt ↑)"
        ?disabled=${index === 0} @click=${() => this.move(index, -1)}></button>
      <button type="button" class="tool down" tabindex=${stop} aria-label="Move ${name} down" title="Move down (Alt ↓)"
        ?disabled=${index === last} @click=${() => this.move(index, 1)}></button>
      <button type="button" class="tool remove" tabindex=${stop} aria-label="Remove ${name}" title="Remove"
        ?disabled=${last < list.least} @click=${() => this.removeRow(index)}></button>
    </span>`;
  }

  /** Opens the buttons of the row that was visited last, and moves the focus to them. */
  private readonly openVisited = async (): Promise<void> => {
    const { rows } = this.list;
    const index = Math.max(
      0,
      rows.findIndex(({ key }) => key === this.visited),
    );
    this.opened = rows[index]?.key ?? null;
    await redrawn();
    this.rowAt(index)?.querySelector<HTMLElement>('.tool:enabled')?.focus();
  };

  private readonly add = async (): Promise<void> => {
    const { length } = this.list.rows;
    addRow(this.list);
    await redrawn();
    this.focusRow(length);
  };

  private async removeRow(index: number): Promise<void> {
    const { length } = this.list.rows;
    this.opened = null;
    removeRow(this.list, index);
    await redrawn();
    this.focusRow(Math.min(index, length - 2));
  }

  private async move(index: number, by: number): Promise<void> {
    const focused = this.querySelector<HTMLElement>(':focus');
    moveRow(this.list, index, by);
    await redrawn();
    focused?.focus();
  }

  /** Alt with the arrow keys moves the row, and Escape closes its buttons. */
  private rowKey(event: KeyboardEvent, row: Row, index: number): void {
    const by = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[event.key] : undefined;
    const closes = event.key === 'Escape' && this.opened === row.key;
    if (this.list.fixed || (by === undefined && !closes)) return;
    event.preventDefault();
    if (by !== undefined) return void this.move(index, by);
    this.opened = null;
    this.focusRow(index);
  }

  private paste(event: ClipboardEvent, index: number, name: string): void {
    const text = event.clipboardData?.getData('text') ?? '';
    if (mayBeList(this.list, name, text)) {
      event.preventDefault();
      void this.pasteList(event.target as HTMLInputElement, index, text);
    } else if (pasteAt(this.list, index, name, text)) event.preventDefault();
  }

  /** A text that is no list is put into the field, as the browser would. */
  private async pasteList(field: HTMLInputElement, index: number, text: string): Promise<void> {
    const { listReadings } = await import('./pasted_list.ts');
    const [first, other] = listReadings(this.list, index, text) ?? [];
    if (first && other) this.readings = [first, other];
    else if (first) putPasted(this.list, first);
    else if (!pasteAt(this.list, index, 'player', text)) {
      field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }

  /** Asks what the numbers of a pasted list are. */
  private question(): TemplateResult | typeof nothing {
    const { readings } = this;
    if (!readings) return nothing;
    const choose = (reading: ListReading | null) => {
      this.readings = null;
      if (reading) putPasted(this.list, reading);
    };
    return html`<div class="query" role="alert">The numbers of the pasted list can be places or scores. Which are they?
      ${readings.map((reading) => html`<button type="button" class="choice" @click=${() => choose(reading)}>${capital(reading.words)}</button>`)}
      <button type="button" class="quiet" @click=${() => choose(null)}>Cancel</button></div>`;
  }

  private focusRow(index: number): void {
    this.rowAt(index)?.querySelector('input')?.focus();
  }

  private rowAt(index: number): HTMLElement | undefined {
    return this.querySelectorAll('li')[index];
  }
}

/** Resolves after the next redraw. */
function redrawn(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

drawnFrom(TallyPlayers, 'list', 'opened', 'readings');
customElements.define('tally-players', TallyPlayers);
