// What the engine says of a category's qualifiers.
import type { QualifiersRequest, QualifiersSheet } from 'tallysheet';
import type { EventDesk } from '../event_desk.ts';
import { wholeNumber } from '../kinds/options.ts';
import { plainName } from '../names.ts';

type Player = QualifiersSheet['players'][number];

export interface Qualifying {
  /** Everybody with a score, best first. */
  all: Player[];
  going: Player[];
  problem: string | null;
}

/** In order of first appearance. */
export function categoriesIn(desk: EventDesk): string[] {
  const { request } = desk.scoring.standings();
  const preliminary = request.boards.filter(({ stage = 'preliminary' }: { stage?: string }) => stage === 'preliminary');
  return [...new Set<string>(preliminary.map(({ category }: { category: string }) => category.trim().normalize('NFC')))];
}

export function qualifiersOf(desk: EventDesk, category: string): Qualifying {
  const { request } = desk.scoring.standings();
  const asked = (rule: QualifiersRequest['rule']) => desk.engine.puffingBilly.qualifiers({ boards: request.boards, decimals: request.decimals, category, rule });
  const everybody = asked({ top: EVERYBODY });
  const { rule, problem } = ruleOf(desk);
  const going = rule === null ? null : asked(rule);
  const all = everybody.ok ? everybody.value.players : [];
  if (!going) return { all, going: [], problem };
  return going.ok ? { all, going: going.value.players, problem: null } : { all, going: [], problem: going.problems.map(({ message }) => message).join(' ') };
}

interface Bests {
  /** What they were asked of: they hold until one of these is another. */
  of: unknown[];
  bests: Map<string, string>;
}

const known = new WeakMap<EventDesk, Bests>();

/** Everybody's best score in the category's preliminary boards; asked again only when one of these has changed. */
export function bestsIn(desk: EventDesk, category: string): Map<string, string> {
  const boards = desk.ledger.games.filter(({ form, stage, state }) => form === 'puffing-billy' && stage !== 'final' && plainName(state.heading) === category);
  const of = [category, desk.ledger.setting('decimals'), ...boards];
  const last = known.get(desk);
  if (last && last.of.length === of.length && last.of.every((one, at) => one === of[at])) return last.bests;
  const bests = askedBests(desk, category);
  known.set(desk, { of, bests });
  return bests;
}

function askedBests(desk: EventDesk, category: string): Map<string, string> {
  const { boards, decimals } = desk.scoring.standings().request;
  const outcome = desk.engine.puffingBilly.qualifiers({ boards, decimals, category, rule: { top: EVERYBODY } });
  return new Map(outcome.ok ? outcome.value.players.map(({ player, best }) => [player, best]) : []);
}

const EVERYBODY = 100_000;

function ruleOf(desk: EventDesk): { rule: QualifiersRequest['rule'] | null; problem: string | null } {
  if (desk.ledger.setting('rule') !== 'top') return { rule: 'board-winners', problem: null };
  const { value, problems } = wholeNumber(desk.ledger.setting('top'), '/rule/top', 'The number who qualify');
  if (value === undefined) return { rule: null, problem: problems[0]?.message ?? 'How many qualify is missing.' };
  return { rule: { top: value }, problem: null };
}
