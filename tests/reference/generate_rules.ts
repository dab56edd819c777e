// Random rules in their canonical form, with games for them. Source: the grammar in
// core/include/tallysheet/rules.hpp.
import type {
  RuleGame,
  RuleGameRequest,
  RuleGamesRequest,
  RulePlayer,
  RulePosition,
  RuleStandingsRequest,
  RuleText,
} from '../../wasm/tallysheet.d.ts';
import { dressed, pool } from './ingredients.ts';
import type { Random } from './random.ts';
import { chance, option, pick, times, whole } from './random.ts';
import { NoValue, score } from './rules.ts';
import type { Kind } from './rules_text.ts';

const KINDS: Kind[] = ['Diplomacy', 'places', 'scores', 'places and scores'];

/** How tightly an expression holds together; a looser part needs brackets. */
const [CHOICE, OR, AND, NOT, COMPARISON, SUM, PRODUCT, SIGN, POWER, ATOM] = Array(
  10,
).keys() as Iterable<number> as number[];

interface Written {
  text: string;
  grip: number;
}

const NUMBERS: Record<Kind, string[]> = {
  Diplomacy: [
    'place',
    'sharing',
    'seat',
    'players',
    'centres',
    'lead',
    'leaders',
    'survivors',
    'draw_size',
    'years',
    'year_out',
    'final_year',
    'italy',
  ],
  places: ['place', 'sharing', 'seat', 'players', 'hours'],
  scores: ['place', 'sharing', 'players', 'game_score', 'lead', 'leaders', 'hours'],
  'places and scores': ['place', 'sharing', 'players', 'game_score', 'lead', 'leaders', 'seat'],
};
const FLAGS: Record<Kind, string[]> = {
  Diplomacy: ['winner', 'survives', 'eliminated', 'in_draw', 'leader', 'solo'],
  places: ['winner'],
  scores: ['winner', 'leader'],
  'places and scores': ['winner', 'leader'],
};
const PLAIN = ['0', '1', '2', '3', '7', '10', '38', '100', '0.5', '0.25', '1.05'];

/** Writes expressions of one rule. */
class Writer {
  constructor(
    private readonly random: Random,
    private readonly numbers: string[],
    private readonly flags: string[],
  ) {}

  number(depth: number): Written {
    const { random } = this;
    if (depth <= 0) return atom(pick(random, chance(random, 0.6) ? this.numbers : PLAIN));
    const part = () => this.number(depth - 1);
    switch (whole(random, 0, 9)) {
      case 0:
      case 1:
        return this.chain(part, ['+', '-'], SUM);
      case 2:
      case 3:
        return this.chain(part, ['×', '÷'], PRODUCT);
      case 4:
        return chance(random, 0.5)
          ? { text: `-${held(part(), SIGN)}`, grip: SIGN }
          : { text: `${held(part(), ATOM)}${pick(random, ['²', '³', ' ^ 0', ' ^ 1'])}`, grip: POWER };
      case 5:
        return this.choice(depth, part);
      default:
        return atom(this.call(depth));
    }
  }

  flag(depth: number): Written {
    const { random } = this;
    if (depth <= 0) return atom(pick(random, [...this.flags, 'yes', 'no']));
    const part = () => this.flag(depth - 1);
    switch (whole(random, 0, 5)) {
      case 0:
        return { text: times(whole(random, 2, 3), () => held(part(), AND)).join(' or '), grip: OR };
      case 1:
        return { text: times(whole(random, 2, 3), () => held(part(), NOT)).join(' and '), grip: AND };
      case 2:
        return { text: `not ${held(part(), NOT)}`, grip: NOT };
      case 3: {
        const sign = pick(random, ['is', 'is not']);
        return { text: `${held(part(), SUM)} ${sign} ${held(part(), SUM)}`, grip: COMPARISON };
      }
      default: {
        const sign = pick(random, ['<', '>', '≤', '≥', 'is', 'is not']);
        const number = () => held(this.number(depth - 1), SUM);
        return { text: `${number()} ${sign} ${number()}`, grip: COMPARISON };
      }
    }
  }

  private chain(part: () => Written, signs: [string, string], grip: number): Written {
    const rest = times(whole(this.random, 1, 2), () => ` ${pick(this.random, signs)} ${held(part(), grip + 1)}`);
    return { text: held(part(), grip + 1) + rest.join(''), grip };
  }

  private choice(depth: number, part: () => Written): Written {
    const conditions = times(whole(this.random, 1, 2), () => {
      return `if ${held(this.flag(depth - 1), OR)}: ${held(part(), OR)} else `;
    });
    let last = part();
    while (last.grip === CHOICE) last = part(); // it would be one choice
    return { text: conditions.join('') + last.text, grip: CHOICE };
  }

  private call(depth: number): string {
    const { random } = this;
    const one = () => this.number(depth - 1).text;
    const list = () => times(whole(random, 1, 4), one).join(', ');
    const maybe = (word: string, value: () => string) => (chance(random, 0.3) ? ` ${word} ${value()}` : '');
    const isTrue = () => this.flag(depth - 1).text;
    switch (whole(random, 0, 6)) {
      case 0:
        return `${pick(random, ['sum', 'most', 'second', 'least', 'mean'])}(${one()}${maybe('where', isTrue)})`;
      case 1:
        return `count(${isTrue()}${maybe('where', isTrue)})`;
      case 2:
        return `${pick(random, ['shared', 'lowest', 'highest'])}(${list()}${maybe('by', one)})`;
      case 3:
        return `${pick(random, ['rank', 'level', 'abs'])}(${one()})`;
      case 4:
        return `${pick(random, ['round', 'down', 'up', 'cut'])}(${one()}${chance(random, 0.5) ? `, ${whole(random, 1, 4)}` : ''})`;
      case 5:
        return `${pick(random, ['min', 'max'])}(${one()}, ${list()})`;
      default:
        return `table(${pick(random, ['place', 'players', one()])} from ${whole(random, 0, 3)}: ${list()}${chance(random, 0.3) ? ` then ${pick(random, PLAIN)} more` : ''})`;
    }
  }
}

