// Random rules: printed back as they were written, and worked out as by the naive reference. CASES sets their number,
// SEED selects them.
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { Problem, RuleReading } from '../../wasm/tallysheet.d.ts';
import { call } from '../wasm/module.ts';
import { gameFor, randomKind, randomRule } from './generate_rules.ts';
import { pick, seeded, whole } from './random.ts';
import { NoValue, score } from './rules.ts';
import { check } from './rules_reading.ts';

const cases = Number(process.env.CASES ?? 500);
const seed = Number(process.env.SEED ?? 1);
const patience = 300_000 + cases * 20;

/** The name of the sentence that says why there is no value; null if there is one. */
function reasonOf(evaluate: () => unknown): string | null {
  try {
    evaluate();
    return null;
  } catch (error) {
    if (error instanceof NoValue) return error.sentence;
    throw error;
  }
}

test(
  `${cases} random rules are read and printed back the same, and have the reference's scores`,
  async () => {
    const random = seeded(seed);
    let scored = 0;
    for (let done = 0; done < cases; done++) {
      const kind = randomKind(random);
      const rule = randomRule(random, kind);
      const game = gameFor(random, kind, rule);
      const reading = call('rules.check', { rule }) as { value: RuleReading };
      expect(reading.value, rule).toEqual(check({ rule }));
      const outcome = call('rules.score', { rule, game });
      const reason = reasonOf(() => score({ rule, game }));
      const said = `${rule}\n${JSON.stringify(game)}`;
      if (reason) expect(outcome.ok ? 'a score' : outcome.problems[0]!.name, said).toBe(reason);
      else expect(outcome, said).toEqual({ ok: true, value: score({ rule, game }) });
      if (!reason) scored++;
      if (done % 1000 === 0) await setImmediate();
    }
    console.info(`${cases} random rules agree, ${scored} of them with scores`);
  },
  patience,
);

const SIGNS = [...'()+-×÷=<>≤:,²#\n .1f', 'if ', ' else ', 'sum(', 'score', 'game', 'centres', '\0', '𝟙'];

test(
  `${cases} mutated texts are refused at a place of the text, or read`,
  () => {
    const random = seeded(seed + 1);
    for (let done = 0; done < cases; done++) {
      const kind = randomKind(random);
      let rule = randomRule(random, kind);
      for (let change = whole(random, 1, 4); change > 0; change--) {
        const at = whole(random, 0, rule.length);
        rule = rule.slice(0, at) + pick(random, SIGNS) + rule.slice(at + whole(random, 0, 3));
      }
      const { problems, text } = (call('rules.check', { rule }) as { value: RuleReading }).value;
      const lines = rule.split('\n');
      for (const { line, column, length, message } of problems) {
        expect(line >= 1 && line <= lines.length, `${message}\n${rule}`).toBe(true);
        expect(column >= 1 && length >= 0 && column <= [...lines[line - 1]!].length + 1, `${message}\n${rule}`).toBe(
          true,
        );
      }
      const outcome = call('rules.score', { rule, game: gameFor(random, kind, rule) });
      if (problems.length > 0)
        expect((outcome as { problems: Problem[] }).problems.map(({ at }) => at)).toEqual(problems.map(() => '/rule'));
      else expect((call('rules.check', { rule: text }) as { value: RuleReading }).value.text, rule).toBe(text);
    }
  },
  patience,
);

test('brackets 50,000 deep, a hundred kilobytes, and circles are told and take no time', () => {
  const problemsOf = (rule: string) =>
    (call('rules.check', { rule }) as { value: RuleReading }).value.problems.map(({ name }) => name);
  const head = 'game: places\nscore = ';
  expect(problemsOf(`${head}${'('.repeat(50_000)}1${')'.repeat(49_000)}`)).toEqual(['tooNested']);
  expect(problemsOf(`${head}${'-'.repeat(50_000)}1`)).toEqual(['tooNested']);
  expect(problemsOf(`${head}${'if yes: '.repeat(10_000)}1`)).toEqual(['tooNested']);
  expect(problemsOf(`${head}1${' + 1'.repeat(24_000)}`)).toEqual(['tooManyParts']);
  expect(problemsOf(`${head}${Array(2_000).fill('1 + 1').join(' + ')}`)).toEqual([]);
  const chain = (count: number) =>
    Array.from({ length: count }, (_, at) => `line_${at} = line_${at + 1} + 1`).join('\n');
  expect(problemsOf(`${head}line_0\n${chain(150)}\nline_150 = 1`)).toEqual(['tooDeep']);
  expect(problemsOf(`${head}a\na = b\nb = 1 + a`)).toEqual(['definedByItself']);
  expect(problemsOf(`${head}${'x '.repeat(49_000)}`)).toEqual(['notAfterValue']);
  expect(problemsOf(`${head}${Array(7_000).fill('nobody_knows').join('+')}`).length).toBeLessThanOrEqual(50);
});

test('a rule that would take too many steps is refused', () => {
  const nested = Array.from(
    { length: 5 },
    (_, at) => `x${at} = sum(count(${at === 0 ? 'place' : `x${at - 1}`} > own(place)))`,
  ).join('\n');
  const rule = `game: places\nplayers: 2 to 10000\n${nested}\nscore = x4`;
  const game = { players: Array.from({ length: 3000 }, (_, at) => ({ place: at + 1 })) };
  const outcome = call('rules.score', { rule, game });
  expect(outcome.ok ? [] : outcome.problems.map(({ name }) => name)).toEqual(['tooManySteps']);
});
