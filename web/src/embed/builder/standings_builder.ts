// Writes the code that shows the standings of a published results page on another page.
import { html, type TemplateResult } from 'lit/html.js';
import { copyText } from '../../device/save_file.ts';
import { choice } from '../../ui/choice.ts';
import { drawnFrom, LightElement } from '../../ui/light_element.ts';
import { KINDS, standingsSnippet, type ChosenStandings } from './snippet.ts';

class TallyStandingsBuilder extends LightElement {
  declare chosen: ChosenStandings;
  declare status: string;

  constructor() {
    super();
    this.chosen = { as: 'element', src: '', rows: '' };
    this.status = '';
  }

  protected override template(): TemplateResult {
    const { as, src, rows } = this.chosen;
    const snippet = standingsSnippet(this.chosen, location.href);
    return html`<h2>Standings of an event</h2>
      <p>Publish the results under the event’s <em>Files</em>, and put the file on your website. These lines show its standings, which follow the file once a minute.</p>
      <form @submit=${(event: Event) => event.preventDefault()}>
        <p><label for="standings-src">Address of the results page</label>
          <input id="standings-src" type="text" inputmode="url" autocomplete="off" spellcheck="false" aria-describedby="standings-src-hint" .value=${src} @input=${this.typed('src')} />
          <small id="standings-src-hint">as your page sees it, for example results.html</small></p>
        ${choice({ legend: 'Show them in', name: 'standings-as', value: as, options: KINDS, set: (now) => this.put({ as: now }) })}
        ${as === 'element' ? html`<p><label for="standings-rows">Places</label> <small id="standings-rows-hint">blank for all</small> <input id="standings-rows" type="text" inputmode="numeric" autocomplete="off" aria-describedby="standings-rows-hint" .value=${rows} @input=${this.typed('rows')} /></p>` : ''}
      </form>
      <textarea readonly rows="4" aria-label="Code for the standings" .value=${snippet}></textarea>
      <p><button type="button" class="choice" @click=${() => this.copy(snippet)}>Copy the lines for the standings</button> <span role="status">${this.status}</span></p>`;
  }

  private typed(field: 'src' | 'rows'): (event: Event) => void {
    return ({ target }) => this.put({ [field]: (target as HTMLInputElement).value });
  }

  private put(chosen: Partial<ChosenStandings>): void {
    this.status = '';
    this.chosen = { ...this.chosen, ...chosen };
  }

  private async copy(snippet: string): Promise<void> {
    this.status = (await copyText(snippet))
      ? 'Copied.'
      : 'This browser cannot copy the lines. They are selected above for you to copy.';
    this.querySelector('textarea')?.select();
  }
}

drawnFrom(TallyStandingsBuilder, 'chosen', 'status');
customElements.define('tally-standings-builder', TallyStandingsBuilder);
