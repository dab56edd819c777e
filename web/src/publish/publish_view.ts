// Publishes the event's results: what the page says and looks like, and the file that is written.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { fileName, saveFile } from '../device/save_file.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { workNote } from '../ui/progress.ts';
import { tick } from '../ui/tick.ts';
import { COLOURS, webAddress, type Colour } from './options.ts';
import { oembedAddress, oembedFile } from './page_file.ts';
import { publicationOf, type Publication, type Published } from './publication.ts';
import { canWriteAgain } from './written_file.ts';
import './publish.css';

class TallyPublish extends LightElement {
  declare of: Published;
  private publication: Publication | null = null;

  protected override beforeDrawing(): void {
    this.publication = publicationOf(this.of);
    this.publication.redraw = () => void this.redraw();
  }

  protected override template(): TemplateResult {
    const publication = this.publication as Publication;
    return html`<p>One HTML file with the standings, the race, the rounds, the players and every sheet with its working, for a website, an e-mail or a USB stick. It scores itself again whenever it is opened. Your notes are not in it, nor is anybody who has not played.</p>
      <p class="event-tools">
        <button type="button" class="choice" @click=${publication.publish}>Publish the results</button>
        ${publication.fileName === null ? nothing : html`<button type="button" class="choice" @click=${publication.update}>Update ${publication.fileName}</button>`}
      </p>
      ${again(publication)} ${workNote(publication.work)}
      <p class="publish-status" role="status">${publication.status}</p>
      <details class="publish-options">
        <summary>Heading, note, colour, names and awards</summary>
        ${fields(publication)}
      </details>`;
  }
}

function again(publication: Publication): TemplateResult | typeof nothing {
  if (!canWriteAgain())
    return html`<p class="aside">This browser cannot write a file again by itself: publish after each round, and put the new file in place of the old one.</p>`;
  if (publication.fileName === null) return nothing;
  return tick({
    label: html`Write ${publication.fileName} again after every game <small>as long as this page is open</small>`,
    checked: publication.follows,
    set: (follows) => publication.followChanges(follows),
  });
}

function fields(publication: Publication): TemplateResult {
  const { options, name } = publication;
  const text = (field: 'heading' | 'note' | 'address') => (event: Event) =>
    publication.set({ [field]: (event.target as HTMLInputElement).value });
  const choose = (event: Event) => publication.set({ colour: (event.target as HTMLSelectElement).value as Colour });
  return html`<div class="publish-fields">
    <label><span>Heading</span><input type="text" .value=${options.heading} placeholder=${name} @input=${text('heading')} /></label>
    <label><span>Note</span><textarea rows="2" .value=${options.note} @input=${text('note')}></textarea></label>
    <label><span>Colour</span><select @change=${choose}>${COLOURS.map((one) => html`<option value=${one} ?selected=${one === options.colour}>${one === 'system' ? 'the system’s own' : one}</option>`)}</select></label>
    ${tick({ label: html`Initials instead of names <small>names of games stay as they were typed</small>`, checked: options.initials, set: (initials) => publication.set({ initials }) })}
    ${tick({ label: html`Awards <small>the first places, the best of each round and power, and your own</small>`, checked: options.awards, set: (awards) => publication.set({ awards }) })}
    <label><span>Address on the web</span><input type="url" inputmode="url" autocomplete="off" spellcheck="false" .value=${options.address} placeholder="https://club.example/results.html" @input=${text('address')} /></label>
    ${address(publication)}
  </div>`;
}

function address({ options, name }: Publication): TemplateResult | typeof nothing {
  if (options.address.trim() === '') return nothing;
  const url = webAddress(options.address);
  if (!url)
    return html`<p class="problem">“${options.address.trim()}” is no address. Write it like https://club.example/results.html, or leave it blank.</p>`;
  const heading = options.heading.trim() || name;
  const save = () => saveFile(fileName(`${heading} oembed`, 'json'), oembedFile(url, heading), 'application/json');
  return html`<p class="aside">Other programs can embed the page if this file is at ${oembedAddress(url)}: <button type="button" class="quiet" @click=${save}>Save the oEmbed file</button></p>`;
}

drawnFrom(TallyPublish, 'of');
customElements.define('tally-publish', TallyPublish);
