// The system's printed table: points by rank and number of players, with this game's column boxed;
// ranks that tied players fill share a box.
import { html, nothing, type TemplateResult } from 'lit/html.js';
import type { RplopsTable, RplopsTableRequest } from 'tallysheet';
import type { GameModel } from './state.ts';
import { tableFor } from './formula.ts';

/** The key of the long table, with as many players as the engine supports. */
const LONG = 'long table';

export function pointsTable(model: GameModel): TemplateResult | typeof nothing {
  const table = tableFor(model, sizeOf(model));
  if (!table) return nothing;
  const long = model.isOpen(LONG);
  return html`
    <div class="ranks ${long ? 'long' : ''}" role="region" aria-label="Points by rank" tabindex="0">
      <table>
        <caption><span><b>Points by rank</b> and number of players</span></caption>
        <thead><tr><th scope="col">Rank</th>${table.players.map((players) => html`<th scope="col" class="count">${players}</th>`)}</tr></thead>
        <tbody>${table.rows.map((row) => rankRow(row, table, model))}</tbody>
      </table>
    </div>
    ${lengthButton(model, long)}
  `;
}

function rankRow(
  { rank, points }: RplopsTable['rows'][number],
  { players }: RplopsTable,
  model: GameModel,
): TemplateResult {
  return html`<tr>
    <th scope="row">${rank}</th>
    ${points.map((figure, at) => html`<td class=${boxOf(model, players[at], rank)}>${figure === null ? nothing : model.numbers.grouped(figure)}</td>`)}
  </tr>`;
}

/** The classes that draw the box around this game's column. */
function boxOf({ sheet }: GameModel, players: number | undefined, rank: number): string {
  if (!sheet || sheet.rows.length !== players || rank > players) return '';
  const begins = (at: number) => sheet.rows.some((row) => row.rank === at);
  return `here ${begins(rank) ? 'begins' : ''} ${rank === players || begins(rank + 1) ? 'ends' : ''}`;
}

/** The printed size, unless this game has more players: then the same number of columns, starting with its own. */
function sizeOf(model: GameModel): Partial<RplopsTableRequest> {
  const most = mostColumns(model);
  if (model.isOpen(LONG)) return { maxPlayers: most };
  const printed = tableFor(model)?.players ?? [];
  const players = model.sheet?.rows.length ?? 0;
  if (players <= (printed[0] ?? 0) || players > most) return {};
  return { maxPlayers: players, minPlayers: players - printed.length + 1 };
}

function mostColumns({ engine }: GameModel): number {
  const shape = engine?.rplops.shapes['pointsTable'] as { maxPlayers: [number, number] } | undefined;
  return shape?.maxPlayers[1] ?? 0;
}

function lengthButton(model: GameModel, long: boolean): TemplateResult {
  const most = mostColumns(model);
  const turn = (event: Event) => {
    const box = (event.target as HTMLElement).closest('.sheet');
    model.toggle(LONG);
    requestAnimationFrame(() => box?.querySelector('.here')?.scrollIntoView({ block: 'nearest', inline: 'center' }));
  };
  return html`<p class="all-working"><button type="button" class="quiet" @click=${turn}>${long ? 'Show the short table' : `Show up to ${most} players`}</button></p>`;
}
