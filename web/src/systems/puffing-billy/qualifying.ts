// The engine's results about the qualifiers of a category.
import type { EventRequest, QualifiersRequest, QualifiersSheet } from 'tallysheet';
import type { EventContext } from '../event_context.ts';
import { most as EVERYBODY } from 'limits:puffingBilly.qualifiers/rule/top';
import { isFinal } from './event.ts';
import { isPickUp } from './stage.ts';
import { wholeNumber } from '../typed_settings.ts';
import { plainName } from '../player_names.ts';

type Player = QualifiersSheet['players'][number];

export interface Qualifying {
  /** Every player with a score, best first. */
  all: Player[];
  going: Player[];
  problem: string | null;
  /** A note on the figure that is still to be typed. */
  note: string | null;
}

/** The request for the standings. */
export function requestOf(event: EventContext): EventRequest {
  return event.standings().request as EventRequest;
}

/** The boards that count for their categories: nobody qualifies by a pick-up game. */
function boardsOf(event: EventContext): EventRequest['boards'] {
  const { counted } = event.standings();
  return requestOf(event).boards.filter((_, at) => !isPickUp(counted[at]!));
}

/** Those of one category, and those that bring in a new player: players who are level stand in the order in which they
 *  appear in the event. The others have no effect on who qualifies. */
function boardsFor(event: EventContext, category: string): EventRequest['boards'] {
  const known = new Set<string>();
  return boardsOf(event).filter((board) => {
    const before = known.size;
    for (const { player = '' } of board.finishers) known.add(player);
    return known.size > before || plainName(board.category) === category;
  });
}

/** How many seats the boards of a category have: no fewer than it has players. */
export function seatsIn(event: EventContext, category: string): number {
  return boardsOf(event)
    .filter((board) => plainName(board.category) === category)
    .reduce((sum, { finishers }) => sum + finishers.length, 0);
}

/** In order of first appearance. */
export function categoriesIn(event: EventContext): string[] {
  const preliminary = boardsOf(event).filter(({ stage = 'preliminary' }) => stage === 'preliminary');
  return [...new Set(preliminary.map(({ category }) => plainName(category)))];
}

/** The engine's answers by category. An event that has changed has another request. */
const answers = new WeakMap<object, Map<string, Qualifying>>();

export function qualifiersOf(event: EventContext, category: string): Qualifying {
  const request = requestOf(event);
  const known = answers.get(request) ?? new Map<string, Qualifying>();
  answers.set(request, known);
  const found = known.get(category) ?? askedQualifiers(event, category);
  known.set(category, found);
  return found;
}

function askedQualifiers(event: EventContext, category: string): Qualifying {
  const { decimals } = requestOf(event);
  const boards = boardsFor(event, category);
  const qualify = (rule: QualifiersRequest['rule']) =>
    event.engine.puffingBilly.qualifiers({ boards, decimals, category, rule });
  const everybody = qualify({ top: EVERYBODY });
  const { rule, problem, note } = ruleOf(event);
  const going = rule === null ? null : qualify(rule);
  const all = everybody.ok ? everybody.value.players : [];
  if (!going) return { all, going: [], problem, note };
  return going.ok
    ? { all, going: going.value.players, problem: null, note: null }
    : { all, going: [], problem: going.problems.map(({ message }) => message).join(' '), note: null };
}

interface Bests {
  /** The inputs of the request; the result is valid until one changes. */
  of: unknown[];
  bests: Map<string, string>;
}

const known = new WeakMap<EventContext, Bests>();

/** Every player's best score in the category's preliminary boards. Recalculated only when one of these has changed. */
export function bestsIn(event: EventContext, category: string): Map<string, string> {
  const boards = event.games.filter(
    (game) => !isFinal(game) && !isPickUp(game) && plainName(game.state.heading) === category,
  );
  const of = [category, event.setting('decimals'), ...boards];
  const last = known.get(event);
  if (last && last.of.length === of.length && last.of.every((one, at) => one === of[at])) return last.bests;
  const bests = askedBests(event, category);
  known.set(event, { of, bests });
  return bests;
}

function askedBests(event: EventContext, category: string): Map<string, string> {
  const { decimals } = requestOf(event);
  const boards = boardsFor(event, category);
  const outcome = event.engine.puffingBilly.qualifiers({ boards, decimals, category, rule: { top: EVERYBODY } });
  return new Map(outcome.ok ? outcome.value.players.map(({ player, best }) => [player, best]) : []);
}

interface Rule extends Pick<Qualifying, 'problem' | 'note'> {
  /** Null if it is not known. */
  rule: QualifiersRequest['rule'] | null;
}

function ruleOf(event: EventContext): Rule {
  const known = (rule: QualifiersRequest['rule']): Rule => ({ rule, problem: null, note: null });
  if (event.setting('rule') !== 'top') return known('board-winners');
  const { value, problems } = wholeNumber(event.setting('top'), '/rule/top', 'The number who qualify', event.numbers);
  if (value !== undefined) return known({ top: value });
  const problem = problems[0]?.message ?? null;
  return { rule: null, problem, note: problem === null ? 'Enter above how many qualify.' : null };
}
