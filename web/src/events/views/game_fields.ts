// The own fields of a game above its form: radio buttons, or text fields with what is wrong with the text.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { live } from 'lit/directives/live.js';
import { choice } from '../../ui/choice.ts';
import { capital } from '../../ui/sentences.ts';
import type { EventGame } from '../../systems/event_game.ts';
import type { GameField } from '../../systems/game_field.ts';
import {
  gameFieldProblem,
  gameFieldsFor,
  gameFieldValue,
  isAsked,
  type GameFieldName,
} from '../../systems/game_fields.ts';
import { gameInRound, withRound } from '../../systems/next_game.ts';
import { systemOfGame } from '../../systems/round_systems.ts';
import { roundOf } from '../../systems/rounds.ts';
import type { EventModel } from '../event_model.ts';
import { formsOfRound } from './round_tools.ts';

export function gameFieldViews(model: EventModel, game: EventGame): TemplateResult {
  const { head } = model.store;
  const system = systemOfGame(model.store.system, head.settings, game);
  const fields = gameFieldsFor(system, game.form).filter(([name]) => isAsked(name, game, head.settings));
  return html`<div class="game-fields">
    ${fields.map(([name, field]) => html`<div class="game-field">${field.values ? chooser(model, game, name, field) : typed(model, game, name, field)}</div>`)}
    ${fields.map(([name]) => problem(model, game, name))}
  </div>`;
}

function chooser(model: EventModel, game: EventGame, name: GameFieldName, field: GameField): TemplateResult {
  const { label, values = [] } = field;
  const set = (value: string) => model.changeGame(game, (now) => ({ ...now, [name]: value }), `${label} is ${value}`);
  return choice({ legend: capital(label), name, value: gameFieldValue(game, name), options: values, set });
}

function typed(model: EventModel, game: EventGame, name: GameFieldName, field: GameField): TemplateResult {
  const id = idOf(name);
  const isFigure = (field.typed ?? 'text') !== 'text';
  const hasProblem = gameFieldProblem(game, name, model.numbers) !== null;
  const set = ({ target }: Event) => {
    const text = (target as HTMLInputElement).value || undefined;
    const change = (now: EventGame) => {
      const changed = { ...now, [name]: text } as EventGame;
      return name === 'round' && model.scoring.isBlank(now) ? inItsRound(model, changed) : changed;
    };
    model.changeGame(game, change, `${field.label} changed`, `${id} ${game.id}`);
  };
  return html`<p class="setting-field">
      <label for=${id}>${capital(field.label)}</label>
      <input id=${id} class=${isFigure ? 'figure' : 'name'} type="text" inputmode=${INPUT_MODES[field.typed ?? 'text']} autocomplete="off" aria-invalid=${hasProblem ? 'true' : nothing} aria-describedby=${hasProblem ? `${id}-problem` : nothing} .value=${live(gameFieldValue(game, name))} @input=${set} />
    </p>`;
}

/** A blank game moves to the next board of another round, and to the form in which games of that round are entered. */
function inItsRound(model: EventModel, game: EventGame): EventGame {
  const moved = withRound(model.games, game);
  const forms = formsOfRound(model, roundOf(moved));
  if (forms.includes(moved.form)) return moved;
  const { form, state } = gameInRound(model.games, forms[0]!);
  return { ...moved, form, state: { ...state, heading: game.state.heading } };
}

const INPUT_MODES = { text: 'text', count: 'numeric', decimal: 'decimal' } as const;

function problem(model: EventModel, game: EventGame, name: GameFieldName): TemplateResult | typeof nothing {
  const problem = gameFieldProblem(game, name, model.numbers);
  return problem === null ? nothing : html`<p class="problem" id="${idOf(name)}-problem">${problem}</p>`;
}

function idOf(name: GameFieldName): string {
  return `game-${name}`;
}
