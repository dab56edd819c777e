// The choice between a preliminary board and a board of its category's final.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { choice } from '../../ui/choice.ts';
import type { EventContext } from '../event_context.ts';
import type { EventGame, Stage } from '../event_game.ts';

const STAGES: { value: Stage; label: string; hint: string }[] = [
  { value: 'preliminary', label: 'Preliminary', hint: 'counts towards the final' },
  { value: 'final', label: 'Final', hint: 'a board of its category’s one final' },
];

export function stageChoice(event: EventContext, game: EventGame): TemplateResult | typeof nothing {
  if (game.form !== 'puffing-billy') return nothing;
  const set = (value: Stage) => event.changeGames([{ ...game, stage: value }], `${event.called(game)} made ${value}`);
  return html`<div class="stage">${choice({ legend: 'Stage', name: 'stage', value: game.stage ?? 'preliminary', options: STAGES, set })}</div>`;
}
