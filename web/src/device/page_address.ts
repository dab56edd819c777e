// The page's own address.

/** With this fragment, and without its query. */
export function addressOf(fragment: string): string {
  return `${location.href.replace(/[?#].*$/s, '')}#${fragment}`;
}
