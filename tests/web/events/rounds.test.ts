// Rounds and boards of games: their numbers, the next board, the names of games, and the files that carry them.
import '../../../web/docs/no_browser.ts';
import { describe, expect, test } from 'vitest';
import load from '../../../build/package/tallysheet.js';
import { jsonOf } from '../../../web/src/event_file/write.ts';
import { eventOf } from '../../../web/src/event_file/read.ts';
import { csvOf } from '../../../web/src/export/games_csv.ts';
import { previewOf } from '../../../web/src/import/preview.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { eventFrom, eventLink } from '../../../web/src/share/event_links.ts';
import { isGame } from '../../../web/src/store/whole.ts';
import type { EventGame, SystemId } from '../../../web/src/systems/event_game.ts';
import { gameFieldProblem } from '../../../web/src/systems/game_fields.ts';
import { gameName, withinSentence } from '../../../web/src/systems/game_name.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { gameAfter, gameInRound, withRound } from '../../../web/src/systems/next_game.ts';
import { namesIn } from '../../../web/src/systems/player_names.ts';
import { headingBeside } from '../../../web/src/systems/typed_places.ts';
import { boardOf, roundOf, roundsIn } from '../../../web/src/systems/rounds.ts';
import { aBoard, anEvent, anRplopsGame } from '../event_site.ts';

const PAIR: [string, string][] = [
  ['Ann', '2'],
  ['Bob', '1'],
];
const at = (round: string, board: string, id = `${round}-${board}`): EventGame => ({
  ...aBoard(id, 'Rail Baron', PAIR),
  ...(round ? { round } : {}),
  ...(board ? { board } : {}),
});
const FINAL: EventGame = {
  id: 'final',
  form: 'puffing-billy/final',
  round: '4',
  state: {
    heading: 'Dampfross',
    boards: [
      PAIR,
      [
        ['Cy', '3'],
        ['Di', '1'],
      ],
    ].map((lines, index) => ({
      key: String(index + 1),
      finishers: lines.map(([player, score], row) => ({ key: String(row + 1), player, score, best: '' })),
    })),
    listed: 'finish',
    decimals: '3',
  },
};

describe('the text of a round or a board', () => {
  test.each([
    ['1', 1],
    [' 12 ', 12],
    ['99', 99],
    ['100', null],
    ['0', null],
    ['-1', null],
    ['1.5', null],
    ['', null],
    ['two', null],
    ['1,000', null],
  ])('“%s” is round %s', (round, number) => expect(roundOf({ round })).toBe(number));

  test('a board goes up to 999', () => {
    expect([boardOf({ board: '999' }), boardOf({ board: '1000' })]).toEqual([999, null]);
  });

  test('that is out of range has its problem, which says the range', () => {
    expect(gameFieldProblem({ round: '100' }, 'round', NUMBERS.point)).toBe(
      'Round is “100”; it must be a whole number from 1 to 99.',
    );
    expect(gameFieldProblem({ board: '0' }, 'board', NUMBERS.comma)).toBe(
      'Board is “0”; it must be a whole number from 1 to 999.',
    );
    expect(gameFieldProblem({ round: '99', board: ' ' }, 'board', NUMBERS.point)).toBeNull();
  });

  test('rounds are sorted as numbers, each once', () =>
    expect(roundsIn([{ round: '10' }, { round: '2' }, {}, { round: 'x' }, { round: '02' }])).toEqual([2, 10]));
});

describe('a game is called', () => {
  test.each([
    ['3', '1', 'R3 board 1', 'R3 board 1'],
    ['3', '', 'R3 no. 12', 'R3 no. 12'],
    ['', '4', 'Board 4 (no. 12)', 'board 4 (no. 12)'],
    ['', '', 'Board 12', 'board 12'],
    ['x', '1', 'Board 1 (no. 12)', 'board 1 (no. 12)'],
  ])('with round “%s” and board “%s”: %s', (round, board, name, within) => {
    expect(gameName(at(round, board), 12)).toBe(name);
    expect(withinSentence(name)).toBe(within);
  });

  test('a final over several boards has no board of its own', () =>
    expect(gameName({ ...FINAL, board: '1' }, 12)).toBe('R4 no. 12'));
});

