// The results page as elements: standings, awards, rounds with their games, and players. All of it can be read without
// scripts.
import { html, nothing, render, type TemplateResult } from 'lit/html.js';
import { sheetBand } from '../form/sheet_table.ts';
import type { NumberStyle } from '../numbers/number_entry.ts';
import { raceChart } from '../pictures/race_chart.ts';
import { raceOf, type RaceStep } from '../pictures/race_steps.ts';
import { inWords } from '../ui/sentences.ts';
import { hatches, legend, totalBar } from './bars.ts';
import { gameSheet, type Views } from './game_sheet.ts';
import type { PublishedAward } from './published_awards.ts';
import type { ResultGame, ResultPlayer, Results, ResultTable, TotalBars } from './results.ts';

/** Draws the page's contents. `pause` is called between the games, each of which takes some milliseconds. */
export async function drawResults(
  results: Results,
  views: Views,
  style: NumberStyle,
  pause: () => Promise<void> = async () => {},
): Promise<HTMLElement> {
  const holder = document.createElement('div');
  const race = await raceOf(results.terms, results.bySystem, pause);
  render(contents(results, race), holder);
  const places = new Map(
    [...holder.querySelectorAll<HTMLElement>('[data-round]')].map((place) => [place.dataset['round'], place]),
  );
  for (const game of results.games) {
    places.get(String(game.round))?.append(gameSheet(results, game, views, style));
    await pause();
  }
  return holder;
}

function contents(results: Results, race: RaceStep[]): TemplateResult {
  const { standings, awards, players } = results;
  const hasRace = race.length > 1;
  return html`${hatches()} ${sectionsNav(results, hasRace)} ${standings.map((table) => standingsSheet(results, table))}
    ${hasRace ? raceSheet(results, race) : nothing}
    ${awards.length > 0 ? awardsSheet(results, awards) : nothing}
    ${rounds(results)}
    ${players.length > 0 ? playersSheet(results, players) : nothing}`;
}

function sectionsNav({ standings, awards, players, games }: Results, hasRace: boolean): TemplateResult {
  const links = [
    ...standings.map(({ id, title }) => [id, title]),
    ...(hasRace ? [['race', 'The race']] : []),
    ...(awards.length > 0 ? [['awards', 'Awards']] : []),
    ...(games.length > 0 ? [['games', 'Games']] : []),
    ...(players.length > 0 ? [['players', 'Players']] : []),
  ];
  return html`<nav aria-label="Results"><ul>${links.map(([id, title]) => html`<li><a href="#${id}">${title}</a></li>`)}</ul></nav>`;
}

function standingsSheet(
  { systemName }: Results,
  { id, title, columns, cells, bars, notes = [] }: ResultTable,
): TemplateResult {
  return html`<section class="sheet standings" id=${id} data-part=${id} aria-label=${title}>
    ${sheetBand(title, systemName)}
    ${bars ? legend(bars) : nothing}
    ${cells.length === 0 ? html`<p class="note">No game is scored yet.</p>` : tableOf(columns, cells, bars)}
    ${notes.map((note) => html`<p class="note">${note}</p>`)}
  </section>`;
}

/** The first column has the places, the second the players, the third the totals. */
const KINDS = ['place', 'player', 'total'];

function tableOf(columns: ResultTable['columns'], cells: string[][], bars?: TotalBars): TemplateResult {
  const kind = (at: number) => KINDS[at] ?? (columns[at]?.figure ? 'part' : 'text');
  const first = cells[0]?.[0];
  const cell = (text: string, at: number, row: number) =>
    at === 1
      ? html`<th scope="row" class="player">${text}${bars ? totalBar(bars, row) : nothing}</th>`
      : html`<td class=${kind(at)}>${at === 2 ? html`<b>${text}</b>` : text}</td>`;
  return html`<div class="wide-table"><table data-sorts>
    <thead><tr>${columns.map(({ title }, at) => html`<th scope="col" class=${kind(at)}>${title}</th>`)}</tr></thead>
    <tbody>${cells.map((row, index) => html`<tr class=${row[0] === first ? 'first' : nothing} data-who=${row[1]}>${row.map((text, at) => cell(text, at, index))}</tr>`)}</tbody>
  </table></div>`;
}

/** The most lines behind those with names: fewer than where they can be followed, for a page that is sent. */
const LINES = 20;

function raceSheet({ systemName, terms, games }: Results, steps: RaceStep[]): TemplateResult {
  const last = steps.at(-1)?.game;
  const lastGame = games.find(({ game }) => game === last)?.called ?? '';
  return html`<section class="sheet" id="race" data-part="race" aria-label="The race">
    ${sheetBand('The race', systemName)}
    ${raceChart({ steps, numbers: terms.numbers, lastGame, most: LINES })}
  </section>`;
}

function awardsSheet({ systemName }: Results, awards: PublishedAward[]): TemplateResult {
  return html`<section class="sheet awards" id="awards" data-part="awards" aria-label="Awards">
    ${sheetBand('Awards', systemName)}
    <table><tbody>${awards.map(awardRow)}</tbody></table>
  </section>`;
}

function awardRow({ title, winners, figure, reason }: PublishedAward): TemplateResult {
  const isShared = figure !== '' && winners.length > 1;
  return html`<tr>
    <th scope="row" class="text">${title}${isShared ? ', shared' : nothing}</th>
    <td class="winners">${inWords(winners, 'and') || 'nobody yet'}${reason === '' ? nothing : html` <small>${reason}</small>`}</td>
    <td class="part">${figure}</td>
  </tr>`;
}

function rounds({ games }: Results): TemplateResult | typeof nothing {
  if (games.length === 0) return nothing;
  const numbers = [...new Set(games.map(({ round }) => round))].sort((one, other) => (one ?? 1e9) - (other ?? 1e9));
  return html`<section id="games" aria-label="Games">
    <h2>Games</h2>
    ${numbers.map((round) => roundOf(round, numbers.length))}
  </section>`;
}

function roundOf(round: ResultGame['round'], count: number): TemplateResult {
  const title = round === null ? 'Without a round' : `Round ${round}`;
  return html`<section class="round" data-round=${String(round)}>${round === null && count === 1 ? nothing : html`<h3>${title}</h3>`}</section>`;
}

function playersSheet({ systemName }: Results, players: ResultPlayer[]): TemplateResult {
  const hasTeams = players.some(({ team }) => team !== '');
  return html`<section class="sheet players" id="players" data-part="players" aria-label="Players">
    ${sheetBand('Players', systemName)}
    <div class="wide-table"><table data-sorts>
      <thead><tr><th scope="col" class="player">Player</th>${hasTeams ? html`<th scope="col" class="team">Team</th>` : nothing}<th scope="col" class="part">Games</th><th scope="col" class="results">Results</th></tr></thead>
      <tbody>${players.map((player) => playerRow(player, hasTeams))}</tbody>
    </table></div>
  </section>`;
}

function playerRow({ name, team, played }: ResultPlayer, hasTeams: boolean): TemplateResult {
  return html`<tr data-who=${name}>
    <th scope="row" class="player">${name}</th>${hasTeams ? html`<td class="team">${team}</td>` : nothing}<td class="part">${played.length}</td>
    <td class="results"><ul>${played.map(({ of, text }) => html`<li><a href="#g${of.game.id}">${of.called}</a> ${text}</li>`)}</ul></td>
  </tr>`;
}
