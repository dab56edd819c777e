// Texts of any length, as a sentence quotes them.

/** As many characters of a name as another problem's sentence quotes. */
const MOST = 40;

/** The text itself up to so many characters; else its beginning and an ellipsis. No character is cut in two. */
export function shortened(text: string, most = MOST): string {
  const beginning = [...text.slice(0, 2 * most + 1)];
  return beginning.length > most ? `${beginning.slice(0, most).join('')}…` : text;
}
