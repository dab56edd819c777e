// Random published results: games of a system with figures that come from a cause, such as another reading or a slip.
import { readFileSync } from 'node:fs';
import type { RuleGame } from '../../../wasm/tallysheet.d.ts';
import { FormModel } from '../../../web/src/form/model.ts';
import type { Form } from '../../../web/src/form/form.ts';
import { fromUnits, inUnits } from '../../../web/src/numbers/decimal_text.ts';
import { POSTED_FORMS } from '../../../web/src/posted/checked.ts';
import { RULE_READINGS } from '../../../web/src/systems/rule_readings.ts';
import type { GameState } from '../../../web/src/systems/event_game.ts';
import { POWERS } from '../../../web/src/systems/diplomacy/powers.ts';
import { openEventForms } from '../../../web/src/systems/models.ts';
import { chance, pick, whole, type Random } from '../../reference/random.ts';
import { engine } from '../files/imported.ts';

const NAMES = ['Ann', 'Bob', 'Cy', 'Dee', 'Eve', 'Fay', 'Gus'];
const SYSTEMS = 'size-matters detour-98f diplomacy puffing-billy rplops pentamind union-pacific'.split(' ');

export type State = GameState & Record<string, unknown>;
type Row = Record<string, string>;
export type Figures = Map<string, string | null>;

const forms = new Map<string, Form>();
for (const system of SYSTEMS) for (const [id, form] of await openEventForms(system)) forms.set(id, form);

export function modelOf(form: string, state: State): FormModel {
  const model = new FormModel(forms.get(form)!, { read: () => undefined, write: () => {} });
  model.useEngine(engine);
  model.edit(state);
  return model;
}

export function figuresOf(form: string, state: State): Figures {
  const model = modelOf(form, state);
  return new Map(POSTED_FORMS[form]!.figures(model.sheet!, model.state).map(({ key, figure }) => [key, figure]));
}

const keyed = (rows: Row[]): Row[] => rows.map((row, at) => ({ ...row, key: String(at + 1) }));

function powersOf(random: Random): Row[] {
  const centres = [0, 0, 0, 0, 0, 0, 0];
  const alive = whole(random, 3, 7);
  for (let left = 34; left > 0; ) {
    const at = whole(random, 0, alive - 1);
    if (centres[at]! >= 17) continue;
    centres[at]! += 1;
    left -= 1;
  }
  const turn = whole(random, 0, 6);
  return POWERS.map((key, at) => {
    const own = centres[(at + turn) % 7]!;
    const last: Row = own === 0 ? { year: String(whole(random, 1902, 1909)), held: String(whole(random, 1, 3)) } : {};
    return { key, player: NAMES[at]!, centres: String(own), ...last };
  });
}

const players = (random: Random, least: number, most: number) => NAMES.slice(0, whole(random, least, most));

/** Places, some of them shared. */
function finishOf(random: Random): Row[] {
  let place = 0;
  const rows = players(random, 4, 7).map((player, at) => {
    if (at === 0 || !chance(random, 0.3)) place = at + 1;
    return { player, place: String(place) };
  });
  return keyed(rows);
}

const train = (random: Random) => String(whole(random, 40, 120));

export const STATES: Record<string, (random: Random) => State> = {
  'size-matters': (random) => ({ heading: '', powers: powersOf(random), rounding: 'published', floor: true }),
  'detour-98f': (random) => ({ heading: '', powers: powersOf(random) }),
  diplomacy: (random) => ({ heading: '', powers: powersOf(random), finalYear: '1910', system: 'manorcon' }),
  'puffing-billy': (random) => ({
    heading: '',
    finishers: keyed(
      players(random, 4, 6).map((player, at) => ({
        player,
        score: String(300_000 - 40_000 * at - whole(random, 1, 39_000)),
      })),
    ),
    listed: 'finish',
    decimals: '3',
  }),
  rplops: (random) => ({ heading: '', finish: finishOf(random), formula: 'RPLOPS', average: '', hours: '' }),
  pentamind: (random) => ({ heading: '', finish: finishOf(random), diluted: false, formula: 'current' }),
  'union-pacific': (random) => ({
    heading: '',
    players: keyed(players(random, 4, 6).map((player) => ({ player, game1: train(random), game2: train(random) }))),
    rounding: 'each-game',
  }),
};

