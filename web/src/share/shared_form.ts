// Shares one form: its link, or a file with an event of which it is the only game.
import { html, type TemplateResult } from 'lit/html.js';
import type { FormModel } from '../form/model.ts';
import type { Contents } from '../form/state.ts';
import { newEvent } from '../systems/event.ts';
import { newGame, type FormId, type SystemId } from '../systems/event_game.ts';
import { systemTaking } from '../systems/event_systems.ts';
import { jsonOf } from '../event_file/write.ts';
import { fileName, saveFile } from '../device/save_file.ts';
import { formLink } from './form_links.ts';
import './share.ts';
import type { Shared } from './share.ts';

export function sharedForm({ form, state, around }: FormModel): TemplateResult {
  const title = state.heading.trim() || 'Score sheet';
  const shared: Shared = {
    of: state,
    noun: 'sheet',
    title,
    numbers: around().numbers,
    link: () => formLink(form.id, state),
    ...(form.alone ? {} : { save: () => save(form.id, state, title) }),
  };
  return html`<tally-share .shared=${shared}></tally-share>`;
}

function save(form: FormId, state: Contents, title: string): void {
  const system = systemTaking(form) as SystemId;
  saveFile(
    fileName(title, 'json'),
    jsonOf({ ...newEvent(system, title), games: [newGame(form, state)] }),
    'application/json',
  );
}
