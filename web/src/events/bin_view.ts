// The list of what lies in the bin, with a button to restore each.
import { html, type TemplateResult } from 'lit/html.js';
import { systemName } from '../systems/all_event_rules.ts';
import { placeName } from '../systems/game_name.ts';
import { tabOf } from '../systems/index.ts';
import { namesIn } from '../systems/player_names.ts';
import { announce } from '../ui/announce.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { shortened } from '../ui/sentences.ts';
import { BIN_DAYS, listBin, type Deleted } from '../store/bin.ts';
import { restore } from '../store/open_events.ts';
import { HEAD, type Game, type Head } from '../merge/records.ts';
import { moment } from './moment.ts';

class TallyBin extends LightElement {
  /** The listed events: when they change, the bin may have changed too. */
  declare of: unknown;
  declare listed: Deleted[];
  declare changed: () => unknown;
  private read: unknown = undefined;

  constructor() {
    super();
    this.listed = [];
  }

  protected override beforeDrawing(): void {
    if (this.read === this.of) return;
    this.read = this.of;
    void this.look();
  }

  private async look(): Promise<void> {
    this.listed = await listBin().catch(() => []);
  }

  protected override template(): TemplateResult {
    const { listed } = this;
    if (listed.length === 0) return html``;
    return html`<details class="bin">
      <summary>Bin <small>${listed.length}</small></summary>
      <p class="aside">Deleted events and games can be restored for ${BIN_DAYS} days.</p>
      <ul>${listed.map((one) => this.line(one))}</ul>
    </details>`;
  }

  private line(one: Deleted): TemplateResult {
    return html`<li>
      <span class="what"><b>${nameOf(one)}</b> <small>${detailsOf(one)}, deleted ${moment(one.deleted)}</small></span>
      <button type="button" class="quiet" aria-label="Restore ${nameOf(one)}" @click=${() => this.restore(one)}>Restore</button>
    </li>`;
  }

  private async restore(one: Deleted): Promise<void> {
    const name = shortened(nameOf(one));
    await restore(one.event, one.id, one.id === HEAD ? 'Event restored' : `${name} restored`);
    announce(`${name} restored.`);
    await this.look();
    await this.changed();
    this.querySelector<HTMLElement>('summary')?.focus();
  }
}

function nameOf({ id, value }: Deleted): string {
  if (id === HEAD) return (value as Head).name || 'Unnamed event';
  const game = value as Game;
  const { form, state } = game;
  return [placeName(game), state.heading.trim()].filter(Boolean).join(', ') || tabOf(form)?.game || 'Game';
}

function detailsOf({ id, value, eventName }: Deleted): unknown {
  if (id === HEAD) return systemName((value as Head).system, (value as Head).settings);
  const names = namesIn((value as Game).state);
  return [...(names.length > 0 ? [names.join(', ')] : []), `in ${eventName || 'Unnamed event'}`].join('; ');
}

drawnFrom(TallyBin, 'of', 'listed', 'changed');
customElements.define('tally-bin', TallyBin);
