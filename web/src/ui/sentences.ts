// Helpers for writing sentences.

/** Shortens a text to `most` characters and an ellipsis, without splitting a character. */
export function shortened(text: string, most = 40): string {
  return text.replace(new RegExp(`^(.{${most}}).+`, 'su'), '$1…');
}

/** "one game", "12 games". */
export function amount(count: number, noun: string): string {
  return count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}

/** "win, draw or loss". */
export function inWords(words: readonly string[], last = 'or'): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}
