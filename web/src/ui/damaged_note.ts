// A note about damaged data on this device, with buttons to export or delete it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { saveFile } from '../device/save_file.ts';
import type { Damage } from './damage.ts';
import { drawnFrom, LightElement } from './light_element.ts';
import './damaged_note.css';

class TallyDamaged extends LightElement {
  /** Identifies the data. Undo is offered only while this stays the same. */
  declare of: string;
  declare damage: Damage | null;
  private deleted: { of: string; damage: Damage; undo(): Promise<void> } | null = null;

  protected override template(): TemplateResult {
    const { damage, deleted } = this;
    return html`${damage ? this.note(damage) : nothing}
      ${deleted?.of === this.of ? html`<p class="undo" role="status">The damaged data was deleted. <button type="button" class="quiet" @click=${this.restore}>Undo</button></p>` : nothing}`;
  }

  private note(damage: Damage): TemplateResult {
    return html`<div class="summary" role="alert">
      <p>${damage.says} Everything else works as before.</p>
      <p class="damaged-tools">
        <button type="button" class="choice" @click=${() => exportDamage(damage)}>Export the damaged data</button>
        <button type="button" class="quiet" @click=${() => this.delete(damage)}>Delete</button>
      </p>
    </div>`;
  }

  private async delete(damage: Damage): Promise<void> {
    this.deleted = { of: this.of, damage, undo: await damage.remove() };
    this.damage = null;
    await this.redraw();
    this.querySelector<HTMLElement>('.undo button')?.focus();
  }

  private readonly restore = async (): Promise<void> => {
    const { deleted } = this;
    await deleted?.undo();
    this.deleted = null;
    this.damage = deleted?.damage ?? null;
  };
}

async function exportDamage(damage: Damage): Promise<void> {
  saveFile('tallysheet damaged.json', await damage.text(), 'application/json');
}

drawnFrom(TallyDamaged, 'of', 'damage');
customElements.define('tally-damaged', TallyDamaged);
