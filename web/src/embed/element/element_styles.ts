// The form's styles, shared by all elements with the same theme on a page.
import { keepTheme, type Theme } from '../theme.ts';

/** The build puts the styles here. */
const STYLES = '/* styles */';

const sheets = new Map<Theme | undefined, CSSStyleSheet>();

export function stylesFor(theme: Theme | undefined): CSSStyleSheet {
  const sheet = sheets.get(theme) ?? newSheet(theme);
  sheets.set(theme, sheet);
  return sheet;
}

function newSheet(theme: Theme | undefined): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${STYLES}:host{color-scheme:${theme ?? 'light dark'}}`);
  if (theme) keepTheme([sheet], theme);
  if (sheets.size === 0) lendFaces(sheet);
  return sheet;
}

/** @font-face rules work only in the document. Their names are unique to Tallysheet. */
function lendFaces({ cssRules }: CSSStyleSheet): void {
  const faces = [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces.join(''));
  document.adoptedStyleSheets.push(sheet);
}
