// The page's own address with this fragment, without its query.

export function addressOf(fragment: string): string {
  return `${location.href.replace(/[?#].*$/s, '')}#${fragment}`;
}
