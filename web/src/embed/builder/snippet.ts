// The code to paste for the chosen options.
import { capital } from '../../ui/sentences.ts';
import { singleFields, type Field } from '../../form/state.ts';
import type { SettingWords } from '../../systems/setting_words.ts';
import { systemOf, tabOf } from '../../systems/index.ts';
import { sheetTitle } from '../options.ts';

export interface Chosen {
  as: 'frame' | 'element';
  system: string;
  form: string;
  theme: string;
  locale: string;
  /** Settings that differ from their defaults, by field. */
  settings: Record<string, string>;
}

export const KINDS: { value: Chosen['as']; label: string; hint: string }[] = [
  { value: 'frame', label: 'a frame', hint: 'on any website' },
  {
    value: 'element',
    label: 'an element',
    hint: 'in your page’s own colours; the page must allow scripts from this site',
  },
];

function formId({ system, form }: Chosen): string {
  return form ? `${system}/${form}` : system;
}

export function settingsOf(chosen: Chosen): [name: string, field: Field][] {
  const tab = tabOf(formId(chosen));
  return tab ? singleFields(tab.state) : [];
}

const WORDS = import.meta.glob<Record<string, SettingWords>>('../../systems/*/settings.ts', {
  eager: true,
  import: 'settingWords',
});

/** The form's name for the setting. */
export function wordsFor(chosen: Chosen, name: string): SettingWords {
  return (
    WORDS[`../../systems/${chosen.system}/settings.ts`]?.[name] ?? {
      legend: capital(name),
      hint: hintFor(chosen, name),
    }
  );
}

/** Every form has a heading, of which its example shows one. */
function hintFor(chosen: Chosen, name: string): string {
  return `filled in beforehand, for example ${tabOf(formId(chosen))?.state.example()[name]}`;
}

export function addressOf(chosen: Chosen, beside: string): string {
  const { system, form, theme, locale, settings } = chosen;
  const options = new URLSearchParams({
    system,
    ...(form && { form }),
    ...(theme && { theme }),
    ...(locale && { locale }),
    ...settings,
  });
  return new URL(`embed.html?${options}`, beside).href;
}

export function snippetOf(chosen: Chosen, beside: string): string {
  const height = tabOf(formId(chosen))?.height ?? 0;
  return chosen.as === 'frame' ? frameOf(chosen, height, beside) : elementOf(chosen, height, beside);
}

function frameOf(chosen: Chosen, height: number, beside: string): string {
  const attributes = {
    src: addressOf(chosen, beside),
    title: sheetTitle(systemOf(chosen.system), tabOf(formId(chosen))),
    width: '100%',
    height,
    frameborder: 0,
  };
  return `<iframe${written(attributes)}></iframe>
<script src="${new URL('embed-host.js', beside).href}" async></script>`;
}

function elementOf({ system, form, theme, locale, settings }: Chosen, height: number, beside: string): string {
  const attributes = {
    system,
    variant: form,
    theme,
    locale,
    ...settings,
    style: `display: block; min-height: ${height}px`,
  };
  return `<script type="module" src="${new URL('tally-sheet.js', beside).href}"></script>
<tally-sheet${written(attributes)}></tally-sheet>`;
}

const RULE_HEIGHT = 1400;

/** An element with a rule, as its text or as a link that carries it. */
export function ruleSnippet(rule: string, beside: string): string {
  const text = rule.trim().includes('\n') ? `\n${rule.trim()}\n` : rule.trim();
  return `<script type="module" src="${new URL('tally-sheet-rules.js', beside).href}"></script>
<tally-sheet${written({ rule: text, style: `display: block; min-height: ${RULE_HEIGHT}px` })}></tally-sheet>`;
}

/** A results page that Tallysheet has written, on the club's own site. */
export interface ChosenStandings {
  as: 'frame' | 'element';
  /** Its address as typed: "results.html". */
  src: string;
  /** How many places are shown; blank for all. */
  rows: string;
}

const STANDINGS_HEIGHT = 720;

export function standingsSnippet({ as, src, rows }: ChosenStandings, beside: string): string {
  const address = src.trim() || 'results.html';
  if (as === 'frame') {
    const framed = `${address.replace(/#.*$/s, '')}#frame`;
    return `<iframe${written({ src: framed, title: 'Standings', width: '100%', height: STANDINGS_HEIGHT, frameborder: 0 })}></iframe>`;
  }
  return `<script type="module" src="${new URL('tally-standings.js', beside).href}"></script>
<tally-standings${written({ src: address, rows: rows.trim() })}></tally-standings>`;
}

/** Leaves out empty attributes. */
function written(attributes: Record<string, string | number>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  return given
    .map(([name, value]) => ` ${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`)
    .join('');
}
