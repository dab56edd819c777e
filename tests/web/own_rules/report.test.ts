// A rule's report has the same figures as the guide's report card, which is found with the engine's own systems.
import { describe, expect, test } from 'vitest';
import loadEvents from '../../../build/package/events.js';
import { rangesIn } from '../../../web/docs/report/ranges.ts';
import { tablesOf } from '../../../web/docs/report/tables.ts';
import {
  reportOn,
  type DiplomacyReport,
  type PlacesReport,
  type ScoreAll,
} from '../../../web/src/own_rules/rule_report.ts';
import { allFinishes } from '../../../web/src/report_card/finishes.ts';
import { allTransfers, transfersIn } from '../../../web/src/report_card/transfers.ts';
import { DIPLOMACY_SYSTEMS } from '../../../web/src/systems/compare/diplomacy_systems.ts';
import { LIBRARY } from '../../../web/src/systems/own-rule/library.ts';
import { loadRules, rulesEngine, soundReading } from '../../../web/src/systems/own-rule/reading.ts';
import { tallysheet } from '../../wasm/module.ts';

await loadRules(loadEvents);

async function reportFor(rule: string) {
  const score: ScoreAll = async (games) => {
    const outcome = rulesEngine()!.scoreGames({ rule, games: [...games] });
    return outcome.ok ? { ok: true, value: outcome.value.games } : outcome;
  };
  const outcome = await reportOn(soundReading(rule)!, () => allFinishes(tallysheet), score);
  if (!outcome.ok) throw new Error(outcome.problems[0]!.message);
  return outcome.value;
}

const known = (name: string) => LIBRARY.flatMap(({ rules }) => rules).find((rule) => rule.name === name)!.text;

describe('Diplomacy', () => {
  test.each(['Detour 98f', 'Sum of Squares', 'C-Diplo 100'])('%s, as in the guide', async (name) => {
    const { transfers, win } = (await reportFor(known(name))) as DiplomacyReport;
    const [table] = tablesOf(
      tallysheet,
      DIPLOMACY_SYSTEMS.filter((system) => system.name === name),
    );
    const { cases, lost, unchanged, gained } = transfersIn(table!, allTransfers(table!));
    expect({ ...transfers }).toMatchObject({ cases, lost, unchanged, gained });
    expect(win.least.scores[0]).toBe(rangesIn(table!).winner.least.value);
  });

  test('a rule that takes from the leader says where a centre costs', async () => {
    const rule = 'game: Diplomacy\nscore = if solo: 0 else if leader: 0 else centres';
    const { transfers } = (await reportFor(rule)) as DiplomacyReport;
    expect(transfers.lost).toBeGreaterThan(0);
    const { held, from, to, after } = transfers.smallestLoss!;
    expect(from).toBe(BigInt(held)); // before, it does not lead
    expect(to).toBe(0n);
    expect(Math.max(...after.centres)).toBe(held + 1);
  });
});

test('a rule for places says what each place has, and where a better one costs', async () => {
  const rule = 'game: places\nplayers: 2 to 4\nscore = table(place from 1: 6, 2, 3, 1)';
  const report = (await reportFor(rule)) as PlacesReport;
  expect(report.tables.map(({ points }) => points.join(' '))).toEqual(['6 2', '6 2 3', '6 2 3 1']);
  expect(report.cases).toBe(1 + 2 + 3);
  expect(report.dear).toEqual([
    { players: 3, place: 2, better: '2', own: '3' },
    { players: 4, place: 2, better: '2', own: '3' },
  ]);
});
