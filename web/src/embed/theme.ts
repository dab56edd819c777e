// Applies a requested theme, whatever the device prefers, by enabling or disabling all rules for dark mode.
export type Theme = 'light' | 'dark';

export const THEMES: Theme[] = ['light', 'dark'];

export function keepTheme(sheets: Iterable<CSSStyleSheet>, theme: Theme): void {
  for (const { cssRules } of sheets) for (const rule of cssRules) keepRule(rule, theme);
}

function keepRule(rule: CSSRule, theme: Theme): void {
  if (!(rule instanceof CSSMediaRule) || !rule.media.mediaText.includes('prefers-color-scheme')) return;
  rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
}
