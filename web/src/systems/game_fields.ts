// A game's own fields: what an event knows of a game besides the contents of its form. Files, stored games, links, history
// and imports take them from here.
import type { Shape } from '../form/shape.ts';

interface GameField {
  /** In sentences: "Board 7, its stage". */
  label: string;
  /** The default first, which an absent field means. */
  values: readonly [string, ...string[]];
}

export const GAME_FIELDS = {
  /** For a Puffing Billy board. Games of the other two forms are always finals. */
  stage: { label: 'stage', values: ['preliminary', 'final'] },
} as const satisfies Record<string, GameField>;

type Name = keyof typeof GAME_FIELDS;

export type GameFields = { [Field in Name]?: (typeof GAME_FIELDS)[Field]['values'][number] };

export type Stage = NonNullable<GameFields['stage']>;

export const GAME_FIELD_NAMES = Object.keys(GAME_FIELDS) as Name[];

/** The shape of each field. All are optional. */
export const GAME_FIELD_SHAPES: Record<string, Shape> = Object.fromEntries(
  GAME_FIELD_NAMES.map((name) => [name, { is: 'one of', values: GAME_FIELDS[name].values }]),
);

/** The fields that are set. */
export function gameFields(game: GameFields): GameFields {
  return Object.fromEntries(GAME_FIELD_NAMES.flatMap((name) => (game[name] === undefined ? [] : [[name, game[name]]])));
}

/** The fields that are set to another value than their default. */
export function unusualFields(game: GameFields): GameFields {
  const isUnusual = (name: Name) => game[name] !== undefined && game[name] !== GAME_FIELDS[name].values[0];
  return Object.fromEntries(GAME_FIELD_NAMES.filter(isUnusual).map((name) => [name, game[name]]));
}

/** The label of the field at this path of a game. A change of form is one of stage: a board becomes a final. */
export function gameFieldLabel(path: string): string {
  return GAME_FIELDS[GAME_FIELD_NAMES.find((name) => path === `/${name}`) ?? 'stage'].label;
}
