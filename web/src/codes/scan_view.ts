// The camera's picture, in which codes are read one after another. The host says what each code is; a sound confirms it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { closeCamera, openCamera } from './camera.ts';
import { openDecoder, type Decode } from './decoder.ts';
import { ScannedCodes, type Scanned } from './scanned.ts';
import { openSound, play } from './sound.ts';
import './codes.css';

/** The result of reading a code, in words; there is no sound for a code that was read before. */
export interface Said {
  words: string;
  sound: 'taken' | 'asks' | null;
}

/** How many of the latest are shown. */
const SHOWN = 8;

class TallyScan extends LightElement {
  declare answer: (scanned: Scanned) => Promise<Said | null>;
  private stream: MediaStream | null = null;
  private readonly codes = new ScannedCodes();
  private readonly said: string[] = [];
  private status = '';

  disconnectedCallback(): void {
    this.stop();
  }

  protected override template(): TemplateResult {
    const { stream, status, said } = this;
    return html`<p class="event-tools"><button type="button" class="choice" @click=${stream ? this.stop : this.start}>${stream ? 'Stop the camera' : 'Read codes with the camera'}</button></p>
      <video class="scan-picture" playsinline muted aria-label="The camera’s picture" ?hidden=${!stream}></video>
      <p role="status" class="scan-status">${status}</p>
      ${said.length > 0 ? html`<ol class="scan-said" reversed>${said.slice(0, SHOWN).map((words) => html`<li>${words}</li>`)}</ol>` : nothing}`;
  }

  private readonly start = async (): Promise<void> => {
    openSound();
    try {
      const [stream, decode] = await Promise.all([openCamera(), openDecoder()]);
      if (!this.isConnected) return closeCamera(stream);
      this.stream = stream;
      this.status = 'Hold a code before the camera.';
      await this.redraw();
      await this.show(stream, decode);
    } catch (problem) {
      this.stop();
      this.status = (problem as Error).message;
      await this.redraw();
    }
  };

  private readonly stop = (): void => {
    if (this.stream) closeCamera(this.stream);
    this.stream = null;
    this.status = '';
    void this.redraw();
  };

  private async show(stream: MediaStream, decode: Decode): Promise<void> {
    const video = this.querySelector('video') as HTMLVideoElement;
    video.srcObject = stream;
    await video.play();
    while (this.stream === stream) {
      await nextFrame(video);
      for (const text of await decode(video).catch(() => [])) await this.read(text);
    }
    video.srcObject = null;
  }

  private async read(text: string): Promise<void> {
    const scanned = await this.codes.read(text);
    if (scanned.kind === 'again') return;
    const said = scanned.kind === 'part' ? partSaid(scanned) : await this.answer(scanned);
    if (!said) return;
    if (said.sound) play(said.sound);
    this.status = said.words;
    if (scanned.kind !== 'part') this.said.unshift(said.words);
    await this.redraw();
  }
}

function partSaid({ have, of }: Extract<Scanned, { kind: 'part' }>): Said {
  return { words: `${have} of ${of} codes read`, sound: 'taken' };
}

/** Without a picture that is drawn, as in a tab in the background, it waits. */
function nextFrame(video: HTMLVideoElement): Promise<unknown> {
  if ('requestVideoFrameCallback' in video) return new Promise((resolve) => video.requestVideoFrameCallback(resolve));
  return new Promise((resolve) => requestAnimationFrame(resolve));
}

drawnFrom(TallyScan, 'answer');
customElements.define('tally-scan', TallyScan);
