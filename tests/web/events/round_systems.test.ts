// Rounds that are scored in another system than their event: the scores of each game, what counts over all rounds, and what
// carries the event from one place to another.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { csvOf } from '../../../web/src/export/games_csv.ts';
import { wddParts } from '../../../web/src/export/wdd_csv.ts';
import { previewOf } from '../../../web/src/import/preview.ts';
import { shortStandings, standingsCsv, standingsTable, standingsText } from '../../../web/src/export/standings_text.ts';
import { NUMBERS, type Numbers } from '../../../web/src/numbers/numbers.ts';
import { resultsOf } from '../../../web/src/publish/results.ts';
import { standingsOf } from '../../../web/src/scoring/counted_games.ts';
import { sheetOfGame, termsOf, type Terms } from '../../../web/src/scoring/game.ts';
import { eventFrom, eventLink } from '../../../web/src/share/event_links.ts';
import { rulesOf, systemInWords, systemName } from '../../../web/src/systems/all_event_rules.ts';
import { layoutOf } from '../../../web/src/systems/all_csv_layouts.ts';
import type { TallyEvent } from '../../../web/src/systems/event.ts';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import type { Settings } from '../../../web/src/systems/event_rules.ts';
import { eventSystems } from '../../../web/src/systems/event_systems.ts';
import { scoringSystem, roundSetting, roundSystemOf, roundSystemText } from '../../../web/src/systems/round_systems.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { ownSource, ownStandings } from '../../../web/src/tournament/own_standings.ts';
import { tallysheet } from '../../wasm/module.ts';
import { aBoard, aGame, anEvent, anRplopsGame } from '../event_site.ts';

const events = await loadEvents();
const engine = { ...tallysheet, ...events };

const inRound = (round: number, game: EventGame, board = '1'): EventGame => ({ ...game, round: String(round), board });
const scored = (round: number, system: SystemId, settings: Settings = {}): Settings => ({
  [roundSetting(round)]: roundSystemText({ system, settings }),
});

function aFinish(id: string, heading: string, players: string[]): EventGame {
  const finish = players.map((player, at) => ({ key: String(at + 1), player, place: String(at + 1) }));
  return { id, form: 'pentamind', state: { heading, finish, diluted: false, formula: 'current' } };
}

async function termsFor(event: TallyEvent): Promise<Terms> {
  const system = scoringSystem(event, event.games);
  return termsOf(system, event.settings, { forms: await openEventForms(system), engine, numbers: NUMBERS.point });
}

async function standings(event: TallyEvent) {
  return standingsOf(await termsFor(event), event.games);
}

/** RPLOPS of four: 80, 60, 40, 20. Pentamind of four: 100 × (4 - place) ÷ (4 - 1), as the engine's own sheet has it. */
const MIXED = anEvent(
  'rplops',
  [
    inRound(
      1,
      anRplopsGame(
        'one',
        ['Ann', 'Ben', 'Cy', 'Di'].map((name, at) => [name, String(at + 1)]),
      ),
    ),
    inRound(2, aFinish('two', 'Go', ['Di', 'Cy', 'Ben', 'Ann'])),
  ],
  scored(2, 'pentamind'),
);

test('each game has the score of its round’s system, and without a rule of the event’s own these are added', async () => {
  const [rplops, pentamind] = [
    tallysheet.rplops.scoreGame({ finish: [1, 2, 3, 4].map((place) => ({ place })) }),
    tallysheet.pentamind.scoreGame({ finish: [1, 2, 3, 4].map((place) => ({ place })) }),
  ];
  if (!rplops.ok || !pentamind.ok) throw new Error('refused');
  const cents = (text: string) => Math.round(Number(text) * 100);
  const [by, of] = [rplops.value.rows, pentamind.value.rows].map((rows) => rows.map(({ points }) => cents(points)));
  const expected = [by![0]! + of![3]!, by![1]! + of![2]!, by![2]! + of![1]!, by![3]! + of![0]!];
  const found = await standings(MIXED);
  expect(found.left).toEqual([]);
  const totals = new Map(found.rows?.map(({ player, total }) => [player, cents(total)]));
  expect(['Ann', 'Ben', 'Cy', 'Di'].map((name) => totals.get(name))).toEqual(expected);
});

