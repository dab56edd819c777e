// The lines to paste, from what was chosen.
import { LAYOUTS } from '../links/form_links.ts';
import type { Part } from '../links/layout.ts';

export interface Chosen {
  as: 'frame' | 'element';
  system: string;
  form: string;
  theme: string;
  locale: string;
  /** By field, only what is not as usual. */
  settings: Record<string, string>;
}

/** What the blank form takes in a column of any width, in pixels: so much is kept free, and nothing jumps. */
const HEIGHTS: Record<string, number> = { 'puffing-billy': 950, 'union-pacific': 950, 'size-matters': 1200, 'detour-98f': 1200 };
const ENOUGH = 1350;

function formId({ system, form }: Chosen): string {
  return form ? `${system}/${form}` : system;
}

/** Lists of rows are not among them. */
export function settingsOf(chosen: Chosen): Part[] {
  return (LAYOUTS[formId(chosen)] ?? []).filter(({ values, take }) => values || take('') === '');
}

export function addressOf(chosen: Chosen, beside: string): string {
  const { system, form, theme, locale, settings } = chosen;
  const asked = new URLSearchParams({ system, ...(form && { form }), ...(theme && { theme }), ...(locale && { locale }), ...settings });
  return new URL(`embed.html?${asked}`, beside).href;
}

export function snippetOf(chosen: Chosen, beside: string): string {
  const height = HEIGHTS[formId(chosen)] ?? ENOUGH;
  return chosen.as === 'frame' ? frameOf(chosen, height, beside) : elementOf(chosen, height, beside);
}

function frameOf(chosen: Chosen, height: number, beside: string): string {
  const attributes = { src: addressOf(chosen, beside), title: 'Score sheet', width: '100%', height, frameborder: 0 };
  return `<iframe${written(attributes)}></iframe>
<script src="${new URL('embed-host.js', beside).href}" async></script>`;
}

function elementOf({ system, form, theme, locale, settings }: Chosen, height: number, beside: string): string {
  const attributes = { system, variant: form, theme, locale, ...settings, style: `display: block; min-height: ${height}px` };
  return `<script type="module" src="${new URL('tally-sheet.js', beside).href}"></script>
<tally-sheet${written(attributes)}></tally-sheet>`;
}

/** Those that are empty are left out. */
function written(attributes: Record<string, string | number>): string {
  const given = Object.entries(attributes).filter(([, value]) => value !== '');
  return given.map(([name, value]) => ` ${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`).join('');
}
