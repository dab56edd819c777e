// The form's styles, shared by all elements with the same theme on a page.
import { keepTheme, type Theme } from '../theme.ts';

/** The build puts the styles here. */
const STYLES = '/* styles */';

/** The unit of all styles: the size of the text around the element, but never too small to read. The page can set another
 *  length. Without registration it would be measured at every use. */
const MEASURE = '--tally-rem';
const BY_TEXT_AROUND = isRegistered() ? `:host{${MEASURE}:max(1em,13px)}` : '';

const sheets = new Map<Theme | undefined, CSSStyleSheet>();

export function stylesFor(theme: Theme | undefined): CSSStyleSheet {
  const sheet = sheets.get(theme) ?? newSheet(theme);
  sheets.set(theme, sheet);
  return sheet;
}

function newSheet(theme: Theme | undefined): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${STYLES}${BY_TEXT_AROUND}:host{color-scheme:${theme ?? 'light dark'}}`);
  if (theme) keepTheme([sheet], theme);
  if (sheets.size === 0) lendFaces(sheet);
  return sheet;
}

/** False in browsers before 2024, which measure by the page's root. */
function isRegistered(): boolean {
  try {
    CSS.registerProperty({ name: MEASURE, syntax: '<length>', inherits: true, initialValue: '16px' });
  } catch (error) {
    return (error as Error).name === 'InvalidModificationError'; // registered before
  }
  return true;
}

/** @font-face rules work only in the document. Their names are unique to Tallysheet. */
function lendFaces({ cssRules }: CSSStyleSheet): void {
  const faces = [...cssRules].filter((rule) => rule instanceof CSSFontFaceRule).map(({ cssText }) => cssText);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(faces.join(''));
  document.adoptedStyleSheets.push(sheet);
}