function atom(text: string): Written {
  return { text, grip: ATOM };
}

function held({ text, grip }: Written, least: number): string {
  return grip < least ? `(${text})` : text;
}

/** A rule that scores to `decimals` places; its lines may have no value in some games. */
export function randomRule(random: Random, kind: Kind): string {
  const questions = chance(random, 0.3)
    ? ['ask newcomer of each player: yes or no', 'ask stakes of the game: number from 0 to 10']
    : [];
  const [numbers, flags] = [[...NUMBERS[kind]], [...FLAGS[kind]]];
  if (questions.length > 0) {
    numbers.push('stakes');
    flags.push('newcomer');
  }
  const lines = times(whole(random, 0, 2), (at) => {
    const isFlag = chance(random, 0.2);
    const writer = new Writer(random, numbers, flags);
    const { text } = isFlag ? writer.flag(2) : writer.number(2);
    (isFlag ? flags : numbers).push(`line_${at}`);
    return `line_${at} = ${text}`;
  });
  const headings = [
    'name: A rule',
    `game: ${kind}`,
    `decimals: ${whole(random, 0, 4)}`,
    ...(chance(random, 0.2) ? [`best: ${pick(random, ['highest', 'lowest'])}`] : []),
    ...(chance(random, 0.2)
      ? [`event: ${pick(random, ['sum of all scores', 'mean of best 3 scores', 'sum of best 2 ranks'])}`]
      : []),
  ];
  const score = new Writer(random, numbers, flags).number(3).text;
  return [...headings, ...questions, ...lines, `score = ${score}`, ''].join('\n');
}

export function randomKind(random: Random): Kind {
  return pick(random, KINDS);
}

export function gameFor(random: Random, kind: Kind, rule: string): RuleGame {
  const count = kind === 'Diplomacy' ? 7 : whole(random, 2, 6);
  const names = pool(random, count);
  const centres = shares(random);
  const asks = rule.includes('ask newcomer');
  const players = times(
    count,
    (at): RulePlayer => ({
      ...(chance(random, 0.3) ? {} : { player: dressed(random, names[at]!) }),
      ...(kind === 'Diplomacy' ? power(random, centres[at]!) : {}),
      ...(kind.startsWith('places') ? { place: whole(random, 1, count) } : {}),
      ...(kind.endsWith('scores') ? { score: pick(random, ['0', '12', '7.5', '-3', '12']) } : {}),
      ...(asks && chance(random, 0.5) ? { answers: [{ name: 'newcomer', value: chance(random, 0.5) }] } : {}),
    }),
  );
  return {
    players,
    ...option(random, 'finalYear', [1907, 1912]),
    hours: pick(random, ['1.5', 3]),
    ...(asks ? { answers: [{ name: 'stakes', value: pick(random, ['0', '2.5', 10]) }] } : {}),
  };
}

function power(random: Random, centres: number): Partial<RulePlayer> {
  return { centres, ...(centres === 0 ? { lastHeld: { year: whole(random, 1900, 1906) } } : {}) };
}

/** 34 centres of seven powers, some of them eliminated. */
function shares(random: Random): number[] {
  const alive = whole(random, 2, 7);
  const centres = times(7, (at) => (at < alive ? 1 : 0));
  for (let left = 34 - alive; left > 0; left--) centres[whole(random, 0, chance(random, 0.3) ? 0 : alive - 1)]!++;
  return centres;
}

/** A rule with a game for which it has a score. */
function scored(random: Random): { rule: string; game: RuleGame; kind: Kind } {
  for (;;) {
    const kind = randomKind(random);
    const rule = randomRule(random, kind);
    const game = gameFor(random, kind, rule);
    try {
      score({ rule, game });
      return { rule, game, kind };
    } catch (error) {
      if (!(error instanceof NoValue)) throw error;
    }
  }
}

export function ruleGame(random: Random): RuleGameRequest {
  const { rule, game } = scored(random);
  return { rule, game };
}

export function ruleGames(random: Random): RuleGamesRequest {
  const { rule, game } = scored(random);
  return { rule, games: times(whole(random, 0, 2), () => structuredClone(game)) };
}

/** An event of a few games, for which the rule has all scores. */
export function ruleStandings(random: Random): RuleStandingsRequest {
  for (;;) {
    const kind = randomKind(random);
    const rule = randomRule(random, kind);
    const games = times(whole(random, 0, 4), () => named(gameFor(random, kind, rule), random));
    try {
      for (const game of games) score({ rule, game });
      return { rule, games };
    } catch (error) {
      if (!(error instanceof NoValue)) throw error;
    }
  }
}

const PEOPLE = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hal'];

/** The game with different players of one small circle. */
function named(game: RuleGame, random: Random): RuleGame {
  const from = whole(random, 0, PEOPLE.length - 1);
  const players = game.players.map((player, at) => ({ ...player, player: PEOPLE[(from + at) % PEOPLE.length]! }));
  return { ...game, players };
}

export function ruleText(random: Random): RuleText {
  return { rule: randomRule(random, randomKind(random)) };
}

export function rulePosition(random: Random): RulePosition {
  const { rule } = ruleText(random);
  const lines = rule.split('\n');
  const line = whole(random, 1, lines.length);
  return { rule, line, column: lines[line - 1]!.length + 1 };
}
