// The further systems for Diplomacy, in the order of their columns: name, rule, and what in the rule explains the verdicts
// of the guide's report card.
import type { DiplomacySystem } from 'tallysheet';

export interface RuleWords {
  /** The rule in a few words. */
  rule: string;
  /** Why a centre more can cost points. */
  costs?: string;
  /** Why a centre more can leave the score as it was. */
  unchanged?: string;
  /** Why the sum is not the same in every game. */
  sum?: string;
}

export interface FurtherSystem extends RuleWords {
  id: DiplomacySystem;
  name: string;
}

export const LEVEL_POWERS =
  'Powers level on centres have the points of the lowest position that they fill. Where a leader’s centre breaks up such a group, the others rise, and the leader’s part of all raw points shrinks.';
const C_DIPLO = 'The first three ranks have points of their own, which level powers share.';
const CARNAGE = 'Thousands of points are for the ranks, and one for each centre.';
const ELIMINATED_COUNT =
  'The eliminated have a part in the division, but score a tenth of a point for each year instead of it. The more powers are eliminated, the less is paid. After a win the others have their tenths beside the winner’s points.';
const CLASSIC_SUM = 'Every survivor has 30 of its own, and the others score their years.';

export const FURTHER_SYSTEMS: FurtherSystem[] = [
  {
    id: 'draw-size',
    name: 'Draw size',
    rule: 'Those in the draw share 100 equally.',
    unchanged:
      'Whoever shares the draw has as much as the others. A centre counts only if it keeps a power on the board, or puts one off it.',
  },
  {
    id: 'sum-of-squares',
    name: 'Sum of Squares',
    rule: '100, in proportion to the squares of the centres.',
  },
  {
    id: 'c-diplo-100',
    name: 'C-Diplo 100',
    rule: `A point for playing, one for each centre, and 38, 14 and 7 for the first three ranks. ${C_DIPLO}`,
  },
  {
    id: 'c-diplo-80',
    name: 'C-Diplo 80',
    rule: `A point for each centre, and 25, 14 and 7 for the first three ranks. ${C_DIPLO}`,
  },
  {
    id: 'c-diplo-namur',
    name: 'C-Diplo Namur',
    rule: `As C-Diplo 100, but a first centre is worth 5, a second 4, a third 3, the next three 2 each, and one only each further. ${C_DIPLO}`,
    sum: 'Early centres are worth more than later ones, so the more evenly the centres are spread, the more is paid.',
  },
  {
    id: 'detour-09',
    name: 'Detour 09',
    rule: '100, in proportion to raw points: for centres, for survival, for a sole leader’s lead, and 4, 3, 2, 1 for the first four ranks. The eliminated have a quarter of a point for each year, 2 at most.',
    costs: LEVEL_POWERS,
    sum: 'What the eliminated have for their years comes on top of the 100, and after a win on top of the winner’s 110.',
  },
  {
    id: 'manorcon',
    name: 'ManorCon',
    rule: '100, in proportion to S² + 4S + 16 for S centres. A win has 75.',
    sum: ELIMINATED_COUNT,
  },
  {
    id: 'manorcon-original',
    name: 'Original ManorCon',
    rule: '100, in proportion to S² + 4S + 16 for S centres. A win has 100.',
    sum: ELIMINATED_COUNT,
  },
  {
    id: 'manorcon-v2',
    name: 'ManorCon v2',
    rule: 'As Original ManorCon, but the eliminated have no part in the division.',
    sum: 'What the eliminated have for their years comes on top of the 100.',
  },
  {
    id: 'carnage-dead-equal',
    name: 'Carnage, dead equal',
    rule: `${CARNAGE} The eliminated are level.`,
  },
  {
    id: 'carnage-elimination-order',
    name: 'Carnage, elimination order',
    rule: `${CARNAGE} The eliminated are ranked by how long they lived.`,
  },
  {
    id: 'carnage-2023',
    name: 'Carnage 2023',
    rule: `${CARNAGE} The leader has 300 more for each centre ahead of the second.`,
    sum: 'The 300 for each centre of the lead come on top.',
  },
  {
    id: 'carnage-centre-count',
    name: 'Carnage, centre count',
    rule: 'Thousands of points for the ranks, and 500 for each centre.',
  },
  {
    id: 'tribute',
    name: 'Tribute',
    rule: 'A point for each centre and an equal share of 66, from which each survivor pays the leader a point for each centre of the leader’s above 6, at most that share.',
    costs:
      'Whoever takes a power’s last centre raises every survivor’s share of the 66, but the eliminated no longer pays tribute. And no survivor pays more than its share.',
  },
  {
    id: 'open-tribute',
    name: 'OpenTribute',
    rule: '34 and 3 for each centre, from which everybody pays the leader a point for each centre behind.',
    sum: 'Where several lead, what they are paid is divided by their number twice. And the eliminated still pay the leaders, although they have nothing to pay from.',
  },
  {
    id: 'world-classic',
    name: 'World Classic',
    rule: '30 for survival, 10 for each centre, and 48 for the leaders. The eliminated score their years.',
    sum: CLASSIC_SUM,
  },
  {
    id: 'summer-classic',
    name: 'Summer Classic',
    rule: 'As the World Classic, but the 48 are paid only where one or two powers lead.',
    sum: `${CLASSIC_SUM} And where three or more lead, nobody has the 48.`,
  },
  {
    id: 'bangkok',
    name: 'Bangkok',
    rule: 'A point for each centre, 3 for survival, and 12 shared by those within two centres of the leader.',
    sum: 'Every survivor has 3 of its own, the eliminated less, and after a win the others have half a point for each centre.',
  },
];
