// Files of other programs: tournaments of dipvis, boards of the World Diplomacy Database, plays of BG Stats.
import { describe, expect, test } from 'vitest';
import { engine, linesOf, listed, readFile, reported } from './imported.ts';
import { wddParts } from '../../../web/src/export/wdd_csv.ts';
import { FormModel } from '../../../web/src/form/model.ts';
import { matchGames } from '../../../web/src/import/match_games.ts';
import { columnIdsIn } from '../../../web/src/import/table.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { checked } from '../../../web/src/posted/checked.ts';
import { formOf, termsOf } from '../../../web/src/scoring/game.ts';
import { bgStatsLink } from '../../../web/src/share/bg_stats_link.ts';
import { layoutOf } from '../../../web/src/systems/all_csv_layouts.ts';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { bgStats, dipvis, WDD } from './fixtures/formats.ts';

describe('dipvis', () => {
  test('40 games are read with no cell retyped', async () => {
    const preview = await readFile('diplomacy', dipvis(40), { settings: { system: 'sum-of-squares' } });
    expect(reported(preview)).toEqual([]);
    expect(preview.games).toHaveLength(40);
    expect(preview.games[21]).toMatchObject({ round: '2', state: { heading: 'R2G2' } });
    expect(listed('diplomacy', preview, 'power', 'player', 'centres', 'year', 'inDraw', 'posted')[1]).toBe(
      'austria Ann 5 yes 10, england Bob 4 no 6.4, france Cy 8 yes 25.6, germany Dee 0 1905 0, italy Eve 9 yes 32.4, russia Fay 8 yes 25.6, turkey Gus 0 1905 0',
    );
  });

  test('has its scores compared with the sheet', async () => {
    const { games } = await readFile('diplomacy', dipvis(2));
    expect(await posted('diplomacy', games[0]!, { system: 'sum-of-squares' })).toEqual(Array(7).fill('agrees'));
  });

  test('is refused by an event of another game, in words', async () => {
    expect(reported(await readFile('rplops', dipvis(2)))).toEqual([
      expect.stringMatching(/^1: This is a tournament of Diplomacy/),
    ]);
  });

  test('of two rounds with games of the same name keeps both', async () => {
    const twice = dipvis(4).replaceAll('R2G', 'R1G');
    expect((await readFile('diplomacy', twice)).names).toEqual(['R1G1', 'R1G2', 'R1G1, round 2', 'R1G2, round 2']);
  });
});

/** The sheet's verdict on each posted score. */
async function posted(system: SystemId, game: EventGame, settings: Record<string, string>): Promise<string[]> {
  const terms = termsOf(system, settings, { forms: await openEventForms(system), engine, numbers: NUMBERS.point });
  const model = new FormModel(formOf(terms, game), { read: () => undefined, write: () => {} });
  model.useEngine(engine);
  model.edit({ ...game.state, ...settings });
  return checked(model)!.lines.map(({ verdict, problem }) => verdict?.words ?? problem?.message ?? '');
}

