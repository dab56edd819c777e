// The report card of a rule while it is written: calculated after every change, in a worker, with how far it has come and a way
// to stop it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { Tallysheet } from 'tallysheet';
import { scoreInBatches } from '../engine/score_games.ts';
import { allFinishes, type Finish } from '../report_card/finishes.ts';
import { isOfDiplomacy, ruleName, rulesEngine, soundReading } from '../systems/own-rule/reading.ts';
import { ruleChooser } from '../systems/own-rule/rule_field.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { onPage } from '../ui/page_style.ts';
import { progressNote } from '../ui/progress.ts';
import type { Progress } from '../ui/long_work.ts';
import { disagreementView, reportView } from './report_view.ts';
import { canReport, reportOn, type RuleReport } from './rule_report.ts';

/** Milliseconds without a key before a changed rule is tried. */
const A_REST = 300;

let finishes: Finish[] | null = null;

class TallyRuleReport extends LightElement {
  /** The text. */
  declare rule: string;
  declare engine: Tallysheet | null;
  /** The other rule, to be compared with; blank without one. */
  declare other: string;
  private tried = '';
  private report: RuleReport | null = null;
  private otherReport: RuleReport | null = null;
  private problem = '';
  private progress: Progress | null = null;
  private isStopped = false;
  private working: AbortController | null = null;
  private resting: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.other = '';
  }

  disconnectedCallback(): void {
    this.end();
  }

  protected override beforeDrawing(): void {
    const wanted = `${this.rule}\n\0${this.other}`;
    if (this.tried === wanted || !this.engine) return;
    this.tried = wanted;
    this.end();
    this.isStopped = false;
    this.resting = setTimeout(() => void this.find(), this.report ? A_REST : 0);
  }

  private end(): void {
    clearTimeout(this.resting);
    this.working?.abort();
    this.working = null;
    this.progress = null;
  }

  protected override template(): TemplateResult {
    const { report, progress } = this;
    const { numbers } = onPage();
    const reading = soundReading(this.rule);
    if (!reading) return html`<p class="aside">It follows once the rule has no problems.</p>`;
    if (!canReport(reading))
      return html`<p class="aside">Scores have no bounds, so there is nothing to try for every finish.</p>`;
    return html`${progress ? progressNote(progress, { label: 'Games scored', noun: 'games' }, numbers, this.stop) : nothing}
      <div role="status">${this.isStopped ? html`<p>Stopped. <button type="button" class="quiet" @click=${this.again}>Try again</button></p>` : nothing}
        ${this.problem ? html`<p class="problem">${this.problem}</p>` : nothing}</div>
      ${report ? html`<div class=${progress ? 'outdated' : ''}>${reportView(report, numbers)} ${this.comparison(report)}</div>` : nothing}`;
  }

  private comparison(report: RuleReport): TemplateResult | typeof nothing {
    if (report.kind !== 'Diplomacy') return nothing;
    const { other, otherReport } = this;
    const set = (text: string) => (this.other = text);
    return html`<p class="list-tools"><label for="own-rule-choice">Compare with</label>
        ${ruleChooser({ rule: other, set, redraw: () => void this.redraw(), fits: isOfDiplomacy })}</p>
      ${otherReport?.kind === 'Diplomacy' ? disagreementView(report, otherReport, ruleName(other), onPage().numbers) : nothing}`;
  }

  private async find(): Promise<void> {
    const working = new AbortController();
    this.working = working;
    try {
      this.problem = '';
      this.report = await this.reportFor(this.rule, working.signal);
      this.otherReport = this.other.trim() ? await this.reportFor(this.other, working.signal) : null;
    } catch (problem) {
      if (!working.signal.aborted) throw problem;
      return;
    }
    if (this.working === working) this.end();
    void this.redraw();
  }

  /** Null for a rule that cannot be tried, or a game that it cannot score. */
  private async reportFor(rule: string, signal: AbortSignal): Promise<RuleReport | null> {
    const [reading, rules, engine] = [soundReading(rule), rulesEngine(), this.engine];
    if (!reading || !rules || !engine || !canReport(reading)) return null;
    const outcome = await reportOn(
      reading,
      () => (finishes ??= allFinishes(engine)),
      (games) => {
        const took = (done: number) => {
          this.progress = { done, of: games.length };
          void this.redraw();
        };
        return scoreInBatches(rules, { rule, games, took, signal });
      },
    );
    if (outcome.ok) return outcome.value;
    this.problem = outcome.problems[0]?.message ?? '';
    return null;
  }

  private readonly stop = (): void => {
    this.end();
    this.isStopped = true;
    void this.redraw();
  };

  private readonly again = (): void => {
    this.tried = '';
    void this.redraw();
  };
}

drawnFrom(TallyRuleReport, 'rule', 'engine', 'other');
customElements.define('tally-rule-report', TallyRuleReport);
