// The layout of every page of the guide.
import { html, type TemplateResult } from 'lit/html.js';
import { mark } from '../src/app/logo.ts';
import { staticHtml } from './static_html.ts';

export interface GuidePage {
  /** Its file, without the ending. */
  name: string;
  title: string;
  /** A description in one line. */
  about: string;
  content: unknown;
  /** The page of the contents to which it belongs, for one that is not in them. */
  chapter?: string;
}

const POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";

export function pageHtml(page: GuidePage, pages: GuidePage[], style: string): string {
  const title = page.name === 'index' ? page.title : `${page.title} – Tallysheet guide`;
  return `<!doctype html>\n${staticHtml(html`<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content=${POLICY}>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="description" content=${page.about}>
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<meta name="format-detection" content="telephone=no">
<title>${title}</title>
<link rel="icon" href="../icon.svg" type="image/svg+xml">
<link rel="stylesheet" href=${style}>
</head>
<body>
<a class="skip" href="#main">Skip to the text</a>
<header class="masthead"><a class="wordmark" href="../">${mark()} Tallysheet</a></header>
<div class="guide ${page.name}">
${navigation(page, pages)}
<main id="main" tabindex="-1">
<h1>${page.title}</h1>
${page.content}
</main>
</div>
</body>
</html>
`)}`;
}

function navigation(shown: GuidePage, pages: GuidePage[]): TemplateResult {
  return html`<nav aria-label="Guide"><ul>
${pages.map((page) => html`<li><a href="./${page.name}.html"${current(page, shown)}>${page.title}</a></li>\n`)}</ul></nav>`;
}

function current({ name }: GuidePage, shown: GuidePage): TemplateResult | string {
  if (name === shown.name) return html` aria-current="page"`;
  return name === shown.chapter ? html` aria-current="true"` : '';
}
