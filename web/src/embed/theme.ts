// Applies a requested theme regardless of the device's preference, by enabling or disabling all rules for dark mode.
export type Theme = 'light' | 'dark';

export const THEMES: Theme[] = ['light', 'dark'];

export function keepTheme(sheets: Iterable<CSSStyleSheet>, theme: Theme): void {
  for (const { cssRules } of sheets) for (const rule of cssRules) keepRule(rule, theme);
}

function keepRule(rule: CSSRule, theme: Theme): void {
  if (!(rule instanceof CSSMediaRule) || !rule.media.mediaText.includes('prefers-color-scheme')) return;
  rule.media.mediaText = theme === 'dark' ? 'all' : 'not all';
}

/** Light or dark, as the page around the element. The device's preference applies only if the page follows it. */
export function themeOf(element: HTMLElement): Theme | undefined {
  const requested = element.getAttribute('theme') as Theme;
  if (THEMES.includes(requested)) return requested;
  const { colorScheme } = getComputedStyle(element.parentElement ?? document.documentElement);
  const schemes = colorScheme === 'normal' ? schemesOfPage() : colorScheme;
  if (!schemes.includes('dark')) return 'light';
  return schemes.includes('light') ? undefined : 'dark';
}

function schemesOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '';
}
