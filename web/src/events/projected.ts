// What fills a projector's screen: the screen stays on, Escape leads back, and the full screen can be had. A sequence of pages
// turns by itself until it is stopped.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { canFillScreen, fillsScreen, turnFullScreen, WakeLock } from '../device/projector.ts';
import { LightElement } from '../ui/light_element.ts';

export abstract class Projected extends LightElement {
  private readonly wakeLock = new WakeLock();

  /** The address to which Escape leads. */
  protected abstract get back(): string;

  override connectedCallback(): void {
    document.body.classList.add('projecting');
    void this.redraw().then(() => this.querySelector('h1')?.focus());
    this.wakeLock.start();
    addEventListener('keydown', this.pressed);
    document.addEventListener('fullscreenchange', this.again);
  }

  disconnectedCallback(): void {
    document.body.classList.remove('projecting');
    this.wakeLock.stop();
    void turnFullScreen(false);
    removeEventListener('keydown', this.pressed);
    document.removeEventListener('fullscreenchange', this.again);
  }

  protected readonly again = (): void => void this.redraw();

  /** A key other than Escape. */
  protected key(_event: KeyboardEvent): void {}

  private readonly pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') location.hash = this.back;
    else this.key(event);
  };

  protected tools(close: string): TemplateResult {
    const full = fillsScreen();
    return html`${canFillScreen() ? html`<button type="button" class="quiet" @click=${() => turnFullScreen(!full)}>${full ? 'Leave full screen' : 'Full screen'}</button>` : nothing}
      <a href=${this.back}>${close}</a>`;
  }
}

export abstract class TurningPages extends Projected {
  declare page: number;
  declare stopped: boolean;
  private turning: ReturnType<typeof setInterval> | undefined;

  /** How long a page is shown: milliseconds. */
  protected abstract readonly period: number;
  protected abstract get count(): number;

  constructor() {
    super();
    this.page = 0;
    this.stopped = false;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.turning = setInterval(() => !this.stopped && this.turn(1), this.period);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.turning);
  }

  protected turner(title: string): TemplateResult {
    return html`<button type="button" class="quiet" @click=${() => this.turn(-1)}>Previous</button>
      <span>${title}</span>
      <button type="button" class="quiet" @click=${() => this.turn(1)}>Next</button>
      <button type="button" class="quiet" aria-pressed=${this.stopped} @click=${() => (this.stopped = !this.stopped)}>${this.stopped ? 'Resume' : 'Pause'}</button>`;
  }

  protected turn(by: number): void {
    const { count } = this;
    if (count > 0) this.page = (this.page + by + count) % count;
  }
}
