// Published results made from random events, each with another reading of the rules, a slip, or changes that nothing explains:
// the check names the cause. RESULTS sets how many, SEED the random seed; the counts per cause are printed for 1,000.
import '../../../web/docs/no_browser.ts';
import { expect, test } from 'vitest';
import { NUMBERS } from '../../../web/src/numbers/numbers.ts';
import { postedGame } from '../../../web/src/posted/posted_game.ts';
import { withPosted } from '../../../web/src/posted/posted_rows.ts';
import { checkTable, type TableCheck } from '../../../web/src/posted/table_check.ts';
import { tableVerdict } from '../../../web/src/posted/table_report.ts';
import { seeded, whole, type Random } from '../../reference/random.ts';
import { engine } from '../files/imported.ts';
import {
  byRule,
  cutOff,
  figuresOf,
  modelOf,
  STATES,
  withACentreLess,
  withErrors,
  withShiftedRows,
  withSwappedDigits,
  type Figures,
  type State,
} from './published_results.ts';

const SEED = Number(process.env.SEED ?? 1);
const GAMES = 3;

/** How the figures of a whole table came to be posted. */
interface Cause {
  name: string;
  form: string;
  /** What the verdict must say. */
  says: RegExp;
  posted(states: State[], random: Random): Figures[];
}

function everyGame(form: string, says: string, figures: (state: State, random: Random) => Figures): Cause {
  return {
    name: `${form}: ${says}`,
    form,
    says: new RegExp(says.replaceAll('.', '\\.')),
    posted: (states, random) => states.map((state) => figures(state, random)),
  };
}

const setting = (form: string, change: object, says: string): Cause =>
  everyGame(form, says, (state) => figuresOf(form, { ...state, ...change }));

const rule = (form: string, file: string, says: string): Cause =>
  everyGame(form, says, (state) => byRule(form, state, file));

function oneGame(form: string, name: string, says: RegExp, change: (state: State, random: Random) => Figures): Cause {
  return {
    name: `${form}: ${name}`,
    form,
    says,
    posted(states, random) {
      const at = whole(random, 0, states.length - 1);
      return states.map((state, index) => (index === at ? change(state, random) : figuresOf(form, state)));
    },
  };
}

const slips = (form: string): Cause[] => [
  oneGame(form, 'two digits swapped', /two digits of .* are swapped/, (state, random) =>
    withSwappedDigits(figuresOf(form, state), random),
  ),
  oneGame(form, 'rows shifted', /one row too|each other’s rows/, (state, random) =>
    withShiftedRows(figuresOf(form, state), random),
  ),
  oneGame(form, 'no cause', /No single cause/, (state, random) => withErrors(figuresOf(form, state), random)),
];

const DIPLOMACY = {
  'sum-of-squares': 'Sum of Squares',
  'c-diplo-100': 'C-Diplo 100',
  'carnage-2023': 'Carnage 2023',
  bangkok: 'Bangkok',
};

