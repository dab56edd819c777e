// Puts together the two lines with which a form stands on somebody's page, and shows what they give.
import '../styles/tokens.css';
import '../styles/type.css';
import '../styles/frame.css';
import '../styles/fields.css';
import { html, type TemplateResult } from 'lit/html.js';
import { capital } from '../entry/figures.ts';
import { copyText } from '../exchange/save.ts';
import { choice } from '../parts/choice.ts';
import { drawnFrom, LightElement } from '../parts/light_element.ts';
import { systems } from '../systems.ts';
import './builder.css';
import { addressOf, settingsOf, snippetOf, type Chosen } from './snippet.ts';

const FORMS = systems.flatMap(({ id, name, tabs }) =>
  tabs.map((tab) => ({ system: id, form: tab.id, label: tabs.length > 1 ? `${name}, ${tab.title.toLowerCase()}` : name })),
);

const KINDS: { value: Chosen['as']; label: string; hint: string }[] = [
  { value: 'frame', label: 'a frame', hint: 'on any website' },
  { value: 'element', label: 'an element', hint: 'in your page’s own colours, where it may run scripts from here' },
];

const THEMES = [
  { value: '', label: 'as the reader’s device' },
  { value: 'light', label: 'light' },
  { value: 'dark', label: 'dark' },
];

const NUMBERS = [
  { value: '', label: '252,000.5' },
  { value: 'de', label: '252.000,5' },
  { value: 'fr', label: '252 000,5' },
  { value: 'de-CH', label: '252’000.5' },
];

class TallyBuilder extends LightElement {
  declare chosen: Chosen;
  declare told: string;

  constructor() {
    super();
    this.chosen = { as: 'frame', system: FORMS[0]!.system, form: '', theme: '', locale: '', settings: {} };
    this.told = '';
  }

  protected override template(): TemplateResult {
    const address = addressOf(this.chosen, location.href);
    const snippet = snippetOf(this.chosen, location.href);
    return html`<main class="main builder">
      <h1>Tallysheet on your own page</h1>
      <p>Choose a sheet and how it begins, then paste the two lines where it shall stand. Your readers’ figures stay on their devices.</p>
      <form @submit=${(event: Event) => event.preventDefault()}>
        <p>
          <label for="sheet-chosen">Sheet</label>
          <select id="sheet-chosen" @change=${this.chooseForm}>${FORMS.map(({ label }) => html`<option>${label}</option>`)}</select>
        </p>
        ${choice({ legend: 'As', name: 'as', value: this.chosen.as, options: KINDS, set: (as) => this.put({ as }) })}
        ${choice({ legend: 'Colours', name: 'theme', value: this.chosen.theme, options: THEMES, set: (theme) => this.put({ theme }) })}
        ${choice({ legend: 'Figures', name: 'locale', value: this.chosen.locale, options: NUMBERS, set: (locale) => this.put({ locale }) })}
        ${settingsOf(this.chosen).map(({ field, values }) => (values ? this.several(field, values.map(String)) : this.text(field)))}
      </form>
      <h2>To paste</h2>
      <textarea readonly rows="7" aria-label="The lines to paste" .value=${snippet}></textarea>
      <p><button type="button" class="choice" @click=${() => this.copy(snippet)}>Copy</button> <span role="status">${this.told}</span></p>
      <h2>What it gives</h2>
      <iframe src=${address} title="Preview" width="100%" frameborder="0" height="300"></iframe>
      <p><a href="./">Back to Tallysheet</a></p>
    </main>`;
  }

  private several(field: string, values: string[]): TemplateResult {
    const options = values.map((value) => ({ value, label: { true: 'yes', false: 'no' }[value] ?? value }));
    const value = this.chosen.settings[field] ?? values[0]!;
    return choice({ legend: capital(field), name: field, value, options, set: (now) => this.setting(field, now === values[0] ? '' : now) });
  }

  private text(field: string): TemplateResult {
    return html`<label>${capital(field)}
      <input type="text" autocomplete="off" .value=${this.chosen.settings[field] ?? ''} @change=${({ target }: Event) => this.setting(field, (target as HTMLInputElement).value.trim())}
    /></label>`;
  }

  private readonly chooseForm = ({ target }: Event): void => {
    const { system, form } = FORMS[(target as HTMLSelectElement).selectedIndex]!;
    this.put({ system, form, settings: {} });
  };

  private setting(field: string, value: string): void {
    const { [field]: _, ...others } = this.chosen.settings;
    this.put({ settings: value === '' ? others : { ...others, [field]: value } });
  }

  private put(chosen: Partial<Chosen>): void {
    this.told = '';
    this.chosen = { ...this.chosen, ...chosen };
  }

  private async copy(snippet: string): Promise<void> {
    this.told = (await copyText(snippet)) ? 'Copied.' : 'This browser does not copy by itself: the lines are above, to be copied by hand.';
    this.querySelector('textarea')?.select();
  }
}

drawnFrom(TallyBuilder, 'chosen', 'told');
customElements.define('tally-builder', TallyBuilder);
