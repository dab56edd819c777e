// The page's own address with something behind its "#", without what strangers have put behind a "?".

export function addressOf(fragment: string): string {
  return `${location.href.replace(/[?#].*$/s, '')}#${fragment}`;
}