const CAUSES: Cause[] = [
  setting('size-matters', { rounding: 'exact' }, 'with exact modifiers'),
  setting('size-matters', { floor: false }, 'without the floor'),
  setting('size-matters', { rounding: 'exact', floor: false }, 'with exact modifiers|without the floor'),
  rule('size-matters', 'masters', 'by Masters'),
  rule('detour-98f', 'readings/detour-98f-ties-averaged', 'with ties averaged'),
  everyGame('detour-98f', 'with the survival point only for those in the draw', (state, random) =>
    byRule('detour-98f', state, 'readings/detour-98f-survival-in-draw', ({ players }) => ({
      players: players.map((player, at) => ({
        ...player,
        inDraw: (player.centres ?? 0) > 0 && (at < 2 || whole(random, 0, 1) === 0),
      })),
    })),
  ),
  everyGame('detour-98f', 'by Detour 09', (state) =>
    figuresOf('diplomacy', { ...state, finalYear: '', system: 'detour-09' }),
  ),
  everyGame('detour-98f', 'without the point for Fall 1905', ({ powers, ...state }) => {
    const early = (powers as Record<string, string>[]).map((row) =>
      Number(row['year']) >= 1905 ? { ...row, year: '1904' } : row,
    );
    return figuresOf('detour-98f', { ...state, heading: '', powers: early } as State);
  }),
  everyGame('detour-98f', 'cut off instead of rounded', (state) => cutOff('detour-98f', state)),
  everyGame('size-matters', 'cut off instead of rounded', (state) => cutOff('size-matters', state)),
  ...Object.entries(DIPLOMACY).map(([system, name]) => setting('diplomacy', { system }, `by ${name}`)),
  rule('diplomacy', 'manorcon-page', 'by ManorCon, its own page'),
  setting('puffing-billy', { decimals: '4' }, 'with bonuses to four decimals'),
  rule('puffing-billy', 'readings/puffing-billy-cut', 'with bonuses cut after three decimals'),
  rule('puffing-billy', 'readings/puffing-billy-cut-4', 'with bonuses cut after four decimals'),
  rule('puffing-billy', 'readings/puffing-billy-unrounded', 'with the winner’s share of unrounded bonuses'),
  rule('puffing-billy', 'readings/puffing-billy-unrounded-4', 'unrounded bonuses, and four decimals'),
  setting('rplops', { formula: 'RPLOPS2' }, 'by RPLOPS2'),
  rule('rplops', 'readings/rplops-best-place', 'with shared places scored by their best'),
  rule('rplops', 'readings/rplops2-best-place', 'by RPLOPS2 and with shared places'),
  setting('pentamind', { formula: 'former' }, 'with the former factor'),
  setting('pentamind', { diluted: true }, 'with the dilution factor'),
  rule('pentamind', 'readings/pentamind-best-place', 'with shared places scored by their best'),
  setting('union-pacific', { rounding: 'total' }, 'with only the total rounded'),
  ...['size-matters', 'detour-98f', 'diplomacy', 'puffing-billy', 'rplops'].flatMap(slips),
  ...['size-matters', 'detour-98f', 'diplomacy'].map((form) =>
    oneGame(form, 'a centre less', /the figures are those of \w+ with/, (state, random) =>
      withACentreLess(form, state, random),
    ),
  ),
];

/** Each cause once, unless set. */
const RESULTS = Number(process.env.RESULTS ?? CAUSES.length);

interface Count {
  made: number;
  named: number;
  /** How often no other cause explained all figures as well. */
  alone: number;
  wrong: string[];
}

test(
  `of ${RESULTS} published results the cause is named in 95 of 100, and none wrongly`,
  async () => {
    const random = seeded(SEED);
    const counts = new Map<string, Count>(CAUSES.map(({ name }) => [name, { made: 0, named: 0, alone: 0, wrong: [] }]));
    for (let at = 0; at < RESULTS; at += 1) {
      const cause = CAUSES[at % CAUSES.length]!;
      const sentence = tableVerdict(await publishedBy(cause, random), NUMBERS.point);
      const count = counts.get(cause.name)!;
      count.made += 1;
      if (cause.says.test(sentence)) {
        count.named += 1;
        count.alone += Number(!sentence.includes('Any of these'));
      } else if (!/No single cause/.test(sentence)) count.wrong.push(sentence);
    }
    const all = [...counts.values()];
    const sum = (of: (count: Count) => number) => all.reduce((total, count) => total + of(count), 0);
    if (RESULTS >= 1000)
      console.info(
        [...counts].map(([name, { made, named, alone }]) => `${name}: ${named} of ${made}, alone ${alone}`).join('\n'),
      );
    expect([...counts].flatMap(([name, { wrong }]) => wrong.map((sentence) => `${name}: ${sentence}`))).toEqual([]);
    expect(sum(({ named }) => named) / sum(({ made }) => made)).toBeGreaterThanOrEqual(0.95);
  },
  60_000 + 500 * RESULTS,
);

/** Results in which the cause changed something. */
async function publishedBy({ form, posted }: Cause, random: Random): Promise<TableCheck> {
  for (;;) {
    const states = Array.from({ length: GAMES }, () => STATES[form]!(random));
    const figures = posted(states, random);
    const models = states.map((state, at) => {
      const texts = [...figures[at]!].map(([key, figure]): [string, string] => [key, figure ?? '–']);
      return modelOf(form, withPosted(state, new Map(texts)) as State);
    });
    const games = models.flatMap((model, at) => postedGame(`game ${at + 1}`, model, engine.rules) ?? []);
    const check = await checkTable(games);
    if (check.verdict.is !== 'agrees') return check;
  }
}