test('that scores of several systems are added is said below the standings, in texts, in CSV and on results pages', async () => {
  const said = 'The scores of several systems are added here as they are, although they differ in scale.';
  const system = scoringSystem(MIXED);
  const { rows } = await standings(MIXED);
  const table = (numbers: Numbers) => standingsTable(system, rows ?? [], numbers);
  const posted = { title: 'Spring', table, numbers: NUMBERS.point, link: null };
  for (const kind of ['plain', 'markdown', 'bbcode'] as const) expect(standingsText(kind, posted)).toContain(said);
  expect(shortStandings(posted)).toContain(said);
  expect(standingsCsv(posted, 'point')).toContain(said);
  const forms = await openEventForms(system);
  const page = (event: TallyEvent) =>
    resultsOf(event, 'point', { engine: tallysheet, events, awards: false, forms }).standings;
  expect(page(MIXED)[0]?.notes).toEqual([said]);
  const ownRule = { ...MIXED, settings: { ...MIXED.settings, countingMeasure: 'rank' } };
  expect(page(ownRule).map(({ notes = [] }) => notes.includes(said))).toEqual([false, true]);
  expect(standingsTable('rplops', rows ?? [], NUMBERS.point).notes).toEqual([]);
});

test('the name of what an event is scored by has all systems, and one of many says how many more', () => {
  expect(systemName('rplops', {})).toBe('RPLOPS');
  expect(systemName('rplops', MIXED.settings)).toBe('RPLOPS and Pentamind');
  const more = { ...scored(2, 'diplomacy', { system: 'c-diplo-100' }), ...scored(3, 'size-matters') };
  expect(systemName('rplops', more)).toBe('RPLOPS, C-Diplo 100 and Size Matters');
  expect(systemName('rplops', { ...more, ...scored(4, 'detour-98f') })).toBe('RPLOPS, C-Diplo 100 and 2 others');
});

test('a round’s settings are said where they are not the usual ones', () => {
  expect(systemInWords({ system: 'rplops', settings: { average: '60' } })).toBe('RPLOPS (Average points: 60)');
  expect(systemInWords({ system: 'rplops', settings: { formula: 'RPLOPS2' } })).toBe('RPLOPS2');
  expect(systemInWords({ system: 'size-matters', settings: {} })).toBe('Size Matters');
});

