// Finds what a rule rewards, over every finish: in Diplomacy, how much a centre more and a win are worth and where a centre
// costs points; in rules for places, the points of every place and where a better one costs.
import type { DecimalText, Outcome, RuleGame, RuleReading } from 'tallysheet';
import { largest, units } from '../report_card/exact.ts';
import { gameOf, YEAR_OF_WIN, type Finish, type Scored, type ScoredFinishes } from '../report_card/finishes.ts';
import { allTransfers, transfersIn, type Transfer, type Transfers } from '../report_card/transfers.ts';
import { isDiplomacy } from '../systems/own-rule/reading.ts';

export interface DiplomacyReport {
  kind: 'Diplomacy';
  finishes: ScoredFinishes;
  transfers: Transfers;
  /** The least that a winner has, and the most in a game without a win. */
  win: { least: Scored; mostDrawn: Scored };
  /** Decimals of the scores, which are whole numbers of the smallest unit. */
  places: number;
  /** Whether the lowest score is best: the scores then have the other sign. */
  isLowestBest: boolean;
}

/** A score that a better place costs. */
export interface DearPlace {
  players: number;
  place: number;
  better: DecimalText;
  own: DecimalText;
}

export interface PlacesReport {
  kind: 'places';
  /** For each number of players the points of every place, without ties. */
  tables: { players: number; points: DecimalText[] }[];
  dear: DearPlace[];
  cases: number;
}

export type RuleReport = DiplomacyReport | PlacesReport;

export type ScoreAll = (games: readonly RuleGame[]) => Promise<Outcome<DecimalText[][]>>;

/** The most players for whom places are tried. */
const MOST_PLAYERS = 8;

/** Whether there is anything to try: scores of other games have no bounds. */
export function canReport({ game }: RuleReading): boolean {
  return game === 'Diplomacy' || game === 'places';
}

export function reportOn(
  reading: RuleReading,
  finishes: () => Finish[],
  score: ScoreAll,
): Promise<Outcome<RuleReport>> {
  return isDiplomacy(reading) ? onDiplomacy(reading, finishes(), score) : onPlaces(reading, score);
}

let transfers: Transfer[] | null = null;

async function onDiplomacy(reading: RuleReading, all: Finish[], score: ScoreAll): Promise<Outcome<RuleReport>> {
  const outcome = await score(all.map((finish) => boardOf(finish, reading)));
  if (!outcome.ok) return outcome;
  const places = Math.max(...outcome.value.flat().map(decimalsOf));
  const sign = reading.best === 'highest' ? 1n : -1n;
  const games = all.map((finish, at): Scored => {
    const scores = (outcome.value[at] ?? []).map((figure) => sign * units(withDecimals(figure, places), places));
    return { ...finish, scores };
  });
  const finishes = { games, drawn: games.filter(({ won }) => !won), won: games.filter(({ won }) => won) };
  transfers ??= allTransfers(finishes);
  return {
    ok: true,
    value: {
      kind: 'Diplomacy',
      finishes,
      transfers: transfersIn(finishes, transfers),
      win: { least: least(finishes.won), mostDrawn: most(finishes.drawn) },
      places,
      isLowestBest: sign < 0n,
    },
  };
}

/** The finish as a game that every rule can score: it ended in the year of a win, and what is asked is answered with no, or
 *  with the least number. */
function boardOf(finish: Finish, { questions }: RuleReading): RuleGame {
  const { powers } = gameOf(finish);
  const answers = answersTo(questions, 'player');
  return {
    players: powers.map((power) => ({ ...power, answers })),
    finalYear: YEAR_OF_WIN,
    answers: answersTo(questions, 'game'),
  };
}

function answersTo(questions: RuleReading['questions'], of: 'player' | 'game') {
  const asked = questions.filter((question) => question.of === of && question.kind !== 'yes or no');
  return asked.map(({ name, least, most }) => ({ name, value: least ?? most ?? '1' }));
}

/** The game whose leader scores least. */
function least(games: readonly Scored[]): Scored {
  return games.reduce((best, game) => (game.scores[0]! < best.scores[0]! ? game : best));
}

/** The game with the highest score of any player. */
function most(games: readonly Scored[]): Scored {
  const top = ({ scores }: Scored) => largest(scores);
  return games.reduce((best, game) => (top(game) > top(best) ? game : best));
}

async function onPlaces(reading: RuleReading, score: ScoreAll): Promise<Outcome<RuleReport>> {
  const [fewest, limit] = reading.players;
  const sizes = Array.from({ length: MOST_PLAYERS }, (_, at) => at + 1).filter(
    (size) => size >= fewest && size <= limit,
  );
  const answers = answersTo(reading.questions, 'player');
  const games = sizes.map((players) => ({
    players: Array.from({ length: players }, (_, at) => ({ place: at + 1, answers })),
    answers: answersTo(reading.questions, 'game'),
    ...(reading.reads.includes('hours') ? { hours: '2' } : {}),
  }));
  const outcome = await score(games);
  if (!outcome.ok) return outcome;
  const tables = outcome.value.map((points, at) => ({ players: sizes[at]!, points }));
  const dear = tables.flatMap(({ players, points }) => dearPlaces(players, points, reading.best === 'highest'));
  return {
    ok: true,
    value: { kind: 'places', tables, dear, cases: tables.reduce((sum, one) => sum + one.players - 1, 0) },
  };
}

function dearPlaces(players: number, points: DecimalText[], isHighestBest: boolean): DearPlace[] {
  const places = Math.max(...points.map(decimalsOf));
  const value = (figure: DecimalText) => units(withDecimals(figure, places), places) * (isHighestBest ? 1n : -1n);
  return points.slice(1).flatMap((own, at) => {
    const better = points[at]!;
    return value(better) < value(own) ? [{ players, place: at + 1, better, own }] : [];
  });
}

function decimalsOf(figure: DecimalText): number {
  return figure.split('.')[1]?.length ?? 0;
}

/** The same figure with as many decimals. */
function withDecimals(figure: DecimalText, places: number): DecimalText {
  const [whole = '', decimals = ''] = figure.split('.');
  return places === 0 ? whole : `${whole}.${decimals.padEnd(places, '0')}`;
}
