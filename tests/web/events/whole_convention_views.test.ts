// @vitest-environment dom
// The convention of whole_convention.ts on its page, taken in by CSV, in two systems and in a long run in all seven: standings after
// every round and of teams, seats that were taken over, who sat where, people, awards, slides, big screen, CSV, text and the results page have the figures of the
// reference. Long views are drawn whole, as for paper.
import { waitFor } from '@testing-library/dom';
import Papa from 'papaparse';
import { expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import type { TournamentRow, TournamentStandings } from '../../../wasm/tallysheet.d.ts';
import { shortStandings } from '../../../web/src/export/standings_text.ts';
import { previewOf } from '../../../web/src/import/preview.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { resultsOf } from '../../../web/src/publish/results.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { tallysheet } from '../../wasm/module.ts';
import { goTo, loadPage, newDevice, press, saved } from '../dom_device.ts';
import { all, found, words, wordsOf } from '../dom_words.ts';
import {
  boardsOf,
  COUNTING,
  csvWith,
  expectedOwn,
  PEOPLE,
  ROUNDS,
  SYSTEMS,
  TAKEN_OVER_IN,
  takenOver,
  type Board,
  type TakenOver,
} from './whole_convention.ts';

const events = await loadEvents();
const engine = { ...tallysheet, ...events };
const numberIn = (text: string) => Number(text.replaceAll(',', '').replace('\u2212', '-'));

/** "3= Ann 12.5": what every kind of standings says of a player. */
const lineOf = ({ place, shared, total }: Pick<TournamentRow, 'place' | 'shared' | 'total'>, who: string) =>
  `${place === null ? '–' : `${place}${shared ? '=' : ''}`} ${who} ${Number(total)}`;
const linesOf = ({ rows }: TournamentStandings) => rows.map((row) => lineOf(row, row.player));
const teamLines = ({ teams }: TournamentStandings) => teams.map((one) => lineOf(one, one.team));
const read = (place: string, who: string, total: string) => `${place} ${who} ${numberIn(total)}`;

/** The name in a cell, without the remarks beside it. */
function nameIn(cell: Element): string {
  const remarks = all('.remark', cell).map((one) => words(one));
  return remarks.reduce((text, remark) => text.replace(remark, ''), words(cell)).trim();
}

/** The rows of a table of the sheet, with the cells of each. */
function cellsOf(table: Element): Element[][] {
  return all('tbody[data-key] > tr:first-child', table).map((row) => [...row.children]);
}

async function openView(view: string, selector: string): Promise<Element> {
  await goTo(`#event/whole/${view}`);
  await waitFor(() => expect(all(`.event[aria-busy=false] ${selector}`).length).toBeGreaterThan(0));
  dispatchEvent(new Event('beforeprint')); // all of it is drawn, as on paper
  await waitFor(() => expect(all('[aria-busy=true]')).toEqual([]));
  return found(selector);
}

interface Convention {
  played: (typeof SYSTEMS)[string];
  boards: Board[];
  seats: TakenOver[];
  event: TallyEvent;
}

async function takenIn(played: Convention['played']): Promise<Convention> {
  const { system } = played;
  const { boards, seats } = takenOver(boardsOf(played));
  const settings = { ...played.settings, ...COUNTING };
  const forms = await openEventForms(system);
  const csv = csvWith(system, boards);
  const { games, problems } = await previewOf(csv, { system, settings, engine, forms, numbers: NUMBERS.point });
  expect(problems).toEqual([]);
  const shared = games.map((game): EventGame => {
    const own = game.round === `${TAKEN_OVER_IN}` ? seats.filter(({ board }) => game.board === `${board}`) : [];
    const ofGame = own.map(({ began, tookOver }) => ({ key: tookOver, began, tookOver }));
    return ofGame.length > 0 ? { ...game, seats: ofGame } : game;
  });
  return {
    ...{ played, boards, seats },
    event: { version: 1, id: 'whole', name: 'Whole convention', system, settings, people: PEOPLE, games: shared },
  };
}

/** The standings of every round, with what is struck through. */
async function roundStandings({ boards }: Convention): Promise<void> {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const expected = expectedOwn(boards.filter((one) => one.round <= round));
    await openView(round === ROUNDS ? 'counting' : `counting/${round}`, '.standings tbody');
    const title = round === ROUNDS ? 'standings by' : `standings after round ${round} by`;
    await waitFor(() => expect(wordsOf('.standings .band')[0]).toContain(title));
    await waitFor(() =>
      expect(all('.standings table:first-of-type tbody[data-key]')).toHaveLength(expected.rows.length),
    );
    const [table, teams] = all('.standings table');
    const shown = cellsOf(table!);
    const lines = shown.map((cells) => read(words(cells[0]!), nameIn(cells[1]!), words(cells.at(-1)!)));
    expect(lines, `after round ${round}`).toEqual(linesOf(expected));
    const struck = shown.map((cells) => cells.flatMap((cell) => all('s', cell).map((one) => numberIn(words(one)))));
    const left = expected.rows.map(({ values }) => values.flatMap((one) => (one.leftOut ? [Number(one.value)] : [])));
    expect(struck).toEqual(left);
    const ofTeams = cellsOf(teams!).map(([place, team, total]) => read(words(place!), nameIn(team!), words(total!)));
    expect(ofTeams).toEqual(teamLines(expected));
  }
}

