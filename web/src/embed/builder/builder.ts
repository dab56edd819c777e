// Writes the code that embeds a form in another page, and shows a preview.
import '../../styles/tokens.css';
import '../../styles/type.css';
import '../../styles/frame.css';
import '../../styles/fields.css';
import { html, type TemplateResult } from 'lit/html.js';
import { copyText } from '../../device/save_file.ts';
import { choice } from '../../ui/choice.ts';
import { drawnFrom, LightElement } from '../../ui/light_element.ts';
import { systems } from '../../systems/index.ts';
import './builder.css';
import './rule_builder.ts';
import './standings_builder.ts';
import type { ChoiceWords, SettingWords, TypedWords } from '../../systems/setting_words.ts';
import { addressOf, KINDS, settingsOf, snippetOf, wordsFor, type Chosen } from './snippet.ts';

const FORMS = systems.flatMap(({ id, name, tabs }) =>
  tabs.map((tab) => ({
    system: id,
    form: tab.id,
    label: tabs.length > 1 ? `${name}, ${tab.title.toLowerCase()}` : name,
  })),
);

const THEMES = [
  { value: '', label: 'like the reader’s device' },
  { value: 'light', label: 'light' },
  { value: 'dark', label: 'dark' },
];

const NUMBERS = [
  { value: '', label: '252,000.5', hint: 'English' },
  { value: 'de', label: '252.000,5', hint: 'German, Spanish, Italian, Dutch' },
  { value: 'fr', label: '252 000,5', hint: 'French, Polish, Czech, Swedish' },
  { value: 'de-CH', label: '252’000.5', hint: 'Swiss' },
];

class TallyBuilder extends LightElement {
  declare chosen: Chosen;
  declare status: string;

  constructor() {
    super();
    this.chosen = { as: 'frame', system: FORMS[0]!.system, form: '', theme: '', locale: '', settings: {} };
    this.status = '';
  }

  protected override template(): TemplateResult {
    const address = addressOf(this.chosen, location.href);
    const snippet = snippetOf(this.chosen, location.href);
    return html`<main class="main builder">
      <h1>Tallysheet on your own page</h1>
      <p>Choose a sheet and its settings, then paste the two lines into your page. Your readers’ figures stay on their devices.</p>
      <form @submit=${(event: Event) => event.preventDefault()}>
        <p>
          <label for="sheet-chosen">Sheet</label>
          <select id="sheet-chosen" @change=${this.chooseForm}>${FORMS.map(({ label }) => html`<option>${label}</option>`)}</select>
        </p>
        ${choice({ legend: 'Embed as', name: 'as', value: this.chosen.as, options: KINDS, set: (as) => this.put({ as }) })}
        ${choice({ legend: 'Colours', name: 'theme', value: this.chosen.theme, options: THEMES, set: (theme) => this.put({ theme }) })}
        ${choice({ legend: 'Figures', name: 'locale', value: this.chosen.locale, options: NUMBERS, set: (locale) => this.put({ locale }) })}
        ${settingsOf(this.chosen).map(([name]) => this.settingField(name, wordsFor(this.chosen, name)))}
      </form>
      <h2>Code</h2>
      <textarea readonly rows="7" aria-label="Code to paste" .value=${snippet}></textarea>
      <p><button type="button" class="choice" @click=${() => this.copy(snippet)}>Copy</button> <span role="status">${this.status}</span></p>
      <h2>Preview</h2>
      <iframe src=${address} title="Preview" width="100%" frameborder="0" height="300"></iframe>
      <tally-rule-builder></tally-rule-builder>
      <tally-standings-builder></tally-standings-builder>
      <p><a href="./">Back to Tallysheet</a> <a href="./docs/embed.html">On your website: the guide</a></p>
    </main>`;
  }

  private settingField(name: string, words: SettingWords): TemplateResult {
    return 'options' in words ? this.several(name, words) : this.text(name, words);
  }

  private several(name: string, { legend, options }: ChoiceWords<string>): TemplateResult {
    const [usual] = options;
    const value = this.chosen.settings[name] ?? usual!.value;
    return choice({ legend, name, value, options, set: (now) => this.setting(name, now === usual!.value ? '' : now) });
  }

  private text(name: string, { legend, hint }: TypedWords): TemplateResult {
    return html`<p><label for=${name}>${legend}</label> <small id="${name}-hint">${hint}</small>
      <input id=${name} type="text" autocomplete="off" aria-describedby="${name}-hint" .value=${this.chosen.settings[name] ?? ''} @change=${({ target }: Event) => this.setting(name, (target as HTMLInputElement).value.trim())}
    /></p>`;
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

drawnFrom(TallyBuilder, 'chosen', 'status');
document.getElementById('not-started')?.remove();
customElements.define('tally-builder', TallyBuilder);
