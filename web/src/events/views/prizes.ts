// The awards as one list: what the standings give, and the director's own, which are typed here.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { sheetBand } from '../../form/sheet_table.ts';
import { today } from '../../share/imprint.ts';
import {
  MOST_AWARDS,
  newAward,
  OWN_AWARDS,
  ownAwardsIn,
  ownAwardsText,
  type OwnAward,
} from '../../systems/own_awards.ts';
import type { Award } from '../../tournament/awards.ts';
import type { EventModel } from '../event_model.ts';
import type { AwardsShown } from '../award_texts.ts';
import { figureOf, winnersInWords } from '../award_words.ts';
import '../award_texts.ts';
import '../../styles/standings.css';
import '../styles/prizes.css';

/** In a long event, awards that need more from the engine than the standings follow once it has answered. */
export function prizes(model: EventModel): TemplateResult {
  const { ownRule } = model;
  const whole = ownRule.awards();
  const awards = whole ?? ownRule.firstAwards();
  if (!awards) return html`<p class="note">The awards are being worked out …</p>`;
  if (!whole) void ownRule.prepareAwards().then(model.redraw);
  return html`${awards.length > 0 || !whole ? list(model, awards, whole !== null) : html`<p class="empty">No game can be scored yet, and no award is entered.</p>`}
    ${ownAwards(model)}`;
}

function list(model: EventModel, awards: Award[], isWhole: boolean): TemplateResult {
  const shown: AwardsShown = { model, edition: model.store.edition, awards };
  return html`<p class="event-tools"><a class="show" href=${model.link('slides')}>Show as slides</a></p>
    ${isWhole ? html`<tally-award-texts .of=${shown}></tally-award-texts>` : nothing}
    <section class="sheet prizes" aria-label="Awards" aria-busy=${!isWhole}>
      ${sheetBand(model.systemName, `${model.name}: awards`)}
      <dl>${awards.map((award) => line(model, award))}</dl>
      ${isWhole ? nothing : html`<p class="note" role="status">The other awards are being worked out …</p>`}
      <p class="on-paper">Scored with Tallysheet on ${today()}.</p>
    </section>`;
}

function line(model: EventModel, award: Award): TemplateResult {
  const figure = figureOf(model, award);
  const isShared = award.figure !== undefined && award.winners.length > 1;
  return html`<div>
    <dt>${award.title}${isShared ? html` <small class="remark">shared</small>` : nothing}</dt>
    <dd><b>${winnersInWords(award)}</b>${figure ? html` <span class="figure">${figure}</span>` : nothing}${award.reason ? html` <small>${award.reason}</small>` : nothing}</dd>
  </div>`;
}

// ------------------------------------------------------------------------------ The director's own

function ownAwards(model: EventModel): TemplateResult {
  const awards = ownAwardsIn(model.store.setting(OWN_AWARDS.name));
  const add = () => write(model, [...awards, newAward()], 'Award added');
  return html`<section class="own-awards"><h2>Your own awards</h2>
    ${awards.map((award) => fields(model, awards, award))}
    ${awards.length < MOST_AWARDS ? html`<p><button type="button" class="choice" @click=${add}>Add an award</button></p>` : nothing}
    <datalist id="award-names">${[...model.players.keys()].map((name) => html`<option value=${name}></option>`)}</datalist>
  </section>`;
}

function fields(model: EventModel, awards: OwnAward[], award: OwnAward): TemplateResult {
  const remove = () =>
    write(
      model,
      awards.filter(({ key }) => key !== award.key),
      'Award removed',
    );
  const named = award.title.trim() || 'this award';
  return html`<fieldset class="own-award"><legend>${award.title.trim() || 'New award'}</legend>
    ${field(model, awards, award, 'title', 'Award')} ${field(model, awards, award, 'winners', 'Winner', '(several with commas)')} ${field(model, awards, award, 'reason', 'Reason')}
    <button type="button" class="quiet" aria-label="Remove ${named}" @click=${remove}>Remove</button>
  </fieldset>`;
}

function field(
  model: EventModel,
  awards: OwnAward[],
  award: OwnAward,
  name: 'title' | 'winners' | 'reason',
  label: string,
  hint = '',
): TemplateResult {
  const id = `award-${award.key}-${name}`;
  const set = ({ target }: Event) => {
    const changed = { ...award, [name]: (target as HTMLInputElement).value };
    write(
      model,
      awards.map((one) => (one.key === award.key ? changed : one)),
      'Award edited',
      `award ${award.key}`,
    );
  };
  return html`<p class="setting-field"><label for=${id}>${label}${hint ? html` <small>${hint}</small>` : nothing}</label>
    <input id=${id} type="text" autocomplete="off" maxlength="100" list=${name === 'winners' ? 'award-names' : nothing} .value=${live(award[name])} @input=${set} /></p>`;
}

function write({ store }: EventModel, awards: OwnAward[], did: string, sort?: string): void {
  store.changeHead({ settings: { ...store.head.settings, [OWN_AWARDS.name]: ownAwardsText(awards) } }, did, sort);
}
