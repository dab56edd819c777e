// Texts of any length, as a sentence quotes them.

/** The text itself up to so many characters; else its beginning and an ellipsis. No character is cut in two. */
export function shortened(text: string, most = 40): string {
  return text.replace(new RegExp(`^(.{${most}}).+`, 'su'), '$1…');
}
