// Rules as text, worked out naively: every value again wherever it is named, in exact fractions. Source: the meaning of
// the words in core/include/tallysheet/rules.hpp and core/src/rules/words.cpp.
import type {
  RuleGame,
  RuleGameRequest,
  RuleGamesRequest,
  RulePlayer,
  RuleReading,
  RuleScores,
  RuleSheet,
  RuleStandings,
  RuleStandingsRequest,
} from '../../wasm/tallysheet.d.ts';
import { POWERS } from './finishes.ts';
import type { Fraction } from './fraction.ts';
import { add, compare, div, fraction, mul, read, rounded, sub, zero } from './fraction.ts';
import { nameOf } from './players.ts';
import { type Expression, parse, type Rule } from './rules_text.ts';

/** Why a rule has no value for a game: the name of the engine's sentence. */
export class NoValue extends Error {
  constructor(readonly sentence: string) {
    super(sentence);
  }
}

const LIMIT = 10n ** 18n;
export const MANY = ['sum', 'count', 'most', 'second', 'least', 'mean'];

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? a : gcd(b, a % b);
}

/** In lowest terms, and refused beyond 18 digits. */
function kept(value: Fraction): Fraction {
  const factor = gcd(value.top < 0n ? -value.top : value.top, value.bottom);
  const [top, bottom] = [value.top / factor, value.bottom / factor];
  if (top > LIMIT || top < -LIMIT || bottom > LIMIT) throw new NoValue('tooLargeValue');
  return { top, bottom };
}

const truth = (holds: boolean) => fraction(holds ? 1 : 0);
const isTrue = (value: Fraction) => value.top !== 0n;
const negative = (value: Fraction) => sub(zero, value);

/** One game under one rule. */
class Scorer {
  constructor(
    readonly rule: Rule,
    readonly game: RuleGame,
  ) {}

  get kind(): string {
    return this.rule.headings.get('game')!;
  }

  score(player: number): Fraction {
    return this.value(this.rule.lines.get('score')!.value, player, player);
  }

  private each<Value>(make: (player: number) => Value): Value[] {
    return this.game.players.map((_, player) => make(player));
  }

  private value(expression: Expression, player: number, own: number): Fraction {
    const of = (part: Expression) => this.value(part, player, own);
    switch (expression.is) {
      case 'number':
        return expression.value;
      case 'flag':
        return truth(expression.value);
      case 'name':
        return this.named(expression.name, player);
      case 'sum':
        return expression.parts.reduce((sum, { part, marked }) => {
          const term = of(part);
          return kept(marked ? sub(sum, term) : add(sum, term));
        }, zero);
      case 'product':
        return expression.parts.reduce((product, { part, marked }) => {
          const factor = of(part);
          if (marked && !isTrue(factor)) throw new NoValue('dividedByNothing');
          return kept(marked ? div(product, factor) : mul(product, factor));
        }, fraction(1));
      case 'minus':
        return negative(of(expression.part));
      case 'not':
        return truth(!isTrue(of(expression.part)));
      case 'power': {
        const base = of(expression.part);
        return Array.from({ length: expression.exponent }).reduce<Fraction>(
          (power) => kept(mul(power, base)),
          fraction(1),
        );
      }
      case 'comparison': {
        const difference = compare(of(expression.left), of(expression.right));
        const holds = {
          '<': difference < 0,
          '>': difference > 0,
          '≤': difference <= 0,
          '≥': difference >= 0,
          is: difference === 0,
        };
        return truth(expression.sign === 'is not' ? difference !== 0 : holds[expression.sign as 'is']);
      }
      case 'and':
        return truth(expression.parts.every((part) => isTrue(of(part))));
      case 'or':
        return truth(expression.parts.some((part) => isTrue(of(part))));
      case 'choice':
        return isTrue(of(expression.condition)) ? of(expression.yes) : of(expression.no);
      case 'call':
        return this.called(expression, player, own);
    }
  }

  // ---------------------------------------------------------------------------- Names

