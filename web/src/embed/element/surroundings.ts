// Light or dark, as the page around the element. The device's preference applies only if the page follows it.
import { THEMES, type Theme } from '../theme.ts';

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
