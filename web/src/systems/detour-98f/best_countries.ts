// The best game played with each power.
import { html, type TemplateResult } from 'lit/html.js';
import type { BestCountries } from 'tallysheet';
import { capital, grouped } from '../../ui/figures.ts';
import { sheetBand, sheetTable, type SheetRow } from '../../form/sheet_table.ts';
import type { EventContext } from '../event_context.ts';
import '../../styles/standings.css';

type Award = BestCountries['awards'][number];

const COLUMNS = [
  { title: 'Power', kind: 'power' },
  { title: 'Player', kind: 'player' },
  { title: 'Centres', kind: 'part' },
  { title: 'Game', kind: 'part' },
  { title: 'Points', kind: 'total' },
];

export function bestCountries(event: EventContext): TemplateResult {
  const { request, counted } = event.standings();
  const outcome = event.engine.detour98f.bestCountries({ games: request.games });
  const all = outcome.ok ? outcome.value.awards : [];
  if (all.length === 0) return html`<p class="empty">No game can be scored yet.</p>`;
  const rows = all.flatMap((award) =>
    rowsOfAward(
      event,
      award,
      (game) => event.called(counted[game] as never),
      (game) => counted[game]?.id ?? '',
    ),
  );
  return html`<section class="sheet" aria-label="Best countries">
    ${sheetBand('Best countries', event.name)} ${sheetTable({ opener: event, columns: COLUMNS, rows })}
    <p class="note">Games are compared by how they ended, then by points, then by the rest of the rules’ order. Where two are equal in all of it, both hold the award.</p>
  </section>`;
}

const ENDED = { win: 'won', draw: 'in the draw', elimination: 'eliminated', loss: 'lost' };

function rowsOfAward(
  event: EventContext,
  { power, holders }: Award,
  called: (game: number) => string,
  id: (game: number) => string,
): SheetRow[] {
  return holders.map(({ player, game, centres, points, outcome }, at) => ({
    key: `${power}-${at}`,
    cells: [
      at === 0 ? html`<b>${capital(power)}</b>` : '',
      html`${player} <small class="remark">${ENDED[outcome]}</small>`,
      centres,
      html`<a href=${event.link('game', id(game))}>${called(game)}</a>`,
      html`<b>${grouped(points)}</b>`,
    ],
  }));
}
