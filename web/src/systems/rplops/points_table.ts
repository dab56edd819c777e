// The system's printed table: points by rank and number of players, with this game's column boxed;
// ranks that tied players fill share a box.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { RplopsTable, RplopsTableRequest } from 'tallysheet';
import { grouped } from '../../entry/figures.ts';
import type { GameDesk } from './form.ts';
import { tableFor } from './formula.ts';

/** Opens the table for as many players as the engine prints it for. */
const LONG = 'long table';

export function pointsTable(desk: GameDesk): TemplateResult | typeof nothing {
  const table = tableFor(desk.engine, desk.state, sizeOf(desk));
  if (!table) return nothing;
  const long = desk.isOpen(LONG);
  return html`
    <div class="ranks ${long ? 'long' : ''}" role="region" aria-label="Points by rank" tabindex="0">
      <table>
        <caption><span><b>Points by rank</b> and number of players</span></caption>
        <thead><tr><th scope="col">Rank</th>${table.players.map((players) => html`<th scope="col" class="count">${players}</th>`)}</tr></thead>
        <tbody>${table.rows.map((row) => rankRow(row, table, desk))}</tbody>
      </table>
    </div>
    ${lengthButton(desk, long)}
  `;
}

function rankRow({ rank, points }: RplopsTable['rows'][number], { players }: RplopsTable, desk: GameDesk): TemplateResult {
  return html`<tr>
    <th scope="row">${rank}</th>
    ${points.map((figure, at) => html`<td class=${boxOf(desk, players[at], rank)}>${figure === null ? nothing : grouped(figure)}</td>`)}
  </tr>`;
}

/** The sides of the box that a cell of this game's column needs. */
function boxOf({ sheet }: GameDesk, players: number | undefined, rank: number): string {
  if (!sheet || sheet.rows.length !== players || rank > players) return '';
  const begins = (at: number) => sheet.rows.some((row) => row.rank === at);
  return `here ${begins(rank) ? 'begins' : ''} ${rank === players || begins(rank + 1) ? 'ends' : ''}`;
}

/** As printed, unless this game has more players: then as many columns, beginning with its own. */
function sizeOf(desk: GameDesk): Partial<RplopsTableRequest> {
  const most = mostColumns(desk);
  if (desk.isOpen(LONG)) return { maxPlayers: most };
  const printed = tableFor(desk.engine, desk.state)?.players ?? [];
  const players = desk.sheet?.rows.length ?? 0;
  if (players <= (printed[0] ?? 0) || players > most) return {};
  return { maxPlayers: players, minPlayers: players - printed.length + 1 };
}

function mostColumns({ engine }: GameDesk): number {
  const shape = engine?.rplops.shapes['pointsTable'] as { maxPlayers: [number, number] } | undefined;
  return shape?.maxPlayers[1] ?? 0;
}

function lengthButton(desk: GameDesk, long: boolean): TemplateResult {
  const most = mostColumns(desk);
  const turn = (event: Event) => {
    const box = (event.target as HTMLElement).closest('.sheet');
    desk.toggle(LONG);
    requestAnimationFrame(() => box?.querySelector('.here')?.scrollIntoView({ block: 'nearest', inline: 'center' }));
  };
  return html`<p class="all-working"><button type="button" class="quiet" @click=${turn}>${long ? 'Show the short table' : `Show up to ${most} players`}</button></p>`;
}