  private named(name: string, player: number): Fraction {
    const line = this.rule.lines.get(name);
    if (line) return this.value(line.value, player, player);
    const question = this.rule.questions.find((question) => question.name === name);
    return question ? this.answer(question.name, question.of, question.kind, player) : this.fact(name, player);
  }

  private answer(name: string, of: string, kind: string, player: number): Fraction {
    const { answers = [] } = of === 'game' ? this.game : this.game.players[player]!;
    const given = answers.find((answer) => answer.name.toLowerCase() === name)?.value;
    if (given === undefined && kind !== 'yes or no')
      throw new NoValue(of === 'game' ? 'answerMissingGame' : 'answerMissing');
    return typeof given === 'boolean' || given === undefined ? truth(given === true) : read(given);
  }

  private measure({ centres, score }: RulePlayer): Fraction {
    return read(this.kind === 'Diplomacy' ? centres! : (score ?? 0));
  }

  /** Below zero if one is ahead of the other. */
  private order(one: RulePlayer, other: RulePlayer): number {
    const byPlace = this.kind.startsWith('places');
    return byPlace ? one.place! - other.place! : compare(this.measure(other), this.measure(one));
  }

  private fact(name: string, at: number): Fraction {
    const { players, finalYear, hours } = this.game;
    const player = players[at]!;
    const isDiplomacy = this.kind === 'Diplomacy';
    const ahead = players.filter((other) => this.order(other, player) < 0).length;
    const level = players.filter((other) => this.order(other, player) === 0).length;
    const measures = players.map((other) => this.measure(other)).sort((a, b) => compare(b, a));
    const leaders = measures.filter((measure) => compare(measure, measures[0]!) === 0).length;
    const isLeader = compare(this.measure(player), measures[0]!) === 0;
    const hasWon = ({ centres }: RulePlayer) => centres! >= 18;
    const marked = players.some(({ inDraw }) => inDraw);
    const inDraw = (one: RulePlayer) => (marked ? one.inDraw === true : one.centres! > 0);
    const yearOut = player.lastHeld ? player.lastHeld.year + 1 : undefined;
    const needed = (value: number | undefined, sentence: string) => {
      if (value === undefined) throw new NoValue(sentence);
      return fraction(value);
    };
    switch (name) {
      case 'place':
        return fraction(ahead + 1);
      case 'sharing':
        return fraction(level);
      case 'seat':
        return fraction(player.power ? POWERS.indexOf(player.power) + 1 : at + 1);
      case 'players':
        return fraction(players.length);
      case 'winner':
        return truth(isDiplomacy ? hasWon(player) : ahead === 0);
      case 'centres':
      case 'game_score':
        return this.measure(player);
      case 'leader':
        return truth(isLeader);
      case 'leaders':
        return fraction(leaders);
      case 'lead':
        return isLeader && leaders === 1 && measures.length > 1 ? sub(measures[0]!, measures[1]!) : zero;
      case 'survives':
        return truth(player.centres! > 0);
      case 'eliminated':
        return truth(player.centres === 0);
      case 'in_draw':
        return truth(inDraw(player));
      case 'draw_size':
        return fraction(players.filter(inDraw).length);
      case 'survivors':
        return fraction(players.filter(({ centres }) => centres! > 0).length);
      case 'solo':
        return truth(players.some(hasWon));
      case 'years':
        return player.centres! > 0
          ? sub(needed(finalYear, 'yearMissing'), fraction(1901))
          : sub(needed(yearOut, 'lastFallMissing'), fraction(1901));
      case 'year_out':
        return player.centres! > 0 ? zero : needed(yearOut, 'lastFallMissing');
      case 'final_year':
        return needed(finalYear, 'yearMissing');
      case 'hours':
        if (hours === undefined) throw new NoValue('ruleHoursMissing');
        return read(hours);
    }
    return fraction(POWERS.indexOf(name as 'italy') + 1);
  }

  // ---------------------------------------------------------------------------- Functions

