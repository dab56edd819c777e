// Boards of Diplomacy by the rules of the core's library: other systems that posted scores may follow.
import type { Power, RuleGame } from 'tallysheet';
import type { RuleReading, RuleReadings } from '../rule_readings.ts';

const TEXTS = import.meta.glob<string>('../../../../core/rules/*.rule', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Systems for Diplomacy by the names of their files. */
const BOARDS = new Map(
  Object.entries(TEXTS)
    .filter(([, rule]) => headingOf(rule, 'game') === 'Diplomacy')
    .map(([path, rule]) => [path.replace(/^.*\/|\.rule$/g, ''), rule]),
);

function headingOf(rule: string, heading: string): string {
  return new RegExp(`^${heading}: (.+)$`, 'm').exec(rule)?.[1] ?? '';
}

/** A reading for each system of the library but these. */
export function systemsBut(ids: readonly string[]): RuleReading[] {
  return [...BOARDS]
    .filter(([id]) => !ids.includes(id))
    .map(([, rule]) => ({ words: `by ${headingOf(rule, 'name')}`, rule }));
}

interface BoardGame {
  powers: RuleGame['players'];
  finalYear?: number | undefined;
}

/** The request of any system's form. */
export const boardGame: RuleReadings<object, BoardGame>['game'] = ({ powers, finalYear }) => ({
  game: { players: powers, ...(finalYear === undefined ? {} : { finalYear }) },
  keys: powers.map(({ power }) => power as Power),
});

/** The game with every draw that its survivors can have agreed on, that of all survivors first. */
export function everyDraw({ players, ...game }: RuleGame): RuleGame[] {
  const survivors = players.filter(({ centres = 0 }) => centres > 0);
  return Array.from({ length: 2 ** survivors.length - 1 }, (_, leftOut) => ({
    ...game,
    players: players.map((player) => {
      const at = survivors.indexOf(player);
      return { ...player, inDraw: at >= 0 && Math.floor(leftOut / 2 ** at) % 2 === 0 };
    }),
  }));
}