describe('the World Diplomacy Database', () => {
  test('gives the last Fall alive and the centres then from the centres by year', async () => {
    const preview = await readFile('detour-98f', WDD);
    expect(reported(preview)).toEqual([]);
    expect(listed('detour-98f', preview, 'power', 'player', 'centres', 'year', 'held', 'posted')).toEqual([
      'austria Ann de Vries 7 12.5, england Bob Low (2) 14 44, france Cy Moor 13 30, germany Dee Noon 0 1903 2 0, italy Eve Orr 0 1904 1 0, russia Fay Poe 0 1902 3 0, turkey Gus 0 1903 3 0',
    ]);
    expect(preview.games[0]).toMatchObject({ round: '1', board: '1' });
  });

  test('says who was in a draw', async () => {
    const preview = await readFile('size-matters', WDD);
    expect(listed('size-matters', preview, 'power', 'inDraw')).toEqual([
      'austria no, england yes, france yes, germany, italy, russia, turkey',
    ]);
  });

  test('with semicolons and without centres by year gives the year before the elimination', async () => {
    const lines = WDD.split('\n').map((line) => line.split(',').slice(0, 12).join(';'));
    expect(listed('diplomacy', await readFile('diplomacy', lines.join('\r\n')), 'year')).toEqual([
      '1903, 1904, 1902, 1903',
    ]);
  });

  test.each(['detour-98f', 'size-matters', 'diplomacy'] as const)(
    'out and in again is the same: 40 games of %s',
    async (system) => {
      const boards = Array.from({ length: 40 }, (_, at) =>
        WDD.replace(/,1,1,([A-Z])/g, `,${1 + Math.floor(at / 10)},${1 + (at % 10)},$1`),
      );
      const text = [boards[0], ...boards.slice(1).map((board) => board.slice(board.indexOf('\n') + 1))].join('\n');
      const settings: Record<string, string> = system === 'diplomacy' ? { system: 'manorcon' } : {};
      const { games } = await readFile(system, text, { settings });
      expect(games).toHaveLength(40);
      const written = await wddOf(system, games, settings);
      expect(written.split('\r\n')[0]).toBe(
        `\ufeffFIRST NAME,NAME,HOMONYME,ROUND,BOARD,COUNTRY,RANK,EXAEQUO,SCORE,NB_CENTRE,YEAR_ELIMINATION,DRAW${system === 'detour-98f' ? ',CT_02,CT_03,CT_04,CT_05' : ''}`,
      );
      const again = await readFile(system, written, { settings });
      expect(reported(again)).toEqual([]);
      expect(await wddOf(system, again.games, settings)).toBe(written);
      const ids = layoutOf(system)
        .columns.map(({ id }) => id)
        .filter((id) => id !== 'posted' && id !== 'game');
      expect(listed(system, again, ...ids)).toEqual(listed(system, { games }, ...ids));
    },
  );

  test('into the event that it came from finds each game by its round and board', async () => {
    const { games } = await readFile('size-matters', WDD);
    const named = games.map((game) => ({ ...game, state: { ...game.state, heading: 'Top board' } }));
    const preview = await readFile('size-matters', WDD);
    const entries = preview.games.map((game, at) => ({ game, name: preview.names[at]!, lines: preview.lines[at]! }));
    const [match] = await matchGames(
      layoutOf('size-matters'),
      named,
      entries,
      columnIdsIn(preview.table),
      NUMBERS.point,
    );
    expect(match).toMatchObject({ kind: 'same', corrections: [{ existing: named[0] }] });
  });

  test('of games without rounds names the games', async () => {
    const game = (await readFile('size-matters', WDD)).games[0]!;
    const { round: _, board: __, ...unplaced } = game;
    const written = await wddOf('size-matters', [unplaced], {});
    expect(written.split('\r\n')[1]).toMatch(/,R1 board 1$/);
    expect((await readFile('size-matters', written)).games).toMatchObject([{ state: { heading: 'R1 board 1' } }]);
  });

  test('with a broken row is refused with its number', async () => {
    expect(reported(await readFile('size-matters', `${WDD}\n"Hal,Low`))).toEqual([expect.stringMatching(/row 9\.$/)]);
  });
});

async function wddOf(system: SystemId, games: EventGame[], settings: Record<string, string>): Promise<string> {
  const terms = termsOf(system, settings, { forms: await openEventForms(system), engine, numbers: NUMBERS.point });
  return [...wddParts(system, games, terms)].join('');
}

const BG_STATS = bgStats(40);

