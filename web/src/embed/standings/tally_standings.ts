// <tally-standings src="results.html">: the standings of a published results page on another page, in a shadow root. It
// looks once a minute whether the file has changed, while the element is in sight.
import { standingsIn, type PublishedStandings } from '../../publish/published_standings.ts';
import { Watch } from '../../publish/watch.ts';
import { standingsStyles } from './standings_styles.ts';
import { standingsTable } from './standings_table.ts';

const ATTRIBUTES = ['src', 'rows'];

export class TallyStandings extends HTMLElement {
  static readonly observedAttributes = ATTRIBUTES;

  private readonly root = this.attachShadow({ mode: 'open' });
  private watch: Watch | null = null;
  private shown: PublishedStandings | null = null;

  connectedCallback(): void {
    this.root.adoptedStyleSheets = [standingsStyles()];
    this.begin();
  }

  disconnectedCallback(): void {
    this.watch?.end();
    this.watch = null;
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.isConnected || before === now) return;
    if (name === 'src') this.begin();
    else this.draw();
  }

  get src(): string | null {
    return this.getAttribute('src');
  }

  set src(address: string | null) {
    this.put('src', address);
  }

  get rows(): string | null {
    return this.getAttribute('rows');
  }

  set rows(most: string | null) {
    this.put('rows', most);
  }

  /** The standings that are shown; null before they are there. */
  get standings(): PublishedStandings | null {
    return this.shown;
  }

  private put(name: string, value: string | null): void {
    if (value === null || value === undefined) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }

  private begin(): void {
    this.watch?.end();
    this.watch = null;
    this.shown = null;
    const { src } = this;
    if (!src) return this.say('The attribute “src” must name a results page.');
    this.say('Loading the standings …');
    this.watch = new Watch(new URL(src, this.ownerDocument.baseURI).href, ({ text }) => this.take(text), this.fail);
    this.watch.follow(this);
  }

  private take(text: string): void {
    const standings = standingsIn(text);
    if (!standings) return this.fail();
    this.shown = standings;
    this.draw();
    this.dispatchEvent(new CustomEvent('tally-standings', { detail: standings, bubbles: true, composed: true }));
  }

  /** Leaves the previous contents in place. */
  private readonly fail = (): void => {
    if (!this.shown) this.say(`There are no standings at ${this.src}.`);
  };

  private draw(): void {
    if (!this.shown) return;
    const most = Number(this.rows);
    const all = this.shown.rows.length;
    this.root.replaceChildren(...standingsTable(this.shown, Number.isInteger(most) && most > 0 ? most : all));
  }

  private say(words: string): void {
    const line = document.createElement('p');
    line.textContent = words;
    this.root.replaceChildren(line);
  }
}

if (!customElements.get('tally-standings')) customElements.define('tally-standings', TallyStandings);
