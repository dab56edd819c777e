// Names in the fields of a game: people to choose from during typing, and a question at a field whose name differs
// from a known one only in capitals or accents. The fields belong to the form, which knows nothing of the event's people.
import { html, render, type TemplateResult } from 'lit/html.js';
import { afterPainting } from '../device/painting.ts';
import { askedAbout, folded, namesFound, type Suggestion } from '../people/search.ts';
import type { EventGame } from '../systems/event_game.ts';
import { namesIn, plainName } from '../systems/player_names.ts';
import { drawnFrom, LightElement } from '../ui/light_element.ts';
import { shortened } from '../ui/sentences.ts';
import type { EventModel } from './event_model.ts';

const FIELDS = 'input[list="known-names"]';
const CHOICES = 'name-choices';

/** The most names to choose from. */
const MOST = 6;

/** Milliseconds before a question is shown: at once, it would move a button away from the finger that left the field. */
const A_TAP = 300;

/** The list that the fields name makes comboboxes of them. It is empty, as the browser would find no nicknames. */
const FIELD_LIST = html`<datalist id="known-names"></datalist>`;

interface Shown {
  model: EventModel;
  game: EventGame;
  /** Changes with the event, so that the entry is drawn again. */
  edition: number;
}

class TallyNameEntry extends LightElement {
  declare of: Shown;
  declare choices: Suggestion[];
  /** The index of the choice that the arrow keys have reached; -1 for none. */
  declare active: number;
  private field: HTMLInputElement | null = null;
  private readonly heard = new AbortController();

  constructor() {
    super();
    this.choices = [];
    this.active = -1;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    const { signal } = this.heard;
    const inField = (act: (field: HTMLInputElement, event: Event) => void) => (event: Event) => {
      const field = event.target;
      if (field instanceof HTMLInputElement && field.matches(FIELDS) && field.form) act(field, event);
    };
    document.addEventListener('input', inField(this.typed), { signal });
    document.addEventListener('keydown', inField(this.key), { signal, capture: true });
    document.addEventListener('focusout', inField(this.left), { signal });
    document.addEventListener('focusin', this.followFocus, { signal });
  }

  disconnectedCallback(): void {
    this.heard.abort();
  }

  protected override afterDrawing(): void {
    this.markField();
    afterPainting(this.ask);
  }

  protected override template(): TemplateResult {
    const { choices, active } = this;
    if (choices.length === 0) return FIELD_LIST;
    return html`${FIELD_LIST}<ul class="name-choices" id=${CHOICES} role="listbox" aria-label="People">
      ${choices.map((one, at) => html`<li role="option" id="${CHOICES}-${at}" aria-selected=${at === active} @pointerdown=${(event: Event) => event.preventDefault()} @click=${() => this.take(one.name)}><b>${one.name}</b> <small>${detailsOf(one)}</small></li>`)}
    </ul>`;
  }

  private readonly typed = (field: HTMLInputElement): void => {
    this.field = field;
    this.active = -1;
    this.choices = this.choicesFor(field.value);
    if (this.choices.length > 0) void this.redraw().then(() => this.placeAt(field));
    this.askAt(field);
  };

  /** Nobody who has another seat in this game, and nothing once the name is whole. */
  private choicesFor(text: string): Suggestion[] {
    const { model, game } = this.of;
    if (text.trim() === '') return [];
    const seated = new Set(namesIn(model.asItIs(game).state));
    seated.delete(plainName(text));
    const found = namesFound(model.store.people, model.players.keys(), text).filter(({ name }) => !seated.has(name));
    const others = found.filter(({ name, person }) => person !== undefined || name !== plainName(text));
    const isWhole = others.length === 1 && others[0]!.name === plainName(text);
    return isWhole ? [] : others.slice(0, MOST);
  }

