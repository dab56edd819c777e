// Helpers for writing sentences.

/** Shortens a text to `most` characters and an ellipsis, without splitting a character. */
export function shortened(text: string, most = 40): string {
  return text.replace(new RegExp(`^(.{${most}}).+`, 'su'), '$1…');
}

/** Picks the form of a noun or verb that agrees with a count: agreeing(1, 'is', 'are') is "is". */
export function agreeing(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** "win, draw or loss". */
export function inWords(words: readonly string[], last = 'or'): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** The text with its first letter capitalised. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
