// A convention over five rounds, with withdrawals, a replacement, guests, a top board and teams, in each of seven systems:
// taken in by CSV, and every figure of its sheets, standings, exports and results page is the reference's. 60 players in
// the usual run, 300 in a long one.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { csvOf } from '../../../web/src/export/games_csv.ts';
import { previewOf } from '../../../web/src/import/preview.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { resultsOf } from '../../../web/src/publish/results.ts';
import { standingsOf } from '../../../web/src/scoring/counted_games.ts';
import { sheetOfGame, termsOf } from '../../../web/src/scoring/game.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import type { EventGame } from '../../../web/src/systems/event_game.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { ownSource, ownStandings } from '../../../web/src/tournament/own_standings.ts';
import { tallysheet } from '../../wasm/module.ts';
import { boardsOf, COUNTING, csvWith, expectedOwn, PEOPLE, SYSTEMS, type Result } from './whole_convention.ts';

const events = await loadEvents();
const engine = { ...tallysheet, ...events };

/** The rows with totals as numbers, since the reference prints no zeros that mean nothing. */
const placed = (rows: readonly { player: string; place: number | null; total: string }[] | null | undefined) =>
  rows?.map(({ player, place, total }) => `${place} ${player} ${Number(total)}`);

describe.each(Object.entries(SYSTEMS))('a convention of %s', (_, played) => {
  const { system } = played;
  const boards = boardsOf(played);
  let event: TallyEvent;

  async function termsOfEvent({ settings }: TallyEvent) {
    return termsOf(system, settings, { forms: await openEventForms(system), engine, numbers: NUMBERS.point });
  }

  async function own(of: TallyEvent) {
    const terms = await termsOfEvent(of);
    const { counted, left, rows } = standingsOf(terms, of.games);
    const sheets = new Map(counted.map((game) => [game, sheetOfGame(terms, game)]));
    const found = ownStandings(
      ownSource(of, terms, counted, (game) => sheets.get(game) ?? null),
      events,
    );
    return { terms, left, rows, sheets, ...found };
  }

  test('comes in by CSV with every sheet as the reference has it', async () => {
    const settings = { ...played.settings, ...COUNTING };
    const forms = await openEventForms(system);
    const preview = await previewOf(csvWith(system, boards), {
      system,
      settings,
      engine,
      forms,
      numbers: NUMBERS.point,
    });
    expect(preview.problems).toEqual([]);
    expect(preview.games).toHaveLength(boards.length);
    event = {
      version: 1,
      id: 'whole',
      name: 'Whole convention',
      system,
      settings,
      people: PEOPLE,
      games: preview.games,
    };
    const { terms, sheets, left } = await own(event);
    expect(left).toEqual([]);
    const byPlace = new Map(boards.map((one) => [`${one.round} ${one.board}`, one]));
    for (const [game, sheet] of sheets) {
      const figures = terms.rules.figures(game.form, sheet!).map(({ player, figure }) => `${player} ${Number(figure)}`);
      const { results } = byPlace.get(`${game.round} ${game.board}`)!;
      expect(figures.sort()).toEqual(results.map(({ player, score }) => `${player} ${Number(score)}`).sort());
    }
  });

  test('has the system’s standings, and those by its own rule with guests, the top board and teams', async () => {
    const { rows, found, problems } = await own(event);
    expect(problems).toEqual([]);
    if (played.standings) expect(placed(rows)).toEqual(placed(played.standings(boards.map(({ entry }) => entry))));
    const expected = expectedOwn(boards);
    expect(placed(found?.rows)).toEqual(placed(expected.rows));
    expect(found?.teams).toEqual(expected.teams);
    expect(found?.rows.filter(({ unranked }) => unranked === 'guest').length).toBeGreaterThan(0);
    const onTop = found?.rows.filter(({ topBoard, place }) => topBoard !== null && place !== null) ?? [];
    expect(onTop.length).toBeGreaterThan(1);
    expect(found?.rows.slice(0, onTop.length)).toEqual(onTop);
  });

  test('has them on its results page, and after its file and its CSV were read again', async () => {
    const expected = expectedOwn(boards);
    const forms = await openEventForms(system);
    const { standings, games } = resultsOf(event, 'point', { engine: tallysheet, events, awards: false, forms });
    expect(games.every(({ why }) => why === '')).toBe(true);
    const shown = standings[0]!.cells.map(([, player]) => player!.replace(/ \(.*/, ''));
    expect(shown).toEqual(expected.rows.map(({ player }) => player));
    const file = jsonOf(event);
    const read = eventOf(file);
    expect(read.ok && jsonOf(read.event)).toBe(file);
    const csv = csvOf(system, event.games);
    const again = await previewOf(csv, { system, settings: event.settings, engine, forms, numbers: NUMBERS.point });
    expect(placed((await own({ ...event, games: again.games })).found?.rows)).toEqual(placed(expected.rows));
  });

  test('a seat that was taken over counts for whom its game names, and nobody else moves', async () => {
    const before = await own(event);
    const game = event.games.at(-1)!;
    const [{ player: began }] = boards.at(-1)!.results as [Result];
    const renamed = JSON.parse(JSON.stringify(game).replaceAll(began, 'Substitute')) as EventGame;
    const seats = [{ key: 'one', began, tookOver: 'Substitute' }];
    const after = await own({
      ...event,
      games: event.games.map((one) => (one === game ? { ...renamed, seats } : one)),
    });
    const totals = (rows: NonNullable<typeof before.found>['rows']) =>
      new Map(rows.map(({ player, total }) => [player, total]));
    const [had, has] = [totals(before.found!.rows), totals(after.found!.rows)];
    expect(has.has('Substitute')).toBe(true);
    for (const [player, total] of had) if (player !== began) expect(has.get(player)).toBe(total);
  });
});
