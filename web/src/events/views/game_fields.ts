// The own fields of a game above its form: radio buttons, or text fields with what is wrong with the text.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { choice } from '../../ui/choice.ts';
import { capital } from '../../ui/sentences.ts';
import type { EventGame } from '../../systems/event_game.ts';
import type { GameField } from '../../systems/game_field.ts';
import { gameFieldProblem, gameFieldsOf, gameFieldValue, type GameFieldName } from '../../systems/game_fields.ts';
import type { EventModel } from '../event_model.ts';

export function gameFieldViews(model: EventModel, game: EventGame): TemplateResult[] {
  const chosen = gameFieldsOf(model.store.system).filter(([, { fixed }]) => fixed?.values[game.form] === undefined);
  return chosen.map(
    ([name, field]) =>
      html`<div class="game-field">${field.values ? chooser(model, game, name, field) : typed(model, game, name, field)}</div>`,
  );
}

function chooser(model: EventModel, game: EventGame, name: GameFieldName, field: GameField): TemplateResult {
  const set = (value: string) => model.changeGames([{ ...game, [name]: value }], `${model.called(game)} made ${value}`);
  const { label, values = [] } = field;
  return choice({ legend: capital(label), name, value: gameFieldValue(game, name), options: values, set });
}

function typed(model: EventModel, game: EventGame, name: GameFieldName, field: GameField): TemplateResult {
  const id = `game-${name}`;
  const problem = gameFieldProblem(game, name, model.numbers);
  const set = ({ target }: Event) => {
    const value = (target as HTMLInputElement).value || undefined;
    model.store.changeGames(
      [{ ...game, [name]: value }],
      `${model.called(game)}: ${field.label} changed`,
      `${id} ${game.id}`,
    );
  };
  return html`<p class="setting-field">
      <label for=${id}>${capital(field.label)}</label>
      <input id=${id} class=${field.typed === 'count' ? 'figure' : 'name'} type="text" inputmode=${field.typed === 'count' ? 'numeric' : 'text'} autocomplete="off" aria-invalid=${problem ? 'true' : nothing} aria-describedby=${problem ? `${id}-problem` : nothing} .value=${live(gameFieldValue(game, name))} @input=${set} />
    </p>
    ${problem ? html`<p class="problem" id="${id}-problem">${problem}</p>` : nothing}`;
}
