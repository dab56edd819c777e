// The family and version of a board, for the championships of games that have several versions.
import type { GameField } from '../game_field.ts';

const EVENTS = ['puffing-billy'];
const NOT_FOR = ['union-pacific'];

/** The families that have a championship of their own. */
export const FAMILIES = ['18xx', 'empire-builder'] as const;

export const family: GameField = {
  label: 'family',
  systems: EVENTS,
  notFor: NOT_FOR,
  asked: ({ competitions }) => competitions === 'on',
  values: [
    { value: 'none', label: 'None', also: ['no', '-'] },
    { value: '18xx', label: '18xx', also: ['18 xx'] },
    { value: 'empire-builder', label: 'Empire Builder', also: ['empire builder', 'eb', 'crayon', 'crayon rails'] },
  ],
  also: ['game family', 'series'],
  says: '`18xx` or `empire-builder`, for the championships over versions of a game; `none`, also when blank, for others',
  inList: () => '',
};

export const gameVersion: GameField = {
  label: 'version',
  systems: EVENTS,
  notFor: NOT_FOR,
  asked: ({ competitions }) => competitions === 'on',
  typed: 'text',
  also: ['game version', 'title played'],
  says: 'the version of the family that was played, such as `1830`; blank if the category says it',
  inList: (value) => value,
};
