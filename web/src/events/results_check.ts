// The check of an event's posted scores: the verdict, every figure that differs, and the report to copy and print.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { copyText } from '../device/save_file.ts';
import { loadEventsEngine } from '../engine/events_engine.ts';
import type { PostedGame } from '../posted/posted_game.ts';
import { checkTable, type TableCheck } from '../posted/table_check.ts';
import { differencesIn, reportText, tableVerdict } from '../posted/table_report.ts';
import { today } from '../share/imprint.ts';
import { announce } from '../ui/announce.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { LongWork } from '../ui/long_work.ts';
import { workNote } from '../ui/progress.ts';
import { capital } from '../ui/sentences.ts';
import { postedGames, type CheckedEvent } from './posted_games.ts';
import './styles/results_check.css';

/** How many games are shown in full; the copied report has all of them. */
const MOST = 50;

class TallyResultsCheck extends LightElement {
  declare of: CheckedEvent;
  private found: TableCheck | null = null;
  private looked = -1;
  private status = '';
  /** The text that the browser did not copy. */
  private text = '';
  private readonly work = new LongWork('Checking the posted scores', () => void this.redraw());

  disconnectedCallback(): void {
    this.work.stop();
    this.looked = -1;
  }

  protected override beforeDrawing(): void {
    if (this.looked === this.of.edition) return;
    this.looked = this.of.edition;
    [this.status, this.text] = ['', ''];
    void this.look();
  }

  private async look(): Promise<void> {
    const { of } = this;
    const check = await this.work.run(async (pause) => {
      const { rules } = await loadEventsEngine();
      return checkTable(await postedGames(of, rules, pause), pause);
    });
    if (!check || of.edition !== this.of.edition) return;
    this.found = check;
    await this.redraw();
    announce(tableVerdict(check, this.numbers));
  }

  private get numbers() {
    return this.of.around().numbers;
  }

  protected override template(): TemplateResult {
    const { found } = this;
    return html`${workNote(this.work)} ${found ? this.report(found) : html`<p class="note">The posted scores are being checked …</p>`}`;
  }

  private report(check: TableCheck): TemplateResult {
    const { differing, verdict } = check;
    return html`<section class="sheet results-check" aria-label="Posted scores checked">
        <p class="check-verdict ${verdict.is.replace(' ', '-')}">${tableVerdict(check, this.numbers)}</p>
        ${differing.slice(0, MOST).map(gameLines)}
        ${differing.length > MOST ? html`<p class="note">… and ${this.numbers.amount(differing.length - MOST, 'game')} more, which the copied report lists.</p>` : nothing}
        <p class="on-paper">Scored with Tallysheet on ${today()}.</p>
      </section>
      <p class="event-tools">
        <button type="button" class="choice" @click=${() => this.copy(check)}>Copy the report</button>
        <button type="button" class="choice" @click=${() => window.print()}>Print</button>
        ${this.of.link ? html`<button type="button" class="choice" @click=${this.copyLink}>Copy a link</button>` : nothing}
      </p>
      <p class="post-status" role="status">${this.status}</p>
      ${this.text ? html`<textarea class="posted" readonly rows="8" aria-label="Text to copy" .value=${this.text}></textarea>` : nothing}`;
  }

  private async copy(check: TableCheck): Promise<void> {
    await this.put('Report', reportText(`${this.of.name}: posted scores checked`, check, this.numbers));
  }

  /** The verdict is shown again where the link is opened. */
  private readonly copyLink = async (): Promise<void> => {
    const link = (await this.of.link?.()) ?? null;
    if (link !== null) return this.put('Link', link);
    this.status = 'The event is too large for a link. Save it as a file under Files.';
    await this.redraw();
  };

  private async put(what: string, text: string): Promise<void> {
    const copied = await copyText(text);
    this.status = copied ? `${what} copied.` : 'This browser cannot copy the text. Copy it from the box below.';
    this.text = copied ? '' : text;
    await this.redraw();
  }
}

function gameLines(game: PostedGame): TemplateResult {
  return html`<h3>${game.name}</h3>
    <ul class="differences">${differencesIn(game).map(
      ({ who, posted, here, says }) =>
        html`<li><b>${who}</b> <span>posted ${posted}</span> <span>here ${here}</span> <small>${capital(says)}.</small></li>`,
    )}</ul>`;
}

drawnFrom(TallyResultsCheck, 'of');
customElements.define('tally-results-check', TallyResultsCheck);
