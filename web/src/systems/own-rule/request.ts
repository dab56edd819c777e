// One game for the engine of rules. Its lists have the names of the form's, so that a problem stands at its field.
import type { Outcome, Problem, RuleAnswer, RuleGame, RuleReading, Rules, RuleSheet, Tallysheet } from 'tallysheet';
import type { Reader } from '../../form/reader.ts';
import { filledRows, textOf, type Row } from '../../ui/rows.ts';
import { readResult, winnerOf } from '../diplomacy/result.ts';
import { placeOf } from '../places.ts';
import { answerTo } from './answers.ts';
import type { BoardState, GameRequest, GameState, PlayersState } from './state.ts';

export function readGame(state: GameState, reading: RuleReading, reader: Reader): GameRequest {
  const answers = answersOf(state.answers, reading, 'game', '', reader);
  const game = 'powers' in state ? readBoard(state, reading, reader) : readPlayers(state, reading, reader);
  return { rule: state.rule, ...game, ...answers };
}

function readBoard(state: BoardState, reading: RuleReading, reader: Reader): Partial<GameRequest> {
  const { powers, finalYear } = readResult(state, reader);
  return {
    powers: powers.map((line, index) => ({
      ...line,
      ...answersOf(textOf(state.powers[index] as Row, 'answers'), reading, 'player', `/powers/${index}`, reader),
    })),
    ...(finalYear === undefined ? {} : { finalYear }),
  };
}

function readPlayers({ players, hours }: PlayersState, reading: RuleReading, reader: Reader): Partial<GameRequest> {
  const [least] = reading.players;
  const length = reading.reads.includes('hours') ? reader.number('/hours', hours, 'points') : undefined;
  const rows = filledRows(players, least);
  return {
    players: rows.map((row, index) => {
      const at = `/players/${index}`;
      const player = reader.name(`${at}/player`, textOf(row, 'player'));
      const place = hasPlaces(reading) ? reader.count(`${at}/place`, placeOf(players, index)) : undefined;
      const score = hasScores(reading) ? reader.number(`${at}/score`, textOf(row, 'score'), 'money') : undefined;
      return {
        ...(player === undefined ? {} : { player }),
        ...(place === undefined ? {} : { place }),
        ...(score === undefined ? {} : { score }),
        ...answersOf(textOf(row, 'answers'), reading, 'player', at, reader),
      };
    }),
    ...(length === undefined ? {} : { hours: length }),
  };
}

export function hasPlaces({ game }: RuleReading): boolean {
  return game === 'places' || game === 'places and scores';
}

export function hasScores({ game }: RuleReading): boolean {
  return game === 'scores' || game === 'places and scores';
}

/** Without those that are blank. */
function answersOf(
  typed: string,
  { questions }: RuleReading,
  of: 'player' | 'game',
  at: string,
  reader: Reader,
): { answers?: RuleAnswer[] } {
  const answers = questions
    .filter((question) => question.of === of)
    .flatMap(({ name, kind }): RuleAnswer[] => {
      const text = answerTo(typed, name);
      if (kind === 'yes or no') return text === 'yes' ? [{ name, value: true }] : [];
      const value = reader.number(`${at}/answers/${name}`, text, 'points');
      return value === undefined ? [] : [{ name, value }];
    });
  return answers.length > 0 ? { answers } : {};
}

/** The game as the engine takes it: without the marks of a draw beside a win, which the form then does not ask for. */
export function gameOf({ rule: _, powers, players = [], ...game }: GameRequest, engine: Tallysheet): RuleGame {
  if (!powers) return { players, ...game };
  const isWon = winnerOf(engine, { powers }) !== null;
  return { players: isWon ? powers.map(({ inDraw: _, ...seat }) => seat) : powers, ...game };
}

export function scoreGame(rules: Rules, engine: Tallysheet, request: GameRequest): Outcome<RuleSheet> {
  const { rule } = request;
  const outcome = rules.score({ rule, game: gameOf(request, engine), working: true });
  if (outcome.ok) return outcome;
  return { ok: false, problems: outcome.problems.map((problem) => atField(problem, request)) };
}

/** A problem of "/game/players/2/answers/0/value" stands at "/players/2/answers/chips". */
function atField(problem: Problem, request: GameRequest): Problem {
  const at = problem.at.replace(/^\/game/, '').replace(/^\/players/, request.powers ? '/powers' : '/players');
  const [, before = '', index] = /^(.*)\/answers(?:\/(\d+))?/.exec(at) ?? [];
  if (!at.includes('/answers')) return { ...problem, at };
  const row = /^\/(?:powers|players)\/(\d+)/.exec(before)?.[1];
  const answers = row === undefined ? request.answers : (request.powers ?? request.players)?.[Number(row)]?.answers;
  const name = index === undefined ? problem.args?.['question'] : answers?.[Number(index)]?.name;
  return { ...problem, at: `${before}/answers/${name ?? ''}` };
}
