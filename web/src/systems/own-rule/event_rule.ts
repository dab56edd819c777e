// The view of an event's rule: the choice of another one, and its text. What is typed is a draft until the event takes it.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import type { EventContext } from '../event_context.ts';
import { eventDraft, keepEventDraft, keepOtherDrafts, otherDrafts, RULE_DRAFTS } from './event_draft.ts';
import { otherTexts } from './other_texts.ts';
import { isOfDiplomacy, ruleName, soundReading } from './reading.ts';
import { kindOf, ruleChooser } from './rule_field.ts';
import { ruleProblems } from './rule_problems.ts';
import './own_rule.css';

/** Draws the view again after another tab has written. */
let redraw = () => {};
addEventListener('storage', ({ key }) => key === RULE_DRAFTS && redraw());

export function eventRule(event: EventContext): TemplateResult {
  redraw = () => event.redraw();
  const [rule, proposed] = [event.setting('rule'), event.proposedSetting('rule')];
  const text = draftOf(event) ?? proposed;
  const use = (chosen: string) => event.changeSetting('rule', chosen, 'Rule changed');
  const type = ({ target }: Event) => write(event, (target as HTMLTextAreaElement).value, text);
  return html`<div class="settings-body event-rule">
    <p class="rule-name">${rule.trim() ? html`<b>${ruleName(rule)}</b> <span>${kindOf(rule)}</span>` : html`<b>No rule yet</b>`}</p>
    <p class="list-tools"><label for="own-rule-choice">Rule</label>
      ${ruleChooser({ rule: proposed, set: use, redraw: () => event.redraw(), fits: (chosen) => fitsGames(event, chosen) })}
      <a class="usual" href="#rule">Write a rule</a></p>
    <label for="event-rule-text">Text</label>
    <textarea id="event-rule-text" rows=${Math.max(8, text.split('\n').length + 1)} spellcheck="false" autocapitalize="off" autocorrect="off" aria-describedby="event-rule-state" .value=${live(text)} @input=${type}></textarea>
    <p id="event-rule-state" class="aside" role="status">${text === rule ? '\u00a0' : 'Not used yet. The event is scored by its rule as before, and this text stays on this device.'}</p>
    ${text === rule ? nothing : draftButtons(event, text, () => use(text))}
    ${otherTexts({ text, others: otherDrafts(event.id), keep: (now, others) => keepBoth(event, now, text, others) })}
    ${ruleProblems(text)}
    <p class="note">The event’s games are all scored by its rule, which its links and files carry. Their own figures stay as they were typed.</p>
  </div>`;
}

/** The text that the event has not taken. */
function draftOf(event: EventContext): string | undefined {
  const draft = eventDraft(event.id);
  if (draft === undefined || draft !== event.setting('rule')) return draft;
  keepEventDraft(event.id, undefined, draft);
  return undefined;
}

function write(event: EventContext, text: string, seen: string): void {
  keepEventDraft(event.id, text, seen);
  event.redraw();
}

function keepBoth(event: EventContext, text: string, seen: string, others: string[]): void {
  keepOtherDrafts(event.id, others);
  write(event, text, seen);
}

function draftButtons(event: EventContext, text: string, use: () => void): TemplateResult {
  const canUse = soundReading(text) !== null && fitsGames(event, text);
  const discard = () => {
    keepEventDraft(event.id, undefined, text);
    event.redraw();
  };
  return html`<p class="list-tools">
    <button type="button" class="show" ?disabled=${!canUse} @click=${use}>Use this text</button>
    <button type="button" class="quiet" @click=${discard}>Discard it</button>
  </p>
  ${fitsGames(event, text) ? nothing : html`<div class="problem" role="status"><p>The event’s games are ${isOfDiplomacy(text) ? 'not of Diplomacy' : 'of Diplomacy'}, and the text is a rule for ${isOfDiplomacy(text) ? 'Diplomacy' : 'other games'}.</p></div>`}`;
}

/** Games that are entered decide whether the rule is one of Diplomacy. */
function fitsGames({ games }: EventContext, text: string): boolean {
  const [first] = games;
  return !first || (first.form === 'own-rule') === isOfDiplomacy(text);
}