describe('BG Stats', () => {
  test('40 plays of a game are read in their finishing order', async () => {
    const preview = await readFile('puffing-billy', BG_STATS, { part: '7' });
    expect(reported(preview)).toEqual([]);
    expect(preview.games).toHaveLength(40);
    expect(preview.games[0]!.state.heading).toBe('Empire Builder');
    expect(listed('puffing-billy', preview, 'player', 'score')[0]).toBe(
      'Jenny 252000, Damien 248000.5, Stephen 121000',
    );
  });

  test('lets the game be chosen', async () => {
    const { table } = await readFile('puffing-billy', BG_STATS);
    expect(table.parts).toEqual({
      label: 'Game',
      all: [
        { id: '', name: 'All games, 41 plays' },
        { id: '7', name: 'Empire Builder, 40 plays' },
        { id: '8', name: 'Go, one play' },
      ],
    });
  });

  test('gives places by ranks, else by winners and scores', async () => {
    expect(listed('rplops', await readFile('rplops', BG_STATS, { part: '8' }), 'player', 'place')).toEqual([
      'Jenny 1, Stephen 2',
    ]);
    const ranked = BG_STATS.replaceAll('"winner":true,"rank":0', '"winner":true,"rank":2').replaceAll(
      '"winner":false,"rank":0',
      '"winner":false,"rank":1',
    );
    expect(listed('rplops', await readFile('rplops', ranked, { part: '7' }), 'player', 'place')[0]).toBe(
      'Stephen 1, Damien 1, Jenny 2',
    );
  });

  test('takes another category where the column is left out', async () => {
    const { table } = await readFile('puffing-billy', BG_STATS, { part: '7' });
    const category = table.columns.findIndex(({ column }) => column?.id === 'category');
    const preview = await readFile('puffing-billy', BG_STATS, {
      part: '7',
      columns: new Map([[category, '']]),
      same: new Map([['category', 'Crayon']]),
    });
    expect(preview.games[0]!.state.heading).toBe('Crayon');
  });

  test('is opened with the play by a link', async () => {
    const { games } = await readFile('puffing-billy', BG_STATS, { part: '7' });
    const ended = new Date('2026-03-14T21:30:00Z');
    const link = bgStatsLink({ game: games[0]!, system: 'puffing-billy', ended })!;
    const [address, data] = link.split('?data=') as [string, string];
    expect(address).toBe('https://app.bgstatsapp.com/createPlay.html');
    expect(decodeURIComponent(data)).toContain('"score":248000.5');
    expect(JSON.parse(decodeURIComponent(data))).toEqual({
      sourceName: 'Tallysheet',
      sourcePlayId: games[0]!.id,
      playDate: '2026-03-14 21:30:00',
      game: { name: 'Empire Builder', sourceGameId: 'Empire Builder', highestWins: true, noPoints: false },
      players: [
        { name: 'Jenny', sourcePlayerId: 'Jenny', startPlayer: false, winner: true, rank: 1, score: 252000 },
        { name: 'Damien', sourcePlayerId: 'Damien', startPlayer: false, winner: false, rank: 2, score: 248000.5 },
        { name: 'Stephen', sourcePlayerId: 'Stephen', startPlayer: false, winner: false, rank: 3, score: 121000 },
      ],
    });
  });
});

describe('a file of another kind is named', () => {
  test.each([
    ['%PDF-1.7 …', /^1: This is a PDF\./],
    ['<!DOCTYPE html><html></html>', /^1: This is a web page\./],
    ['{"tallysheet":"event","version":1}', /^1: This is a whole event that Tallysheet has saved\./],
    ['{"hello":1}', /^1: This is JSON of a kind that is not known here\./],
    ['{"plays": [', /^1: This seems to be JSON that is damaged/],
  ])('%s', async (text, message) => {
    expect(reported(await readFile('rplops', text))).toEqual([expect.stringMatching(message)]);
  });
});

test('a cell that is changed makes the file a CSV with the same rows', async () => {
  const text = BG_STATS.replaceAll('"121000"', '"121000x"');
  const preview = await readFile('puffing-billy', text, { part: '7' });
  const [first] = preview.problems;
  expect(first).toMatchObject({ row: 3, header: 'score' });
  const at = preview.table.columns.findIndex(({ header }) => header === 'score');
  const edits = preview.table.rows
    .filter(({ cells }) => cells[at] === '121000x')
    .map(({ row }) => ({ row, at, text: '121000' }));
  const again = await readFile('puffing-billy', preview.table.edited(text, edits));
  expect(reported(again)).toEqual([]);
  expect(linesOf('puffing-billy', again.games[0]!).map((line) => line['score'])).toEqual([
    '252000',
    '121000',
    '248000.5',
  ]);
});