/** The standings of the system itself. */
async function systemStandings({ played, boards }: Convention): Promise<void> {
  if (!played.standings) return;
  const expected = played.standings(boards.map(({ entry }) => entry));
  await openView('standings', '.standings tbody');
  await waitFor(() => expect(all('.standings tbody[data-key]')).toHaveLength(expected.length));
  const shown = cellsOf(await found('.standings table'));
  const lines = shown.map(
    (cells) => `${parseInt(words(cells[0]!), 10)} ${nameIn(cells[1]!)} ${numberIn(words(cells.at(-1)!))}`,
  );
  expect(lines).toEqual(expected.map(({ player, place, total }) => `${place} ${player} ${Number(total)}`));
}

/** Who sat where, both players of a shared seat included, and everybody on the list. */
async function seatsAndPeople({ boards, seats: shared }: Convention): Promise<void> {
  await openView('rounds', '.seats tbody tr');
  const sat = [
    ...boards.flatMap(({ round, board, results }) => results.map(({ player }) => ({ player, round, board }))),
    ...shared.flatMap(({ board, began, tookOver }) =>
      [began, tookOver].map((player) => ({ player, round: TAKEN_OVER_IN, board })),
    ),
  ];
  const seats = new Map(sat.map(({ player, round, board }) => [`${player} ${round}`, `Board ${board}`]));
  await waitFor(() => expect(all('.seats tbody tr')).toHaveLength(new Set(sat.map(({ player }) => player)).size));
  for (const row of all('.seats tbody tr')) {
    const [player, ...cells] = [...row.children].map(words);
    const expected = cells.map((_, at) => seats.get(`${player} ${at + 1}`) ?? '–');
    expect(cells.map((cell) => /Board \d+|–/.exec(cell)?.[0])).toEqual(expected);
  }
  await openView('players', '.people-count');
  const here = PEOPLE.filter(({ presence }) => presence !== 'left').length;
  expect(wordsOf('.people-count')[0]).toContain(`${PEOPLE.length}`);
  expect(wordsOf('.people-count')[0]).toContain(`${PEOPLE.length - here} left`);
}

/** Who took over and whose score it is stands above the game's form, on the page of who began and on printed sheets. */
async function sharedSeats({ event, seats }: Convention): Promise<void> {
  const said = seats.map(
    ({ began, tookOver }, at) => `${tookOver} took over from ${began}. The score is ${[tookOver, began][at]}’s.`,
  );
  for (const [at, { board, began }] of seats.entries()) {
    const game = event.games.find((one) => one.round === `${TAKEN_OVER_IN}` && one.board === `${board}`)!;
    await openView(`game/${game.id}`, '.shared-seat');
    expect(wordsOf('.shared-seat .note')).toEqual([said[at]]);
    const { key } = PEOPLE.find(({ name }) => name === began)!;
    await openView(`person/${key}`, '.person-fields');
    expect(words(document.querySelector('.view-person'))).toContain(said[at]);
  }
  await openView('sheets', '.all-sheets .sheet');
  expect(wordsOf('.all-sheets .sheet .note').filter((note) => note.includes('took over'))).toEqual(said);
}

