// The big screen: standings, latest results and the race for a projector, updated with every result.
import { html, type TemplateResult } from 'lit/html.js';
import type { TournamentRow, TournamentStandings } from 'tallysheet';
import { placeOf } from '../../tournament/own_standings.ts';
import type { EventModel } from '../event_model.ts';
import { latestResults } from './results.ts';
import type { Line } from '../big_screen.ts';
import '../big_screen.ts';
import '../styles/screen.css';

export function screen(model: EventModel): TemplateResult {
  const { left } = model.scoring.standings();
  return html`<tally-big-screen .shown=${{
    model,
    rule: model.ownRule.exists ? ', by the event’s own rule' : '',
    note: noteOf(model),
    rows: linesOf(model),
    teams: teamsOf(model),
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

function noteOf({ ownRule, scoring }: EventModel): string {
  if (!ownRule.exists) return scoring.rules.standingsNote ?? '';
  const own = ownRule.standings();
  return own && !own.found ? 'There are no standings by this rule until what counts is corrected.' : '';
}

/** The standings by the event's own rule, if it has one. Whoever has no place by it stands at the end without one. */
function linesOf(model: EventModel): Line[] {
  const own = model.ownRule.standings();
  if (!own) return (model.scoring.standings().rows ?? []).map((row) => line(row, model.figure(row.total)));
  return (own.found?.rows ?? []).map((row) => line(row, own.figure(row.total, model.numbers)));
}

/** The teams by the event's own rule. */
function teamsOf(model: EventModel): Line[] {
  const own = model.ownRule.standings();
  const line = (one: TournamentStandings['teams'][number]): Line => ({
    key: `team ${one.team}`,
    lead: placeOf(one),
    text: one.team,
    figure: own!.figure(one.total, model.numbers),
  });
  return (own?.found?.teams ?? []).map(line);
}

function line(row: Pick<TournamentRow, 'player' | 'place' | 'shared'>, figure: string): Line {
  return { key: row.player, lead: placeOf(row), text: row.player, figure };
}

/** The most results that fit on a screen. */
const MOST = 24;
