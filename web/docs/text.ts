// Converts the guide's Markdown to HTML with linkable headings, and with pictures of a phone's screen beside the steps.
import { Marked } from 'marked';
import { escaped, Ready } from './static_html.ts';

// The package's README links to files beside it, and has a title and a licence that the guide does not need.
const ELSEWHERE: Record<string, string> = { 'tallysheet.d.ts': './api.html' };
const IN_THE_SITE = /^(\.\.?\/|#)/;
const OWN_TITLE = /^# .*\n/;
const LICENCE = /\n## Licence\n[\s\S]*$/;
/** Pixels of every picture, which tests/web/guide takes of a phone's screen. */
const SCREEN = { width: 360, height: 740 };

const marked = new Marked({
  renderer: {
    heading({ depth, text, tokens }) {
      return `<h${depth} id="${anchor(text)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
    },
    link({ href, tokens }) {
      const target = ELSEWHERE[href] ?? href;
      const text = this.parser.parseInline(tokens);
      return IN_THE_SITE.test(target) ? `<a href="${escaped(target)}">${text}</a>` : text;
    },
    image({ href, text }) {
      const { width, height } = SCREEN;
      return `<img class="screen" src="${escaped(href)}" alt="${escaped(text)}" width="${width}" height="${height}" loading="lazy">`;
    },
  },
});

export function textOf(markdown: string): Ready {
  return new Ready(marked.parse(markdown.replace(OWN_TITLE, '').replace(LICENCE, '\n'), { async: false }));
}

/** A line that leads to the project's source; none while wasm/package.json names no repository. */
export function sourceLink(repository: string): Ready {
  const address = escaped(repository.replace(/^git\+/, '').replace(/\.git$/, ''));
  return new Ready(address && `<p>The source of Tallysheet: <a href="${address}">${address}</a></p>\n`);
}

/** "Without a network" as "without-a-network". */
export function anchor(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
