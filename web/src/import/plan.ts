// The plan of an import: each game of the file is added, replaces a game of the event, or is left out. The sentences
// about it.
import type { EventGame } from '../systems/event_game.ts';
import type { Numbers } from '../numbers/numbers.ts';
import { capital, agreeing } from '../ui/sentences.ts';
import type { Correction, Match } from './match_games.ts';
import type { Preview } from './preview.ts';

/** 'add', 'skip', or the id of the game of the event that is replaced. */
export type Decision = string;

/** The decisions that differ from the usual ones, by the game's name in the file. */
export type Decisions = ReadonlyMap<string, Decision>;

export interface Import {
  added: EventGame[];
  replaced: EventGame[];
}

export interface Options {
  decisions: Decisions;
  /** Whether games that are already in the event are left out. */
  skipSame: boolean;
}

/** A changed game replaces the event's, unless it is in doubt which one. */
function usualDecision({ kind, corrections: [first], doubt }: Match, skipSame: boolean): Decision {
  if (kind === 'same') return skipSame ? 'skip' : 'add';
  return kind === 'changed' && first && doubt === null ? first.existing.id : 'add';
}

export function decisionOn(match: Match, { decisions, skipSame }: Options): Decision {
  return decisions.get(match.entry.name) ?? usualDecision(match, skipSame);
}

export function importOf(matches: Match[], options: Options): Import {
  const added: EventGame[] = [];
  const replaced = new Map<string, EventGame>();
  for (const match of matches) {
    const decision = decisionOn(match, options);
    const chosen = correctionOf(match, decision);
    if (chosen) replaced.set(decision, chosen.corrected);
    else if (decision === 'add') added.push(match.entry.game);
  }
  return { added, replaced: [...replaced.values()] };
}

export function correctionOf({ corrections }: Match, decision: Decision): Correction | undefined {
  return corrections.find(({ existing }) => existing.id === decision);
}

/** Whether another game of the file replaces this game of the event. */
export function isReplacedBy(matches: Match[], options: Options, other: Match, id: string): boolean {
  return matches.some((match) => match !== other && decisionOn(match, options) === id);
}

/** "3 games replaced, 2 added", "One game imported". */
export function didImport({ added, replaced }: Import, { amount, grouped }: Numbers): string {
  if (replaced.length === 0) return `${capital(amount(added.length, 'game'))} imported`;
  return `${capital(amount(replaced.length, 'game'))} replaced${added.length > 0 ? `, ${grouped(added.length)} added` : ''}`;
}

/** The label of the button: "Replace 3 games and add 2"; `whole` is false if others of the file have problems. */
export function toImport({ added, replaced }: Import, whole: boolean, { amount, grouped }: Numbers): string {
  const games = (count: number) => amount(count, 'game');
  if (replaced.length > 0)
    return `Replace ${games(replaced.length)}${added.length > 0 ? ` and add ${added.length === 1 ? 'one' : grouped(added.length)}` : ''}`;
  if (whole) return `Import ${games(added.length)}`;
  return `Import the ${added.length === 1 ? 'game' : games(added.length)} without problems`;
}

/** Whether a game that would be replaced is no longer what it was compared with. */
export function isOutdated({ replaced }: Import, matches: Match[], event: readonly EventGame[]): boolean {
  const now = new Map(event.map((game) => [game.id, game]));
  const compared = new Map(
    matches.flatMap(({ corrections }) => corrections.map(({ existing }) => [existing.id, existing])),
  );
  return replaced.some(({ id }) => JSON.stringify(now.get(id)) !== JSON.stringify(compared.get(id)));
}

/** Summarises the preview. */
export function verdictOf({ games, broken, problems, table }: Preview, matches: Match[], { amount }: Numbers): string {
  const count = (number: number, noun: string) => capital(amount(number, noun));
  const found = `${count(table.count, 'row')}, ${count(games.length + broken, 'game').toLowerCase()}.`;
  const read =
    problems.length === 0
      ? 'Everything could be read.'
      : `${count(problems.length, 'problem')} in ${count(broken, 'game').toLowerCase()}.`;
  return [found, read, ...comparison(matches, count)].join(' ');
}

function comparison(matches: Match[], count: (number: number, noun: string) => string): string[] {
  const of = (kind: Match['kind']) => matches.filter((match) => match.kind === kind).length;
  const [same, changed] = [of('same'), of('changed')];
  return [
    ...(same > 0
      ? [`${count(same, 'game')} ${agreeing(same, 'is', 'are')} already in the event, with the same figures.`]
      : []),
    ...(changed > 0 ? [`${count(changed, 'game')} ${agreeing(changed, 'differs', 'differ')} from the event’s.`] : []),
  ];
}
