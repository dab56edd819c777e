// The structures of well-known tournaments: what counts of the scores, as settings that one tap fills in. Sources: the pages
// of World DipCon, DipCon 2019 and the World Diplomacy Database.
import { COUNTING_SETTINGS, FACTORS, QUALIFYING, TEAM_SETTINGS, TIE_SETTINGS } from '../systems/counting.ts';
import type { Settings } from '../systems/event_rules.ts';

export interface Structure {
  id: string;
  name: string;
  hint?: string;
  /** Those other than the usual ones. */
  settings: Settings;
}

export const STRUCTURES: readonly Structure[] = [
  { id: 'none', name: 'as the system’s rules say', settings: {} },
  {
    id: 'world-dipcon',
    name: 'World DipCon',
    hint: 'best three of four rounds; a top board of seven after round 3',
    settings: {
      countingBest: '3',
      countingTopBoard: 'above',
      [QUALIFYING.count.name]: '7',
      [QUALIFYING.after.name]: '3',
    },
  },
  {
    id: 'dipcon-2019',
    name: 'DipCon 2019',
    hint: 'places in each round, the best three of four added',
    settings: { countingMeasure: 'rank', countingBest: '3' },
  },
  {
    id: 'conquest-2008',
    name: 'Conquest 2008',
    hint: 'places in each round, the best two of three added; every round in a system of its own',
    settings: { countingMeasure: 'rank', countingBest: '2' },
  },
];

/** A structure says nothing about ties, teams and factors. */
const SETTINGS = [...COUNTING_SETTINGS, ...Object.values(QUALIFYING)].filter(
  (setting) => ![...TIE_SETTINGS, ...TEAM_SETTINGS, FACTORS].includes(setting),
);

/** The structure that an event with these settings has. */
export function structureOf(settings: Settings): Structure | undefined {
  return STRUCTURES.find((one) =>
    SETTINGS.every(({ name, values }) => {
      const usual = values?.[0]?.value ?? '';
      return (settings[name]?.trim() || usual) === (one.settings[name] ?? usual);
    }),
  );
}

/** Every setting that belongs to structures, so that nothing of an earlier one stays. */
export function settingsOfStructure({ settings }: Structure): Settings {
  return Object.fromEntries(SETTINGS.map(({ name, values }) => [name, settings[name] ?? values?.[0]?.value ?? '']));
}
