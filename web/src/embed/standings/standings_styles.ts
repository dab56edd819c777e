// The look of <tally-standings>: the page's own font and text colour, ruled rows, figures aligned. A page can change the
// colours with custom properties, and everything else by its parts.

const STYLES = `
:host { display: block; --rule: var(--tally-rule, color-mix(in srgb, currentColor 22%, transparent)); --soft: var(--tally-soft, color-mix(in srgb, currentColor 72%, transparent)); }
:host([hidden]) { display: none; }
h3 { margin: 0 0 0.25em; font-size: 1.2em; line-height: 1.2; }
.wide { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; border-block: 2px solid currentColor; font-variant-numeric: lining-nums tabular-nums; }
th, td { padding: 0.375em 0.5em; text-align: left; font-weight: inherit; border-bottom: 1px solid var(--rule); }
thead th { font-size: 0.8125em; color: var(--soft); vertical-align: bottom; }
.figure { text-align: right; white-space: nowrap; }
.figure:first-child { text-align: left; }
tbody th { overflow-wrap: anywhere; min-width: 6em; }
.total { font-weight: 700; }
p { margin: 0.5em 0 0; font-size: 0.875em; color: var(--soft); }
`;

let sheet: CSSStyleSheet | undefined;

/** Shared by all elements of a page. */
export function standingsStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
  }
  return sheet;
}