describe('Conquest 2008’s structure: three rounds in three systems of Diplomacy, the two best places of each player added', () => {
  const PLAYERS = ['Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'];
  const SYSTEMS = ['sum-of-squares', 'draw-size', 'c-diplo-100'];
  /** Centres of Ann to Gus in each round; everybody alive draws. */
  const CENTRES = [
    [10, 8, 6, 4, 3, 2, 1],
    [1, 2, 3, 4, 6, 8, 10],
    [4, 10, 8, 6, 3, 2, 1],
  ];
  const event = anEvent(
    'diplomacy',
    CENTRES.map((centres, at) => inRound(at + 1, aGame(`game${at}`, 'diplomacy', PLAYERS, centres))),
    {
      system: SYSTEMS[0]!,
      ...scored(2, 'diplomacy', { system: SYSTEMS[1]! }),
      ...scored(3, 'diplomacy', { system: SYSTEMS[2]! }),
      ...{ countingMeasure: 'rank', countingBest: '2' },
    },
  );

  test('every sheet is that of the round’s system', async () => {
    const terms = await termsFor(event);
    const systems = event.games.map((game) => (sheetOfGame(terms, game) as { system?: string } | null) && terms.rules);
    expect(systems).not.toContain(null);
    const figures = event.games.map((game) => terms.rules.figures(game.form, sheetOfGame(terms, game)!));
    const expected = event.games.map((_, at) => {
      const powers = CENTRES[at]!.map((centres, seat) => ({
        ...{ power: ['austria', 'england', 'france', 'germany', 'italy', 'russia', 'turkey'][seat]!, centres },
        player: PLAYERS[seat]!,
      }));
      const outcome = tallysheet.diplomacy.scoreGame({ system: SYSTEMS[at]!, powers } as never);
      return outcome.ok ? outcome.value.rows.map(({ player, score }) => `${player} ${score}`) : outcome.problems;
    });
    expect(figures.map((rows) => rows.map(({ player, figure }) => `${player} ${figure}`))).toEqual(expected);
  });

  test('places by round are added over the systems, and fewer is better', async () => {
    const terms = await termsFor(event);
    const { counted } = standingsOf(terms, event.games);
    const own = ownStandings(
      ownSource(event, terms, counted, (game) => sheetOfGame(terms, game)),
      events,
    );
    // A draw of all seven: everybody is first in round 2. Ann 1 + 1 (then 4), Ben 1 + 1 (and 2), Cy 1 + 2 (and 3), ...
    const totals = own.found?.rows.map(({ player, total }) => `${player} ${total}`);
    expect(totals?.slice(0, 3).sort()).toEqual(['Ann 2', 'Ben 2', 'Cy 3']);
    expect(own.words).toContain('Sum of Squares, Draw size and C-Diplo 100');
  });

  test('World Diplomacy Database gets the boards with each round’s scores', async () => {
    const text = [...wddParts(scoringSystem(event), event.games, await termsFor(event))].join('');
    expect(text.split('\r\n')).toHaveLength(1 + 3 * 7 + 1);
  });
});

describe('a game that does not fit its round', () => {
  test('was entered for another system, and does not count until the round fits again', async () => {
    const moved = { ...MIXED, games: MIXED.games.map((game) => ({ ...game, round: '2' })) };
    const { left, counted } = await standings(moved);
    expect(counted.map(({ id }) => id)).toEqual(['two']);
    expect(left.map(({ why }) => why)).toEqual([
      'Round 2 is scored in Pentamind, but this game was entered for RPLOPS.',
    ]);
  });

  test('stays in an event whose rounds have no systems of their own any more', async () => {
    const { left, rows } = await standings({ ...MIXED, settings: {} });
    expect(left.map(({ why }) => why)).toEqual([
      'Round 2 is scored in RPLOPS, but this game was entered for Pentamind.',
    ]);
    expect(rows?.map(({ player }) => player)).toEqual(['Ann', 'Ben', 'Cy', 'Di']);
  });

  test('says what its own system misses', async () => {
    const nameless = inRound(2, aFinish('two', '', ['Ann', 'Ben']));
    const { left } = await standings({ ...MIXED, games: [nameless] });
    expect(left[0]?.why).toBe('Enter what was played: of games with one name only the best counts.');
    const board = inRound(
      2,
      aBoard('three', 'Rail Baron', [
        ['Ann', '250'],
        ['', '100'],
      ]),
    );
    const found = await standings({ ...MIXED, games: [board], settings: scored(2, 'puffing-billy') });
    expect(found.left[0]?.why).toBe('Name of the second finisher is missing.');
  });
});