  private called(call: Expression & { is: 'call' }, player: number, own: number): Fraction {
    const { name, parts, clause, whole } = call;
    const of = (part: Expression) => this.value(part, player, own);
    if (MANY.includes(name)) return this.overPlayers(call, own);
    if (['shared', 'lowest', 'highest'].includes(name)) return this.byRank(call, player, own);
    switch (name) {
      case 'rank':
        return fraction(this.filled(parts[0]!, player).first);
      case 'level':
        return fraction(this.filled(parts[0]!, player).level);
      case 'own':
        return this.value(parts[0]!, own, own);
      case 'abs': {
        const value = of(parts[0]!);
        return value.top < 0n ? negative(value) : value;
      }
      case 'min':
      case 'max': {
        const sign = name === 'min' ? 1 : -1;
        return parts.map(of).reduce((best, value) => (sign * compare(value, best) < 0 ? value : best));
      }
      case 'table':
        return this.table(of(parts[0]!), parts.slice(1), whole, clause, of);
    }
    return kept(roundedBy(name, of(parts[0]!), whole));
  }

  private overPlayers({ name, parts, clause }: Expression & { is: 'call' }, own: number): Fraction {
    const terms = this.each((player) => {
      if (clause && !isTrue(this.value(clause, player, own))) return [];
      return [this.value(parts[0]!, player, own)];
    }).flat();
    const sorted = [...terms].sort((a, b) => compare(b, a));
    if (name === 'most') return sorted[0] ?? zero;
    if (name === 'second') return sorted[1] ?? zero;
    if (name === 'least') return sorted.at(-1) ?? zero;
    const sum = terms.reduce((sum, term) => kept(add(sum, term)), zero);
    return name === 'mean' && terms.length > 0 ? kept(div(sum, fraction(terms.length))) : sum;
  }

  private filled(key: Expression, player: number): { first: number; level: number } {
    const keys = this.each((other) => this.value(key, other, other));
    const own = keys[player]!;
    return {
      first: 1 + keys.filter((other) => compare(other, own) > 0).length,
      level: keys.filter((other) => compare(other, own) === 0).length,
    };
  }

  private byRank({ name, parts, clause }: Expression & { is: 'call' }, player: number, own: number): Fraction {
    const { first, level } = clause
      ? this.filled(clause, player)
      : { first: Number(this.fact('place', player).top), level: Number(this.fact('sharing', player).top) };
    const worth = (place: number) => (parts[place - 1] ? this.value(parts[place - 1]!, player, own) : zero);
    if (name === 'highest') return worth(first);
    if (name === 'lowest') return worth(first + level - 1);
    const places = Array.from({ length: level }, (_, index) => first + index);
    const sum = places.reduce((sum, place) => kept(add(sum, worth(place))), zero);
    return kept(div(sum, fraction(level)));
  }

  private table(
    count: Fraction,
    points: Expression[],
    first: number,
    step: Expression | undefined,
    of: (part: Expression) => Fraction,
  ): Fraction {
    const { top, bottom } = kept(count);
    if (bottom !== 1n) throw new NoValue('notWholeCount');
    const beyond = top - BigInt(first) - BigInt(points.length - 1);
    if (top < BigInt(first)) return zero;
    if (beyond <= 0n) return of(points[Number(top) - first]!);
    if (!step) return zero;
    const more = kept(mul(fraction(beyond), of(step)));
    return kept(add(of(points.at(-1)!), more));
  }
}

function roundedBy(name: string, value: Fraction, places: number): Fraction {
  if (name === 'round') return read(rounded(value, places));
  const scale = 10n ** BigInt(places);
  const cut = (value.top * scale) / value.bottom;
  const isWhole = (value.top * scale) % value.bottom === 0n;
  const [up, down] = [value.top > 0n && !isWhole ? 1n : 0n, value.top < 0n && !isWhole ? 1n : 0n];
  return fraction(name === 'cut' ? cut : name === 'up' ? cut + up : cut - down, scale);
}

function scores(rule: Rule, game: RuleGame): Fraction[] {
  const scorer = new Scorer(rule, game);
  return game.players.map((_, player) => scorer.score(player));
}

export function decimals(rule: Rule): number {
  return Number(rule.headings.get('decimals') ?? 0);
}

