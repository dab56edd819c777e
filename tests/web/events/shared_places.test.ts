// A tie that stays is shown as shared: in standings of the system and of the event's own rule, teams, awards, texts, CSV,
// the results page, moves between standings, and the picture of two systems side by side.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import { staticHtml } from '../../../web/docs/static_html.ts';
import { slopes } from '../../../web/src/events/slopes.ts';
import { shortStandings, standingsCsv, standingsTable, standingsText } from '../../../web/src/export/standings_text.ts';
import { NUMBERS, type Numbers } from '../../../web/src/numbers/numbers.ts';
import { resultsOf } from '../../../web/src/publish/results.ts';
import { standingsOf } from '../../../web/src/scoring/counted_games.ts';
import { sheetOfGame, termsOf } from '../../../web/src/scoring/game.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { newPerson } from '../../../web/src/systems/person.ts';
import { titleInWords } from '../../../web/src/tournament/awards.ts';
import { moveInWords, movesBetween } from '../../../web/src/tournament/moves.ts';
import { ownSource, ownStandings, ownTable } from '../../../web/src/tournament/own_standings.ts';
import { qualifying } from '../../../web/src/tournament/qualifying.ts';
import { tallysheet } from '../../wasm/module.ts';
import { anEvent, anRplopsGame } from '../event_site.ts';

const events = await loadEvents();

const board = (id: string, ...players: string[]) => ({
  ...anRplopsGame(
    id,
    players.map((name, at) => [name, String(at + 1)]),
  ),
  round: id,
});

/** Ann and Ben 75 + 50, Cy and Di 25 + 25. */
const TIED: TallyEvent = {
  ...anEvent('rplops', [board('1', 'Ann', 'Ben', 'Cy'), board('2', 'Ben', 'Ann', 'Di')]),
  people: [newPerson({ name: 'Ann', team: 'Reds' }), newPerson({ name: 'Ben', team: 'Blues' })],
};
const PLACES = ['1=', '1=', '3=', '3='];

async function standings(event: TallyEvent) {
  const forms = await openEventForms(event.system);
  const engine = { ...tallysheet, ...events };
  const terms = termsOf(event.system, event.settings, { forms, engine, numbers: NUMBERS.point });
  const found = standingsOf(terms, event.games);
  const source = ownSource(event, terms, found.counted, (game) => sheetOfGame(terms, game));
  return { forms, rows: found.rows ?? [], own: ownStandings(source, events) };
}

/** The places in lines of players; Markdown may escape their signs. */
const placesIn = (text: string) =>
  text
    .replaceAll('\\', '')
    .split('\n')
    .flatMap((line) => /(\d=?).*\b(?:Ann|Ben|Cy|Di)\b/.exec(line)?.[1] ?? []);

test('in every text of the standings, and in their CSV', async () => {
  const { rows } = await standings(TIED);
  const table = (numbers: Numbers) => standingsTable('rplops', rows, numbers);
  const posted = { title: 'Spring', table, numbers: NUMBERS.point, link: null };
  for (const kind of ['plain', 'markdown', 'bbcode'] as const)
    expect(placesIn(standingsText(kind, posted)), kind).toEqual(PLACES);
  expect(placesIn(standingsCsv(posted, 'point'))).toEqual(PLACES);
  expect(shortStandings(posted).match(/\d=/g)).toEqual(PLACES);
});

test('in the standings by the event’s own rule, and for its teams', async () => {
  const settings = { countingTotal: 'average', countingTeams: 'total' };
  const { own } = await standings({ ...TIED, settings });
  const { cells, notes } = ownTable(own, NUMBERS.point);
  expect(cells.map(([place]) => place)).toEqual(PLACES);
  expect(notes.find((note) => note.startsWith('Teams'))).toMatch(/^Teams: 1= \w+ [\d.]+; 1= \w+ [\d.]+$/);
});

test('on the results page, awards included', async () => {
  const { forms } = await standings(TIED);
  const page = resultsOf(TIED, 'point', { engine: tallysheet, events, awards: true, forms });
  expect(page.standings[0]!.cells.map(([place]) => place)).toEqual(PLACES);
  expect(page.awards.find(({ winners }) => winners.length === 2)).toMatchObject({
    title: '1st place, shared',
    winners: ['Ann', 'Ben'],
  });
});

test('among those who qualify, and at the cut', async () => {
  const { own } = await standings({ ...TIED, settings: { countingTotal: 'average' } });
  expect(qualifying(own.found!.rows, [], 2).going.map(({ row }) => row?.shared)).toEqual([true, true]);
  expect(qualifying(own.found!.rows, [], 3).atCut.map(({ player, shared }) => [player, shared])).toEqual([
    ['Cy', true],
    ['Di', true],
  ]);
});

describe('an award', () => {
  const award = { key: 'a', title: 'Best of round 1', winners: ['Ann', 'Ben'] };

  test('with a figure is shared by several winners', () => {
    expect(titleInWords({ ...award, figure: '75' })).toBe('Best of round 1, shared');
    expect(titleInWords({ ...award, winners: ['Ann'], figure: '75' })).toBe('Best of round 1');
  });

  test('of the director’s own is called as the director calls it', () => {
    expect(titleInWords(award)).toBe('Best of round 1');
  });
});

test('in moves, also where only the sharing changes', () => {
  const before = new Map([
    ['Ann', 1],
    ['Ben', 1],
    ['Cy', 3],
  ]);
  const after = new Map([
    ['Ann', 1],
    ['Ben', 2],
    ['Cy', 2],
  ]);
  expect(movesBetween(before, after).map((move) => `${move.player} ${moveInWords(move)}`)).toEqual([
    'Ann from joint 1st to 1st',
    'Ben from joint 1st to joint 2nd',
    'Cy from 3rd to joint 2nd',
  ]);
});

test('in the picture of two systems side by side', () => {
  const [ann, ben] = ['Ann', 'Ben'].map((player) => ({ player, place: 1, shared: true }));
  const after = [
    { player: 'Ann', place: 1, shared: false },
    { player: 'Ben', place: 2, shared: false },
  ];
  const words = staticHtml(slopes([ann!, ben!], after, '')).replace(/<[^>]*>/g, ' ');
  expect(words.split(/\s{2,}/).filter(Boolean)).toEqual(['1= Ann', '1. Ann', '1= Ben', '2. Ben']);
});
