// The built pages of the report card, and what stands in them.
import { readdirSync, readFileSync } from 'node:fs';
import { DIPLOMACY_SYSTEMS } from '../../../web/src/systems/compare/diplomacy_systems.ts';

const FOLDER = 'build/site/docs';

export const SYSTEMS = DIPLOMACY_SYSTEMS.map(({ id, name }) => ({ id, name }));
export const OWN_PAGES = readdirSync(FOLDER).filter((name) => name.startsWith('report-'));

export function pageOf(system: string): string {
  return readFileSync(`${FOLDER}/report-${system}.html`, 'utf8');
}

export function overview(): string {
  return readFileSync(`${FOLDER}/report.html`, 'utf8');
}

export function sectionOf(page: string, id: string): string {
  const [, section] = new RegExp(`<section id="${id}">([\\s\\S]*?)</section>`).exec(page) ?? [];
  if (section === undefined) throw new Error(`no section ${id}`);
  return section;
}

/** Without tags, in one line. */
export function textOf(html: string): string {
  return html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
}

export interface FinishLink {
  /** "16-4-4-4-4-2-0" */
  finish: string;
  form: string;
  carried: string;
}

export function linksIn(html: string): FinishLink[] {
  return [...html.matchAll(/<a class="finish" href="\.\.\/#([a-z0-9-]+)\?([^"]+)">([^<]+)<\/a>/g)].map(
    ([, form, carried, finish]) => ({ finish: finish!, form: form!, carried: carried! }),
  );
}
