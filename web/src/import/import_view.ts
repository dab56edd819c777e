// Imports games from a spreadsheet, pasted or as a file, after a preview.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { saveFile } from '../device/save_file.ts';
import { takeShared } from '../device/shared_file.ts';
import { templateOf } from '../export/games_csv.ts';
import { announce } from '../ui/announce.ts';
import { followDrops } from '../ui/drops.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { changedGames } from './correction_view.ts';
import {
  columnQuestion,
  columnsRead,
  fillQuestion,
  gameChoice,
  importEntry,
  importVerdict,
  leftOutRows,
  partChoice,
  styleQuestion,
} from './import_parts.ts';
import { ImportModel, MOST_SHOWN, type ImportTarget } from './model.ts';
import { decisionOn, verdictOf } from './plan.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { progressNote } from '../ui/progress.ts';
import type { Preview } from './preview.ts';
import { previewTable, type Shown } from './preview_table.ts';
import type { CellPlace } from './source.ts';
import { askedColumns, columnsToFill } from './table_problems.ts';

const READ = { label: 'Read of the file', noun: 'games' };

class TallyImport extends LightElement {
  declare target: ImportTarget;
  private readonly model = new ImportModel(
    () => this.target,
    () => void this.redraw(),
  );
  private stopDrops = () => {};

  override connectedCallback(): void {
    super.connectedCallback();
    this.stopDrops = followDrops({
      over: (held) => this.classList.toggle('held-over', held),
      take: (file) => void this.look(this.model.open(file)),
      paste: (text) => {
        this.model.text = text;
        void this.look();
      },
    });
    void takeShared().then((file) => file && this.look(this.model.open(file)));
  }

  disconnectedCallback(): void {
    this.stopDrops();
  }

  protected override template(): TemplateResult {
    const { preview, status, reading } = this.model;
    return html`<p class="import-status" role="status">${status}</p>
      ${reading ? progressNote(reading, READ, this.target.numbers, this.cancel) : nothing}
      ${preview?.question ? styleQuestion(preview, this.target.numbers, this.answers) : preview ? this.shown(preview) : this.entry()}`;
  }

  private entry(): TemplateResult {
    const { submit, typed, pasted, chosen, saveTemplate } = this;
    return importEntry(this.target, this.model, { submit, typed, pasted, chosen, saveTemplate });
  }

  private shown(preview: Preview): TemplateResult {
    const { model, accept, cancel } = this;
    const { matches, skipSame, decisions, changesShown, plan } = model;
    const { system, numbers } = this.target;
    const columns = askedColumns(system, preview.table);
    const choose = (index: number, id: string) => void model.choose(index, id);
    return html`<div class="looked-through" id="import-preview" tabindex="-1" aria-labelledby="import-verdict">
      ${partChoice(model.parts, { turnTo: (id) => void this.look(model.turnTo(id)) })}
      ${columnQuestion(columns, choose)}
      ${fillQuestion(columnsToFill(system, preview.table), { textOf: (id) => model.sameIn(id), fill: (id, text) => void model.fill(id, text) })}
      ${importVerdict({ preview, matches, skipSame, plan, numbers }, { accept, cancel, skip: (checked) => model.skip(checked) })}
      ${gameChoice(matches, numbers, { isTaken: (match) => decisionOn(match, model) !== 'skip', take: (chosen, isTaken) => model.takeNew(chosen, isTaken) })}
      ${leftOutRows(preview.table, numbers, (row) => void model.include(row))}
      ${changedGames(matches, {
        system,
        numbers,
        decisions,
        skipSame,
        most: changesShown,
        decide: (match, decision) => model.decide(match, decision),
        showMore: () => model.showMore(),
      })}
      ${previewTable(preview, this.table)} ${columnsRead(columns, choose)}
    </div>`;
  }

  private get table(): Shown {
    const { model } = this;
    const { page, brokenOnly, editing } = model;
    return {
      numbers: this.target.numbers,
      page,
      brokenOnly,
      editing,
      turn: (to) => model.turn(to),
      filter: (checked) => model.filter(checked),
      edit: (place) => void this.edit(place),
      correct: (place, text) => void this.correct(() => model.correct(place, text)),
      correctAll: (edit) => void this.correct(() => model.correctAll(edit)),
    };
  }

  private async edit(place: CellPlace | null): Promise<void> {
    const { editing } = this.model;
    this.model.edit(place);
    await this.redraw();
    const field = this.querySelector<HTMLInputElement>('input.cell');
    field?.select();
    if (!place) this.querySelector<HTMLElement>(`[data-cell="${editing?.row} ${editing?.at}"]`)?.focus();
  }

  /** Afterwards the focus is on the next wrong cell, or on the preview, unless the person has moved it on. */
  private async correct(change: () => Promise<void>): Promise<void> {
    await change();
    await this.redraw();
    if (document.activeElement !== document.body) return;
    (this.querySelector<HTMLElement>('.wrong .cell') ?? this.querySelector<HTMLElement>('#import-preview'))?.focus();
  }

  private readonly typed = (event: Event): void => {
    this.model.text = (event.target as HTMLTextAreaElement).value;
  };

  /** Rows pasted into the blank field are previewed at once, and so is any text too long to show: a browser takes
   *  seconds to lay out thousands of lines. */
  private readonly pasted = (event: ClipboardEvent): void => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    const { value, selectionStart, selectionEnd } = event.target as HTMLTextAreaElement;
    if (text.length <= MOST_SHOWN && (value.trim() !== '' || !/\n./.test(text))) return;
    event.preventDefault();
    this.model.text = value.slice(0, selectionStart) + text + value.slice(selectionEnd);
    void this.look();
  };

  private readonly submit = (event: Event): void => {
    event.preventDefault();
    void this.look();
  };

  private readonly chosen = async (event: Event): Promise<void> => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) await this.look(this.model.open(file));
    input.value = '';
  };

  private async look(looking = this.model.look()): Promise<void> {
    if (!(await looking)) return;
    await this.redraw();
    this.showFirstProblem();
    this.querySelector<HTMLElement>('#import-preview, #import-question')?.focus();
    const { preview, matches } = this.model;
    if (preview && !preview.question) announce(verdictOf(preview, matches, this.target.numbers));
  }

  /** Scrolls the table sideways to the first wrong cell. */
  private showFirstProblem(): void {
    const rows = this.querySelector('.file-rows');
    const wrong = rows?.querySelector<HTMLElement>('.wrong');
    if (rows && wrong) rows.scrollLeft = wrong.offsetLeft + wrong.offsetWidth - rows.clientWidth;
  }

  private readonly accept = async (): Promise<void> => {
    if (await this.model.accept()) await this.toText();
  };

  private readonly answers = {
    choose: (style: NumberStyle) => void this.look(this.model.answer(style)),
    cancel: () => this.cancel(),
  };

  private readonly cancel = (): void => {
    this.model.close();
    void this.toText();
  };

  private async toText(): Promise<void> {
    await this.redraw();
    this.querySelector<HTMLElement>('#import-text')?.focus();
  }

  private readonly saveTemplate = (): void =>
    saveFile(`${this.target.system}.csv`, templateOf(this.target.system, this.target.style), 'text/csv');
}

drawnFrom(TallyImport, 'target');
customElements.define('tally-import', TallyImport);
