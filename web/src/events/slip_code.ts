// The code of a board: the link to its filled form, which says where it is in its event. Made after the slip is drawn.
// Nothing on a page opened from a file, whose address is useless on paper.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { FormId, GameState } from '../systems/event_game.ts';
import { boardLink, type BoardAddress } from '../share/board_links.ts';
import { addressOf } from '../share/link.ts';
import { qrCode } from '../share/qr.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';

interface Filled {
  form: FormId;
  state: GameState;
  board: BoardAddress;
}

class TallySlipCode extends LightElement {
  declare of: Filled;
  private made: GameState | null = null;
  private code: TemplateResult | null = null;

  protected override beforeDrawing(): void {
    const { form, state, board } = this.of;
    if (this.made === state || location.protocol === 'file:') return;
    this.made = state;
    void this.make(form, state, board).catch(() => {}); // a browser that cannot make links prints slips without codes
  }

  protected override template(): TemplateResult {
    return html`${this.code ? html`${this.code}<small>Scan to enter the result</small>` : nothing}`;
  }

  private async make(form: FormId, state: GameState, board: BoardAddress): Promise<void> {
    const code = qrCode(addressOf(await boardLink(form, state, board), location.href));
    if (this.made !== state) return;
    this.code = code;
    await this.redraw();
  }
}

drawnFrom(TallySlipCode, 'of');
customElements.define('tally-slip-code', TallySlipCode);
