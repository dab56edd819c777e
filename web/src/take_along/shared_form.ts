// One form, shared: its link, or a file in which it is the only game of an event.
import { html, type TemplateResult } from 'lit/html.js';
import type { Desk } from '../desk.ts';
import { FORMS, newEvent, newGame, type EventSystem, type GameForm } from '../events/event.ts';
import { jsonOf } from '../exchange/json_out.ts';
import { fileName, saveFile } from '../exchange/save.ts';
import { formLink } from '../links/form_links.ts';
import './share.ts';
import type { Shared } from './share.ts';

export function sharedForm({ form, state }: Desk): TemplateResult {
  const title = state.heading.trim() || 'Score sheet';
  const shared: Shared = { of: state, noun: 'sheet', title, link: () => formLink(form.id, state), save: () => save(form.id as GameForm, state, title) };
  return html`<tally-share .shared=${shared}></tally-share>`;
}

function save(form: GameForm, state: any, title: string): void {
  const system = (Object.keys(FORMS) as EventSystem[]).find((one) => FORMS[one].includes(form)) as EventSystem;
  saveFile(fileName(title, 'json'), jsonOf({ ...newEvent(system, title), games: [newGame(form, state)] }), 'application/json');
}
