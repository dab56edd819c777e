// An event by a rule: its line "event: …" says what adds up, its link carries the rule, and its CSV every kind of game.
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import { Scoring } from '../../../web/src/events/scoring.ts';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { eventFrom, eventLink } from '../../../web/src/share/event_links.ts';
import { newEvent, type TallyEvent } from '../../../web/src/systems/event.ts';
import { newGame } from '../../../web/src/systems/event_game.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { systemName } from '../../../web/src/systems/all_event_rules.ts';
import { tallysheet } from '../../wasm/module.ts';

const forms = await openEventForms('own-rule');
const engine = { ...tallysheet, ...(await loadEvents()) };

function anEvent(rule: string, games: Record<string, string>[][]): TallyEvent {
  const blank = forms.get('own-rule/players')!.state.blank();
  const state = (rows: Record<string, string>[]) => ({
    ...blank,
    players: rows.map((row, at) => ({ key: String(at + 1), ...row })),
  });
  return {
    ...newEvent('own-rule', 'Club'),
    settings: { rule },
    games: games.map((rows) => newGame('own-rule/players', state(rows))),
  };
}

function standings({ games, ...head }: TallyEvent): string[] {
  const store = { system: head.system, games, edition: 0, head };
  const { rows, problems, left } = new Scoring(store, engine, forms, () => NUMBERS.point).standings();
  if (!rows) return [...problems, ...left.map(String)];
  return rows.map(({ place, shared, player, total }) => `${place}${shared ? '=' : ''} ${player} ${total}`);
}

const scores = (...figures: [string, string][]) => figures.map(([player, score]) => ({ player, score }));

describe('what the rule adds up', () => {
  const GAMES = [scores(['Ann', '10'], ['Ben', '4'], ['Cleo', '7']), scores(['Ann', '1'], ['Ben', '9'], ['Cleo', '7'])];

  test('the sum of all scores', () => {
    expect(standings(anEvent('game: scores\nscore = game_score', GAMES))).toEqual([
      '1 Cleo 14', // 7 + 7
      '2 Ben 13', // 4 + 9
      '3 Ann 11', // 10 + 1
    ]);
  });

  test('the best score alone, and the mean', () => {
    expect(standings(anEvent('game: scores\nevent: sum of best 1 scores\nscore = game_score', GAMES))).toEqual([
      '1 Ann 10',
      '2 Ben 9',
      '3 Cleo 7',
    ]);
    // 14 ÷ 2, 13 ÷ 2, 11 ÷ 2
    expect(standings(anEvent('game: scores\nevent: mean of all scores\nscore = game_score', GAMES))).toEqual([
      '1 Cleo 7.0',
      '2 Ben 6.5',
      '3 Ann 5.5',
    ]);
  });

  test('the lowest score is best where the rule says so', () => {
    expect(
      standings(anEvent('game: scores\nbest: lowest\nevent: sum of best 1 scores\nscore = game_score', GAMES)),
    ).toEqual(['1 Ann 1', '2 Ben 4', '3 Cleo 7']);
  });

  test('the sum of ranks, the lowest first; ties share a place', () => {
    // Ann 1 + 3, Ben 3 + 1, Cleo 2 + 2
    expect(standings(anEvent('game: scores\nevent: sum of all ranks\nscore = game_score', GAMES))).toEqual([
      '1= Ann 4',
      '1= Ben 4',
      '1= Cleo 4',
    ]);
  });
});

test('without a rule, and with a faulty one, a sentence says so', () => {
  const games = [scores(['Ann', '10'], ['Ben', '4'])];
  expect(standings(anEvent('', games))[0]).toContain('no rule yet');
  expect(standings(anEvent('game: scores\nscore = gme_score', games))[0]).toContain('line 2, column 9');
});

test('its link carries the rule and gives the same standings', async () => {
  const event = anEvent('name: Ours <b>\ngame: scores\nscore = game_score + 1', [scores(['Ann', '10'], ['Ben', '4'])]);
  const opened = await eventFrom((await eventLink(event)).split('?')[1]!);
  expect(opened.ok && opened.contents.event.settings).toEqual(event.settings);
  expect(opened.ok && standings(opened.contents.event)).toEqual(['1 Ann 11', '2 Ben 5']);
  expect(systemName('own-rule', event.settings)).toBe('Ours <b>');
});