describe('an event with rounds in other systems', () => {
  const all = anEvent(
    'rplops',
    [
      ...MIXED.games,
      inRound(
        3,
        aBoard('three', 'Rail Baron', [
          ['Ann', '250000'],
          ['Ben', '100000'],
        ]),
      ),
      inRound(4, aGame('four', 'detour-98f', ['Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'], [10, 8, 6, 5, 3, 2, 0])),
      {
        ...inRound(
          5,
          aGame('five', 'diplomacy', ['Ann', 'Ben', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'], [9, 9, 6, 5, 3, 2, 0]),
        ),
        factor: '1.5',
        category: 'long',
      },
    ],
    {
      ...MIXED.settings,
      ...scored(3, 'puffing-billy', { decimals: '4' }),
      ...scored(4, 'detour-98f'),
      ...scored(5, 'diplomacy', { system: 'sum-of-squares' }),
    },
  );

  test('comes back from its file with the same bytes, and from a link', async () => {
    const text = jsonOf(all);
    const read = eventOf(text);
    expect(read.ok && jsonOf(read.event)).toBe(text);
    const link = await eventLink(all);
    const opened = await eventFrom(link.slice(link.indexOf('?') + 1));
    expect(opened.ok && opened.contents.event.settings).toEqual(all.settings);
  });

  test('comes back from its CSV', async () => {
    const system = scoringSystem(all);
    const csv = csvOf(system, all.games);
    const forms = await openEventForms(system);
    const options = { system, settings: all.settings, engine, forms, numbers: NUMBERS.point };
    const preview = await previewOf(csv, options);
    expect(preview.problems).toEqual([]);
    expect(csvOf(system, preview.games)).toBe(csv);
    const kept = ({ form, state, round, board, factor, category }: EventGame) => ({
      ...{ form, heading: state.heading, round, board, factor, category },
    });
    expect(preview.games.map(kept)).toEqual(all.games.map(kept));
    const [mine, theirs] = await Promise.all([standings(all), standings({ ...all, games: preview.games })]);
    expect(theirs.rows).toEqual(mine.rows);
    expect(mine.left).toEqual([]);
  });

  test('a row of a CSV that lacks what its system needs is named', async () => {
    const system = scoringSystem(all);
    const forms = await openEventForms(system);
    const csv = 'game,system,player,score,round\n1,puffing-billy,Ann,,3\n1,Puffing Billy,Ben,100,3\n2,chess,Ann,,1\n';
    const { problems } = await previewOf(csv, {
      system,
      settings: all.settings,
      engine,
      forms,
      numbers: NUMBERS.point,
    });
    const messages = problems.map(({ row, message }) => `${row}: ${message}`);
    expect(messages).toContain('2: The score is missing.');
    expect(messages.find((message) => message.startsWith('4: '))).toMatch(/^4: System is “chess”; it must be /);
  });

  test('has a results page with the figures of every game', async () => {
    const forms = await openEventForms(scoringSystem(all));
    const { games, standings, systemName } = resultsOf(all, 'point', {
      engine: tallysheet,
      events,
      awards: false,
      forms,
    });
    expect(systemName).toBe('RPLOPS, Pentamind and 3 others');
    expect(games.map(({ why }) => why)).toEqual(['', '', '', '', '']);
    expect(standings[0]?.cells.map(([, player]) => player).sort()).toEqual([
      'Ann',
      'Ben',
      'Cy',
      'Di',
      'Ed',
      'Flo',
      'Gus',
    ]);
  });

  test('a file with a game of another form is refused unless a round has, or had, a system of its own', () => {
    const text = jsonOf({ ...MIXED, settings: {} });
    // The file says by a blank setting that a round once had one.
    expect(eventOf(text).ok).toBe(true);
    const without = eventOf(text.replace('"roundSystem1":""', ''));
    expect(without.ok ? [] : without.problems).toEqual(['games/1/form is “pentamind”; it must be “rplops”.']);
  });
});

test('texts that are no system of a round are none', () => {
  for (const text of [
    '',
    '{',
    '[]',
    '["rplops"]',
    '["chess",{}]',
    '["several/rplops",{}]',
    '[1,{}]',
    '["rplops",{"average":1}]',
    '["rplops",[]]',
    'null',
  ])
    expect(roundSystemOf(text), text).toBeNull();
});

test('all systems together have one column of each name, and the same kind of it wherever they share one', () => {
  const { columns } = layoutOf('several/rplops');
  const titles = columns.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  for (const { id } of eventSystems)
    for (const column of layoutOf(id).columns)
      expect(columns.find((one) => one.id === column.id)?.kind, `${id} ${column.id}`).toBe(column.kind);
});

test('an event without rounds in other systems is scored by its own rules', () => {
  for (const { id } of eventSystems) {
    expect(scoringSystem(anEvent(id, []))).toBe(id);
    expect(rulesOf('several/' + id).settings).toEqual(rulesOf(id).settings);
  }
});
