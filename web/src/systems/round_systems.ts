// Rounds that are scored in another system than the event: a setting of each says which, and with which settings. Such an
// event is then scored by “several” systems: an id made of the event's own, from which rules, forms and CSV follow.
import type { EventGame, SystemId } from './event_game.ts';
import type { Settings } from './event_rules.ts';
import { eventForms, isEventSystem } from './event_systems.ts';
import { round, roundOf, type Placed } from './rounds.ts';
import { baseOf, isSeveral, severalOf } from './several.ts';

export interface RoundSystem {
  system: SystemId;
  /** Those of its settings that change scores, as chosen or typed. */
  settings: Settings;
}

const NAME = 'roundSystem';

/** The names of the settings, in the order of the rounds. */
export const ROUND_SETTINGS: readonly string[] = Array.from({ length: round.most ?? 0 }, (_, at) => `${NAME}${at + 1}`);

export function roundSetting(round: number): string {
  return `${NAME}${round}`;
}

/** The rounds with a system of their own, in order. */
export function roundsWithSystem(settings: Settings): number[] {
  const numbers = ROUND_SETTINGS.flatMap((name, at) => (settings[name] ? [at + 1] : []));
  return numbers.filter((number) => roundSystemIn(settings, number) !== null);
}

/** Whether a round has, or once had, a system of its own. */
export function hadRoundSystems(settings: Settings): boolean {
  return Object.keys(settings).some((name) => name.startsWith(NAME));
}

export function roundSystemText({ system, settings }: RoundSystem): string {
  return JSON.stringify([system, settings]);
}

export function roundSystemIn(settings: Settings, round: number): RoundSystem | null {
  const text = settings[roundSetting(round)];
  return text ? roundSystemOf(text) : null;
}

/** Systems by their text, read once, since every game asks for one. */
const known = new Map<string, RoundSystem | null>();

/** Null for a text that is not one of ours, or names a system that this version does not have. */
export function roundSystemOf(text: string): RoundSystem | null {
  const before = known.get(text);
  if (before !== undefined) return before;
  const read = readSystem(text);
  known.set(text, read);
  return read;
}

function readSystem(text: string): RoundSystem | null {
  try {
    const found: unknown = JSON.parse(text);
    if (!Array.isArray(found)) return null;
    const [system, settings] = found as unknown[];
    const isRecord = typeof settings === 'object' && settings !== null && !Array.isArray(settings);
    if (!isEventSystem(system) || !isRecord) return null;
    return Object.values(settings).every((value) => typeof value === 'string')
      ? { system, settings: settings as Settings }
      : null;
  } catch {
    return null;
  }
}

/** What scores the games of this round; games without a round are scored by the event's own system. */
export function systemOfRound(system: SystemId, settings: Settings, round: number | null): SystemId {
  const own = isSeveral(system) && round !== null ? roundSystemIn(settings, round) : null;
  return own?.system ?? baseOf(system);
}

export function systemOfGame(system: SystemId, settings: Settings, game: Placed): SystemId {
  return systemOfRound(system, settings, roundOf(game));
}

/** What scores an event: its own system, or several where a round has another, or a game is one of another. */
export function scoringSystem(
  { system, settings }: { system: SystemId; settings: Settings },
  games: readonly Pick<EventGame, 'form'>[] = [],
): SystemId {
  const own = eventForms(system);
  const isOfSeveral = roundsWithSystem(settings).length > 0 || games.some(({ form }) => !own.includes(form));
  return isOfSeveral ? severalOf(system) : system;
}