/** Awards, as a list and as slides. */
async function awardsAndSlides({ boards }: Convention): Promise<void> {
  const { rows, teams } = expectedOwn(boards);
  const guests = new Set(PEOPLE.filter(({ guest }) => guest).map(({ name }) => name));
  const bestOf = (round: number) => {
    const all = boards.filter((one) => one.round === round).flatMap(({ results }) => results);
    const ranked = all.filter(({ player }) => !guests.has(player));
    const most = Math.max(...ranked.map(({ score }) => Number(score)));
    return ranked.filter(({ score }) => Number(score) === most).map(({ player }) => player);
  };
  await openView('prizes', '.prizes[aria-busy=false] dl');
  const awards = new Map(
    all('.prizes dl > div').map((one) => [
      words(one.querySelector('dt')).replace(/ shared$/, ''),
      words(one.querySelector('dd b')),
    ]),
  );
  const winners = (title: string) =>
    awards
      .get(title)
      ?.split(/, | and /)
      .sort();
  for (const [title, place] of [
    ['1st place', 1],
    ['2nd place', 2],
    ['3rd place', 3],
  ] as const) {
    const level = rows.filter((row) => row.place === place).map(({ player }) => player);
    expect(winners(title), title).toEqual(level.length > 0 ? level.sort() : undefined);
  }
  expect(winners('Best team')).toEqual(
    teams
      .filter(({ place }) => place === 1)
      .map(({ team }) => team)
      .sort(),
  );
  for (let round = 1; round <= ROUNDS; round += 1)
    expect(winners(`Best of round ${round}`)).toEqual([...new Set(bestOf(round))].sort());
  await openView('slides', '.award-slide');
  const slides = new Set<string>();
  for (let at = 0; at < awards.size; at += 1) {
    slides.add(words(document.querySelector('.award-winners')));
    if (at < awards.size - 1) await press('Next');
  }
  expect([...slides].sort()).toEqual([...new Set(awards.values())].sort());
}

/** The big screen, page by page. */
async function bigScreen({ boards }: Convention): Promise<void> {
  const expected = expectedOwn(boards);
  await openView('screen', '.big-page li');
  const shown = new Set<string>();
  const pages = new Set<string>();
  for (let page = words(document.querySelector('.big footer span')); !pages.has(page); ) {
    pages.add(page);
    for (const line of all('.big-page li:has(.place)')) {
      const [place, who, total] = ['.place', 'b', '.total'].map((part) => words(line.querySelector(part)));
      shown.add(read(place!, who!, total!));
    }
    await press('Next');
    page = words(document.querySelector('.big footer span'));
  }
  expect([...shown].sort()).toEqual([...linesOf(expected), ...teamLines(expected)].sort());
  await goTo('#event/whole');
}

/** The standings as CSV, on the results page and as text. */
async function exports({ boards, event }: Convention): Promise<void> {
  const expected = expectedOwn(boards);
  await openView('counting', '.standings tbody');
  const { text } = await saved(() => press('Save as CSV'));
  const lines = Papa.parse(text.replace('\uFEFF', ''), { delimiter: ',' }).data;
  const head = lines.findIndex(([first]) => first === 'Place');
  expect(standingsIn(lines.slice(head + 1, head + 1 + expected.rows.length))).toEqual(linesOf(expected));
  const forms = await openEventForms(event.system);
  const { standings } = resultsOf(event, 'point', { engine: tallysheet, events, awards: false, forms });
  const [shown] = standings;
  expect(standingsIn(shown!.cells)).toEqual(linesOf(expected));
  const posted = shortStandings({ title: 'Standings', table: () => shown!, numbers: NUMBERS.point, link: null });
  const ofText = posted.split('\n').slice(1, 1 + expected.rows.length);
  expect(standingsIn(ofText.map((line) => /^(\S+) (.*) (\S+)$/.exec(line)?.slice(1) ?? []))).toEqual(linesOf(expected));
}

/** Reads rows with place, player and total in the first columns. */
function standingsIn(rows: readonly (readonly string[])[]): string[] {
  return rows.map(([place, who, total]) => read(place!, who!.replace(/ \(.*/, ''), total!));
}

/** All of them in a long run. The figures of all are those of the reference in whole_convention.test.ts. */
const TRIED = process.env['LONG'] ? Object.keys(SYSTEMS) : ['Puffing Billy'];

test.each(TRIED)('a convention of %s', async (name) => {
  const convention = await takenIn(SYSTEMS[name]!);
  await newDevice(convention.event);
  await loadPage('#event/whole');
  await roundStandings(convention);
  await systemStandings(convention);
  await seatsAndPeople(convention);
  await sharedSeats(convention);
  await awardsAndSlides(convention);
  await bigScreen(convention);
  await exports(convention);
});
