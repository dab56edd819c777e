// Light or dark, as the page around the element is: what the device prefers counts only where the page follows it too.
import { THEMES, type Theme } from '../embed/theme.ts';

export function themeOf(element: HTMLElement): Theme | undefined {
  const asked = element.getAttribute('theme') as Theme;
  if (THEMES.includes(asked)) return asked;
  const { colorScheme } = getComputedStyle(element.parentElement ?? document.documentElement);
  const schemes = colorScheme === 'normal' ? schemesOfPage() : colorScheme;
  if (!schemes.includes('dark')) return 'light';
  return schemes.includes('light') ? undefined : 'dark';
}

function schemesOfPage(): string {
  return document.querySelector<HTMLMetaElement>('meta[name="color-scheme"]')?.content ?? '';
}