describe('a new game', () => {
  const places = ({ round, board }: EventGame) => [round, board];
  const games = [at('1', '1'), at('1', '2'), at('2', '1'), at('2', '3')];

  test('without rounds has none', () =>
    expect(places(gameInRound([at('', '')], 'puffing-billy'))).toEqual([undefined, undefined]));
  test('is in the latest round, at its first free board', () =>
    expect(places(gameInRound(games, 'puffing-billy'))).toEqual(['2', '2']));
  test('of a chosen round is at the first free board there', () => {
    expect(places(gameInRound(games, 'puffing-billy', 1))).toEqual(['1', '3']);
    expect(places(gameInRound(games, 'puffing-billy', 3))).toEqual(['3', '1']);
  });
  test('after another is in its round, at the next free board above', () => {
    expect(places(gameAfter(games, games[0]!))).toEqual(['1', '3']);
    expect(places(gameAfter(games, games[2]!))).toEqual(['2', '2']);
    expect(places(gameAfter(games, games[3]!))).toEqual(['2', '4']);
  });
  test('after board 999 has no board', () =>
    expect(places(gameAfter([at('1', '999')], at('1', '999')))).toEqual(['1', undefined]));
  test('after one with a board only has the next board', () =>
    expect(places(gameAfter([at('', '7')], at('', '7')))).toEqual([undefined, '8']));
  test('keeps its stage and its category', () => {
    const next = gameAfter(games, { ...games[0]!, stage: 'final' });
    expect([next.stage, next.state.heading]).toEqual(['final', 'Rail Baron']);
  });
  test('put into another round moves to the first free board there', () => {
    const fresh = { ...gameInRound(games, 'puffing-billy'), round: '1' };
    expect(places(withRound([...games, fresh], fresh))).toEqual(['1', '3']);
    expect(places(withRound(games, { ...fresh, round: '' }))).toEqual(['', undefined]);
  });

  test('has as many players as the last one of its form', () => {
    const seats = (game: EventGame, list: string) => (game.state[list] as unknown[]).length;
    const six = aBoard(
      'six',
      'Rail Baron',
      [...'abcdef'].map((name) => [name, '1']),
    );
    expect(seats(gameInRound([six], 'puffing-billy'), 'finishers')).toBe(6);
    expect(seats(gameInRound([six, at('1', '1')], 'puffing-billy'), 'finishers')).toBe(2);
    expect(seats(gameAfter([six], six), 'finishers')).toBe(6);
    expect(seats(gameInRound([six], 'union-pacific'), 'players')).toBe(
      seats(gameInRound([], 'union-pacific'), 'players'),
    );
    expect(seats(gameInRound([], 'detour-98f'), 'powers')).toBe(7);
  });

  test('does not keep the length of a game in which nothing is filled in', () => {
    const blank = gameInRound([], 'puffing-billy');
    expect(gameAfter([blank], blank).state['finishers']).toEqual(blank.state['finishers']);
  });
});

const engine = await load();

async function read(system: SystemId, csv: string) {
  const forms = await openEventForms(system);
  return previewOf(csv, { system, settings: {}, engine, forms, numbers: NUMBERS.point });
}

const placed = ({ form, stage, round, board, state }: EventGame) => ({ form, stage, round, board, state });

