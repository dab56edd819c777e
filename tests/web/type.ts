// The page in a font of another width, whichever fonts are installed.
import type { Page } from 'playwright-core';

export interface Widths {
  name: string;
  /** The width of a figure and of the letters of a name, in parts of the font's size. */
  figure: number;
  letters: number;
}

/** The widest that many have, and all that a minimal Debian has. */
export const DEJAVU: Widths = { name: 'DejaVu', figure: 0.636, letters: 0.61 };
/** On Apple's and Windows' machines, and as P052 on most Linux desktops. */
export const PALATINO: Widths = { name: 'Palatino', figure: 0.5, letters: 0.53 };

/** Spaces the letters of the font that is there, so that names and figures are as wide as in the other. */
export function setType(page: Page, widths: Widths): Promise<void> {
  return page.evaluate(({ figure, letters }) => {
    const canvas = document.createElement('canvas').getContext('2d')!;
    canvas.font = '100px serif';
    const own = (text: string) => canvas.measureText(text).width / 100 / text.length;
    const more = Math.max(figure - own('0'), letters - own('Stephen'));
    const styles = new CSSStyleSheet();
    styles.replaceSync(
      `:root { --serif: serif !important; --sans: serif !important; } * { letter-spacing: ${more}em !important; }`,
    );
    document.adoptedStyleSheets = [styles];
  }, widths);
}
