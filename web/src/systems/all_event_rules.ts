// The event rules of each system, found by their file's name.
import { COUNTING_SETTINGS, QUALIFYING } from './counting.ts';
import { DIFFERENT_GAMES, DIFFERENT_NAMES } from './different_names.ts';
import { DRAW_SETTINGS } from './draw_settings.ts';
import type { FormId, SystemId } from './event_game.ts';
import { allSettings, changesForms, variantOf, type EventRules, type Setting, type Settings } from './event_rules.ts';
import { eventForms, eventSystem } from './event_systems.ts';
import { ROUND_SETTINGS, roundSystemIn, roundSystemOf, roundsWithSystem, type RoundSystem } from './round_systems.ts';
import { baseOf, isSeveral } from './several.ts';
import { OWN_AWARDS } from './own_awards.ts';
import { RULE_CHANGES, valueInWords } from './rule_changes.ts';
import { severalNames, severalRules } from './several_rules.ts';

const FILES = import.meta.glob<EventRules>('./*/event.ts', { eager: true, import: 'rules' });

/** Characters: a rule as text is among the settings of some. */
const LONGEST = 250_000;

/** Systems of rounds that are not scored in the event's own. */
const ROUND_SYSTEMS = ROUND_SETTINGS.map(
  (name, at): Setting => ({
    name,
    label: `Round ${at + 1}: scored by`,
    inView: true,
    most: LONGEST,
    words(text) {
      const own = roundSystemOf(text);
      return own ? systemInWords(own) : 'the event’s own system';
    },
  }),
);

const OF_EVERY_EVENT = [
  ...COUNTING_SETTINGS,
  ...Object.values(QUALIFYING),
  ...DRAW_SETTINGS,
  DIFFERENT_NAMES,
  DIFFERENT_GAMES,
  RULE_CHANGES,
  OWN_AWARDS,
  ...ROUND_SYSTEMS,
];

/** Adds the settings that events of every system have. */
const RULES = Object.fromEntries(
  Object.entries(FILES).map(([file, rules]) => [file, { ...rules, settings: [...rules.settings, ...OF_EVERY_EVENT] }]),
);

/** The rules of events of several systems, by that id. */
const SEVERAL = new Map<SystemId, EventRules>();

/** Throws for a system without events. */
export function rulesOf(system: SystemId): EventRules {
  if (isSeveral(system)) return rulesOfSeveral(system);
  const rules = RULES[`./${system}/event.ts`];
  if (!rules) throw new Error(`There are no events of ${system}.`);
  return rules;
}

function rulesOfSeveral(system: SystemId): EventRules {
  const rules = SEVERAL.get(system) ?? (severalRules(baseOf(system), rulesOf) as EventRules);
  SEVERAL.set(system, rules);
  return rules;
}

/** The name of what an event is scored by: "Puffing Billy", "Carnage 2023", "RPLOPS and Pentamind". */
export function systemName(system: SystemId, settings: Settings): string {
  const ofRounds = roundsWithSystem(settings).flatMap((round) => roundSystemIn(settings, round) ?? []);
  return severalNames([nameOf(baseOf(system), settings), ...ofRounds.map((one) => nameOf(one.system, one.settings))]);
}

function nameOf(system: SystemId, settings: Settings): string {
  const rules = rulesOf(system);
  return rules.nameOf?.(settings) ?? variantOf(rules, settings)?.name ?? eventSystem(system).name;
}

/** Ids of the forms in which new games of a round are entered, the default first. */
export function formsOfNewGames(system: SystemId, settings: Settings, round: number | null): readonly FormId[] {
  const own = isSeveral(system) && round !== null ? roundSystemIn(settings, round) : null;
  const scoredBy = own?.system ?? baseOf(system);
  return rulesOf(scoredBy).forms?.(own?.settings ?? settings) ?? eventForms(scoredBy);
}

/** "RPLOPS (Average points: 60)" */
export function systemInWords({ system, settings }: RoundSystem): string {
  const rules = rulesOf(system);
  const named = Object.keys(variantOf(rules, settings)?.settings ?? {});
  const usual = allSettings(rules, {});
  const now = allSettings(rules, settings);
  const own = gameSettings(rules).filter(({ name }) => !named.includes(name) && now[name]?.trim() !== usual[name]);
  const words = own.map((setting) => `${setting.label}: ${valueInWords(setting, now)}`);
  return nameOf(system, settings) + (words.length > 0 ? ` (${words.join('; ')})` : '');
}

/** The settings by which a system's games are scored, without those that say how its standings add them. */
export function gameSettings(rules: EventRules): Setting[] {
  return rules.settings.filter((setting) => !setting.inView && changesForms(rules, setting));
}
