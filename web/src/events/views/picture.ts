// The standings as a picture: the race, or a bar for each total, in stretches for what it is made of. Only
// lengths are worked out here, in per cent of the longest bar.
import { html, nothing, svg, type TemplateResult } from 'lit/html.js';
import { choice } from '../../parts/choice.ts';
import { drawnFrom, LightElement } from '../../parts/light_element.ts';
import type { EventDesk } from '../event_desk.ts';
import type { Part, StandingRow } from '../kinds/kind.ts';
import { partsOf } from './parts.ts';
import '../race_view.ts';
import '../styles/race.css';

const MOST = 12;
const BAR = 46;

export function picture(desk: EventDesk, rows: StandingRow[]): TemplateResult {
  const shown = desk.notes.get('picture') === 'race' ? 'race' : 'bars';
  return html`<section class="picture" aria-label="Picture of the standings">
    ${choice({ legend: 'Picture', name: 'picture', value: shown, options: PICTURES, set: (value) => desk.note('picture', value) })}
    ${shown === 'race' ? html`<tally-race .shown=${{ desk, edition: desk.ledger.edition }}></tally-race>` : html`<tally-bars .shown=${{ desk, rows }}></tally-bars>`}
  </section>`;
}

const PICTURES = [
  { value: 'bars', label: 'what the totals are made of' },
  { value: 'race', label: 'the race, game by game' },
];

interface Bars {
  desk: EventDesk;
  rows: StandingRow[];
}

/** Drawn after the standings are on the screen, which are waited for. */
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
    return html`${this.drawn ? bars(this.drawn.desk, this.drawn.rows) : nothing}`;
  }
}

drawnFrom(TallyBars, 'drawn');
customElements.define('tally-bars', TallyBars);

function bars(desk: EventDesk, rows: StandingRow[]): TemplateResult {
  const shown = rows.slice(0, MOST);
  const longest = Math.max(...shown.map(({ total }) => Number(total)), Number.MIN_VALUE);
  const what = desk.scoring.kind.list === 'boards' ? 'categories' : 'games';
  return html`<figure>
    <figcaption>${shown.length < rows.length ? `The first ${shown.length}; each` : 'Each'} stretch is one of the ${what}</figcaption>
    <svg role="img" aria-labelledby="picture-title" width="100%" height=${shown.length * BAR}>
      <title id="picture-title">${shown.map((row) => inWords(desk, row)).join(' ')}</title>
      ${shown.map((row, at) => bar(desk, row, at * BAR, longest))}
    </svg>
  </figure>`;
}

function inWords(desk: EventDesk, row: StandingRow): string {
  const { figure } = desk.scoring.kind;
  const parts = partsOf(desk, row).map((part) => `${part.label} ${figure(part.figure)}`);
  return `${row.player} ${figure(row.total)}: ${parts.join(', ')}.`;
}

function bar(desk: EventDesk, row: StandingRow, top: number, longest: number): TemplateResult {
  const { figure } = desk.scoring.kind;
  let left = 0;
  const stretches = partsOf(desk, row).map((part, at) => {
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

function stretch({ label }: Part, at: number, { left, width, top, figure }: { left: number; width: number; top: number; figure: string }): TemplateResult {
  return svg`<rect x="${left}%" y=${top} width="${width}%" height="14" class="stretch tone-${at % TONES}"><title>${label}: ${figure}</title></rect>`;
}