describe('files', () => {
  const games = [at('1', '1'), { ...at('2', '13'), stage: 'final' as const }, FINAL, at('', '')];

  test('an event file, a link and a kept game carry both', async () => {
    const event = anEvent('puffing-billy', games);
    expect(eventOf(jsonOf(event))).toMatchObject({ ok: true, event });
    const link = await eventLink(event);
    expect(await eventFrom(link.slice(link.indexOf('?') + 1))).toMatchObject({ ok: true, contents: { event } });
    for (const game of games) expect(isGame(game, game.id)).toBe(true);
  });

  test('an event without rounds has the bytes that it had before', () =>
    expect(jsonOf(anEvent('puffing-billy', [at('', '')]))).not.toMatch(/round|"board"/));

  test('a CSV has columns for them, which come back', async () => {
    const csv = csvOf('puffing-billy', games);
    expect(csv.split('\r\n')[0]).toContain('category,stage,round,listed,board,place');
    const { problems, games: back } = await read('puffing-billy', csv);
    expect(problems).toEqual([]);
    expect(back.map(placed)).toEqual(games.map(placed));
  });

  test('a CSV of another system too', async () => {
    const game = { ...anRplopsGame('one', PAIR), round: '1', board: '4' };
    const csv = csvOf('rplops', [game]);
    expect(csv).toBe('\ufeffgame,round,board,player,place\r\nGame one,1,4,Ann,2\r\nGame one,1,4,Bob,1\r\n');
    expect((await read('rplops', csv)).games.map(({ round, board }) => [round, board])).toEqual([['1', '4']]);
  });

  test('a round or board out of range is a problem of its cell', async () => {
    const { problems } = await read(
      'rplops',
      'game,round,board,player,place\na,100,1,Ann,1\na,100,1,Bob,2\nb,2,x,Ann,1\nb,2,,Bob,2',
    );
    expect(problems.map(({ row, header, message }) => [row, header, message])).toEqual([
      [2, 'round', 'Round is “100”; it must be a whole number from 1 to 99.'],
      [4, 'board', 'Board is “x”; it must be a whole number like 5.'],
    ]);
  });

  test('a column “Round” with stages, or with names, is read as before', async () => {
    const rows = (round: string) =>
      `game,round,category,player,score\n1,${round},Rail Baron,Ann,2\n1,${round},Rail Baron,Bob,1`;
    const staged = await read('puffing-billy', rows('Final'));
    expect(staged.games.map(({ stage, round }) => [stage, round])).toEqual([['final', undefined]]);
    const numbered = await read('puffing-billy', rows('2'));
    expect(numbered.games.map(({ stage, round }) => [stage, round])).toEqual([[undefined, '2']]);
    const named = await read('rplops', 'game,round,player,place\na,Semi,Ann,1\na,Semi,Bob,2');
    expect([named.problems, named.notes]).toEqual([[], ['Columns with unknown names were ignored: B “round”.']]);
  });

  test('a final over one board is what an earlier version wrote without a round', async () => {
    const rows = (round: string, stage: string) =>
      `game,category,stage,round,board,player,score\n1,RB,${stage},${round},1,Ann,2\n1,RB,${stage},${round},1,Bob,1`;
    const form = async (round: string, stage: string) =>
      (await read('puffing-billy', rows(round, stage))).games.map((game) => [game.form, game.board]);
    expect(await form('', 'final')).toEqual([['puffing-billy/final', undefined]]);
    expect(await form('4', 'final')).toEqual([['puffing-billy', '1']]);
    expect(await form('1', '')).toEqual([['puffing-billy', '1']]);
  });

  test('a CSV without a column of games has one for each round and board', async () => {
    const rows = ['1,1,Ann,1', '1,2,Cy,1', '1,1,Bob,2', '1,2,Di,2', '2,1,Ann,2', '2,1,Cy,1'];
    const { problems, games } = await read('rplops', ['Round,Board,Player,Place', ...rows].join('\n'));
    expect(problems).toEqual([]);
    expect(games.map(({ round, board, state }) => [round, board, namesIn(state).join(' ')])).toEqual([
      ['1', '1', 'Ann Bob'],
      ['1', '2', 'Cy Di'],
      ['2', '1', 'Ann Cy'],
    ]);
    expect(games.map(headingBeside)).toEqual(['', '', '']);
    const alone = await read('rplops', 'Round,Player,Place\n1,Ann,1\n1,Bob,2');
    expect(alone.games.map(({ round, state }) => [round, namesIn(state).join(' ')])).toEqual([['1', 'Ann Bob']]);
    const both = await read('rplops', 'Round,Player,Place\n1,Ann,1\n2,Bob,2');
    expect(both.problems.map(({ message }) => message)).toEqual([
      'The round is “2” here and “1” in row 2 of the same game.',
    ]);
  });

  test('a row of that CSV without a board has its problem', async () => {
    const { games, broken, problems } = await read('rplops', 'Round,Board,Player,Place\n1,1,Ann,1\n1,1,Bob,2\n1,,Cy,1');
    expect([games.length, broken]).toEqual([1, 1]);
    expect(problems.map(({ row, header, message }) => [row, header, message])).toEqual([
      [4, 'Board', 'Board is missing.'],
    ]);
  });

  test('a file of this version with rounds opens for ever', () => {
    const file =
      '{"tallysheet":"event","version":1,"id":"anevent","name":"Spring","system":"rplops","settings":{},"games":[\n{"id":"one","form":"rplops","round":"2","board":"13","state":{"heading":"","finish":[{"key":"1","player":"Ann","place":"1"}],"formula":"RPLOPS","average":"","hours":""}}\n]}\n';
    const read = eventOf(file);
    expect(read.ok && [roundOf(read.event.games[0]!), boardOf(read.event.games[0]!), jsonOf(read.event)]).toEqual([
      2,
      13,
      file,
    ]);
  });
});
