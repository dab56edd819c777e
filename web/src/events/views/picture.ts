// The standings as a chart: the race, or a bar for each total with a segment for each part. Only lengths are calculated
// here, as percentages of the longest bar.
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { choice } from '../../ui/choice.ts';
import { drawnFrom, LightElement } from '../../ui/light_element.ts';
import type { EventModel } from '../event_model.ts';
import type { Part, StandingRow } from '../../systems/event_rules.ts';
import { partsOf } from './parts.ts';
import '../race_view.ts';
import '../styles/race.css';

const MOST = 12;
const BAR = 46;

export function picture(model: EventModel, rows: StandingRow[]): TemplateResult {
  const shown = model.notes.get('picture') === 'race' ? 'race' : 'bars';
  return html`<section class="picture" aria-label="Chart of the standings">
    ${choice({ legend: 'Chart', name: 'picture', value: shown, options: PICTURES, set: (value) => model.note('picture', value) })}
    ${shown === 'race' ? html`<tally-race .shown=${{ model, edition: model.store.edition }}></tally-race>` : html`<tally-bars .shown=${{ model, rows }}></tally-bars>`}
  </section>`;
}

const PICTURES = [
  { value: 'bars', label: 'what the totals are made of' },
  { value: 'race', label: 'the race, game by game' },
];

interface Bars {
  model: EventModel;
  rows: StandingRow[];
}

/** Drawn after the standings, so that it does not delay them. */
class TallyBars extends LightElement {
  declare drawn: Bars | null;

  constructor() {
    super();
    this.drawn = null;
  }

  set shown(shown: Bars) {
    requestAnimationFrame(() => setTimeout(() => (this.drawn = shown)));
  }

  protected override template(): TemplateResult {
    return html`${this.drawn ? bars(this.drawn.model, this.drawn.rows) : nothing}`;
  }
}

drawnFrom(TallyBars, 'drawn');
customElements.define('tally-bars', TallyBars);

function bars(model: EventModel, rows: StandingRow[]): TemplateResult {
  const shown = rows.slice(0, MOST);
  const longest = Math.max(...shown.map(({ total }) => Number(total)), Number.MIN_VALUE);
  const what = model.scoring.rules.list === 'boards' ? 'categories' : 'games';
  return html`<figure>
    <figcaption>${shown.length < rows.length ? `The first ${shown.length}. Each` : 'Each'} segment is one of the ${what}</figcaption>
    <svg role="img" aria-labelledby="picture-title" width="100%" height=${shown.length * BAR}>
      <title id="picture-title">${shown.map((row) => inWords(model, row)).join(' ')}</title>
      ${shown.map((row, at) => bar(model, row, at * BAR, longest))}
    </svg>
  </figure>`;
}

function inWords(model: EventModel, row: StandingRow): string {
  const { figure } = model.scoring.rules;
  const parts = partsOf(model, row).map((part) => `${part.label} ${figure(part.figure)}`);
  return `${row.player} ${figure(row.total)}: ${parts.join(', ')}.`;
}

function bar(model: EventModel, row: StandingRow, top: number, longest: number): TemplateResult {
  const { figure } = model.scoring.rules;
  let left = 0;
  const stretches = partsOf(model, row).map((part, at) => {
    const width = (Number(part.figure) / longest) * 100;
    const drawn = stretch(part, at, { left, width, top: top + 22, figure: figure(part.figure) });
    left += width;
    return drawn;
  });
  return svg`<svg class="bar-name" y=${top} width="78%" height="22"><text x="0" y="16">${row.place}  ${row.player}</text></svg>
    <text x="100%" y=${top + 16} text-anchor="end" class="bar-total">${figure(row.total)}</text>
    ${stretches}`;
}

const TONES = 4;

function stretch(
  { label }: Part,
  at: number,
  { left, width, top, figure }: { left: number; width: number; top: number; figure: string },
): TemplateResult {
  return svg`<rect x="${left}%" y=${top} width="${width}%" height="14" class="stretch tone-${at % TONES}"><title>${label}: ${figure}</title></rect>`;
}
