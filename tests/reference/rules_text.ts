// A rule's text as a tree, read naively: only texts without problems. Source: the grammar in
// core/include/tallysheet/rules.hpp.
import type { Fraction } from './fraction.ts';
import { read } from './fraction.ts';

export type Kind = 'Diplomacy' | 'places' | 'scores' | 'places and scores';

export type Expression =
  | { is: 'number'; value: Fraction }
  | { is: 'flag'; value: boolean }
  | { is: 'name'; name: string }
  | { is: 'sum' | 'product'; parts: { part: Expression; marked: boolean }[] }
  | { is: 'minus' | 'not'; part: Expression }
  | { is: 'power'; part: Expression; exponent: number }
  | { is: 'comparison'; sign: string; left: Expression; right: Expression }
  | { is: 'and' | 'or'; parts: Expression[] }
  | { is: 'choice'; condition: Expression; yes: Expression; no: Expression }
  | { is: 'call'; name: string; parts: Expression[]; clause?: Expression | undefined; whole: number };

export interface Question {
  name: string;
  of: 'player' | 'game';
  kind: 'yes or no' | 'number' | 'whole number';
  limits: [string, string] | null;
}

export interface Rule {
  headings: Map<string, string>;
  questions: Question[];
  /** In the order of the text. */
  lines: Map<string, { text: string; at: number; value: Expression }>;
}

const TOKEN = /\s*(\d+(?:\.\d+)?|[a-z_]\w*|[<>]=|[-+×÷²³^()<>≤≥,:])/gy;
const SIGNS = ['is not', 'is', '<', '>', '≤', '≥'];

export function parse(text: string): Rule {
  const rule: Rule = { headings: new Map(), questions: [], lines: new Map() };
  for (const [index, line] of text.split('\n').entries()) {
    const [, heading, rest] = /^(\w+): ?(.*)$/.exec(line) ?? [];
    const [, asked, of, kind, , least, most] =
      /^ask (\w+) of (each player|the game): (yes or no|(?:whole )?number)( from (\S+) to (\S+))?$/.exec(line) ?? [];
    const [, name, value] = /^(\w+) = (.*)$/.exec(line) ?? [];
    if (name) rule.lines.set(name, { text: value!, at: index + 1, value: new Reader(value!).all() });
    else if (asked)
      rule.questions.push({
        name: asked,
        of: of === 'the game' ? 'game' : 'player',
        kind: kind as Question['kind'],
        limits: least ? [least, most!] : null,
      });
    else if (heading) rule.headings.set(heading, rest!.trim());
  }
  return rule;
}

class Reader {
  private readonly tokens: string[];
  private at = 0;

  constructor(text: string) {
    this.tokens = [...text.matchAll(TOKEN)].map(([, token]) => token!);
  }

  all(): Expression {
    const value = this.expression();
    if (this.at < this.tokens.length) throw new SyntaxError(this.tokens.slice(this.at).join(' '));
    return value;
  }

  private take(...words: string[]): boolean {
    const found = words.every((word, index) => this.tokens[this.at + index] === word);
    if (found) this.at += words.length;
    return found;
  }

  private expression(): Expression {
    if (!this.take('if')) return this.joined('or');
    const condition = this.joined('or');
    this.take(':');
    const yes = this.expression();
    this.take('else');
    return { is: 'choice', condition, yes, no: this.expression() };
  }

  private joined(word: 'or' | 'and'): Expression {
    const part = () => (word === 'or' ? this.joined('and') : this.truth());
    const parts = [part()];
    while (this.take(word)) parts.push(part());
    return parts.length === 1 ? parts[0]! : { is: word, parts };
  }

  private truth(): Expression {
    if (this.take('not')) return { is: 'not', part: this.truth() };
    const left = this.chain('sum', '+', '-');
    const sign = SIGNS.find((sign) => this.take(...sign.split(' ')));
    return sign ? { is: 'comparison', sign, left, right: this.chain('sum', '+', '-') } : left;
  }

  private chain(is: 'sum' | 'product', plain: string, marked: string): Expression {
    const next = () => (is === 'sum' ? this.chain('product', '×', '÷') : this.signed());
    const parts = [{ part: next(), marked: false }];
    while ([plain, marked].includes(this.tokens[this.at] ?? '')) {
      const isMarked = this.tokens[this.at++] === marked;
      parts.push({ part: next(), marked: isMarked });
    }
    return parts.length === 1 ? parts[0]!.part : { is, parts };
  }

  private signed(): Expression {
    if (this.take('-')) return { is: 'minus', part: this.signed() };
    const part = this.atom();
    if (this.take('²')) return { is: 'power', part, exponent: 2 };
    if (this.take('³')) return { is: 'power', part, exponent: 3 };
    return this.take('^') ? { is: 'power', part, exponent: Number(this.tokens[this.at++]) } : part;
  }

  private atom(): Expression {
    if (this.take('(')) return this.closed(this.expression());
    const token = this.tokens[this.at++]!;
    if (/^\d/.test(token)) return { is: 'number', value: read(token) };
    if (token === 'yes' || token === 'no') return { is: 'flag', value: token === 'yes' };
    return this.take('(') ? this.closed(this.call(token)) : { is: 'name', name: token };
  }

  private closed<Value>(value: Value): Value {
    if (!this.take(')')) throw new SyntaxError(`no bracket before ${this.tokens.slice(this.at).join(' ')}`);
    return value;
  }

  private call(name: string): Expression {
    const parts = [this.expression()];
    let whole = 0;
    if (this.take('from')) {
      whole = Number(this.tokens[this.at++]);
      this.take(':');
      parts.push(this.expression());
    }
    while (this.take(',')) parts.push(this.expression());
    if (['round', 'down', 'up', 'cut'].includes(name)) whole = parts.length > 1 ? placesOf(parts.pop()!) : 0;
    const clause = this.take('where') || this.take('by') || this.take('then') ? this.expression() : undefined;
    this.take('more');
    return { is: 'call', name, parts, clause, whole };
  }
}

function placesOf(part: Expression): number {
  return part.is === 'number' ? Number(part.value.top / part.value.bottom) : 0;
}
