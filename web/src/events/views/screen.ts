// The big screen: standings, latest results and the race for a projector, updated with every result.
import { html, type TemplateResult } from 'lit/html.js';
import { placed } from '../../numbers/ordinals.ts';
import type { EventModel } from '../event_model.ts';
import { latestResults } from './results.ts';
import '../big_screen.ts';
import '../styles/screen.css';

export function screen(model: EventModel): TemplateResult {
  const { rows, left } = model.scoring.standings();
  const { figure } = model;
  return html`<tally-big-screen .shown=${{
    model,
    rows: (rows ?? []).map(({ place, shared, player, total }) => ({
      key: player,
      lead: placed(place, shared),
      text: player,
      figure: figure(total),
    })),
    latest: latestResults(model, MOST).map(({ id, game, who, figure }) => ({
      key: id,
      lead: '',
      text: who,
      besides: game,
      figure,
    })),
    games: model.games.length - left.length,
    left: left.length,
  }}></tally-big-screen>`;
}

/** The most results that fit on a screen. */
const MOST = 24;
