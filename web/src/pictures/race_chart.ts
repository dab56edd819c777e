// The race as a chart: lines of totals with the leaders by name, and axes.
import { html, svg, type TemplateResult } from 'lit/html.js';
import type { Numbers } from '../numbers/numbers.ts';
import {
  drawnLine,
  gameTicks,
  grid,
  labelled,
  linesOf,
  totalTicks,
  USUAL_SIZE,
  VIEW_BOX,
  type ChartSize,
  type RaceLine,
  type Tick,
} from './race_lines.ts';
import type { RaceStep } from './race_steps.ts';
import '../styles/hues.css';
import './race.css';

const LEADERS = 5;
/** The most lines drawn without a name, behind the others. */
const MOST_LINES = 60;
const LONGEST_NAME = 12;

export interface RaceChart {
  steps: RaceStep[];
  /** A player who is highlighted besides the leaders; blank for none. */
  chosen?: string;
  size?: ChartSize;
  numbers: Numbers;
  /** "R3 board 2" */
  lastGame: string;
  /** The most lines behind those with names. */
  most?: number;
}

export function raceChart(chart: RaceChart): TemplateResult {
  const { steps, size = USUAL_SIZE, numbers, lastGame } = chart;
  const followed = followedIn(chart);
  const totals = totalTicks(steps);
  return html`<figure class="race-figure">
    <figcaption>The totals from the start to ${lastGame}, the leaders by name</figcaption>
    <div class="race">
      ${totalAxis(totals, size, numbers)}
      <svg role="img" aria-label="The totals game by game, as lines. ${ledBy(steps)}" class="race-lines" height=${size.height} viewBox=${VIEW_BOX} preserveAspectRatio="none">
        ${grid(totals)} ${lines(chart, followed)}
      </svg>
      ${names(linesOf(steps, followed), followed, size)} ${gameAxis(gameTicks(steps), size)}
    </div>
  </figure>`;
}

function playersIn(steps: RaceStep[]): string[] {
  return (steps.at(-1)?.rows ?? []).map(({ player }) => player);
}

/** The leaders in the order of the standings, and the chosen player. */
function followedIn({ steps, chosen = '' }: RaceChart): string[] {
  const players = playersIn(steps);
  const first = players.slice(0, LEADERS);
  return players.includes(chosen) && !first.includes(chosen) ? [...first, chosen] : first;
}

function lines({ steps, chosen, most = MOST_LINES }: RaceChart, followed: string[]): TemplateResult[] {
  const behind = playersIn(steps).filter((player) => !followed.includes(player));
  const drawn = linesOf(steps, [...behind.slice(0, most), ...[...followed].reverse()]);
  return drawn.map((line) => drawnLine(line, classOf(line.player, followed, chosen)));
}

function classOf(player: string, followed: string[], chosen: string | undefined): string {
  if (!followed.includes(player)) return 'behind';
  return `${lookOf(followed.indexOf(player))} ${player === chosen ? 'chosen' : ''}`;
}

function totalAxis(ticks: Tick[], { height, line }: ChartSize, { grouped }: Numbers): TemplateResult {
  const figures = ticks.map(({ figure }) => grouped(figure));
  const width = 10 + (line / 2) * Math.max(...figures.map(({ length }) => length));
  return html`<svg class="race-totals" aria-hidden="true" width=${width} height=${height}>
    ${ticks.map(({ at }, index) => svg`<text x=${width - 8} y=${height * at} text-anchor="end" dominant-baseline="middle">${figures[index]}</text>`)}
  </svg>`;
}

function gameAxis(ticks: Tick[], { line }: ChartSize): TemplateResult {
  const anchor = (at: number) => (at === 0 ? 'start' : at === 1 ? 'end' : 'middle');
  return html`<svg class="race-games" aria-hidden="true" width="100%" height=${line * 1.5}>
      ${ticks.map(({ figure, at }) => svg`<text x="${at * 100}%" y=${line} text-anchor=${anchor(at)}>${figure}</text>`)}
    </svg>
    <span class="race-unit" aria-hidden="true">games</span>`;
}

function names(lines: RaceLine[], followed: string[], size: ChartSize): TemplateResult {
  return html`<svg class="race-names" aria-hidden="true" height=${size.height}>
    ${labelled(lines, size).map(({ line, y }) => svg`<polyline points="0,${line.end * size.height} 8,${y} 12,${y}" class="race-line ${lookOf(followed.indexOf(line.player))}"></polyline><text x="17" y=${y} dominant-baseline="middle">${short(line.player)}</text>`)}
  </svg>`;
}

/** The colours of the legend of the standings, and dashes beside them. */
function lookOf(leader: number): string {
  return `leads-${leader} hue-${leader}`;
}

function short(name: string): string {
  const letters = [...name];
  return letters.length > LONGEST_NAME ? `${letters.slice(0, LONGEST_NAME - 1).join('')}…` : name;
}

/** The players in first place, in a line. */
export function firstOf({ rows }: RaceStep): string {
  return rows
    .filter(({ place }) => place === 1)
    .map(({ player }) => player)
    .join(', ');
}

function ledBy(steps: RaceStep[]): string {
  const leaders = [...new Set(steps.map(firstOf))];
  return `${leaders.length > 1 ? 'In the lead, one after the other' : 'In the lead throughout'}: ${leaders.join('; ')}.`;
}
