// The quick way in: the points of one place in a game of a given size, by the formula set below.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import { current } from '../../ui/current.ts';
import type { Typed } from './quick_points.ts';
import { MOST, type GameModel } from './state.ts';

/** These texts are not part of the sheet. They last until the form is started again. */
const typed = new WeakMap<GameModel, Typed & { generation: number }>();

/** Loaded with the first key. */
let points: typeof import('./quick_points.ts').quickPoints | undefined;

export function quick(model: GameModel): TemplateResult {
  const texts = textsOf(model);
  const figure = (name: keyof Typed, label: string) => {
    const type = (event: Event) => {
      const { generation } = model;
      typed.set(model, { ...textsOf(model), [name]: (event.target as HTMLInputElement).value, generation });
      void fetchPoints().then(model.redraw, () => {});
    };
    return html`<label>${label} <input class="figure" type="number" inputmode="numeric" min="1" max=${MOST} autocomplete="off"
      .value=${current(texts[name])} @input=${type} /></label>`;
  };
  return html`<p class="quick">${figure('place', 'I came')} ${figure('players', 'of')} <output>${points?.(model, texts) ?? nothing}</output></p>`;
}

function textsOf(model: GameModel): Typed {
  const kept = typed.get(model);
  return kept?.generation === model.generation ? kept : { place: '', players: '' };
}

async function fetchPoints(): Promise<void> {
  points ??= (await import('./quick_points.ts')).quickPoints;
}
