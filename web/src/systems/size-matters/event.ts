// A Size Matters league: points of every game, then solos, then what the organiser has chosen.
import type { SizeMattersEvent, SizeMattersGame, SizeMattersSheet, SizeMattersStandings, Tallysheet } from 'tallysheet';
import type { Numbers } from '../../numbers/numbers.ts';
import { outcomesOfSeven, outcomeStepsOfSeven, SEVEN_SEATS, type BoardScorer } from '../diplomacy/board_outcomes.ts';
import { figuresOfPowers, POWER_AND_CENTRES } from '../diplomacy/game_columns.ts';
import type { StandingsColumn, EventRules, Setting, Settings } from '../event_rules.ts';
import { asScored } from './score.ts';

type Row = SizeMattersStandings['rows'][number];

const TIE_BREAKERS = ['points-difference', 'head-to-head'];

const NAMES = { solos: 'solos', 'points-difference': 'points difference', 'head-to-head': 'head-to-head' };

/** After points and solos, in this order. */
const TIE_ORDER: Setting = {
  name: 'tieBreakers',
  label: 'Tie-breakers after points and solos',
  values: [
    { value: 'points-difference head-to-head', label: 'points difference, then head-to-head' },
    { value: 'head-to-head points-difference', label: 'head-to-head, then points difference' },
    { value: 'points-difference', label: 'points difference alone' },
    { value: 'head-to-head', label: 'head-to-head alone' },
    { value: 'none', label: 'nothing', hint: 'they share the place' },
  ],
  note: 'The rules name both and define neither. Points difference: your score less each opponent’s, over all games. Head-to-head: points in the games in which all who are still level sat.',
};

const COLUMNS: StandingsColumn[] = [
  { title: 'Games', kind: 'part' },
  { title: 'Solos', kind: 'part' },
  { title: 'Points difference', kind: 'part wide' },
];

export const rules: EventRules<Row, SizeMattersGame, SizeMattersSheet, SizeMattersEvent> = {
  noun: 'game',
  list: 'games',
  requestEntries: (_, { working, ...request }, engine) => [{ value: asScored(engine, request), at: '' }],
  formSettings: ({ rounding, floor }) => ({
    rounding: rounding === 'exact' ? 'exact' : 'published',
    floor: floor !== 'no',
  }),
  options({ rounding, floor, tieBreakers }) {
    const chosen = tieBreakers || (TIE_ORDER.values?.[0]?.value ?? '');
    const order = chosen.split(' ').filter((name) => TIE_BREAKERS.includes(name));
    return { options: { rounding: rounding || 'published', floor: floor !== 'no', tieBreakers: order }, problems: [] };
  },
  record: 'sizeMatters',
  standings: (engine, request) => engine.sizeMatters.standings(request),
  underOthers: async () => (await import('../compare/other_systems.ts')).underOthers,
  columns: () => COLUMNS,
  cells: ({ games, solos, pointsDifference }, _, { grouped }) => [games, solos, grouped(pointsDifference)],
  figure: (total, { grouped }) => grouped(total),
  criteria: { total: 'points', ...NAMES },
  parts: () => null,
  apart: (row, above, _, numbers) =>
    row.separatedBy === null
      ? null
      : { short: `after ${NAMES[row.separatedBy]}`, sentence: because(row, above, numbers) },
  settings: [
    TIE_ORDER,
    {
      name: 'rounding',
      label: 'Rounding',
      values: [
        { value: 'published', label: 'As published', hint: 'the modifier is rounded to two places, then used' },
        { value: 'exact', label: 'Exact', hint: 'only the score is rounded' },
      ],
    },
    {
      name: 'floor',
      label: 'In a draw',
      values: [
        { value: 'yes', label: 'at least six sevenths of the draw score' },
        { value: 'no', label: 'no floor' },
      ],
    },
  ],
  textColumns: [
    { title: 'Games', figure: true, text: ({ games }, { grouped }) => grouped(games) },
    { title: 'Solos', figure: true, text: ({ solos }, { grouped }) => grouped(solos) },
    { title: 'Difference', figure: true, text: ({ pointsDifference }, { grouped }) => grouped(pointsDifference) },
    { title: 'Decided by', text: ({ separatedBy }) => (separatedBy === null ? '' : NAMES[separatedBy]) },
  ],
  figures: (_, { rows }) => figuresOfPowers(rows),
  gameColumns: POWER_AND_CENTRES,
  boardOutcomes: (engine, board, settings) => outcomesOfSeven(scorer(engine, settings), board),
  outcomeSteps: (engine, settings) => outcomeStepsOfSeven(scorer(engine, settings)),
  boardsAhead: SEVEN_SEATS,
  addsFigures: true,
  figureTitle: 'Score',
};

/** Boards ahead are scored by the engine. */
function scorer({ sizeMatters }: Tallysheet, { rounding, floor }: Settings): BoardScorer {
  const options = { rounding: rounding === 'exact' ? 'exact' : 'published', floor: floor !== 'no' } as const;
  return {
    system: `size-matters ${JSON.stringify(options)}`,
    scored(game) {
      const outcome = sizeMatters.scoreGame({ ...game, ...options });
      return outcome.ok ? outcome.value.rows.map(({ score }) => score) : null;
    },
  };
}

function because(row: Row, above: Row, numbers: Numbers): string {
  const { grouped } = numbers;
  const level = `Level with ${above.player} on ${grouped(row.total)} points`;
  if (row.separatedBy === 'solos')
    return `${level}; ${above.player} has ${solos(above, numbers)}, ${row.player} ${solos(row, numbers)}.`;
  if (row.separatedBy === 'points-difference') {
    return `${level}; ${above.player}’s points difference is ${grouped(above.pointsDifference)}, ${row.player}’s ${grouped(row.pointsDifference)}.`;
  }
  return `${level}; in the games in which all who were still level sat together, ${above.player} won ${grouped(above.headToHead ?? '')} points, ${row.player} ${grouped(row.headToHead ?? '')}.`;
}

function solos({ solos }: Row, { amount }: Numbers): string {
  return solos === 0 ? 'no solo' : amount(solos, 'solo');
}
