// The lines to paste, from what was chosen.
import { LAYOUTS } from '../links/form_links.ts';
import type { Part } from '../links/layout.ts';

export interface Chosen {
  system: string;
  form: string;
  theme: string;
  locale: string;
  /** By field, only what is not as usual. */
  settings: Record<string, string>;
}

/** What the blank form takes in a narrow column, in pixels: so much is kept free, and nothing jumps. */
const HEIGHTS: Record<string, number> = { 'puffing-billy': 900, 'union-pacific': 900, 'size-matters': 1150, 'detour-98f': 1150 };
const ENOUGH = 1300;

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
  const src = addressOf(chosen, beside).replaceAll('&', '&amp;');
  const height = HEIGHTS[formId(chosen)] ?? ENOUGH;
  return `<iframe src="${src}" title="Score sheet" width="100%" height="${height}" frameborder="0"></iframe>
<script src="${new URL('embed-host.js', beside).href}" async></script>`;
}