  private readonly key = (_: HTMLInputElement, event: Event): void => {
    const { key, altKey, isComposing } = event as KeyboardEvent;
    const { choices, active } = this;
    if (choices.length === 0 || altKey || isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (step !== undefined) {
      event.preventDefault();
      event.stopPropagation();
      this.active = ((active + 1 + step + choices.length + 1) % (choices.length + 1)) - 1;
    } else if (key === 'Escape') {
      event.stopPropagation();
      this.close();
    } else if ((key === 'Enter' || key === 'Tab') && active >= 0) this.take(choices[active]!.name);
    else if (key === 'Enter') this.close();
  };

  private take(name: string): void {
    const { field } = this;
    if (!field) return;
    enter(field, name);
    this.close();
    field.focus();
  }

  private close(): void {
    this.choices = [];
    this.active = -1;
  }

  private readonly left = (field: HTMLInputElement): void => {
    this.close();
    setTimeout(() => this.askAt(field), A_TAP);
  };

  private readonly followFocus = ({ target }: Event): void => {
    if (target !== this.field) this.close();
  };

  /** Tells screen readers of the choices at the field. */
  private markField(): void {
    const { field, choices, active } = this;
    if (!field) return;
    const isOpen = choices.length > 0;
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-expanded', String(isOpen));
    set(field, 'aria-controls', isOpen ? CHOICES : null);
    set(field, 'aria-activedescendant', isOpen && active >= 0 ? `${CHOICES}-${active}` : null);
  }

  /** Again once the form is drawn, which may move the field. */
  private placeAt(field: HTMLInputElement): void {
    this.moveTo(field);
    afterPainting(() => this.moveTo(field));
  }

  /** Below the field, in the element that scrolls the page. */
  private moveTo(field: HTMLInputElement): void {
    const list = this.querySelector<HTMLElement>(`#${CHOICES}`);
    if (!list) return;
    const [box, base] = [field.getBoundingClientRect(), (list.offsetParent ?? document.body).getBoundingClientRect()];
    list.style.setProperty('top', `${box.bottom - base.top}px`);
    list.style.setProperty('left', `${box.left - base.left}px`);
    list.style.setProperty('min-width', `${box.width}px`);
    list.style.setProperty('max-width', `${document.documentElement.clientWidth - box.left - 8}px`);
    list.scrollIntoView?.({ block: 'nearest' });
  }

  /** Asks at every field, as for a game that was entered elsewhere. */
  private readonly ask = (): void => {
    if (!this.isConnected) return;
    for (const field of document.querySelectorAll<HTMLInputElement>(FIELDS)) this.askAt(field);
  };

  /** A question is not asked while its field is typed into, but goes as soon as it is answered there. */
  private askAt(field: HTMLInputElement): void {
    const row = field.closest('li');
    if (!row || !this.isConnected) return;
    const known = this.nameFor(field);
    const before = row.querySelector<HTMLElement>('.name-question');
    if (known === null || (!before && field.matches(':focus'))) return before?.remove();
    const place = before ?? row.appendChild(questionPlace());
    render(this.question(field, known), place);
  }

  private nameFor(field: HTMLInputElement): string | null {
    const { model, game } = this.of;
    if (!field.form) return null;
    const name = plainName(field.value);
    const registered = model.store.people.map((person) => plainName(person.name));
    const elsewhere = [...model.players].filter(([, games]) => games.some(({ id }) => id !== game.id));
    const known = askedAbout(
      name,
      registered,
      elsewhere.map(([one]) => one),
    );
    const isHere = known !== null && namesIn(model.asItIs(game).state).includes(known);
    return known === null || isHere || model.areDifferent(name, known) ? null : known;
  }

  private question(field: HTMLInputElement, known: string): TemplateResult {
    const typed = plainName(field.value);
    const yes = () => {
      enter(field, known);
      this.askAt(field);
      field.focus();
    };
    const no = () => {
      this.of.model.keepApart(typed, known);
      field.focus();
    };
    return html`<span>Is this ${shortened(known)}?</span>
      <button type="button" class="choice" aria-label="Yes, ${typed} is ${known}" @click=${yes}>Yes</button>
      <button type="button" class="choice" aria-label="No, ${typed} is not ${known}" @click=${no}>No</button>`;
  }
}

/** Types a name into the field. */
function enter(field: HTMLInputElement, name: string): void {
  field.value = name;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function questionPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = 'query name-question';
  place.setAttribute('role', 'status');
  return place;
}

function set(field: Element, name: string, value: string | null): void {
  if (value === null) field.removeAttribute(name);
  else field.setAttribute(name, value);
}

/** "No. 12 · Cardiff · Benny · left". */
function detailsOf({ name, person }: Suggestion): string {
  if (!person) return 'not on the list';
  const { number = '', team = '', note = '', presence, guest, formerly = '' } = person;
  const isOther = formerly !== '' && folded(formerly) !== folded(name);
  const details = [
    number && `No. ${number}`,
    team,
    note,
    isOther ? `formerly ${formerly}` : '',
    guest ? 'guest' : '',
    presence === 'left' ? 'left' : '',
  ];
  return details.filter((text) => text !== '').join(' · ');
}

drawnFrom(TallyNameEntry, 'of', 'choices', 'active');
customElements.define('tally-name-entry', TallyNameEntry);
