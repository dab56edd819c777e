// Standings as elements. Every text of the file becomes a text node, and nothing else.
import type { PublishedStandings } from '../../publish/published_standings.ts';

interface Look {
  class?: string;
  part?: string;
  scope?: string;
}

function element(name: string, look: Look, ...contents: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(look)) made.setAttribute(attribute, value);
  made.append(...contents);
  return made;
}

/** `most` is how many rows are shown; the others are counted below. */
export function standingsTable(standings: PublishedStandings, most: number): HTMLElement[] {
  const { heading, system, when, rows, notes } = standings;
  const left = rows.length - most;
  return [
    element('h3', { part: 'heading' }, heading),
    element('div', { class: 'wide' }, table(standings, most)),
    ...(left > 0 ? [element('p', { part: 'note' }, `… and ${left} more`)] : []),
    ...notes.map((note) => element('p', { part: 'note' }, note)),
    element('p', { part: 'note' }, `${system} · ${when}`),
  ];
}

const [PLAYER, TOTAL] = [1, 2];

function table({ columns, rows, heading }: PublishedStandings, most: number): HTMLElement {
  const look = (at: number): Look => {
    const classes = [columns[at]?.figure ? 'figure' : '', at === TOTAL ? 'total' : ''].filter(Boolean).join(' ');
    return classes ? { class: classes } : {};
  };
  const head = columns.map(({ title }, at) => element('th', { scope: 'col', ...look(at) }, title));
  const cells = (row: string[]) =>
    row.map((text, at) =>
      element(at === PLAYER ? 'th' : 'td', { ...(at === PLAYER ? { scope: 'row' } : {}), ...look(at) }, text),
    );
  const body = rows.slice(0, most).map((row) => element('tr', {}, ...cells(row)));
  const made = element(
    'table',
    { part: 'table' },
    element('thead', {}, element('tr', {}, ...head)),
    element('tbody', {}, ...body),
  );
  made.setAttribute('aria-label', heading);
  return made;
}
