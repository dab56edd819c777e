// An event by a rule: its line "event: …" says how each player's scores or ranks add up.
import type { RuleGame, RuleSheet, RuleStandingsRow } from 'tallysheet';
import { capital, inWords } from '../../ui/sentences.ts';
import type { EventRules, GameColumn, StandingsColumn } from '../event_rules.ts';
import { isOfDiplomacy, readingOf, ruleName, rulesEngine, soundReading } from './reading.ts';
import { ruleChange } from './rule_change.ts';
import { gameOf } from './request.ts';
import { LONGEST_RULE, type GameRequest } from './state.ts';

interface Games {
  rule: string;
  games: RuleGame[];
}

type SheetRow = RuleSheet['rows'][number];

const COLUMNS: StandingsColumn[] = [
  { title: 'Games', kind: 'part' },
  { title: 'Counted', kind: 'part' },
];

const POWER: GameColumn<SheetRow>[] = [
  { title: 'Power', kind: 'power', text: ({ power }) => (power ? capital(power) : '') },
];

export const rules: EventRules<RuleStandingsRow, GameRequest, RuleSheet, Games> = {
  noun: 'game',
  list: 'games',
  nameOf: ({ rule = '' }) => (rule.trim() ? ruleName(rule) : undefined),
  forms: ({ rule = '' }) => [isOfDiplomacy(rule) ? 'own-rule' : 'own-rule/players'],
  requestEntries(_, request, engine) {
    const game = gameOf(request, engine);
    const nameless = game.players.filter(({ player = '' }) => player.trim() === '');
    if (nameless.length === 0) return [{ value: game, at: '' }];
    const seats = nameless.map(({ power }) =>
      power ? capital(power) : `player ${game.players.indexOf(nameless[0]!) + 1}`,
    );
    return `The name of ${inWords(seats.slice(0, request.powers ? 7 : 1), 'and')} is missing.`;
  },
  formSettings: ({ rule = '' }) => ({ rule }),
  options: ({ rule = '' }) => ({ options: { rule }, problems: problemsOf(rule) }),
  needsEventsEngine: true,
  standings(_, { rule, games }) {
    const outcome = rulesEngine()?.standings({ rule, games });
    return outcome && soundReading(rule) ? outcome : { ok: false, problems: problemsOf(rule) };
  },
  standingsCall: (_, request) =>
    soundReading(request.rule)
      ? { ok: true, value: { record: 'rules', name: 'standings', list: 'games', request } }
      : { ok: false, problems: problemsOf(request.rule) },
  columns: () => COLUMNS,
  cells: ({ games, counted }) => [games, counted],
  figure: (total, { grouped }) => grouped(total),
  criteria: { counted: 'games that count', total: 'points' },
  parts: ({ results }) =>
    results.flatMap(({ game, value, counts }) => (counts ? [{ label: `Game ${game + 1}`, figure: value }] : [])),
  apart: () => null,
  figures: (_, { rows }) =>
    rows.map((row) => ({
      player: row.player,
      place: row.place,
      shared: rows.some((other) => other !== row && other.place === row.place),
      figure: row.score,
      row,
    })),
  gameColumns: POWER,
  figureTitle: 'Score',
  game: 'your own rule',
  variants: [{ id: 'own-rule', name: 'Your own rule', hint: 'chosen or written under Rule', settings: {} }],
  settings: [{ name: 'rule', label: 'Rule', inView: true, most: LONGEST_RULE, change: ruleChange }],
  textColumns: [
    { title: 'Games', figure: true, text: ({ games }, { grouped }) => grouped(games) },
    { title: 'Counted', figure: true, text: ({ counted }, { grouped }) => grouped(counted) },
  ],
  view: { id: 'rule', title: 'Rule' },
};

function problemsOf(rule: string) {
  const told = (message: string) => ({ at: '/rule', code: 'range' as const, message });
  if (rule.trim() === '') return [told('The event has no rule yet. Choose one under Rule.')];
  return (readingOf(rule)?.problems ?? []).map(({ line, column, message }) =>
    told(`The rule, line ${line}, column ${column}: ${message}`),
  );
}