// ------------------------------------------------------------------------------ The interface

export function score({ rule: text, game }: RuleGameRequest): RuleSheet {
  const rule = parse(text);
  const exact = scores(rule, game);
  const sign = rule.headings.get('best') === 'lowest' ? -1 : 1;
  const rows = game.players.map(({ player, power }, at) => ({
    player: nameOf(player),
    power: rule.headings.get('game') === 'Diplomacy' ? (power ?? POWERS[at]!) : null,
    place: 1 + exact.filter((other) => sign * compare(other, exact[at]!) > 0).length,
    score: rounded(exact[at]!, decimals(rule)),
  }));
  return { rows };
}

export function scoreGames({ rule: text, games }: RuleGamesRequest): RuleScores {
  const rule = parse(text);
  return { games: games.map((game) => scores(rule, game).map((score) => rounded(score, decimals(rule)))) };
}

/** A player's result of a game: the printed score, or the rank. */
interface Result {
  game: number;
  value: string;
}

export function standings({ rule: text, games }: RuleStandingsRequest): RuleStandings {
  const rule = parse(text);
  const { by, best, of } = eventOf(rule);
  const isLow = of === 'ranks' || rule.headings.get('best') === 'lowest';
  const order = (one: Fraction, other: Fraction) => (isLow ? compare(one, other) : compare(other, one));
  const results = new Map<string, Result[]>();
  for (const [index, game] of games.entries())
    for (const [at, result] of resultsOf(rule, game, of).entries()) {
      const name = nameOf(game.players[at]!.player);
      results.set(name, [...(results.get(name) ?? []), { game: index, ...result }]);
    }
  const players = [...results].map(([player, all]) => {
    const counting = [...all]
      .sort((one, other) => order(read(one.value), read(other.value)))
      .slice(0, best ?? all.length);
    const sum = counting.map(({ value }) => read(value)).reduce(add, zero);
    return { player, all, counting, total: by === 'mean' ? div(sum, fraction(counting.length)) : sum };
  });
  type Player = (typeof players)[number];
  const isSum = isLow && by === 'sum';
  const before = (one: Player, other: Player) =>
    (isSum ? other.counting.length - one.counting.length : 0) || order(one.total, other.total);
  const places = of === 'scores' ? decimals(rule) : placesNeeded(players.map(({ total }) => total));
  const rows = [...players].sort(before).map((own) => ({
    player: own.player,
    place: 1 + players.filter((other) => before(other, own) < 0).length,
    shared: players.some((other) => other !== own && before(other, own) === 0),
    games: own.all.length,
    counted: own.counting.length,
    total: rounded(own.total, places),
    results: own.all.map((result) => ({
      game: result.game,
      value: result.value,
      counts: own.counting.includes(result),
    })),
  }));
  const levelOn = isSum ? (['counted', 'total'] as const) : (['total'] as const);
  return rows.some(({ shared }) => shared) ? { rows, levelOn: [...levelOn] } : { rows };
}

function resultsOf(rule: Rule, game: RuleGame, of: string): Omit<Result, 'game'>[] {
  const exact = scores(rule, game);
  const sign = rule.headings.get('best') === 'lowest' ? -1 : 1;
  return exact.map((own) => {
    const rank = 1 + exact.filter((other) => sign * compare(other, own) > 0).length;
    return { value: of === 'ranks' ? String(rank) : rounded(own, decimals(rule)) };
  });
}

/** The decimal places that the totals need, 4 at most. */
function placesNeeded(totals: Fraction[]): number {
  const ends = (places: number) => totals.every(({ top, bottom }) => (top * 10n ** BigInt(places)) % bottom === 0n);
  return [0, 1, 2, 3].find(ends) ?? 4;
}

export function eventOf({ headings }: Rule): RuleReading['event'] {
  const [, by = 'sum', best, of = 'scores'] =
    /^(?:(sum|mean) of )?(?:all|best (\d+)) (scores|ranks)$/.exec(headings.get('event') ?? '') ?? [];
  return { by: by as 'sum', best: best ? Number(best) : null, of: of as 'scores' };
}
