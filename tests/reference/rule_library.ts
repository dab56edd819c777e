// The rules of core/rules, and the systems of the engine that they say again.
import { readdirSync, readFileSync } from 'node:fs';
import type { DiplomacyGame, DiplomacySystem, RuleGame, RuleStep, Step } from '../../wasm/tallysheet.d.ts';
import { call } from '../wasm/module.ts';
import { POWERS } from './finishes.ts';

const folder = new URL('../../core/rules/', import.meta.url);

export const library = new Map(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
    .map((file) => [file.replace('.rule', ''), readFileSync(new URL(file, folder), 'utf8')] as const),
);

export const SYSTEMS: DiplomacySystem[] = [
  'draw-size',
  'sum-of-squares',
  'c-diplo-100',
  'c-diplo-80',
  'c-diplo-namur',
  'detour-09',
  'manorcon',
  'manorcon-original',
  'manorcon-v2',
  'carnage-dead-equal',
  'carnage-elimination-order',
  'carnage-2023',
  'carnage-centre-count',
  'tribute',
  'open-tribute',
  'world-classic',
  'summer-classic',
  'bangkok',
];

export interface Sheet {
  rows: { place: number; score: string }[];
  working: (Step | RuleStep)[];
}

export function engineValue<Value>(path: string, request: object): Value {
  const outcome = call(path, request);
  if (!outcome.ok) throw new Error(`${JSON.stringify(request)}: ${outcome.problems[0]!.message}`);
  return outcome.value as Value;
}

export function byRule(id: string, game: RuleGame): Sheet {
  return engineValue('rules.score', { rule: library.get(id)!, game, working: true });
}

/** The years of elimination of the powers without centres: "early" all at once, "late" one after the other. */
export function diplomacyGame(centres: number[], years: 'early' | 'late', sharers?: boolean[]): DiplomacyGame {
  const survivors = centres.filter((count) => count > 0).length;
  const year = (at: number) => (years === 'early' ? 1902 : 1905 + (at - survivors));
  return {
    powers: POWERS.map((power, at) => ({
      power,
      centres: centres[at]!,
      ...(centres[at] === 0 ? { lastHeld: { year: year(at) } } : {}),
      ...(sharers ? { inDraw: sharers[at]! } : {}),
    })),
    finalYear: 1915,
  };
}

export function asRuleGame({ powers, finalYear }: DiplomacyGame): RuleGame {
  return { players: powers, finalYear };
}

/** The steps of the system's working that the rule's lacks. A rule shows further lines, where it has them. */
export function missingSteps(system: Sheet['working'], rule: Sheet['working']): unknown[] {
  const plain = ({ row, name, terms, value, exact, rounded }: Step | RuleStep) =>
    JSON.stringify({ row, name, terms, value, exact, rounded });
  const own = new Set(rule.map(plain));
  return system.map(plain).filter((step) => !own.has(step));
}
