// Common parts of the report card's pages.
import { html, type TemplateResult } from 'lit/html.js';
import type { GuidePage } from '../page.ts';

export interface Verdict {
  id: string;
  question: string;
  /** In a word or a figure for each of its columns in the table of all systems. */
  short: string[];
  says: unknown;
}

/** The file of a system's page, without the ending. */
export function pageOf(id: string): string {
  return `report-${id}`;
}

export function verdictHtml({ id, question, says }: Pick<Verdict, 'id' | 'question' | 'says'>): TemplateResult {
  return html`<section id=${id}><h2>${question}</h2>
<p>${says}</p>
</section>
`;
}

interface Card {
  id: string;
  name: string;
  about: string;
  /** The system whose colour it has. */
  ink: string;
  introduction: TemplateResult;
  verdicts: Pick<Verdict, 'id' | 'question' | 'says'>[];
  /** After the verdicts. */
  pictures?: unknown;
}

/** A page for systems of other games, over a grid of its own. */
export function cardPage({ id, name, about, ink, introduction, verdicts, pictures = '' }: Card): GuidePage {
  return {
    name: pageOf(id),
    title: `Report card: ${name}`,
    about,
    chapter: 'report',
    content: html`<div class="report ${ink}">
${introduction}
${verdicts.map(verdictHtml)}
${pictures}
</div>
`,
  };
}