/** The figures by a rule of core/rules. */
export function byRule(
  form: string,
  state: State,
  file: string,
  change: (game: RuleGame) => RuleGame = (game) => game,
): Figures {
  const model = modelOf(form, state);
  const { game, keys } = RULE_READINGS[form]!.game(model.request!, model.sheet!, model.state);
  const rule = readFileSync(new URL(`../../../core/rules/${file}.rule`, import.meta.url), 'utf8');
  const outcome = engine.rules.score({ rule, game: change(game) });
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  return new Map(keys.map((key, at) => [key, outcome.value.rows[at]!.score]));
}

/** Two neighbouring digits of a figure in the other order. */
export function withSwappedDigits(figures: Figures, random: Random): Figures {
  const key = pick(random, [...figures.keys()]);
  const characters = [...(figures.get(key) ?? '')];
  const at = whole(random, 0, Math.max(0, characters.length - 2));
  const next = characters[at + 1] === '.' ? at + 2 : at + 1;
  if (characters[at] === '.' || characters[next] === undefined) return figures;
  [characters[at], characters[next]] = [characters[next]!, characters[at]!];
  return /^0\d/.test(characters.join('')) ? figures : new Map(figures).set(key, characters.join(''));
}

/** Some rows' figures one row further down, the last in the first, in the order of the sheet or by score. */
export function withShiftedRows(figures: Figures, random: Random): Figures {
  const keys = [...figures.keys()];
  if (chance(random, 0.5)) keys.sort((one, other) => Number(figures.get(other) ?? 0) - Number(figures.get(one) ?? 0));
  const from = whole(random, 0, keys.length - 2);
  const rows = keys.slice(from, from + whole(random, 2, keys.length - from));
  const last = figures.get(rows.at(-1)!)!;
  const moved = rows.map((key, at): [string, string | null] => [key, at === 0 ? last : figures.get(rows[at - 1]!)!]);
  return new Map([...figures, ...moved]);
}

/** The figures of the game with one power's centres one fewer. */
export function withACentreLess(form: string, state: State, random: Random): Figures {
  const powers = state['powers'] as Row[];
  const at = whole(random, 0, 6);
  const centres = Number(powers[at]!['centres']) - 1;
  if (centres < 1) return figuresOf(form, state);
  const changed = powers.map((row, index) => (index === at ? { ...row, centres: String(centres) } : row));
  return figuresOf(form, { ...state, powers: changed });
}

/** Two figures that nothing made. */
export function withErrors(figures: Figures, random: Random): Figures {
  const keys = [...figures.keys()];
  const changed = new Map(figures);
  for (const key of [pick(random, keys), keys[0]!]) {
    const by = BigInt(pick(random, [-1, 1]) * whole(random, 3, 900));
    changed.set(key, fromUnits(inUnits(changed.get(key) ?? '20', 2) + 1000n + by, 2));
  }
  return changed;
}

/** The figures before they were rounded, cut off after two decimals. */
export function cutOff(form: string, state: State): Figures {
  const model = modelOf(form, state);
  const figures = POSTED_FORMS[form]!.figures(model.sheet!, model.state);
  const cut = (text: string) => {
    const [whole = '', decimals = ''] = fromUnits(inUnits(text, 2), 2).split('.');
    return `${whole}.${decimals.padEnd(2, '0')}`;
  };
  return new Map(figures.map(({ key, figure, unrounded }) => [key, unrounded === undefined ? figure : cut(unrounded)]));
}
